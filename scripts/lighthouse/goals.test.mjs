import { expect, test } from 'vitest';
import { missedGoals } from './goals.mjs';

const scores = { performance: 100, accessibility: 100 };
const figures = { fcp: 1_000, lcp: 1_500, tbt: 60, cls: 0 };

test('a page at its limits meets every goal', () => {
  expect(missedGoals({ scores, figures })).toEqual([]);
});

test('names each score below 100 and each figure over its limit', () => {
  const slow = { fcp: 1_001, lcp: 2_600.4, tbt: 61, cls: 0.0012 };
  expect(missedGoals({ scores: { ...scores, performance: 99 }, figures: slow })).toEqual([
    'performance 99 of 100',
    'FCP 1001 of 1000',
    'LCP 2600.4 of 1500',
    'TBT 61 of 60',
    'CLS 0.001 of 0',
  ]);
});

test('with a throttled browser only LCP has a goal', () => {
  const slow = { fcp: 3_000, lcp: 2_500, tbt: 900, cls: 0 };
  expect(missedGoals({ scores: { performance: 70 }, figures: slow }, 'devtools')).toEqual([]);
  expect(missedGoals({ scores, figures: { ...slow, lcp: 2_501 } }, 'devtools')).toEqual(['LCP 2501 of 2500']);
});
