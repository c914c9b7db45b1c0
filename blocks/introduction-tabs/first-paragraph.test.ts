import { expect, it } from 'vitest';
import { firstParagraph } from './first-paragraph.ts';

it('returns the first paragraph, or everything without one', () => {
  expect(firstParagraph('<h3>Halls</h3><p class="a">Four\n<b>halls</b>.</p><p>More.</p>')).toBe(
    '<p class="a">Four\n<b>halls</b>.</p>',
  );
  expect(firstParagraph('Four halls.')).toBe('Four halls.');
  expect(firstParagraph('<pre>x</pre>')).toBe('<pre>x</pre>');
  expect(firstParagraph(undefined)).toBeUndefined();
});
