import { readFileSync } from 'node:fs';
import { inRoot } from './project.mjs';
import { readReport, runners } from './test-reports.mjs';

const ruleId = String.raw`[A-Z]+-\d+[a-z]?(?:\.\d+)?`;
const citation = new RegExp(String.raw`\[(${ruleId}(?:\s*,\s*${ruleId})*)\]`, 'g');

/** The rules that a test's title cites: `[NLST-01, NLST-04] pages a list` → both. @returns {string[]} */
export const citedRules = (title) =>
  [...title.matchAll(citation)].flatMap(([, ids]) => ids.split(',').map((id) => id.trim()));

/**
 * Reads `tests/rules.tsv`: id, section of the specification (`dec`: a decision of ours), text.
 * @param {string} text
 * @returns {{ id: string, section: string, text: string }[]}
 */
export const parseRules = (text) =>
  text
    .split(/\r?\n/)
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split('\t'))
    .map(([id, section, rule]) => ({ id, section, text: rule }));

/**
 * The rules that no passing test cites, and the citations of rules that are not in the list (also by tests that fail).
 * @param {{ id: string, section: string, text: string }[]} rules
 * @param {import('./test-reports.mjs').TestResult[]} tests
 */
export function coverage(rules, tests) {
  const known = new Set(rules.map(({ id }) => id));
  const passing = tests.filter(({ outcome }) => outcome === 'passed' || outcome === 'flaky');
  const cited = new Set(passing.flatMap(({ title }) => citedRules(title)));
  const unknown = tests.flatMap(({ title }) =>
    citedRules(title)
      .filter((id) => !known.has(id))
      .map((id) => ({ id, title })),
  );
  return { open: rules.filter(({ id }) => !cited.has(id)), unknown, total: rules.length };
}

/**
 * Prints which rules of the specification no passing test cites, from the reports of the last test run.
 * @returns {number} 1 when there is such a rule, when a test cites an unknown rule, or when a report is missing
 */
export function printRules() {
  const reports = runners.map((runner) => ({ runner, report: readReport(runner) }));
  const missing = reports.filter(({ report }) => !report);
  for (const { runner } of missing)
    console.error(`✗ build/${runner}.json is missing or incomplete. Run npm test to write it`);
  if (missing.length > 0) return 1;

  const rules = parseRules(readFileSync(inRoot('tests/rules.tsv'), 'utf8'));
  const { open, unknown, total } = coverage(
    rules,
    reports.flatMap(({ report }) => report.tests),
  );
  for (const { id, section, text } of open)
    console.error(`✗ no passing test cites ${id} (section ${section}): ${text}`);
  for (const { id, title } of unknown)
    console.error(`✗ ${id} is not in tests/rules.tsv, but this test cites it: ${title}`);
  console.log(`${total - open.length} of ${total} rules cited by a passing test`);
  return open.length + unknown.length > 0 ? 1 : 0;
}
