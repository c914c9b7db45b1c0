/** `npm test`: everything that can be checked, on a fresh clone as well. Ends with `N passed, N failed`. */
import { requireNode } from './lib/require-node.mjs';

requireNode(20);
const { main } = await import('./lib/problem.mjs');
const { testAll } = await import('./lib/test-all.mjs');
main(testAll);
