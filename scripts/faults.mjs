/**
 * `npm run faults`: kills servers, fills disks, stops databases and backends under load. Prints a table of the tries;
 * the exit code is 1 if one of them found anything.
 *
 * npm run faults -- --only postgres --only "disk is full"   tries with one of these texts in their names
 *
 * npm run faults -- --resume   all except those that held since the last change of the program (build/tries/faults.json)
 */
import { main } from './lib/problem.mjs';
import { runTryList } from './lib/run-try-list.mjs';

main(() => runTryList('faults', process.argv.slice(2)));
