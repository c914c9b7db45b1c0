/** `npm test`: runs every check, also in a fresh clone; `-- --changed` only what changes can break. Ends with `N passed, N failed`. */
import { requireNode } from './lib/require-node.mjs';

requireNode(20);
const { main } = await import('./lib/problem.mjs');
const { testAll } = await import('./lib/test-all.mjs');
main(() => testAll(process.argv.slice(2)));
