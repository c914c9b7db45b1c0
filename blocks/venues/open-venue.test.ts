import { expect, it } from 'vitest';
import { openedBy, venueParameter } from './open-venue.ts';

it.each([
  [undefined, 0],
  ['', 0],
  ['1', 0],
  ['3', 2],
  ['8', 7],
  ['9', 0],
  ['0', 0],
  ['-2', 0],
  ['two', 0],
  ['<script>', 0],
  ['99999999', 0],
])('[VEN-02a] of eight venues the parameter %s opens the one at place %i', (number, index) => {
  expect(openedBy(number, 8)).toBe(index);
});

it('needs no parameter for the first venue', () => {
  expect(venueParameter(2)).toEqual({ venue: '3' });
  expect(venueParameter(0)).toEqual({ venue: undefined });
});
