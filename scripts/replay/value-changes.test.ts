import { expect, it } from 'vitest';
import { valueChanges } from './value-changes.ts';

const [book, tea, art] = [
  { id: 'book', title: 'Book Fair' },
  { id: 'tea', title: 'Tea Fair' },
  { id: 'art', title: 'Art Fair' },
];

it('[QA-04] names the entry of a list that is gone, new, elsewhere or others inside, and nothing else', () => {
  expect(valueChanges('list', { items: [book, tea, art] }, { items: [tea, art] })).toEqual([
    'list.items[0] is gone: {"id":"book","title":"Book Fair"}',
  ]);
  expect(valueChanges('list', { items: [tea] }, { items: [tea, art] })).toEqual([
    'list.items[1] is new: {"id":"art","title":"Art Fair"}',
  ]);
  expect(valueChanges('list', { items: [book, tea] }, { items: [tea, book] })).toEqual([
    expect.stringMatching(/^list\.items\[[01]\] has moved to place [01] of its list$/),
  ]);
  expect(valueChanges('list', { items: [book] }, { items: [{ ...book, title: 'Book Days' }] })).toEqual([
    'list.items[0].title: "Book Fair" was recorded, now "Book Days"',
  ]);
});

it('[QA-04] names changed, new and missing values of an object', () => {
  const [recorded, now] = [
    { page: 1, counts: { past: 32 }, month: '2026-10' },
    { page: 1, counts: { past: 31 }, hall: '4' },
  ];
  expect(valueChanges('list', recorded, now).toSorted()).toEqual([
    'list.counts.past: 32 was recorded, now 31',
    'list.hall is new: "4"',
    'list.month is gone: "2026-10"',
  ]);
});

it('[QA-04] tells six changes and counts the others', () => {
  const numbers = (add: number) =>
    Object.fromEntries(Array.from({ length: 9 }, (_, key) => [`n${key}`, key + add]));
  const lines = valueChanges('all', numbers(0), numbers(1));
  expect(lines).toHaveLength(7);
  expect(lines[6]).toBe('all: 3 more changes');
});
