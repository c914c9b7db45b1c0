import { expect, it } from 'vitest';
import { expectedCount, lookOf } from './look.ts';
import { collectionProps } from './schema.ts';

const props = (source: object, layout: 'cards' | 'rows') => collectionProps.parse({ source, layout });
const files = (atlasTypes: string) => ({ call: 'filePage', params: { atlasTypes } });

it('what a collection looks like is known before its items are there', () => {
  const looks = [
    props({ call: 'scheduleList', params: { type: 1 } }, 'cards'),
    props({ call: 'activityAtlasPage', params: { type: 1 } }, 'cards'),
    props(files('HOTEL_ACCOMMODATION'), 'cards'),
    props(files('PUBLICITY_MATERIAL'), 'rows'),
    props(files('SERVICE_MANUAL'), 'rows'),
    props(files('CATERING'), 'rows'),
    props({ call: 'venues' }, 'rows'),
  ].map(lookOf);
  expect(looks).toEqual(['events', 'cards', 'names', 'pictures', 'texts', 'pictures', 'pictures']);
});

it('a page that is on its way has as many shapes as it holds items, and no more than ten', () => {
  expect(expectedCount(props({ call: 'scheduleList', params: { type: 1 } }, 'cards'))).toBe(6);
  expect(
    expectedCount(props({ call: 'activityAtlasPage', params: { type: 1, pageSize: 100 } }, 'cards')),
  ).toBe(10);
  expect(expectedCount(props({ call: 'venues' }, 'rows'))).toBe(3);
});
