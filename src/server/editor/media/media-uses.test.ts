import { expect, it } from 'vitest';
import { jsonReferencesAddress, referencesAddress } from './media-uses.ts';

const found = referencesAddress('/media/hall_a.jpg');

it.each([
  '/media/hall_a.jpg',
  '/media/hall_a.jpg?v=2#top',
  'https://site.example:8443/media/hall_a.jpg',
  '<img src="/media/hall_a.jpg">',
  "background: url('/media/hall_a.jpg')",
  'See /media/hall_a.jpg.',
  '图：/media/hall_a.jpg，',
])('shows the file: %s', (text) => {
  expect(found(text)).toBe(true);
});

it.each([
  '/media/hall_a.jpg.zip',
  '/media/hall_a.jpgx',
  '/media/hall_a.jpg-480.avif',
  '/media/hall_a.jpg/x',
  '/old/media/hall_a.jpg',
  'x/media/hall_a.jpg',
  '/media/hall-a.jpg',
  '/media/hall_aXjpg',
])('shows another: %s', (text) => {
  expect(found(text)).toBe(false);
});

it('finds an address in values of any depth and encoding', () => {
  const inJson = jsonReferencesAddress('/media/a.jpg');
  expect(inJson('{"a":[{"b":"<img src=\\"/media/a.jpg\\">"}]}')).toBe(true);
  expect(inJson('{"/media/a.jpg":1}')).toBe(false);
  expect(inJson('null')).toBe(false);
});
