import { readFileSync } from 'node:fs';
import { coverage, parseRules } from './citations.mjs';
import { inRoot } from './project.mjs';
import { reportOf } from './reports.mjs';

const makers = {
  vitest: 'npm test (or: npx vitest run --reporter=json --outputFile.json=build/vitest.json)',
  playwright: 'npm test',
};

/**
 * Prints which rules of the specification no passing test cites.
 * @param {{ quiet: boolean }} options quiet: only the summary and errors
 * @returns {number} 1 when a test cites an unknown rule, or when there is no report at all
 */
export function printRules({ quiet }) {
  const reports = Object.keys(makers).map((runner) => ({ runner, report: reportOf(runner) }));
  const missing = reports.filter(({ report }) => !report);
  for (const { runner } of missing)
    console.log(`! build/${runner}.json is missing or incomplete. Make it with: ${makers[runner]}`);

  const rules = parseRules(readFileSync(inRoot('tests/rules.tsv'), 'utf8'));
  const { open, unknown, total } = coverage(
    rules,
    reports.flatMap(({ report }) => report?.tests ?? []),
  );
  if (!quiet)
    for (const { id, section, text } of open) console.log(`${id.padEnd(10)} ${section.padEnd(4)} ${text}`);
  for (const { id, title } of unknown)
    console.error(`✗ ${id} is not in tests/rules.tsv, but this test cites it: ${title}`);
  console.log(`${total - open.length} of ${total} rules cited by a passing test`);
  return unknown.length > 0 || missing.length === reports.length ? 1 : 0;
}
