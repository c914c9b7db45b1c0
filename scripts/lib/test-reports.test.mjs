import { expect, test } from 'vitest';
import { parsePlaywright, parseVitest } from './test-reports.mjs';

test('Vitest: titles hold those of their groups; todo and pending count as skipped', () => {
  const assertion = (title, status) => ({ ancestorTitles: ['list [NLST-01]'], title, status });
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

test('Vitest: a file that ended before its tests is counted as broken', () => {
  expect(parseVitest({ testResults: [{ status: 'failed', assertionResults: [] }] })).toEqual({
    tests: [],
    brokenFiles: 1,
  });
});

test('Playwright: nested groups, one test in two projects, errors outside of tests', () => {
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
      { title: 'home.spec.ts opens', outcome: 'passed' },
      { title: 'home.spec.ts slides [HOME-01a] turns', outcome: 'failed' },
      { title: 'home.spec.ts slides [HOME-01a] waits', outcome: 'skipped' },
    ],
    brokenFiles: 1,
  });
});
