import { describe, expect, test } from 'vitest';
import { languages } from '#schemas/language.ts';
import { type MeetingVenue, meetingVenueGroupSchema, type Venue, venueSchema } from '#schemas/venue.ts';
import { introductionEntries } from './configs.ts';
import {
  areaOf,
  conferenceFloor,
  hall,
  layouts,
  outlineOf,
  outlines,
  type RoomGroup,
  roomGroups,
} from './venues/figures.ts';
import { rooms } from './venues/places.ts';
import { layoutNames } from './venues/room-names.ts';
import { meetingVenueEntries, venueEntries } from './venues.ts';

const introduced = JSON.stringify(introductionEntries('2026-11-21'));
const figure = (venue: Venue | MeetingVenue | undefined, introduce: string) =>
  venue?.siteDetails.find((detail) => detail.introduce?.startsWith(introduce))?.numValue;

describe.each(languages)('the halls in %s', (language) => {
  const items = venueEntries.map(({ data, texts }) => ({ ...data, ...texts?.[language]?.data }));
  const venues = items.map((item) => venueSchema.parse(item));

  test('are four, with every field of the contract and none that it does not know', () => {
    expect(venues).toEqual(items);
    expect(venues.map(({ title }) => title)).toEqual(
      [1, 2, 3, 4].map((number) => (language === 'zh-CN' ? `${number} 号展厅` : `Hall ${number}`)),
    );
    for (const { title, titleInfo, imageFiles } of venues) {
      expect(titleInfo?.length, title).toBeGreaterThan(60);
      expect(imageFiles.length, title).toBeGreaterThanOrEqual(4);
      expect(imageFiles.length, title).toBeLessThanOrEqual(6);
    }
  });

  test('have figures that count up', () => {
    for (const { siteDetails } of venues)
      for (const { numValue } of siteDetails) expect(Number(numValue)).toBeGreaterThan(0);
  });
});

test('the halls have the figures of the introduction', () => {
  expect(hall.area).toBe(hall.length * hall.width);
  for (const number of [hall.area * 4, hall.width, hall.clearHeight, hall.floorLoad, hall.goodsDoors * 4])
    expect(introduced).toContain(`"number":"${number}"`);
});

describe('the conference floor', () => {
  test('has twenty rooms within its walls, none on top of another, with the area of the introduction', () => {
    expect([...outlines.keys()]).toEqual(rooms);
    expect(rooms.reduce((sum, room) => sum + areaOf(room), 0)).toBe(10538);
    expect(introduced).toContain('"number":"10538"');
    for (const room of rooms) {
      const [x, y, width, depth] = outlineOf(room);
      expect(x + width, `${room}`).toBeLessThanOrEqual(conferenceFloor.width);
      expect(y + depth, `${room}`).toBeLessThanOrEqual(conferenceFloor.depth);
      const others = rooms.filter((other) => other !== room).map(outlineOf);
      expect(
        others.filter(
          ([left, top, w, d]) => x < left + w && left < x + width && y < top + d && top < y + depth,
        ),
      ).toEqual([]);
    }
  });

  test('lets every room once, each by layouts that its area can hold', () => {
    const groups: RoomGroup[] = Object.values(roomGroups);
    expect(groups.flatMap((group) => group.rooms).toSorted((a, b) => a - b)).toEqual(rooms);
    /** The least floor for a person, in m². */
    const least = { theatre: 0.9, classroom: 1.6, banquet: 1.5, reception: 0.9, uShape: 3, boardroom: 4 };
    for (const { rooms: numbers, seats } of groups)
      for (const layout of layouts) {
        const floorEach = Math.min(...numbers.map(areaOf)) / (seats[layout] ?? 1);
        expect(floorEach, `${numbers} ${layout}`).toBeGreaterThan(least[layout]);
      }
  });

  test.each(languages)('is in the contract in %s as one group of eight', (language) => {
    const items = meetingVenueEntries.map(({ texts }) => texts?.[language]?.data);
    const groups = items.map((item) => meetingVenueGroupSchema.parse(item));
    expect(groups).toEqual(items);
    expect(groups.map((group) => group.siteManagementVoList.length)).toEqual([8]);
  });

  test('shows capacities under the name of the layout, and leaves out what a room does not offer', () => {
    const [zh, en] = languages.map((language) =>
      meetingVenueGroupSchema.parse(meetingVenueEntries[0]?.texts?.[language]?.data),
    );
    expect(figure(zh?.siteManagementVoList[0], '剧院式')).toBe('2000');
    expect(figure(en?.siteManagementVoList[0], 'Banquet')).toBeUndefined();
    expect(figure(zh?.siteManagementVoList[1], '宴会式')).toBe('1200');
    expect(figure(en?.siteManagementVoList[5], 'Theatre')).toBe('360');
    expect(figure(en?.siteManagementVoList[2], 'Area of each room')).toBe('272 or 256');
    expect(figure(zh?.siteManagementVoList[2], '每间面积')).toBe('272、256');
    expect(figure(zh?.siteManagementVoList[0], '每间面积')).toBe('2700');
    const shown = en?.siteManagementVoList.flatMap(({ siteDetails }) =>
      siteDetails.map(({ introduce }) => introduce),
    );
    expect(layouts.map((layout) => layoutNames[layout][1]).filter((name) => !shown?.includes(name))).toEqual(
      [],
    );
  });
});
