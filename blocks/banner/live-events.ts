import { noQuery, type Query, type QueryContext, query } from '#blocks/define.ts';
import { eventPaths } from '#blocks/event-path.ts';
import { defineTexts, translateIn } from '#i18n/i18n.ts';
import { eventDays } from '#lib/event-days.ts';
import type { Language } from '#schemas/language.ts';
import type { ScheduleItem } from '#schemas/schedule.ts';
import type { BannerProps } from './schema.ts';

/** Today's and the next events. All texts are ready to show, so that the browser loads neither dates nor messages. */
export interface LiveEvents {
  /** Number of events that run today. 0: all of `events` are still to come. */
  open: number;
  /** Text of the first cell, after the number if events run. */
  lead: string;
  /** How many more run today, with the page that lists them. */
  more?: { text: string; href: string | undefined } | undefined;
  /** Running ones first; three at most. */
  events: readonly LiveEvent[];
}

export interface LiveEvent {
  title: string;
  /** Page of the event, otherwise the page that lists all. */
  href: string | undefined;
  isOpen: boolean;
  /** `Today` or `In 2 days`. */
  when: string;
  /** Opening hours of today, if it runs. */
  hours?: string | undefined;
  /** Place and last day, or days and place. */
  note: string;
}

/** Texts of the strip. Only the server reads them. */
export const liveEventsTexts = defineTexts({
  zh: {
    open: '场正在开放',
    more: '另有 {{n}} 场',
    next: '近期活动',
    today: '今日',
    tomorrow: '明天',
    inDays: '{{n}} 天后',
    lastDay: '今天收官',
    until: '至 {{day}}',
    range: '{{from}} 至 {{until}}',
    comma: '，',
  },
  en: {
    open: 'open today',
    more: 'and {{n}} more',
    next: 'Coming up',
    today: 'Today',
    tomorrow: 'Tomorrow',
    inDays: 'In {{n}} days',
    lastDay: 'last day',
    until: 'until {{day}}',
    range: '{{from}} – {{until}}',
    comma: ', ',
  },
});

/** Cells of the strip, and how many of them running events may take if another one is still to come. */
const cells = 3;
const mostOpen = 2;

const dayLength = 86_400_000;

/**
 * @param live the schedule that the events are from; without it no call is made
 * @returns the query of the strip; missing if no event runs or is still to come
 */
export function liveEventsQuery(
  live: BannerProps['live'],
  context: Pick<QueryContext, 'language' | 'pagesShowing' | 'latinOf' | 'today'>,
): Query<LiveEvents> {
  if (!live) return noQuery;
  const { type } = live.params;
  const { language, pagesShowing } = context;
  const day = context.today();
  const schedule = pagesShowing({ call: 'scheduleList', params: { type }, reads: ['start', 'end'] })[0]?.path;
  return query(
    'scheduleList',
    { type, pageNo: 1, pageSize: 999, start: day },
    {
      name: `live:${day}`,
      auxiliary: true,
      select: (shows) =>
        liveEventsOf(shows, { language, today: day, schedule, pathOf: eventPaths(shows, context) }),
    },
  );
}

interface StripContext {
  language: Language;
  /** yyyy-mm-dd */
  today: string;
  /** Path of the page that lists all events. */
  schedule: string | undefined;
  /** Path of the page of an event. */
  pathOf: (show: ScheduleItem) => string | undefined;
}

function liveEventsOf(shows: readonly ScheduleItem[], context: StripContext): LiveEvents | undefined {
  const { language, today, schedule, pathOf } = context;
  const t = translateIn(liveEventsTexts, language);
  const events = shows
    .flatMap((show) => datedEvent(show, language, pathOf(show) ?? schedule))
    .filter(({ until }) => until >= today)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const open = events.filter(({ date }) => date <= today);
  const coming = events.slice(open.length);
  const openShown = open.slice(0, coming.length > 0 ? mostOpen : cells);
  const shown = [...openShown, ...coming.slice(0, open.length > 0 ? 1 : cells)];
  if (shown.length === 0) return undefined;

  const lineOf = ({ title, href, place, date, until, hours }: DatedEvent): LiveEvent => {
    const isOpen = date <= today;
    const days = Math.round((Date.parse(date) - Date.parse(today)) / dayLength);
    const when = isOpen ? t('today') : days === 1 ? t('tomorrow') : t('inDays', { n: days });
    const ends = until === today ? t('lastDay') : t('until', { day: dayName(language, until) });
    const [from, to] = dayRange(language, date, until);
    const range = to === undefined ? from : t('range', { from, until: to });
    const facts = isOpen ? [place, ends] : [range, place];
    return {
      title,
      href,
      isOpen,
      when,
      hours: isOpen ? hoursOf(hours, today) : undefined,
      note: facts.filter((fact) => fact !== undefined).join(t('comma')),
    };
  };
  const more = open.length - openShown.length;
  return {
    open: open.length,
    lead: open.length > 0 ? t('open') : t('next'),
    ...(more > 0 ? { more: { text: t('more', { n: more }), href: schedule } } : {}),
    events: shown.map(lineOf),
  };
}

/** `09:00 – 18:00`: the hours of a day, or else those of every day. */
function hoursOf(hours: ScheduleItem['hours'], day: string): string | undefined {
  const { opens, closes } = hours.find(({ date }) => date === day) ?? hours.find(({ date }) => !date) ?? {};
  return opens && closes ? `${opens} – ${closes}` : undefined;
}

interface DatedEvent extends Pick<ScheduleItem, 'hours'>, Pick<LiveEvent, 'title' | 'href'> {
  place: string | undefined;
  /** First and last day, yyyy-mm-dd. */
  date: string;
  until: string;
}

/** The event in one language; none if it has no first day. */
function datedEvent(show: ScheduleItem, language: Language, href: string | undefined): DatedEvent[] {
  const { date, until } = eventDays(show);
  if (date === undefined || until === undefined) return [];
  const english = language === 'en-US';
  return [
    {
      href,
      title: (english ? show.projectNameEn : undefined) ?? show.projectName,
      place: english ? (show.fieldEn ?? show.field) : (show.field ?? show.fieldEn),
      date,
      until,
      hours: show.hours,
    },
  ];
}

const monthName = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' });

/** `11-24` or `24 Nov`. */
const dayName = (language: Language, day: string): string =>
  language === 'zh-CN' ? day.slice(5) : `${Number(day.slice(8))} ${monthName.format(new Date(day))}`;

/** `11-24` and `27`, `24` and `27 Nov`; both with their month if it is not the same. One day has no end. */
function dayRange(language: Language, date: string, until: string): [from: string, until?: string] {
  if (date === until) return [dayName(language, date)];
  if (date.slice(0, 7) !== until.slice(0, 7)) return [dayName(language, date), dayName(language, until)];
  return language === 'zh-CN'
    ? [dayName(language, date), until.slice(8)]
    : [String(Number(date.slice(8))), dayName(language, until)];
}
