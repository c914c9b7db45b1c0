import type { EntryInput } from '#schemas/entry.ts';
import { newsEntries, noticeEntries } from './articles.ts';
import { centreEntries } from './centres.ts';
import { documentEntries } from './documents.ts';
import { scheduleEntries } from './schedule.ts';
import { siteEntries } from './site.ts';

export { newsOrder, noticeOrder } from './articles.ts';

/**
 * A small site in two languages. Entries are unordered, so that lists must sort them; one of each kind with texts is
 * not translated.
 */
export const content: EntryInput[] = [
  ...siteEntries,
  ...newsEntries,
  ...noticeEntries,
  ...scheduleEntries,
  ...centreEntries,
  ...documentEntries,
];
