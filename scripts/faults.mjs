/**
 * `npm run faults`: kills servers, fills disks, stops databases and backends under load. Prints a table of the tries;
 * the exit code is 1 if one of them found anything.
 *
 * npm run faults -- SQLite "disk"   only tries with these words in their names
 */
import { main } from './lib/problem.mjs';
import { runTryList } from './lib/run-try-list.mjs';

main(() => runTryList('faults', process.argv.slice(2)));
