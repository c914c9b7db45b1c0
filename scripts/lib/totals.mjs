/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

const none = { passed: 0, failed: 0, skipped: 0 };
const single = (ok) => ({ ...none, [ok ? 'passed' : 'failed']: 1 });

/** A check without tests of its own counts as one. @returns {Totals} */
export const totalsOfCheck = (exitCode) => single(exitCode === 0);

/** A step that checks nothing by itself counts only when it fails. @returns {Totals} */
export const totalsOfStep = (exitCode) => (exitCode === 0 ? none : single(false));

/**
 * A test runner's totals. Without a report, or with an error outside of any test, one failure is counted, so that
 * a run which did not end well never looks as if it had.
 * @param {import('./test-reports.mjs').Report | undefined} report
 * @param {number} exitCode
 * @returns {Totals}
 */
export function totalsOfReport(report, exitCode) {
  if (!report) return single(false);
  const count = (outcome) => report.tests.filter((test) => test.outcome === outcome).length;
  const failed = count('failed') + report.brokenFiles;
  return {
    passed: count('passed'),
    failed: failed || exitCode === 0 ? failed : 1,
    skipped: count('skipped'),
  };
}

/** @param {Totals[]} list @returns {Totals} */
export const sum = (list) =>
  list.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    none,
  );

/** The line with which `npm test` ends. @param {Totals} totals */
export const totalsLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
