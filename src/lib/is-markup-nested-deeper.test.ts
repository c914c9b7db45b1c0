import { expect, it } from 'vitest';
import { isMarkupNestedDeeper } from './is-markup-nested-deeper.ts';

it('counts levels of elements as a browser builds them: without void elements, and with the ends that HTML implies', () => {
  expect(isMarkupNestedDeeper('<ul><li><b>x</b></li></ul>', 3)).toBe(false);
  expect(isMarkupNestedDeeper('<ul><li><b>x</b></li></ul>', 2)).toBe(true);
  expect(isMarkupNestedDeeper('<p>a<br>b<br><p>c<p>d<img><p>e', 2)).toBe(false);
  expect(isMarkupNestedDeeper('<!-- <b><b><b> --><i title="<b><b>">', 1)).toBe(false);
  expect(isMarkupNestedDeeper('<div></q></q><div></q>', 1)).toBe(true);
});

it('counts elements of XML, which end only with their end tag or in themselves', () => {
  expect(isMarkupNestedDeeper('<p/><p/><p/>', 1, { xmlMode: true })).toBe(false);
  expect(isMarkupNestedDeeper('<p><p><p>', 2, { xmlMode: true })).toBe(true);
});

it('stops at the first element that is too deep: 700,000 nested ones take no longer than a few', () => {
  const began = process.cpuUsage();
  expect(isMarkupNestedDeeper('<g>'.repeat(700_000), 256)).toBe(true);
  // In microseconds. Without the limit, the parser takes minutes.
  expect(process.cpuUsage(began).user).toBeLessThan(500_000);
});
