import * as z from 'zod';
import type { EntryInput } from '#schemas/entry.ts';
import { type Language, languageKey, languages } from '#schemas/language.ts';
import { localised, mediaFile, readArticle, readJson, toHtml } from './content.ts';
import type { FileFacet } from './files.ts';
import { media } from './media.ts';

const item = z.strictObject({
  id: z.string(),
  picture: mediaFile.optional(),
  jumpUrl: z.string().optional(),
});

const hotel = item.extend({
  name: localised,
  /** One or two sentences, as Markdown. */
  remark: localised,
  /** Quantities by the names of the facilities; only partner hotels give theirs. */
  facilities: z.record(z.string(), z.int()).optional(),
});

/** `content/nearby.json`, each list in its order. The texts of `item`s are in `content/nearby`. */
const nearbyFile = z.strictObject({
  /** The unit is omitted if the name already contains it. */
  facilities: z.record(
    z.string(),
    z.strictObject({ name: localised, unit: z.strictObject({ zh: z.string(), en: z.string() }) }),
  ),
  /** Supporting hotels, the nearest first. With the four partner hotels of `stays` they are the twelve of news-008. */
  hotels: z.array(hotel),
  /** Hotels further out, the four partner hotels first, then guest houses. */
  stays: z.array(hotel),
  /** The first four are those of the tours in news-026. */
  sights: z.array(item),
  catering: z.array(item),
  traffic: z.array(item),
});

const nearby = readJson('nearby', nearbyFile);

/** What a reader of one language gets of a place. */
type TextOf<T> = (item: T, language: Language) => Record<string, unknown>;

const listOf = <T extends z.output<typeof item>>(
  facet: FileFacet,
  items: readonly T[],
  textOf: TextOf<T>,
): EntryInput[] =>
  items.map((entry, index) => ({
    kind: 'file',
    id: entry.id,
    facet,
    sort: index + 1,
    data: {
      ...(entry.picture && { imageVO: { address: media(entry.picture) } }),
      ...(entry.jumpUrl && { jumpUrl: entry.jumpUrl }),
    },
    texts: Object.fromEntries(languages.map((language) => [language, { data: textOf(entry, language) }])),
  }));

const articleText: TextOf<z.output<typeof item>> = ({ id }, language) => {
  const article = readArticle(`nearby/${id}`, language, { schema: z.strictObject({ name: z.string() }) });
  if (!article) throw new Error(`src/demo/content/nearby/${id}.${language}.md is missing`);
  return { name: article.fields.name, remark: article.html };
};

const hotelText: TextOf<z.output<typeof hotel>> = ({ id, name, remark, facilities }, language) => {
  const key = languageKey(language);
  return {
    name: name[key],
    remark: toHtml(remark[key], language),
    ...(facilities && {
      supportingFacilityList: Object.entries(facilities).map(([kind, quantity]) => {
        const facility = nearby.facilities[kind];
        if (!facility) throw new Error(`${id}: src/demo/content/nearby.json has no facility ${kind}`);
        const unit = facility.unit[key];
        return { name: facility.name[key], ...(unit && { unit }), quantitativeValue: String(quantity) };
      }),
    }),
  };
};

/** Surroundings of the venue: hotels, sights, restaurants and directions. */
export const nearbyEntries: EntryInput[] = [
  ...listOf('HOTEL_ACCOMMODATION YES', nearby.hotels, hotelText),
  ...listOf('HOTEL_ACCOMMODATION NO', nearby.stays, hotelText),
  ...listOf('cultural_tourism', nearby.sights, articleText),
  ...listOf('CATERING', nearby.catering, articleText),
  ...listOf('TRAFFIC_DIRECTIONS', nearby.traffic, articleText),
];
