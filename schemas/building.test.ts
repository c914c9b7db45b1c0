import { describe, expect, it } from 'vitest';
import { buildingFromGeoJson, buildingSchema, pointsOf } from './building.ts';
import { droppedFrom } from './lenient-fields.ts';
import { readRemoteConfig } from './remote-config.ts';

const key = 'official.building.config';
const feature = (id: string, type: string, coordinates: unknown, properties: object) => ({
  ...{ type: 'Feature', id, geometry: { type, coordinates }, properties: { level: 1, ...properties } },
});
const ring = [
  ...[
    [0, 0],
    [20, 0],
    [20, 12.5],
    [0, 12.5],
  ],
  [0, 0],
];
const collection = {
  type: 'FeatureCollection',
  properties: {
    ...{ name_zh: '小馆', name_en: 'Small hall', revision: 'A', revised: '2026-01-31' },
    levels: [{ level: 1, name_zh: '一层', name_en: 'Ground floor' }],
  },
  features: [
    feature('A', 'Polygon', [ring], {
      ...{ kind: 'hall', name_zh: '甲厅', name_en: 'Hall A', area: 250, booking: 'a', daylight: true },
      seats: { theatre: 200 },
    }),
    feature('B', 'Polygon', 'nowhere', { kind: 'hall', name: 'Hall B' }),
    feature('D', 'LineString', ring.slice(0, 2), { kind: 'goodsDoor', of: 'A', width: '4.5' }),
    feature('K', 'MultiPoint', ring.slice(1, 3), { kind: 'pits' }),
    feature('L', 'Point', [3, -4.25], { kind: 'lift' }),
    feature('X', 'Point', [1, 1], { kind: 'aquarium' }),
    feature('Y', 'MultiPolygon', [[ring]], { kind: 'fireLane' }),
    feature('J', 'LineString', ring.slice(0, 2), { kind: 'join', between: ['A', 'B'], width: 20 }),
  ],
};

describe('[BLDG-01] the building', () => {
  it('is read from GeoJSON, and a feature without a valid place or kind is left out alone', () => {
    const building = buildingSchema.parse(buildingFromGeoJson(collection, 'en-US'));
    expect(building.levels).toEqual([{ id: '1', name: 'Ground floor' }]);
    expect(building.spaces).toEqual([
      {
        ...{ id: 'A', kind: 'hall', level: '1', name: 'Hall A', outline: '0,0 20,0 20,12.5 0,12.5' },
        ...{ area: 250, booking: 'a', daylight: '1', seats: { theatre: 200 }, beside: [] },
      },
    ]);
    expect(droppedFrom(building.spaces).map(({ index }) => index)).toEqual([1]);
    expect(building.elements.map(({ id, at, width }) => [id, at, width])).toEqual([
      ['D', '0,0 20,0', 4.5],
      ['K', '20,0 20,12.5', undefined],
      ['L', '3,-4.25', undefined],
    ]);
    expect(droppedFrom(building.elements).map(({ index }) => index)).toEqual([3, 4]);
    expect(building.joins.map(({ between }) => between)).toEqual([['A', 'B']]);
  });

  it.each([
    ['for both languages', JSON.stringify(collection)],
    ['for each language', JSON.stringify({ zh: collection, en: collection })],
  ])('is in a config that is GeoJSON %s', (_what, value) => {
    const answer = [{ key, value }];
    expect(readRemoteConfig(key, answer, 'zh-CN')?.spaces.map(({ name }) => name)).toEqual(['甲厅']);
    expect(readRemoteConfig(key, answer, 'en-US')?.name).toBe('Small hall');
  });

  it.each(['', '1', '1,', '1,2,3', 'a,b', '1e9,0', '1,2;3,4', 'Infinity,0', '0,0 1,1'])(
    'has no outline %o',
    (outline) => {
      const space = { id: 'A', kind: 'hall', level: '1', name: 'A', outline };
      expect(buildingSchema.parse({ spaces: [space] }).spaces).toEqual([]);
    },
  );

  it('has the points of an outline as numbers', () => {
    expect(pointsOf('0,0 72.5,-3')).toEqual([
      [0, 0],
      [72.5, -3],
    ]);
  });
});
