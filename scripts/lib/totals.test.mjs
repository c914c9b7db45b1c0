import { expect, test } from 'vitest';
import { sum, totalsLine, totalsOfCheck, totalsOfReport, totalsOfStep } from './totals.mjs';

const report = (outcomes, brokenFiles = 0) => ({
  tests: outcomes.map((outcome) => ({ title: '', outcome })),
  brokenFiles,
});

test('the last line names skipped tests only when there are some', () => {
  expect(totalsLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(totalsLine({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped');
});

test('a check counts as one, a build only when it fails', () => {
  expect(totalsOfCheck(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(totalsOfCheck(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(totalsOfStep(0)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  expect(totalsOfStep(1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a run without a report is a failure, whatever its exit code', () => {
  expect(totalsOfReport(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a run that failed outside of its tests is a failure', () => {
  expect(totalsOfReport(report(['passed', 'skipped']), 1)).toEqual({ passed: 1, failed: 1, skipped: 1 });
  expect(totalsOfReport(report(['passed'], 2), 1)).toEqual({ passed: 1, failed: 2, skipped: 0 });
  expect(totalsOfReport(report(['passed', 'failed']), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('steps are summed', () => {
  const parts = [totalsOfCheck(0), totalsOfReport(report(['passed', 'skipped']), 0), totalsOfStep(1)];
  expect(sum(parts)).toEqual({ passed: 2, failed: 1, skipped: 1 });
});
