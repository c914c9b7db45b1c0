/**
 * `npm run demo:remove`: removes the demo content from the site's database, with the settings of `npm start`. Edited
 * entries stay. The site may be running.
 */
import { requireNode } from './lib/require-node.mjs';

requireNode(20);
const { main } = await import('./lib/problem.mjs');
const { removeDemo } = await import('./lib/remove-demo.mjs');
main(removeDemo);
