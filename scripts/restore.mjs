/**
 * `npm run restore -- FILE`: puts a backup in the place of the data of the site, with the settings of
 * `npm start`. Refuses while the site runs.
 */
import { requireNode } from './lib/require-node.mjs';

requireNode(20);
const { main } = await import('./lib/problem.mjs');
const { sourceProgram } = await import('./lib/source-program.mjs');
main(() => sourceProgram('backup/restore.ts'));
