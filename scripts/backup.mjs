/**
 * `npm run backup -- FILE`: writes the database, the uploads and the secret of the site into one archive, with the settings of
 * `npm start`. The site may be running.
 */
import { requireNode } from './lib/require-node.mjs';

requireNode(20);
const { main } = await import('./lib/problem.mjs');
const { sourceProgram } = await import('./lib/source-program.mjs');
main(() => sourceProgram('backup/backup.ts'));
