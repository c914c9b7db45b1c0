import type { EntryInput } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import { type Calendar, calendarOf, dateAt } from '../calendar.ts';
import { type MediaFile, media } from '../media.ts';

/** What a reader of one language gets. `content` is HTML. */
export interface NewsText {
  title: string;
  /** One sentence. */
  subTitle: string;
  /** The department or institution that wrote it; the centre itself where absent. */
  source?: string;
  content: string;
}

/** Text that names dates is written as a function of the calendar. */
type DatedText = NewsText | ((on: Calendar) => NewsText);

/** One news item. A language without text leaves the item out of that language's list. */
export interface NewsItem {
  id: `news-${string}`;
  daysAgo: number;
  /** hh:mm */
  time: string;
  /** Without one, lists show the default cover. */
  coverImg?: MediaFile;
  redirectUrl?: string;
  zh?: DatedText;
  en?: DatedText;
}

const centre: Record<Language, string> = { 'zh-CN': '嘉陵湾国际会展中心', 'en-US': 'Jialing Bay' };

/** A news item as it is stored on the day `today` (yyyy-mm-dd). */
export function newsEntry(item: NewsItem, today: string): EntryInput {
  const texts: EntryInput['texts'] = {};
  if (item.zh) texts['zh-CN'] = { data: textFields(item.zh, 'zh-CN', today) };
  if (item.en) texts['en-US'] = { data: textFields(item.en, 'en-US', today) };
  return {
    kind: 'news',
    id: item.id,
    date: `${dateAt(today, -item.daysAgo)} ${item.time}:00`,
    data: {
      type: 'JOURNALISM',
      ...(item.coverImg && { coverImg: media(item.coverImg) }),
      ...(item.redirectUrl && { redirectUrl: item.redirectUrl }),
    },
    texts,
  };
}

function textFields(text: DatedText, language: Language, today: string) {
  const { title, subTitle, source, content } =
    typeof text === 'function' ? text(calendarOf(today, language)) : text;
  return { title, subTitle, source: source ?? centre[language], content: content.trim() };
}
