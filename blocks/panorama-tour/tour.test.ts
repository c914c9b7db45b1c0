import { describe, expect, it } from 'vitest';
import { createTranslate } from '#i18n/i18n.ts';
import { buildingSchema } from '#schemas/building.ts';
import { parametersOf, placeAt, readPlace } from './place.ts';
import { type TourMessages, tourTexts } from './texts.ts';
import { tourOf } from './tour.ts';

const building = buildingSchema.parse({
  levels: [{ id: '1', name: 'Ground floor' }],
  spaces: [
    { id: 'A', kind: 'hall', level: '1', name: 'Hall A', outline: '0,0 60,0 60,40 0,40', height: 12 },
    { id: 'C', kind: 'concourse', level: '1', name: 'Concourse', outline: '0,-20 60,-20 60,0 0,0' },
  ],
  elements: [
    {
      id: 'D',
      kind: 'goodsDoor',
      level: '1',
      of: 'A',
      name: 'Goods door',
      at: '28,40 32,40',
      width: 4,
      height: 5,
    },
    { id: 'E', kind: 'publicDoor', level: '1', of: 'C', name: 'Door', at: '50,0 60,0', width: 10 },
    { id: 'S', kind: 'substation', level: '1', of: 'A', name: 'Switch room', at: '0,20', power: 400 },
    { id: 'R', kind: 'rigging', level: '1', of: 'A', at: '30,21 30,30.4', load: 500 },
    { id: 'X', kind: 'goodsDoor', level: '2', of: 'A', name: 'Above', at: '0,10 0,14' },
    { id: 'Q', kind: 'publicDoor', level: '1', of: 'C', name: 'Far away', at: '10,-20 20,-20' },
  ],
  spots: [
    {
      ...{ id: 'a', level: '1', of: 'A', name: 'Middle', at: '30,20', picture: '/a.jpg', built: '/b.jpg' },
      to: ['c', 'a', 'nowhere', 'blank'],
    },
    { id: 'blank', level: '1', of: 'A', name: 'No picture', at: '1,1' },
    {
      id: 'c',
      level: '1',
      of: 'C',
      name: 'Concourse',
      at: '30,-10',
      heading: 180,
      built: '/c.jpg',
      to: ['a'],
    },
  ],
});
const tour = tourOf(building, {
  picture: (address) => (address === undefined ? undefined : { src: address }),
  t: createTranslate<TourMessages>('en-US', tourTexts.en),
});
if (!tour) throw new Error('there is no tour');

describe('[BLDG-07] the tour of a building', () => {
  it('marks doors, power and the nearest rigging point of a space where they are, with their figures', () => {
    expect(tour.spots[0]?.marks).toEqual([
      { id: 'S', title: 'Switch room', detail: '400 kW', yaw: -90, pitch: -0.4 },
      { id: 'R', title: 'Rigging point', detail: '500 kg each, 12 m up', yaw: 0, pitch: 45 },
      { id: 'D', title: 'Goods door', detail: '4 × 5 m', yaw: 0, pitch: 2.6 },
      { id: 'E', title: 'Door', detail: '10 m wide', yaw: 128.7, pitch: -0.4 },
    ]);
  });

  it('leads by arrows to the spots that have a panorama', () => {
    expect(tour.spots.map(({ id, arrows }) => [id, arrows])).toEqual([
      ['a', [{ to: 'c', yaw: 180, pitch: -14.9 }]],
      ['c', [{ to: 'a', yaw: 180, pitch: -14.9 }]],
    ]);
  });

  it('has each spot at its place in the drawing of its level', () => {
    expect(tour.levels[0]).toMatchObject({ id: '1', name: 'Ground floor', width: 72, height: 72 });
    expect(tour.levels[0]?.spaces.A).toBe('M6 46h60v-40h-60z');
    expect(tour.spots.map(({ left, top }) => [left, top])).toEqual([
      [50, 36.1],
      [50, 77.8],
    ]);
  });

  it('is absent without spots', () => {
    const without = { ...building, spots: [] };
    const t = createTranslate<TourMessages>('zh-CN', tourTexts.zh);
    expect(tourOf(without, { picture: () => undefined, t })).toBeUndefined();
    expect(tourOf(building, { picture: () => undefined, t })).toBeUndefined();
  });
});

describe('[BLDG-07] the address of a view', () => {
  const level = { yaw: 0, pitch: 0, zoom: 20 };

  it('has spot, state, yaw, pitch and zoom, and is read back', () => {
    const place = { spot: 'a', show: 'empty', look: { yaw: -20.04, pitch: 5.55, zoom: 40.4 } } as const;
    const address = { spot: 'a', show: 'empty', look: '-20,5.6,40' };
    expect(parametersOf(place, true)).toEqual(address);
    expect(readPlace(tour, address, undefined)).toEqual({
      ...{ spot: 'a', show: 'empty', look: { yaw: -20, pitch: 5.6, zoom: 40 } },
    });
    expect(parametersOf(place)).toEqual({ spot: 'a', show: 'empty', look: undefined });
  });

  it.each(['', 'north', '1,2', '1,2,3,4', '181,0,20', '0,91,20', '0,0,-1', '0,0,101', ',,', 'NaN,0,0'])(
    'is the first look if it is %o',
    (look) => {
      expect(readPlace(tour, { spot: 'a', look }, undefined)?.look).toEqual(level);
    },
  );

  it('is the first spot, or that of the block, for an unknown one', () => {
    expect(readPlace(tour, { spot: 'z', look: '9,9,9' }, undefined)).toEqual({
      spot: 'a',
      show: 'built',
      look: level,
    });
    expect(readPlace(tour, {}, 'c')?.spot).toBe('c');
    expect(readPlace(tour, { spot: 'c', show: 'built', look: '1,2,3' }, undefined)).toEqual({
      ...{ spot: 'c', show: 'built', look: { yaw: 1, pitch: 2, zoom: 3 } },
    });
  });

  it('keeps the preferred state at a spot that has only the other picture, for the spots after it', () => {
    const [, c] = tour.spots;
    if (!c) throw new Error('there are two spots');
    expect(c.empty).toBeUndefined();
    expect(parametersOf(placeAt(c, { show: 'empty' }))).toEqual({
      spot: 'c',
      show: 'empty',
      look: undefined,
    });
  });
});
