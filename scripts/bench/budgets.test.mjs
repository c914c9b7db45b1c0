import { expect, test } from 'vitest';
import { brokenBudgets } from './budgets.mjs';

test('home may fetch more than other pages', () => {
  expect(brokenBudgets({ path: '/', script: 140_000, html: 50_000 })).toEqual([]);
  expect(brokenBudgets({ path: '/news/newsInfo', script: 140_000, html: 70_000 })).toEqual([
    'JavaScript over 125 kB',
  ]);
});

test('home names every budget it breaks', () => {
  expect(brokenBudgets({ path: '/', script: 150_001, html: 60_001 })).toEqual([
    'JavaScript over 150 kB',
    'HTML over 60 kB',
  ]);
});
