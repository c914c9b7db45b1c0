import { describe, expect, it } from 'vitest';
import { tileSize, tileSpan } from './tiles.ts';

const columns = { whole: 6, half: 3, third: 2 };
const counts = Array.from({ length: 24 }, (_, index) => index + 1);

describe('the grid of tiles', () => {
  it.each(counts)('%i tiles leave no gap in a row of six columns', (count) => {
    let filled = 0;
    for (let index = 0; index < count; index++) {
      const span = columns[tileSize(index, count)];
      expect((filled % 6) + span).toBeLessThanOrEqual(6);
      filled += span;
    }
    expect(filled % 6).toBe(0);
  });

  it.each(counts)('%i tiles leave no gap in a row of two columns', (count) => {
    const spans = Array.from({ length: count }, (_, index) =>
      tileSpan(index, count).includes('sm:max-md:col-span-2') ? 2 : 1,
    );
    expect(spans.reduce((sum, span) => sum + span, 0) % 2).toBe(0);
  });
});
