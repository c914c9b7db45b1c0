import { describe, expect, it } from 'vitest';
import { summaryOf, summaryRoom } from './summary.ts';

describe('a summary', () => {
  it('is the whole text of a short paragraph', () => {
    expect(summaryOf('<p>Four minutes &amp; dry.</p>')).toEqual({ text: 'Four minutes & dry.', whole: true });
    expect(summaryOf('<p>步行 4 分钟。</p><p>早餐六时。</p>')).toEqual({
      text: '步行 4 分钟。 早餐六时。',
      whole: true,
    });
  });

  it('is undefined without text', () => {
    expect(summaryOf(undefined)).toBeUndefined();
    expect(summaryOf('<p> </p>')).toBeUndefined();
  });

  it('is marked incomplete if there is a list, a link or a picture', () => {
    for (const html of [
      '<ul><li>One</li></ul>',
      '<p>See <a href="/a">this</a></p>',
      '<p>A<img src="/a"></p>',
    ])
      expect(summaryOf(html)?.whole, html).toBe(false);
  });

  it('ends at the end of a sentence or word if the text is too long', () => {
    const sentence = 'It stands by the river and is quiet at night, which most guests like. ';
    expect(summaryOf(`<p>${sentence.repeat(9)}</p>`)).toEqual({
      text: sentence.repeat(3).trim(),
      whole: false,
    });
    const words = summaryOf(`<p>${'quiet '.repeat(200)}</p>`);
    expect(words?.text).toMatch(/quiet…$/);
    expect(words?.whole).toBe(false);
    const text = summaryOf(`<p>${'江'.repeat(5000)}</p>`)?.text ?? '';
    expect(text).toBe(`${'江'.repeat(summaryRoom / 2)}…`);
  });

  it('never splits a character', () => {
    expect(summaryOf(`<p>${'🏨'.repeat(1000)}</p>`)?.text).toBe(`${'🏨'.repeat(summaryRoom)}…`);
  });
});
