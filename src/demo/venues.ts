import * as z from 'zod';
import type { EntryInput } from '#schemas/entry.ts';
import { type Language, languageKey, localise } from '#schemas/language.ts';
import type { SiteDetail } from '#schemas/venue.ts';
import { fillInFrom, inBothLanguages, localised, mediaFile, readJson } from './content.ts';
import { media } from './media.ts';
import { areaOf, hall, hallLight, layouts, roomGroupNames, roomGroups } from './venues/figures.ts';
import { type Hall, halls, type Room } from './venues/places.ts';
import { layoutNames } from './venues/room-names.ts';

/** What a figure measures, and its unit; without a unit where that is said already. */
const label = z.strictObject({
  unit: z.strictObject({ zh: z.string(), en: z.string() }),
  introduce: localised,
});
type Label = z.output<typeof label>;

const place = z.strictObject({ title: localised, titleInfo: localised, pictures: z.array(mediaFile) });

/** `content/venues.json`: texts and pictures. The figures are those of the building, in `venues/figures.ts`. */
const venues = readJson(
  'venues',
  z.strictObject({
    halls: z.array(place.extend({ number: z.literal([...halls]) })),
    hallFigures: z.strictObject({
      area: label,
      width: label,
      length: label,
      clearHeight: label,
      floorLoad: label,
      booths: label,
      goodsDoors: label,
      power: label,
      light: label,
    }),
    conferenceFloor: z.strictObject({ title: localised, titleInfo: localised }),
    rooms: z.array(place.extend({ group: z.enum(roomGroupNames) })),
    roomFigures: z.strictObject({
      area: label,
      height: label,
    }),
    people: localised,
  }),
);

/** A figure as the contract has it. */
function detail(
  value: number,
  { unit, introduce }: Label,
  language: Language,
  phrases: Record<string, string> = {},
): SiteDetail {
  const key = languageKey(language);
  return {
    numValue: String(value),
    ...(unit[key] && { unit: unit[key] }),
    introduce: fillInFrom('venues', introduce[key], { phrases }),
  };
}

function hallDetails(number: Hall, language: Language): SiteDetail[] {
  const { area, width, length, clearHeight, floorLoad, booths, goodsDoors, power, light } =
    venues.hallFigures;
  const door = { doorWidth: String(hall.goodsDoor.width), doorHeight: String(hall.goodsDoor.height) };
  return [
    detail(hall.area, area, language),
    detail(hall.width, width, language),
    detail(hall.length, length, language),
    detail(hall.clearHeight, clearHeight, language),
    detail(hall.floorLoad, floorLoad, language),
    detail(hall.booths, booths, language),
    detail(hall.goodsDoors, goodsDoors, language, door),
    detail(hall.power, power, language),
    detail(hallLight[number], light, language),
  ];
}

/** The four halls, as the venue pages show them. */
export const venueEntries: EntryInput[] = venues.halls.map(({ number, title, titleInfo, pictures }) => ({
  kind: 'venue',
  id: `hall-${number}`,
  sort: number,
  data: { imageFiles: pictures.map((file) => ({ imageIcon: media(file) })) },
  texts: inBothLanguages((language) => ({
    title: localise(title, language),
    titleInfo: localise(titleInfo, language),
    siteDetails: hallDetails(number, language),
  })),
}));

function roomDetails(group: keyof typeof roomGroups, language: Language): SiteDetail[] {
  const { rooms, height, seats } = roomGroups[group];
  return [
    areaDetail(rooms, language),
    detail(height, venues.roomFigures.height, language),
    ...layouts.flatMap((layout) => {
      const people = seats[layout];
      const [zh, en] = layoutNames[layout];
      return people ? [detail(people, { unit: venues.people, introduce: { zh, en } }, language)] : [];
    }),
  ];
}

/** The area of the rooms of a group. If they differ, every area is named once, the largest first. */
function areaDetail(rooms: readonly Room[], language: Language): SiteDetail {
  const areas = [...new Set(rooms.map(areaOf))].toSorted((one, other) => other - one);
  const { area } = venues.roomFigures;
  return {
    ...detail(0, area, language),
    numValue: areas.join(language === 'zh-CN' ? '、' : ' or '),
  };
}

/** The meeting rooms, as one group. */
export const meetingVenueEntries: EntryInput[] = [
  {
    kind: 'meetingVenue',
    id: 'conference-floor',
    sort: 1,
    texts: inBothLanguages((language) => {
      const key = languageKey(language);
      return {
        title: venues.conferenceFloor.title[key],
        titleInfo: venues.conferenceFloor.titleInfo[key],
        siteManagementVoList: venues.rooms.map(({ group, title, titleInfo, pictures }) => ({
          title: title[key],
          titleInfo: titleInfo[key],
          imageFiles: pictures.map((file) => ({ imageIcon: media(file) })),
          siteDetails: roomDetails(group, language),
        })),
      };
    }),
  },
];
