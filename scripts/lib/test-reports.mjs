import { readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inRoot } from './project.mjs';

/**
 * @typedef {{ title: string, outcome: 'passed' | 'flaky' | 'failed' | 'skipped', message?: string }} TestResult title:
 * with the titles of its groups; flaky: failed at first, passed when it was tried again; message: of its first failure
 * @typedef {{ tests: TestResult[], brokenFiles: number }} Report brokenFiles: test files that failed before any of
 * their tests ran
 * @typedef {{ passed: number, failed: number, skipped: number, troubled: TestResult[] }} Totals troubled: the flaky tests,
 * which are counted as passed, and the failed ones; a failure outside of any test is only counted
 */

/** Vitest's JSON report. @returns {Report} */
export function parseVitest({ testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => ({
      title: [...ancestorTitles, title].filter(Boolean).join(' '),
      outcome: vitestOutcome(status, failureMessages),
      ...withMessage(failureMessages?.[0]),
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
    spec.tests.map(({ status, results = [] }) => ({
      title: [...titles, spec.title].join(' '),
      outcome: playwrightOutcomes[status],
      ...withMessage(messageOf(results.find(({ error }) => error)?.error)),
    })),
  );
  return [...own, ...suites.flatMap((suite) => suiteTests(suite, titles))];
}

/** A long journey can fail at any of its lines. */
const messageOf = (error) =>
  error?.location
    ? `${basename(error.location.file)}:${error.location.line}\n${error.message}`
    : error?.message;

const withMessage = (message) => (message ? { message: stripVTControlCharacters(message) } : {});

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

const none = { passed: 0, failed: 0, skipped: 0, troubled: [] };
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
  const of = (wanted) => report.tests.filter(({ outcome }) => outcome === wanted);
  const [passed, flaky, failed, skipped] = [of('passed'), of('flaky'), of('failed'), of('skipped')];
  const failures = failed.length + report.brokenFiles;
  return {
    passed: passed.length + flaky.length,
    failed: failures || exitCode === 0 ? failures : 1,
    skipped: skipped.length,
    troubled: [...flaky, ...failed],
  };
}

/** @param {Totals[]} list @returns {Totals} */
export const sum = (list) =>
  list.reduce(
    (total, { passed, failed, skipped, troubled }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      troubled: [...total.troubled, ...troubled],
    }),
    none,
  );

/** The last line of `npm test`. @param {Totals} totals */
export const totalsLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * Names the flaky and the failed tests, with the first lines of each message: the end of a log then tells the cause.
 * @param {Totals} totals
 * @returns {string[]} empty when all passed at once
 */
export function troubleLines({ troubled }) {
  const flaky = troubled.filter(({ outcome }) => outcome === 'flaky');
  const failed = troubled.filter(({ outcome }) => outcome === 'failed');
  return [
    ...(flaky.length > 0 ? [`${flaky.length} flaky: passed only when tried again`] : []),
    ...flaky.flatMap(linesOf),
    ...(failed.length > 0 ? [`${failed.length} failed`] : []),
    ...failed.flatMap(linesOf),
  ];
}

const linesOf = ({ title, message = '' }) => [
  `  ${title}`,
  ...message
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, linesOfMessage)
    .map((line) => `    ${line}`),
];

/** Enough for both values of an expectation, and the name of the element that was waited for. */
const linesOfMessage = 8;
