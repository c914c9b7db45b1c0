import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageNumbers } from './pagination.ts';

describe('the page numbers shown', () => {
  it.each([
    [1, 1, '1'],
    [2, 5, '1 2 3 4 5'],
    [1, 9, '1 2 3 4 gap 9'],
    [3, 9, '1 2 3 4 gap 9'],
    [4, 9, '1 gap 3 4 5 gap 9'],
    [5, 9, '1 gap 4 5 6 gap 9'],
    [7, 9, '1 gap 6 7 8 9'],
    [9, 9, '1 gap 6 7 8 9'],
  ])('[PAGE-01] on page %i of %i are %s', (page, pages, shown) => {
    expect(pageNumbers(page, pages).join(' ')).toBe(shown);
  });

  it('[PAGE-01] include the first, the last and the current page in ascending order; a gap skips at least one page', () => {
    const cases = fc.integer({ min: 1, max: 999 }).chain((pages) => {
      return fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages));
    });
    fc.assert(
      fc.property(cases, ([page, pages]) => {
        const shown = pageNumbers(page, pages);
        expect(shown[0]).toBe(1);
        expect(shown.at(-1)).toBe(pages);
        expect(shown).toContain(page);
        expect(shown.length).toBeLessThanOrEqual(7);
        let last = 0;
        for (const entry of shown) {
          if (entry === 'gap') last += 1;
          else {
            expect(entry).toBeGreaterThan(last);
            last = entry;
          }
        }
      }),
    );
  });
});
