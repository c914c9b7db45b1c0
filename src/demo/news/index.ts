import type { EntryInput } from '#schemas/entry.ts';
import { building } from './building.ts';
import { city } from './city.ts';
import { comingShows } from './coming-shows.ts';
import { company } from './company.ts';
import { congresses } from './congresses.ts';
import { earlierShows } from './earlier-shows.ts';
import { footprint } from './footprint.ts';
import { type NewsItem, newsEntry } from './item.ts';
import { meetings } from './meetings.ts';
import { pastShows } from './past-shows.ts';
import { safety } from './safety.ts';
import { services } from './services.ts';
import { team } from './team.ts';
import { transport } from './transport.ts';
import { visiting } from './visiting.ts';
import { works } from './works.ts';

/** Every news item, newest first. Ids do not follow the date, except that `news-001` is the newest. */
export const newsItems: readonly NewsItem[] = [
  ...comingShows,
  ...pastShows,
  ...earlierShows,
  ...meetings,
  ...congresses,
  ...building,
  ...works,
  ...footprint,
  ...visiting,
  ...transport,
  ...services,
  ...safety,
  ...company,
  ...team,
  ...city,
].toSorted((a, b) => a.daysAgo - b.daysAgo || b.time.localeCompare(a.time));

/** The news as it stands on the day `today` (yyyy-mm-dd). */
export const newsEntries = (today: string): EntryInput[] => newsItems.map((item) => newsEntry(item, today));
