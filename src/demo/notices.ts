import * as z from 'zod';
import type { EntryInput } from '#schemas/entry.ts';
import { articleTypes } from '#schemas/enumerations.ts';
import { type Language, languages, localise } from '#schemas/language.ts';
import { calendarOf, dateAt } from './calendar.ts';
import { localised, mediaFile, readArticle, readJson, timeOfDay } from './content.ts';
import { attachments, documentUrl } from './documents.ts';
import { media } from './media.ts';

const noticeItem = z.strictObject({
  id: z.string().regex(/^(purchase|trade|notice)-\d{2}$/),
  daysAgo: z.int().positive(),
  time: timeOfDay,
  coverImg: mediaFile.optional(),
  redirectUrl: z.string().optional(),
  attachments: z.array(z.enum(attachments.map(({ document }) => document))).optional(),
});
type NoticeItem = z.output<typeof noticeItem>;

/** `content/notices.json`. The texts of a notice are in `content/notices`, in one file for each language. */
const noticesFile = z.strictObject({
  /** What several texts have in common, by the name of its placeholder. */
  phrases: z.record(z.string(), localised),
  notices: z.record(z.enum(articleTypes), z.array(noticeItem)),
});

const noticeText = z.strictObject({
  title: z.string(),
  /** One sentence. */
  subTitle: z.string().optional(),
});

/** The notices on the day `today` (yyyy-mm-dd), newest first within each type. */
export function noticeEntries(today: string): EntryInput[] {
  const { phrases, notices } = readJson('notices', noticesFile);
  const phrasesIn = (language: Language) =>
    Object.fromEntries(Object.entries(phrases).map(([name, text]) => [name, localise(text, language)]));
  return articleTypes.flatMap((type) =>
    notices[type]
      .toSorted((a, b) => a.daysAgo - b.daysAgo)
      .map((item): EntryInput => {
        const day = dateAt(today, -item.daysAgo);
        const texts: EntryInput['texts'] = {};
        for (const language of languages) {
          // Deadlines are counted from the day of the notice.
          const placeholders = { calendar: calendarOf(day, language), phrases: phrasesIn(language) };
          const article = readArticle(`notices/${item.id}`, language, { schema: noticeText, placeholders });
          if (!article) continue;
          const { title, subTitle } = article.fields;
          texts[language] = {
            data: {
              title,
              ...(subTitle && { subTitle }),
              content: article.html,
              ...(item.attachments && { attachments: attachmentsOf(item, language) }),
            },
          };
        }
        return {
          kind: 'notice',
          id: item.id,
          facet: type,
          date: `${day} ${item.time}:00`,
          data: {
            ...(item.coverImg && { coverImg: media(item.coverImg) }),
            ...(item.redirectUrl && { redirectUrl: item.redirectUrl }),
          },
          texts,
        };
      }),
  );
}

const attachmentsOf = ({ id, attachments: names = [] }: NoticeItem, language: Language) =>
  names.map((name) => ({
    id: `${id}-${name}`,
    name: localise(attachments.find(({ document }) => document === name)?.title, language),
    address: documentUrl(name, language),
  }));
