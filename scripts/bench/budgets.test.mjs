import { expect, test } from 'vitest';
import { brokenBudgets } from './budgets.mjs';

test('home has a larger budget than other pages', () => {
  expect(brokenBudgets({ path: '/', script: 115_000, html: 25_000 })).toEqual([]);
  expect(brokenBudgets({ path: '/news/newsInfo', script: 115_000, html: 25_000 })).toEqual([
    'JavaScript over 95 kB',
    'HTML over 22 kB',
  ]);
});

test('reports every exceeded budget of home', () => {
  expect(brokenBudgets({ path: '/', script: 115_001, html: 25_001 })).toEqual([
    'JavaScript over 115 kB',
    'HTML over 25 kB',
  ]);
});
