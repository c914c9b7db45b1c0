import { expect, test } from 'vitest';
import { buildingSchema, type Point, pointsOf } from '#schemas/building.ts';
import { languages } from '#schemas/language.ts';
import { droppedFrom } from '#schemas/lenient-fields.ts';
import { configEntries } from './configs.ts';
import { demoEntries } from './index.ts';
import {
  concourse,
  hall,
  hallLight,
  outlineOf,
  plaza,
  roomGroupNames,
  roomGroups,
} from './venues/figures.ts';
import { halls, rooms } from './venues/places.ts';
import { venueEntries } from './venues.ts';

const config = demoEntries('2026-11-21').find(({ id }) => id === 'official.building.config');
const [zh, en] = languages.map((language) => buildingSchema.parse(config?.texts?.[language]?.data));
if (!zh || !en) throw new Error('the demo has no building');
const { spaces, elements, joins } = en;

const areaOf = (points: readonly Point[]): number =>
  Math.abs(
    points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
const spaceOf = (booking: number | string) => spaces.find((space) => space.booking === String(booking));
const inside = (kind: string, of: string | undefined) =>
  elements.filter((element) => element.kind === kind && element.of === of);

test('[BLDG-10] is complete: 2 levels, 33 spaces, 5 movable walls and 235 elements, none left out', () => {
  expect(en.levels.map(({ name }) => name)).toEqual(['Level 1 Exhibition', 'Level 2 Conference']);
  for (const { spaces, joins, elements } of [zh, en]) {
    expect([spaces.length, joins.length, elements.length]).toEqual([33, 5, 235]);
    expect([spaces, joins, elements].flatMap(droppedFrom)).toEqual([]);
  }
  const ids = [...spaces, ...joins, ...elements].map(({ id }) => id);
  expect(new Set(ids).size).toBe(273);
  expect(joins.flatMap(({ between }) => between).filter((id) => !ids.includes(id))).toEqual([]);
  expect(elements.flatMap(({ of }) => (of && of !== 'foyer' && !ids.includes(of) ? [of] : []))).toEqual([]);
});

test('[BLDG-07] has six panoramas, each inside its space and with a way to every other', () => {
  expect(en.spots.map(({ id, of }) => [id, of])).toEqual([
    ['hall-2', 'H2'],
    ['door-8', 'H2'],
    ['concourse', 'C'],
    ['ballroom', 'M202'],
    ['plenary', 'M201'],
    ['plaza', 'P'],
  ]);
  for (const { at, of, level, picture } of en.spots) {
    const space = spaces.find(({ id }) => id === of);
    const [[x, y] = [0, 0]] = pointsOf(at);
    const corners = pointsOf(space?.outline ?? '');
    expect(space?.level).toBe(level);
    expect(x).toBeGreaterThan(Math.min(...corners.map(([one]) => one)));
    expect(x).toBeLessThan(Math.max(...corners.map(([one]) => one)));
    expect(y).toBeGreaterThan(Math.min(...corners.map(([, one]) => one)));
    expect(y).toBeLessThan(Math.max(...corners.map(([, one]) => one)));
    expect(picture).toMatch(/^\/media\/panorama-[a-z-]+\.jpg$/);
  }
  const reached = new Set(['hall-2']);
  for (const id of reached)
    for (const next of en.spots.find((spot) => spot.id === id)?.to ?? []) reached.add(next);
  expect(reached.size).toBe(6);
});

test('[BLDG-10] draws each space with the area that it states, to half a square metre', () => {
  expect(
    spaces.filter(({ outline, area }) => area && Math.abs(areaOf(pointsOf(outline)) - area) > 0.5),
  ).toEqual([]);
});

test('[BLDG-10] has the halls, doors and services of venues and technical data', () => {
  for (const number of halls) {
    const space = spaceOf(number);
    expect(space).toMatchObject({
      ...{ kind: 'hall', area: hall.area, width: hall.width, length: hall.length, height: hall.clearHeight },
      ...{ floorLoad: hall.floorLoad, power: hall.power, booths: hall.booths, light: hallLight[number] },
      ...{ riggingPoints: hall.riggingPoints, riggingLoad: hall.riggingLoad, daylight: '1' },
    });
    const doors = inside('goodsDoor', space?.id);
    expect(doors.map(({ width, height }) => ({ width, height }))).toEqual(
      Array.from({ length: hall.goodsDoors }, () => hall.goodsDoor),
    );
    const rigging = inside('rigging', space?.id).flatMap(({ at }) => pointsOf(at));
    expect(rigging.length).toBe(hall.riggingPoints);
    const ducts = inside('trench', space?.id);
    expect(new Set(ducts.map(({ spacing }) => spacing))).toEqual(new Set([hall.trenchSpacing]));
    expect(inside('substation', space?.id).reduce((sum, { power = 0 }) => sum + power, 0)).toBe(hall.power);
    const shown = venueEntries[number - 1]?.texts?.['en-US']?.data;
    expect(shown).toMatchObject({ title: space?.name });
  }
  expect(spaceOf('plaza')).toMatchObject({
    ...{ area: plaza.area, width: plaza.length, length: plaza.width, floorLoad: plaza.floorLoad },
    ...{ power: plaza.power, tents: plaza.tents },
  });
  expect(spaces.find(({ kind }) => kind === 'concourse')).toMatchObject({
    ...{ width: concourse.length, length: concourse.width },
  });
});

test('[BLDG-10] has the rooms at their places on the conference floor, with their heights and people', () => {
  for (const group of roomGroupNames) {
    const { rooms, height, seats } = roomGroups[group];
    for (const room of rooms) {
      const space = spaceOf(room);
      expect(space).toMatchObject({ kind: 'room', height });
      expect(space?.seats).toEqual(seats);
      const [x, y, width, depth] = outlineOf(room);
      // The floor begins 306 m east and ends 96 m north of the origin.
      const [west = 0, east = 0] = [Math.min, Math.max].map((pick) =>
        pick(...pointsOf(space?.outline ?? '').map(([x]) => x)),
      );
      const [south = 0, north = 0] = [Math.min, Math.max].map((pick) =>
        pick(...pointsOf(space?.outline ?? '').map(([, y]) => y)),
      );
      for (const [drawn, stated] of [
        [west, 306 + x],
        [east, 306 + x + width],
        [north, 96 - y],
        [south, 96 - y - depth],
      ] as const)
        expect(drawn).toBeCloseTo(stated, 6);
    }
  }
  expect(spaces.filter(({ kind }) => kind === 'room').length).toBe(rooms.length);
});

test('[BLDG-10] has the people of each part of the ballroom, which are no more than those of the whole', () => {
  const parts = spaces.filter(({ of }) => of === 'M202');
  expect(parts.map(({ name, seats }) => [name, seats])).toEqual([
    ['Ballroom A', { theatre: 560, classroom: 350, banquet: 380, reception: 600 }],
    ['Ballroom B', { theatre: 640, classroom: 400, banquet: 440, reception: 700 }],
    ['Ballroom C', { theatre: 560, classroom: 350, banquet: 380, reception: 600 }],
  ]);
  const whole = spaceOf(202)?.seats;
  for (const layout of ['theatre', 'classroom', 'banquet', 'reception'] as const) {
    const sum = parts.reduce((people, { seats }) => people + (seats?.[layout] ?? 0), 0);
    expect(sum, layout).toBeLessThanOrEqual(whole?.[layout] ?? 0);
  }
});

test('[BLDG-10] has the spaces that can be hired by their ids in the schedule', () => {
  const list = configEntries('2026-11-21').find(({ id }) => id === 'official.spaces.config')?.texts?.['en-US']
    ?.data?.list as { id: string; rooms?: string[] }[];
  expect(spaces.flatMap(({ booking }) => booking ?? []).toSorted()).toEqual(
    list.flatMap(({ id, rooms }) => rooms ?? [id]).toSorted(),
  );
});
