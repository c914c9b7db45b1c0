import { rmSync } from 'node:fs';
import { inRoot } from './project.mjs';
import { parsePlaywright, parseVitest, readReport } from './test-reports.mjs';

const parsers = { vitest: parseVitest, playwright: parsePlaywright };

/** Where a test runner's report stands. @param {keyof typeof parsers} runner */
export const reportPath = (runner) => inRoot('build', `${runner}.json`);

/** The report of a runner's last run. @param {keyof typeof parsers} runner */
export const reportOf = (runner) => readReport(reportPath(runner), parsers[runner]);

/** Takes away what an earlier run left, lest it be counted again. */
export function removeReports() {
  for (const runner of Object.keys(parsers)) rmSync(reportPath(runner), { force: true });
}
