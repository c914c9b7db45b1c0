/**
 * The demo content: a fictional convention centre in Chinese and English, in the storage format of the embedded server.
 * The texts are in `content`; the modules here read them and add dates and figures.
 *
 * All of it is invented: the centre, its company, every show, hotel, institution, figure, phone number and quotation.
 * No person is named. The pictures are renderings made by the scripts in `media/src`.
 */
import { type EntryInput, entrySchema } from '#schemas/entry.ts';
import { albumEntries } from './albums.ts';
import { atlasEntries } from './atlases.ts';
import { bannerEntries } from './banners.ts';
import { configEntries, footerEntry, introductionEntries } from './configs.ts';
import { manualEntries, videoEntries } from './files.ts';
import { menuEntries } from './menu.ts';
import { nearbyEntries } from './nearby.ts';
import { newsEntries } from './news.ts';
import { noticeEntries } from './notices.ts';
import { pageEntries } from './pages.ts';
import { scheduleEntries } from './schedule.ts';
import { operationEntries } from './services.ts';
import { technicalEntries } from './technical.ts';
import { withUnitsInside } from './units.ts';
import { meetingVenueEntries, venueEntries } from './venues.ts';

/**
 * Every entry of the demo content on the day `today` (yyyy-mm-dd, in the site's time zone). The newest news is from the
 * day before; announced events are in the future.
 *
 * @throws Error that names the file and the key, if a file of the content is wrong; ZodError if an entry does not match
 * the storage format
 */
export function demoEntries(today: string): EntryInput[] {
  const entries: EntryInput[] = [
    ...menuEntries,
    ...bannerEntries,
    footerEntry(today),
    ...configEntries(today),
    ...introductionEntries(today),
    ...newsEntries(today),
    ...noticeEntries(today),
    ...scheduleEntries(today),
    ...venueEntries,
    ...meetingVenueEntries,
    ...operationEntries,
    ...technicalEntries,
    ...atlasEntries(today),
    ...albumEntries(today),
    ...nearbyEntries,
    ...manualEntries,
    ...videoEntries,
    ...pageEntries,
  ];
  return entries.map((entry) => entrySchema.parse(withUnitsInside(entry)));
}
