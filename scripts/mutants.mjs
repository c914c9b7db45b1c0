/**
 * `npm run mutants`: breaks a copy of the project in a hundred places, one at a time, and runs the tests that each touches.
 * A mutant that no test notices has survived. Prints how many of each kind were killed, and the survivors. The exit code
 * is 1 if fewer than 95 % were killed, or fewer than 85 % of a kind.
 *
 * npm run mutants -- --count 50 --seed 7   half as many, others
 *
 * npm run mutants -- --kind texts --kind mails   of these kinds only
 *
 * npm run mutants -- --resume   without those that a run of the same sources has tried (build/mutants/results.json)
 *
 * npm run mutants -- --list   only prints what would be broken
 */

import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';
import { rerunOnProjectNode } from './lib/project-runtime.mjs';

main(async () => {
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;
  const { runMutants } = await import('./mutants/run-mutants.mjs');
  return runMutants(process.argv.slice(2));
});
