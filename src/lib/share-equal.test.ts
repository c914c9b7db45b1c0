import { expect, it } from 'vitest';
import { shareEqual } from './share-equal.ts';

const previous = { list: [{ id: 1 }, { id: 2 }], shell: { nav: ['a'] }, none: null };

it('returns the earlier object for an equal answer', () => {
  expect(shareEqual(previous, structuredClone(previous))).toBe(previous);
});

it('reuses the parts that are equal and takes the others', () => {
  const next = { list: [{ id: 1 }, { id: 3 }, { id: 4 }], shell: { nav: ['a'] }, none: undefined };
  const result = shareEqual(previous, next);
  expect(result).toEqual(next);
  expect(result).toHaveProperty('none', undefined);
  expect(result.shell).toBe(previous.shell);
  expect(result.list[0]).toBe(previous.list[0]);
  expect(result.list).not.toBe(previous.list);
});

it.each([
  [
    [1, 2, 3],
    [1, 2],
  ],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, { b: undefined }],
  [{ 0: 'a' }, ['a']],
  [null, {}],
  ['a', { a: 1 }],
])('after %j returns %j', (before, next) => {
  expect(shareEqual(before, next)).toStrictEqual(next);
});
