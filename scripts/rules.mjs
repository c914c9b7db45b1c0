/** `npm run rules`: the rules of the specification that no passing test of the last run cites. */
import { main } from './lib/problem.mjs';
import { printRules } from './lib/rules-report.mjs';

main(async () => printRules());
