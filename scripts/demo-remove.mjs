/**
 * `npm run demo:remove`: removes the demo content from the database of the site, with the settings of `npm start`; what
 * somebody has changed stays. The site may run meanwhile.
 */
import { requireNode } from './lib/require-node.mjs';

requireNode(20);
const { main } = await import('./lib/problem.mjs');
const { removeDemo } = await import('./lib/remove-demo.mjs');
main(removeDemo);
