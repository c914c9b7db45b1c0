import { expect, test } from 'vitest';
import {
  flakyLines,
  parsePlaywright,
  parseVitest,
  sum,
  totalsLine,
  totalsOfCheck,
  totalsOfReport,
  totalsOfStep,
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
    { title: 'turns', outcome: 'flaky' },
  ]);
});

test('parseVitest counts a file that failed before its tests ran as broken', () => {
  expect(parseVitest({ testResults: [{ status: 'failed', assertionResults: [] }] })).toEqual({
    tests: [],
    brokenFiles: 1,
  });
});

test('parsePlaywright reads nested groups, one test in two projects, and errors outside of tests', () => {
  const spec = (title, ...statuses) => ({ title, tests: statuses.map((status) => ({ status })) });
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
      { title: 'home.spec.ts opens', outcome: 'flaky' },
      { title: 'home.spec.ts slides [HOME-01a] turns', outcome: 'failed' },
      { title: 'home.spec.ts slides [HOME-01a] waits', outcome: 'skipped' },
    ],
    brokenFiles: 1,
  });
});

const report = (outcomes, brokenFiles = 0) => ({
  tests: outcomes.map((outcome, index) => ({ title: `test ${index}`, outcome })),
  brokenFiles,
});

test('the last line names skipped tests only when there are some, and never flaky ones', () => {
  expect(totalsLine({ passed: 12, failed: 0, skipped: 0, flaky: ['turns'] })).toBe('12 passed, 0 failed');
  expect(totalsLine({ passed: 12, failed: 1, skipped: 3, flaky: [] })).toBe('12 passed, 1 failed, 3 skipped');
});

test('flaky tests are counted and named on lines of their own', () => {
  expect(flakyLines({ passed: 2, failed: 0, skipped: 0, flaky: [] })).toEqual([]);
  expect(flakyLines({ passed: 2, failed: 0, skipped: 0, flaky: ['home turns', 'home opens'] })).toEqual([
    '2 flaky: passed only when tried again',
    '  home turns',
    '  home opens',
  ]);
});

test('a check counts as one, a build only when it fails', () => {
  expect(totalsOfCheck(0)).toEqual({ passed: 1, failed: 0, skipped: 0, flaky: [] });
  expect(totalsOfCheck(2)).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: [] });
  expect(totalsOfStep(0)).toEqual({ passed: 0, failed: 0, skipped: 0, flaky: [] });
  expect(totalsOfStep(1)).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: [] });
});

test('a run without a report is a failure, whatever its exit code', () => {
  expect(totalsOfReport(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: [] });
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
  expect(flaky).toEqual({ passed: 2, failed: 0, skipped: 0, flaky: ['test 1'] });
  expect(sum([totalsOfCheck(0), flaky, totalsOfStep(1)])).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
    flaky: ['test 1'],
  });
});
