import type { EntryInput } from '#schemas/entry.ts';
import type { albumTypes } from '#schemas/enumerations.ts';
import { type Calendar, calendarOf } from '../calendar.ts';
import { type MediaFile, media } from '../media.ts';

/** An album of a gallery. A name that holds a year is a function of the calendar. */
export interface Album {
  zh: string | ((on: Calendar) => string);
  en: string | ((on: Calendar) => string);
  /** Without one, the gallery shows the default cover. */
  cover?: MediaFile;
  pictures: readonly MediaFile[];
}

/** The albums of one gallery as they are stored on the day `today` (yyyy-mm-dd), in their order. */
export function galleryEntries(
  { name, facet, albums }: { name: string; facet: (typeof albumTypes)[number]; albums: readonly Album[] },
  today: string,
): EntryInput[] {
  const nameIn = (language: 'zh-CN' | 'en-US', text: Album['zh']) =>
    typeof text === 'function' ? text(calendarOf(today, language)) : text;
  return albums.map(({ zh, en, cover, pictures }, index) => ({
    kind: 'album',
    id: `album-${name}-${index + 1}`,
    facet,
    sort: index + 1,
    data: {
      ...(cover && { activityCoverUrl: media(cover) }),
      imageVOs: pictures.map((file) => ({ address: media(file) })),
    },
    texts: {
      'zh-CN': { data: { atlasName: nameIn('zh-CN', zh) } },
      'en-US': { data: { atlasName: nameIn('en-US', en) } },
    },
  }));
}
