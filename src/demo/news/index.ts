import type { EntryInput } from '#schemas/entry.ts';
import { building } from './building.ts';
import { comingShows } from './coming-shows.ts';
import { company } from './company.ts';
import { type NewsItem, newsEntry } from './item.ts';
import { meetings } from './meetings.ts';
import { pastShows } from './past-shows.ts';
import { visiting } from './visiting.ts';

/** Every news item, `news-001` the newest. */
export const newsItems: readonly NewsItem[] = [
  ...comingShows,
  ...pastShows,
  ...meetings,
  ...building,
  ...visiting,
  ...company,
].toSorted((a, b) => a.daysAgo - b.daysAgo);

/** The news as it stands on the day `today` (yyyy-mm-dd). */
export const newsEntries = (today: string): EntryInput[] => newsItems.map((item) => newsEntry(item, today));
