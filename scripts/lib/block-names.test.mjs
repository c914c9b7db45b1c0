import { expect, test } from 'vitest';
import { blockNames } from './block-names.mjs';

test('derives the import, the component and the English name from the type', () => {
  expect(blockNames('opening-hours')).toEqual({
    type: 'opening-hours',
    identifier: 'openingHours',
    component: 'OpeningHours',
    words: 'Opening hours',
  });
  expect(blockNames('map-3-d').identifier).toBe('map3D');
});

test('takes a Chinese name and refuses one without Chinese characters', () => {
  expect(blockNames('opening-hours', '开放时间').chinese).toBe('开放时间');
  expect(() => blockNames('opening-hours', 'Hours')).toThrow(/is not a Chinese name/);
  expect(() => blockNames('opening-hours', "开'放")).toThrow(/is not a Chinese name/);
});

test.each([
  undefined,
  '',
  'OpeningHours',
  'opening_hours',
  '-hours',
  'hours-',
  'a--b',
  '3d',
  '../evil',
  'class',
  'default',
])('refuses the type %j and says what to write', (name) => {
  expect(() => blockNames(name)).toThrow(/Write for example|Use lower-case|Choose a longer name/);
});
