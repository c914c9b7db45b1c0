import { expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

const known = ['html', 'title', 'rich-text', 'stats', 'paged-list', 'href', 'id'];

it.each([
  ['htlm', 'html'],
  ['HTML', 'html'],
  ['richtext', 'rich-text'],
  ['rich_text', 'rich-text'],
  ['titel', 'title'],
  ['stat', 'stats'],
  ['pagedlist', 'paged-list'],
  ['hrefs', 'href'],
  ['constructor', undefined],
  ['__proto__', undefined],
  ['xy', undefined],
  ['', undefined],
  ['t'.repeat(10_000), undefined],
])('takes %s for %s', (name, nearest) => {
  expect(nearestName(name, known)).toBe(nearest);
});
