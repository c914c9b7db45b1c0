import { expect, it } from 'vitest';
import { isBlank, isBlankHtml } from './is-blank.ts';

it.each([undefined, '', ' \n\t', '\u00a0', '\u200b', '\ufeff'])('counts %j as no text', (text) => {
  expect(isBlank(text)).toBe(true);
});

it.each(['a', ' 馆 ', '0', '.'])('counts %j as a text', (text) => {
  expect(isBlank(text)).toBe(false);
});

it.each([
  undefined,
  '',
  '<p></p>',
  '<p>&nbsp;</p>\n<p> <br /></p>',
  '<h2><strong>\u00a0</strong></h2>',
  '<hr />',
  '<img alt="A hall" loading="lazy" />',
  '<img src="" alt="A hall" />',
  '<table><tbody><tr><td></td></tr></tbody></table>',
])('[BLK-07] counts HTML without text and media as blank: %j', (html) => {
  expect(isBlankHtml(html)).toBe(true);
});

it.each([
  '<p>a</p>',
  'a',
  '<p>&amp;</p>',
  '<p><img loading="lazy" alt="" src="/media/a.jpg" /></p>',
  '<video controls src="/media/a.mp4"></video>',
  '<video controls><source type="video/mp4" src="/media/a.mp4" /></video>',
])('[BLK-07] counts HTML with a text, a picture or a film as content: %j', (html) => {
  expect(isBlankHtml(html)).toBe(false);
});
