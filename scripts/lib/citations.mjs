const ruleId = String.raw`[A-Z]+-\d+[a-z]?(?:\.\d+)?`;
const citation = new RegExp(String.raw`\[(${ruleId}(?:\s*,\s*${ruleId})*)\]`, 'g');

/** The rules that a test's title cites: `pages a list [NLST-01, NLST-04]` → both. @returns {string[]} */
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
 * Which rules have a passing test. A citation of a rule that is not in the list counts whether its test passes or not.
 * @param {{ id: string, section: string, text: string }[]} rules
 * @param {import('./test-reports.mjs').TestResult[]} tests
 */
export function coverage(rules, tests) {
  const known = new Set(rules.map(({ id }) => id));
  const passing = tests.filter(({ outcome }) => outcome === 'passed');
  const proven = new Set(passing.flatMap(({ title }) => citedRules(title)));
  const unknown = tests.flatMap(({ title }) =>
    citedRules(title)
      .filter((id) => !known.has(id))
      .map((id) => ({ id, title })),
  );
  return { open: rules.filter(({ id }) => !proven.has(id)), unknown, total: rules.length };
}
