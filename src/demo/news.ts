import * as z from 'zod';
import type { EntryInput } from '#schemas/entry.ts';
import { languages, localise } from '#schemas/language.ts';
import { calendarOf, dateAt } from './calendar.ts';
import { localised, mediaFile, readArticle, readJson, timeOfDay } from './content.ts';
import { media } from './media.ts';

/** `content/news.json`. The texts of an item are in `content/news`, in one file for each language. */
const newsFile = z.strictObject({
  /** The author of an item whose text names none. */
  source: localised,
  /** In any order; `news-001` is the newest. */
  items: z.array(
    z.strictObject({
      id: z.string().regex(/^news-\d{3}$/),
      daysAgo: z.int().positive(),
      time: timeOfDay,
      /** Lists show the default cover without one. */
      coverImg: mediaFile.optional(),
      redirectUrl: z.string().optional(),
      /** Id of the event in the schedule that it is about. */
      event: z.string().optional(),
    }),
  ),
});

const newsText = z.strictObject({
  title: z.string(),
  /** One sentence. */
  subTitle: z.string(),
  /** The department or institution that wrote it. */
  source: z.string().optional(),
});

/** The news on the day `today` (yyyy-mm-dd), newest first. A language without a text leaves the item out. */
export function newsEntries(today: string): EntryInput[] {
  const { source, items } = readJson('news', newsFile);
  return items
    .toSorted((a, b) => a.daysAgo - b.daysAgo || b.time.localeCompare(a.time))
    .map(({ id, daysAgo, time, coverImg, redirectUrl, event }) => {
      const texts: EntryInput['texts'] = {};
      for (const language of languages) {
        const placeholders = { calendar: calendarOf(today, language) };
        const article = readArticle(`news/${id}`, language, { schema: newsText, placeholders });
        if (!article) continue;
        const { title, subTitle, source: author = localise(source, language) } = article.fields;
        texts[language] = { data: { title, subTitle, source: author, content: article.html } };
      }
      return {
        kind: 'news',
        id,
        date: `${dateAt(today, -daysAgo)} ${time}:00`,
        data: {
          type: 'JOURNALISM',
          ...(coverImg && { coverImg: media(coverImg) }),
          ...(redirectUrl && { redirectUrl }),
          ...(event && { eventId: event }),
        },
        texts,
      };
    });
}
