import * as z from 'zod';
import { buildingFromGeoJson } from '#schemas/building.ts';
import type { EntryInput } from '#schemas/entry.ts';
import { centerType, centerTypeNames } from '#schemas/enumerations.ts';
import { remoteConfigKeys } from '#schemas/remote-config.ts';
import { calendarOf } from './calendar.ts';
import { anyFields, inBothLanguages, mediaFile, readJson, textsIn } from './content.ts';
import { media } from './media.ts';

/** The remote configs on the day `today` (yyyy-mm-dd). The building is GeoJSON, so that programs for plans can open it. */
export const configEntries = (today: string): EntryInput[] => [
  ...Object.entries(readJson('configs', z.partialRecord(z.enum(remoteConfigKeys), anyFields))).map(
    ([key, value]): EntryInput => ({ kind: 'config', id: key, texts: textsOf('configs', value, today) }),
  ),
  {
    kind: 'config',
    id: 'official.building.config',
    texts: inBothLanguages((language) => buildingFromGeoJson(readJson('building', anyFields), language)),
  },
];

/** The footer on the day `today` (yyyy-mm-dd). */
export function footerEntry(today: string): EntryInput {
  const { data, text } = readJson('footer', z.strictObject({ data: anyFields, text: anyFields }));
  const placeholders = { calendar: calendarOf(today, 'zh-CN') };
  return {
    kind: 'footer',
    id: 'foot',
    data: textsIn('footer', data, 'zh-CN', placeholders),
    texts: textsOf('footer', text, today),
  };
}

const introductionsFile = z.array(
  z.strictObject({
    id: z.string(),
    centre: z.enum(centerTypeNames),
    background: mediaFile,
    carousel: z.array(mediaFile),
    text: anyFields,
  }),
);

/** The introductions of both centres on the day `today` (yyyy-mm-dd). */
export const introductionEntries = (today: string): EntryInput[] =>
  readJson('introductions', introductionsFile).map(({ id, centre, background, carousel, text }) => ({
    kind: 'introduction',
    id,
    facet: String(centerType[centre]),
    data: {
      backgroundImg: media(background),
      carouselImgVoList: carousel.map((file) => ({ img: media(file) })),
    },
    texts: textsOf('introductions', text, today),
  }));

const textsOf = (name: string, value: Record<string, unknown>, today: string) =>
  inBothLanguages((language) => textsIn(name, value, language, { calendar: calendarOf(today, language) }));
