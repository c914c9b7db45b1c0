/**
 * `npm run attack`: attacks running sites over HTTP: garbage, hostile accounts, stored content, uploads, floods. Prints
 * a table of the tries; the exit code is 1 if one of them found anything.
 *
 * npm run attack -- traversal "100,000"   only tries with these words in their names
 */
import { main } from './lib/problem.mjs';
import { runTryList } from './lib/run-try-list.mjs';

main(() => runTryList('attack', process.argv.slice(2)));
