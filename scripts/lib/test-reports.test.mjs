import { expect, test } from 'vitest';
import {
  parsePlaywright,
  parseVitest,
  sum,
  totalsLine,
  totalsOfCheck,
  totalsOfReport,
  totalsOfStep,
  troubleLines,
} from './test-reports.mjs';

test('parseVitest joins the titles of groups, and counts todo and pending tests as skipped', () => {
  const assertion = (title, status) => ({ ancestorTitles: ['', 'list [NLST-01]'], title, status });
  const report = {
    testResults: [
      {
        status: 'failed',
        assertionResults: [
          assertion('pages', 'passed'),
          assertion('breaks', 'failed'),
          assertion('later', 'todo'),
          assertion('other', 'pending'),
        ],
      },
    ],
  };
  expect(parseVitest(report)).toEqual({
    tests: [
      { title: 'list [NLST-01] pages', outcome: 'passed' },
      { title: 'list [NLST-01] breaks', outcome: 'failed' },
      { title: 'list [NLST-01] later', outcome: 'skipped' },
      { title: 'list [NLST-01] other', outcome: 'skipped' },
    ],
    brokenFiles: 0,
  });
});

test('parseVitest calls a test flaky that passed and has messages of an earlier failure', () => {
  const passed = (title, failureMessages) => ({
    ancestorTitles: [],
    title,
    status: 'passed',
    failureMessages,
  });
  const report = {
    testResults: [
      { status: 'passed', assertionResults: [passed('opens', []), passed('turns', ['expected 1 to be 2'])] },
    ],
  };
  expect(parseVitest(report).tests).toEqual([
    { title: 'opens', outcome: 'passed' },
    { title: 'turns', outcome: 'flaky', message: 'expected 1 to be 2' },
  ]);
});

test('parseVitest counts a file that failed before its tests ran as broken', () => {
  expect(parseVitest({ testResults: [{ status: 'failed', assertionResults: [] }] })).toEqual({
    tests: [],
    brokenFiles: 1,
  });
});

/** The first try of a flaky test failed. Playwright colours its messages. */
const resultsOf = {
  expected: [{ status: 'passed' }],
  skipped: [],
  flaky: [{ error: { message: '\u001b[31mExpected: 2\u001b[39m' } }, { status: 'passed' }],
  unexpected: [
    { error: { message: 'Expected: 8', location: { file: '/site/tests/e2e/home.spec.ts', line: 12 } } },
    { error: { message: 'Expected: 9' } },
  ],
};

test('parsePlaywright reads nested groups, one test in two projects, and errors outside of tests', () => {
  const spec = (title, ...statuses) => ({
    title,
    tests: statuses.map((status) => ({ status, results: resultsOf[status] })),
  });
  const report = {
    errors: [{ message: 'the server did not start' }],
    suites: [
      {
        title: 'home.spec.ts',
        specs: [spec('opens', 'expected', 'flaky')],
        suites: [
          { title: 'slides [HOME-01a]', specs: [spec('turns', 'unexpected'), spec('waits', 'skipped')] },
        ],
      },
    ],
  };
  expect(parsePlaywright(report)).toEqual({
    tests: [
      { title: 'home.spec.ts opens', outcome: 'passed' },
      { title: 'home.spec.ts opens', outcome: 'flaky', message: 'Expected: 2' },
      {
        title: 'home.spec.ts slides [HOME-01a] turns',
        outcome: 'failed',
        message: 'home.spec.ts:12\nExpected: 8',
      },
      { title: 'home.spec.ts slides [HOME-01a] waits', outcome: 'skipped' },
    ],
    brokenFiles: 1,
  });
});

const report = (outcomes, brokenFiles = 0) => ({
  tests: outcomes.map((outcome, index) => ({ title: `test ${index}`, outcome })),
  brokenFiles,
});

const turns = { title: 'home turns', outcome: 'failed' };

test('the last line names skipped tests only when there are some, and never flaky ones', () => {
  expect(totalsLine({ passed: 12, failed: 0, skipped: 0, troubled: [turns] })).toBe('12 passed, 0 failed');
  expect(totalsLine({ passed: 12, failed: 1, skipped: 3, troubled: [] })).toBe(
    '12 passed, 1 failed, 3 skipped',
  );
});

test('flaky and failed tests are named on lines of their own, with the beginning of their messages', () => {
  expect(troubleLines({ passed: 2, failed: 0, skipped: 0, troubled: [] })).toEqual([]);
  const opens = {
    title: 'home opens',
    outcome: 'flaky',
    message: 'Error: /\n\nExpected: <= 8\nReceived:    9',
  };
  const waits = { title: 'home waits', outcome: 'failed', message: '1\n2\n3\n4\n5\n6\n7\n8\n9' };
  expect(troubleLines({ passed: 1, failed: 2, skipped: 0, troubled: [opens, turns, waits] })).toEqual([
    '1 flaky: passed only when tried again',
    '  home opens',
    '    Error: /',
    '    Expected: <= 8',
    '    Received:    9',
    '2 failed',
    '  home turns',
    '  home waits',
    ...['    1', '    2', '    3', '    4', '    5', '    6', '    7', '    8'],
  ]);
});

test('a check counts as one, a build only when it fails', () => {
  expect(totalsOfCheck(0)).toEqual({ passed: 1, failed: 0, skipped: 0, troubled: [] });
  expect(totalsOfCheck(2)).toEqual({ passed: 0, failed: 1, skipped: 0, troubled: [] });
  expect(totalsOfStep(0)).toEqual({ passed: 0, failed: 0, skipped: 0, troubled: [] });
  expect(totalsOfStep(1)).toEqual({ passed: 0, failed: 1, skipped: 0, troubled: [] });
});

test('a run without a report is a failure, whatever its exit code', () => {
  expect(totalsOfReport(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0, troubled: [] });
});

test('a run that failed outside of its tests is a failure', () => {
  const of = (outcomes, exitCode, brokenFiles) => {
    const { passed, failed, skipped } = totalsOfReport(report(outcomes, brokenFiles), exitCode);
    return { passed, failed, skipped };
  };
  expect(of(['passed', 'skipped'], 1)).toEqual({ passed: 1, failed: 1, skipped: 1 });
  expect(of(['passed'], 1, 2)).toEqual({ passed: 1, failed: 2, skipped: 0 });
  expect(of(['passed', 'failed'], 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('a flaky test counts as passed and keeps its name through the sum of all steps', () => {
  const flaky = totalsOfReport(report(['passed', 'flaky']), 0);
  expect(flaky).toEqual({
    passed: 2,
    failed: 0,
    skipped: 0,
    troubled: [{ title: 'test 1', outcome: 'flaky' }],
  });
  expect(sum([totalsOfCheck(0), flaky, totalsOfStep(1)])).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
    troubled: [{ title: 'test 1', outcome: 'flaky' }],
  });
});
