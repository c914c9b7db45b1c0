import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minimalReorder } from './minimal-reorder.ts';

const given = fc.array(fc.option(fc.integer({ min: -9, max: 9 }), { nil: undefined }), { maxLength: 7 });

it('minimalReorder returns increasing integers', () => {
  fc.assert(
    fc.property(given, (before) => {
      const after = minimalReorder(before);
      expect(after).toHaveLength(before.length);
      for (const [index, sort] of after.entries()) {
        expect(Number.isInteger(sort)).toBe(true);
        if (index > 0) expect(sort).toBeGreaterThan(after[index - 1] ?? Infinity);
      }
    }),
  );
});

it('minimalReorder preserves as many numbers as possible', () => {
  fc.assert(
    fc.property(given, (before) => {
      const stay = minimalReorder(before).filter((sort, index) => sort === before[index]).length;
      expect(stay).toBeGreaterThanOrEqual(mostThatCanStay(before));
    }),
  );
});

/** Brute force: tries every subset of preserved numbers. */
function mostThatCanStay(before: readonly (number | undefined)[]): number {
  let most = 0;
  for (let mask = 0; mask < 2 ** before.length; mask += 1) {
    const chosen = before.flatMap((sort, index) => (mask & (1 << index) ? [{ sort, index }] : []));
    const fits = chosen.every(({ sort, index }, at) => {
      const last = chosen[at - 1];
      if (sort === undefined) return false;
      return last?.sort === undefined ? at === 0 : sort - last.sort >= index - last.index;
    });
    if (fits) most = Math.max(most, chosen.length);
  }
  return most;
}

it.each([
  { before: [1, 2, 3], after: [1, 2, 3] },
  { before: [3, 1, 2], after: [0, 1, 2] },
  { before: [2, 3, 1], after: [2, 3, 4] },
  { before: [10, 30, 20, 40], after: [10, 30, 31, 40] },
  { before: [1, undefined, 2], after: [1, 2, 3] },
  { before: [undefined, undefined], after: [1, 2] },
  { before: [5, 5, 5], after: [5, 6, 7] },
])('$before → $after', ({ before, after }) => {
  expect(minimalReorder(before)).toEqual(after);
});
