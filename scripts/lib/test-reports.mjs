import { readFileSync, rmSync } from 'node:fs';
import { inRoot } from './project.mjs';

/**
 * @typedef {{ title: string, outcome: 'passed' | 'flaky' | 'failed' | 'skipped' }} TestResult title: with the titles
 * of its groups; flaky: failed at first, passed when it was tried again
 * @typedef {{ tests: TestResult[], brokenFiles: number }} Report brokenFiles: test files that failed before any of
 * their tests ran
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: string[] }} Totals flaky: titles of tests that
 * are counted as passed
 */

/** Vitest's JSON report. @returns {Report} */
export function parseVitest({ testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => ({
      title: [...ancestorTitles, title].filter(Boolean).join(' '),
      outcome: vitestOutcome(status, failureMessages),
    })),
  );
  const broken = ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  return { tests, brokenFiles: testResults.filter(broken).length };
}

/** A test that passed on its second try keeps the messages of the first. */
function vitestOutcome(status, failureMessages = []) {
  if (status === 'passed') return failureMessages.length > 0 ? 'flaky' : 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

/** Playwright's JSON report; a test is counted once in every project (browser size) it runs in. @returns {Report} */
export function parsePlaywright({ suites = [], errors = [] }) {
  return { tests: suites.flatMap((suite) => suiteTests(suite, [])), brokenFiles: errors.length };
}

function suiteTests({ title, specs = [], suites = [] }, parents) {
  const titles = [...parents, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status }) => ({
      title: [...titles, spec.title].join(' '),
      outcome: playwrightOutcomes[status],
    })),
  );
  return [...own, ...suites.flatMap((suite) => suiteTests(suite, titles))];
}

const playwrightOutcomes = { expected: 'passed', flaky: 'flaky', unexpected: 'failed', skipped: 'skipped' };

const parsers = { vitest: parseVitest, playwright: parsePlaywright };

/** @typedef {keyof typeof parsers} Runner */

/** @type {Runner[]} */
export const runners = ['vitest', 'playwright'];

/** Path of a runner's JSON report. @param {Runner} runner */
export const reportPath = (runner) => inRoot('build', `${runner}.json`);

/**
 * The report of a runner's last run.
 * @param {Runner} runner
 * @returns {Report | undefined} undefined when the file is missing or incomplete
 */
export function readReport(runner) {
  try {
    return parsers[runner](JSON.parse(readFileSync(reportPath(runner), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Deletes the reports of an earlier run, so that they are not counted again. */
export function removeReports() {
  for (const runner of runners) rmSync(reportPath(runner), { force: true });
}

const none = { passed: 0, failed: 0, skipped: 0, flaky: [] };
const single = (ok) => ({ ...none, [ok ? 'passed' : 'failed']: 1 });

/** A check without tests of its own counts as one. @returns {Totals} */
export const totalsOfCheck = (exitCode) => single(exitCode === 0);

/** A step that checks nothing by itself counts only when it fails. @returns {Totals} */
export const totalsOfStep = (exitCode) => (exitCode === 0 ? none : single(false));

/**
 * A test runner's totals. Without a report, or with an error outside of any test, one failure is counted: a run that
 * did not end well never looks as if it had.
 * @param {Report | undefined} report
 * @param {number} exitCode
 * @returns {Totals}
 */
export function totalsOfReport(report, exitCode) {
  if (!report) return single(false);
  const titled = (outcome) =>
    report.tests.filter((test) => test.outcome === outcome).map(({ title }) => title);
  const flaky = titled('flaky');
  const failed = titled('failed').length + report.brokenFiles;
  return {
    passed: titled('passed').length + flaky.length,
    failed: failed || exitCode === 0 ? failed : 1,
    skipped: titled('skipped').length,
    flaky,
  };
}

/** @param {Totals[]} list @returns {Totals} */
export const sum = (list) =>
  list.reduce(
    (total, { passed, failed, skipped, flaky }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      flaky: [...total.flaky, ...flaky],
    }),
    none,
  );

/** The last line of `npm test`. @param {Totals} totals */
export const totalsLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** The lines that name the flaky tests; none when there are none. @param {Totals} totals @returns {string[]} */
export const flakyLines = ({ flaky }) =>
  flaky.length > 0
    ? [`${flaky.length} flaky: passed only when tried again`, ...flaky.map((title) => `  ${title}`)]
    : [];
