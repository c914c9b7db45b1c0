import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { citedRules, coverage, parseRules } from './rules-report.mjs';

test('a title cites rules in square brackets, one or several, anywhere', () => {
  expect(citedRules('[NLST-01, NLST-04] pages a list')).toEqual(['NLST-01', 'NLST-04']);
  expect(citedRules('lists [HOME-01a] › pages [CALL-01.07,MENU-02]')).toEqual([
    'HOME-01a',
    'CALL-01.07',
    'MENU-02',
  ]);
});

test('other brackets cite nothing', () => {
  expect(citedRules('reads [1, 2], [x-1], [UTF-8 text] and NLST-01')).toEqual([]);
});

test('rules are read with their section and text', () => {
  expect(parseRules('id\tsection\trule\nNLST-01\t2\tA list\nHOME-01b\tdec\tReachable\n')).toEqual([
    { id: 'NLST-01', section: '2', text: 'A list' },
    { id: 'HOME-01b', section: 'dec', text: 'Reachable' },
  ]);
});

test('every rule of the list can be cited', () => {
  const rules = parseRules(readFileSync(new URL('../../tests/rules.tsv', import.meta.url), 'utf8'));
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter(({ id }) => citedRules(`[${id}]`)[0] !== id)).toEqual([]);
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});

test('only passing and flaky tests cover a rule; unknown rules are reported from all tests', () => {
  const rules = parseRules('id\tsection\trule\nA-01\t1\ta\nA-02\t1\tb\nA-03\t1\tc\nA-04\t1\td');
  const result = coverage(rules, [
    { title: 'one [A-01]', outcome: 'passed' },
    { title: 'two [A-02]', outcome: 'failed' },
    { title: 'three [A-03, A-09]', outcome: 'skipped' },
    { title: 'four [A-04]', outcome: 'flaky' },
  ]);
  expect(result.open.map(({ id }) => id)).toEqual(['A-02', 'A-03']);
  expect(result.unknown).toEqual([{ id: 'A-09', title: 'three [A-03, A-09]' }]);
  expect(result.total).toBe(4);
});
