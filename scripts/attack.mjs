/**
 * `npm run attack`: attacks running sites over HTTP: garbage, hostile accounts, stored content, uploads, floods. Prints
 * a table of the tries; the exit code is 1 if one of them found anything.
 *
 * npm run attack -- --only traversal --only uploads   tries with one of these texts in their names
 *
 * npm run attack -- --resume   all except those that held since the last change of the program (build/tries/attack.json)
 */
import { main } from './lib/problem.mjs';
import { runTryList } from './lib/run-try-list.mjs';

main(() => runTryList('attack', process.argv.slice(2)));
