import type { EntryInput } from '#schemas/entry.ts';
import type { articleTypes } from '#schemas/enumerations.ts';
import type { Language } from '#schemas/language.ts';
import { type Calendar, calendarOf, dateAt } from '../calendar.ts';
import { documentUrl } from '../documents.ts';
import { type MediaFile, media } from '../media.ts';

/** What a reader of one language gets. `content` is HTML. */
export interface NoticeText {
  title: string;
  /** One sentence. */
  subTitle?: string;
  content: string;
}

/** Dates counted from the day of the notice: 0 is that day, 14 two weeks later, -30 a month before. */
export interface NoticeCalendar extends Calendar {
  /** `2026 年 11 月 24 日` or `24 November 2026`, as deadlines are stated. */
  date(offset: number): string;
}

/** Text that names dates is written as a function of the calendar. */
type DatedText = NoticeText | ((on: NoticeCalendar) => NoticeText);

export type NoticeType = (typeof articleTypes)[number];

/** The documents that notices carry, with their names as link texts. */
const documents = {
  'tender-form': { 'zh-CN': '投标与响应文件格式', 'en-US': 'Tender and quotation form' },
  'registration-form': { 'zh-CN': '报名登记表', 'en-US': 'Registration form' },
  specification: { 'zh-CN': '技术规格书', 'en-US': 'Technical specification' },
  'contract-draft': { 'zh-CN': '合同样本', 'en-US': 'Draft contract' },
  'site-plan': { 'zh-CN': '现场踏勘路线与集合点', 'en-US': 'Site visit: route and meeting point' },
  'build-up-calendar': { 'zh-CN': '布展与撤展时间表', 'en-US': 'Build-up and breakdown calendar' },
  'price-list': { 'zh-CN': '现场服务价格表', 'en-US': 'On-site service price list' },
  'safety-rules': { 'zh-CN': '施工安全须知', 'en-US': 'Safety rules for contractors' },
} as const satisfies Record<string, Record<Language, string>>;

/** One notice. */
export interface NoticeItem {
  id: `purchase-${string}` | `trade-${string}` | `notice-${string}`;
  daysAgo: number;
  /** hh:mm */
  time: string;
  coverImg?: MediaFile;
  redirectUrl?: string;
  attachments?: readonly (keyof typeof documents)[];
  zh: DatedText;
  en: DatedText;
}

/** A notice as it is stored on the day `today` (yyyy-mm-dd). */
export function noticeEntry(item: NoticeItem, type: NoticeType, today: string): EntryInput {
  const day = dateAt(today, -item.daysAgo);
  return {
    kind: 'notice',
    id: item.id,
    facet: type,
    date: `${day} ${item.time}:00`,
    data: {
      ...(item.coverImg && { coverImg: media(item.coverImg) }),
      ...(item.redirectUrl && { redirectUrl: item.redirectUrl }),
    },
    texts: {
      'zh-CN': { data: textFields(item, 'zh-CN', day) },
      'en-US': { data: textFields(item, 'en-US', day) },
    },
  };
}

function textFields(item: NoticeItem, language: Language, day: string) {
  const own = language === 'zh-CN' ? item.zh : item.en;
  const { title, subTitle, content } = typeof own === 'function' ? own(noticeCalendar(day, language)) : own;
  return {
    title,
    ...(subTitle && { subTitle }),
    content: content.trim(),
    ...(item.attachments && {
      attachments: item.attachments.map((name) => ({
        id: `${item.id}-${name}`,
        name: documents[name][language],
        address: documentUrl(name, language),
      })),
    }),
  };
}

function noticeCalendar(day: string, language: Language): NoticeCalendar {
  const calendar = calendarOf(day, language);
  return {
    ...calendar,
    date: (offset) =>
      language === 'zh-CN'
        ? `${calendar.year(offset)} 年 ${calendar.day(offset)}`
        : `${calendar.day(offset)} ${calendar.year(offset)}`,
  };
}
