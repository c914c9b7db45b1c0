import { expect, it } from 'vitest';
import { elementsOf, replaceElements } from './html-elements.ts';

const contents = (html: string, names: string[], unclosed?: 'to the end') =>
  [...elementsOf(html, names, unclosed)].map(({ content }) => content);

it('elements are found with attributes and content, up to the next closing tag of their name', () => {
  expect([...elementsOf('a<td class="b">c<b>d</b></td>e', ['td'])]).toEqual([
    {
      tag: '<td class="b">',
      name: 'td',
      attributes: ' class="b"',
      content: 'c<b>d</b>',
      start: 1,
      end: 29,
    },
  ]);
  expect(contents('<td>1</td><th>2</th><tdx>3</tdx>', ['td', 'th'])).toEqual(['1', '2']);
  expect(contents('<p>1<p>2</p>3</p>', ['p'])).toEqual(['1<p>2']);
});

it('elements without a closing tag are left out or extend to the end', () => {
  expect(contents('<li>1</li><li>2', ['li'])).toEqual(['1']);
  expect(contents('<li>1</li><li>2', ['li'], 'to the end')).toEqual(['1', '2']);
});

it('replaces elements and nothing else', () => {
  expect(replaceElements('a<p>b</p>c<p>d', [['p']], ({ content }) => `[${content}]`)).toBe('a[b]c<p>d');
});

it('takes a moment for a megabyte of elements that are never closed', () => {
  const began = performance.now();
  expect(contents('<td>'.repeat(250_000), ['td', 'th'])).toEqual([]);
  expect(performance.now() - began).toBeLessThan(10_000);
});
