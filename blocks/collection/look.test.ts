import { expect, it } from 'vitest';
import { expectedCount, lookOf } from './look.ts';
import { collectionProps } from './schema.ts';

const props = (source: object, layout: 'cards' | 'rows') => collectionProps.parse({ source, layout });
const files = (atlasTypes: string) => ({ call: 'filePage', params: { atlasTypes } });

it('knows the look of a collection before its items load', () => {
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

it('draws one skeleton per expected item, at most ten', () => {
  expect(expectedCount(props({ call: 'scheduleList', params: { type: 1 } }, 'cards'))).toBe(6);
  expect(
    expectedCount(props({ call: 'activityAtlasPage', params: { type: 1, pageSize: 100 } }, 'cards')),
  ).toBe(10);
  expect(expectedCount(props({ call: 'venues' }, 'rows'))).toBe(3);
});
