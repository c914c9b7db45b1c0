import { expect, it } from 'vitest';
import { leastHeight } from './Services.tsx';

it('[OPER-02] the minimum height of the outsourced list on phones is the item count times a factor', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 20].map(leastHeight)).toEqual([0, 200, 600, 750, 1000, 1100, 1320, 4400]);
});
