import { expect, it } from 'vitest';
import { lastPageInstead } from './last-page.ts';

const request = { pageNo: 9, pageSize: 10 };

it.each([
  ['an empty page past the end', request, { list: [], total: 25 }, 3],
  ['of a list that counts', request, { list: [], count: 25 }, 3],
  ['a page that holds something', request, { list: [{}], total: 25 }, undefined],
  ['an empty list', request, { list: [], total: 0 }, undefined],
  ['an empty page that ought to be there', { pageNo: 2, pageSize: 10 }, { list: [], total: 25 }, undefined],
  ['a call without pages', {}, [], undefined],
])('[PAGE-01] %s', (_what, asked, answer, last) => {
  expect(lastPageInstead(asked, answer)).toBe(last);
});
