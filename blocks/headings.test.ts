import { expect, it } from 'vitest';
import { headingsFrom } from './headings.ts';

it('Chinese headings can break between words, and only there', () => {
  const html = '<h2>展览<b>场地预订</b> &amp; 会议</h2><p>展览场地</p>';
  expect(headingsFrom(2, html)).toBe('<h2>展览<b>场地<wbr />预订</b> &amp; 会议</h2><p>展览场地</p>');
  expect(headingsFrom(2, headingsFrom(2, html))).toBe(headingsFrom(2, html));
});

it.each([
  [2, '<h3>a</h3><p>b</p><h4 lang="en">c</h4>', '<h2>a</h2><p>b</p><h3 lang="en">c</h3>'],
  [3, '<h2>a</h2>', '<h3>a</h3>'],
  [3, '<h2>a</h2><h6>b</h6>', '<h3>a</h3><h6>b</h6>'],
  [2, '<p>no heading, one <hr /></p>', '<p>no heading, one <hr /></p>'],
  [2, undefined, undefined],
] as const)('headings begin at h%s: %s', (top, html, expected) => {
  expect(headingsFrom(top, html)).toBe(expected);
});
