import { expect, test } from 'vitest';
import { judgeSoak } from './soak.mjs';

const minute = { requests: 1, errors: 0, p50: 1, p99: 10, p999: 20, max: 30, memory: 180 };
const grown = (...memory) => memory.map((one) => ({ ...minute, memory: one }));

test('a soak fails for a slow minute, a failed request and memory that grows on', () => {
  expect(judgeSoak([minute, minute])).toEqual([]);
  expect(judgeSoak([minute, { ...minute, p99: 50 }])).toEqual(['p99 of 1 minutes is not under 50 ms']);
  expect(judgeSoak([{ ...minute, errors: 2 }])).toEqual(['2 requests failed']);
  expect(judgeSoak(grown(150, 155, 180, 180, 182, 179, 183, 181))).toEqual([]);
  expect(judgeSoak(grown(150, 155, 160, 165, 180, 185, 190, 200))).toEqual(['memory grew 1.21 times']);
});
