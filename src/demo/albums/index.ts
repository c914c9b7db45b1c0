import type { EntryInput } from '#schemas/entry.ts';
import { galleryEntries } from './album.ts';
import { conferenceAlbums } from './conference.ts';
import { exhibitionAlbums } from './exhibition.ts';

/** The albums of both galleries as they stand on the day `today` (yyyy-mm-dd). */
export const albumEntries = (today: string): EntryInput[] => [
  ...galleryEntries({ name: 'conference', facet: 'CONFERENCE_CENTER', albums: conferenceAlbums }, today),
  ...galleryEntries({ name: 'exhibition', facet: 'EXHIBITION_CENTER', albums: exhibitionAlbums }, today),
];
