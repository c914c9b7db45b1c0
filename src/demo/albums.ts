import * as z from 'zod';
import type { EntryInput } from '#schemas/entry.ts';
import type { albumTypes } from '#schemas/enumerations.ts';
import { localise } from '#schemas/language.ts';
import { calendarOf } from './calendar.ts';
import { fillInFrom, inBothLanguages, localised, mediaFile, readJson } from './content.ts';
import { media } from './media.ts';

const gallery = z.array(
  z.strictObject({
    /** May contain placeholders for dates. */
    name: localised,
    /** The gallery shows the default cover without one. */
    cover: mediaFile.optional(),
    pictures: z.array(mediaFile),
  }),
);

const galleries = readJson('albums', z.strictObject({ conference: gallery, exhibition: gallery }));

/** The albums of both galleries on the day `today` (yyyy-mm-dd). */
export const albumEntries = (today: string): EntryInput[] => [
  ...galleryEntries('conference', 'CONFERENCE_CENTER', today),
  ...galleryEntries('exhibition', 'EXHIBITION_CENTER', today),
];

const galleryEntries = (
  centre: keyof typeof galleries,
  facet: (typeof albumTypes)[number],
  today: string,
): EntryInput[] =>
  galleries[centre].map(({ name, cover, pictures }, index) => ({
    kind: 'album',
    id: `album-${centre}-${index + 1}`,
    facet,
    sort: index + 1,
    data: {
      ...(cover && { activityCoverUrl: media(cover) }),
      imageVOs: pictures.map((file) => ({ address: media(file) })),
    },
    texts: inBothLanguages((language) => ({
      atlasName: fillInFrom('albums', localise(name, language), { calendar: calendarOf(today, language) }),
    })),
  }));
