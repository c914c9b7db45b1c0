import { expect, test } from 'vitest';
import { blockNames } from './block-names.mjs';

test('a name gives the import, the component and the words', () => {
  expect(blockNames('opening-hours')).toEqual({
    type: 'opening-hours',
    identifier: 'openingHours',
    component: 'OpeningHours',
    words: 'Opening hours',
  });
  expect(blockNames('map-3-d').identifier).toBe('map3D');
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
])('%j is refused with what to do', (name) => {
  expect(() => blockNames(name)).toThrow(/Write for example|Use lower-case|Choose a longer name/);
});
