import { expect, it } from 'vitest';
import { openedBy, withVenue } from './open-venue.ts';

it.each([
  ['', 0],
  ['?venue=1', 0],
  ['?lang=en-US&venue=3', 2],
  ['?venue=8', 7],
  ['?venue=9', 0],
  ['?venue=0', 0],
  ['?venue=-2', 0],
  ['?venue=two', 0],
  ['?venue=%3Cscript%3E', 0],
  ['?venue=99999999', 0],
])('[VEN-02a] of eight venues "%s" opens the one at place %i', (search, index) => {
  expect(openedBy(search, 8)).toBe(index);
});

it('what is open stands in the URL beside what stood there; the first one needs no mention', () => {
  expect(withVenue('?lang=en-US', 2)).toBe('?lang=en-US&venue=3');
  expect(withVenue('?lang=en-US&venue=3', 0)).toBe('?lang=en-US');
  expect(withVenue('?venue=3', 0)).toBe('');
  for (const index of [0, 1, 7]) expect(openedBy(withVenue('', index), 8)).toBe(index);
});
