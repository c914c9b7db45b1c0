/**
 * `npm run migrate`: runs the pending migrations of the site's database, with the settings of `npm start`. Servers may be
 * running; with `MIGRATE=off` they never do it themselves.
 */
import { requireNode } from './lib/require-node.mjs';

requireNode(20);
const { main } = await import('./lib/problem.mjs');
const { sourceProgram } = await import('./lib/source-program.mjs');
main(() => sourceProgram('db/migrate-program.ts'));
