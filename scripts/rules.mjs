/** `npm run rules`: lists the rules that no passing test of the last run cites. */
import { main } from './lib/problem.mjs';
import { printRules } from './lib/rules-report.mjs';

main(async () => printRules());
