import { readFileSync } from 'node:fs';

/**
 * @typedef {{ title: string, outcome: 'passed' | 'failed' | 'skipped' }} TestResult title: with those of its groups
 * @typedef {{ tests: TestResult[], brokenFiles: number }} Report brokenFiles: those that ended before their tests
 */

/**
 * Reads a report that a test runner wrote.
 * @param {string} path
 * @param {(json: object) => Report} parse
 * @returns {Report | undefined} undefined when there is none, or only a part
 */
export function readReport(path, parse) {
  try {
    return parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Vitest's JSON report. @returns {Report} */
export function parseVitest({ testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      title: [...ancestorTitles, title].join(' '),
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
  const broken = ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  return { tests, brokenFiles: testResults.filter(broken).length };
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

const playwrightOutcomes = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' };
