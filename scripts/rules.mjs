/** `npm run rules`: the rules of the specification that no passing test cites. `--quiet` prints only how many do. */
import { main } from './lib/problem.mjs';
import { printRules } from './lib/rules-report.mjs';

main(async () => printRules({ quiet: process.argv.includes('--quiet') }));
