import { type KeyboardEvent, type TouchEvent, useEffect, useRef, useState } from 'react';
import { useBlockUrl } from '#blocks/block-url.ts';
import { useTexts } from '#i18n/context.tsx';
import { dateLocale } from '#lib/date.ts';
import type { Show } from '#machines/schedule.ts';
import { placeAfter } from '#machines/schedule-place.ts';
import type { Language } from '#schemas/language.ts';
import { Icon } from '#ui/Icon.tsx';
import { EventLink } from '#ui/link/EventLink.tsx';
import { ChangeLink } from './ChangeLink.tsx';
import { statusOf } from './calendar.ts';
import { EventName } from './EventName.tsx';
import { addMonths, type Bar, type Day, dayAfterKey, monthGrid, type Week } from './month-grid.ts';
import { monthName } from './ShowRows.tsx';
import { scheduleParameters } from './schedule-url.ts';
import type { Headings, ListView, SendList } from './schedule-views.ts';
import { useScheduleTranslate } from './texts.ts';

interface MonthViewProps {
  /** yyyy-mm */
  month: string;
  shows: readonly Show[];
  current: ListView;
  today: string;
  heading: Headings['section'];
  send: SendList;
}

const arrow =
  'grid size-control place-items-center rounded border border-line bg-white transition-colors duration-fast hover:border-teal hover:text-teal';

/**
 * A month of the schedule: a calendar with bars, on a phone one with dots and the events from a day on. The days are one
 * tab stop; keys move between them (rule EVT-03).
 */
export function MonthView({ month, shows, current, today, heading: Heading, send }: MonthViewProps) {
  const t = useScheduleTranslate();
  const { language } = useTexts();
  const { hrefOf } = useBlockUrl();
  const hrefAfter = (change: Parameters<typeof placeAfter>[1]) =>
    hrefOf(scheduleParameters(placeAfter(current, change)));
  const turnTo = (to: string) => send({ type: 'choose', change: { month: to } }, hrefAfter({ month: to }));
  const { day, choose, grid } = useChosenDay({ month, today, turnTo });
  const weeks = monthGrid(month, shows);
  const swipe = useSwipe((direction) => turnTo(addMonths(month, direction)));
  return (
    <div className="pb-4">
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ChangeLink
          current={current}
          change={{ month: addMonths(month, -1) }}
          send={send}
          label={t('previousMonth')}
          className={arrow}
        >
          <Icon name="left" />
        </ChangeLink>
        <Heading aria-live="polite" className="text-h3 max-md:flex-1 max-md:text-center md:order-last">
          {monthName(month, language)}
        </Heading>
        <ChangeLink
          current={current}
          change={{ month: addMonths(month, 1) }}
          send={send}
          label={t('nextMonth')}
          className={`${arrow} md:-ms-3`}
        >
          <Icon name="right" />
        </ChangeLink>
        <ChangeLink
          current={current}
          change={{ month: today.slice(0, 7) }}
          send={send}
          className="inline-flex min-h-touch items-center rounded border border-line-strong bg-white px-4 text-sm hover:border-teal hover:text-teal md:order-last max-md:hidden"
        >
          {t('today')}
        </ChangeLink>
        <Legend shows={shows} today={today} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div
        ref={grid}
        role="group"
        aria-label={monthName(month, language)}
        {...swipe}
        onKeyDown={(event: KeyboardEvent) => {
          const next =
            event.altKey || event.ctrlKey || event.metaKey ? undefined : dayAfterKey(day, event.key);
          if (next === undefined || !(event.target as HTMLElement).dataset.day) return;
          event.preventDefault();
          choose(next, { focus: true });
        }}
        className="border-line md:overflow-hidden md:rounded md:border md:bg-white"
      >
        <Weekdays language={language} />
        {weeks.map((week) => (
          <WeekRow
            key={week.days[0]?.day}
            week={week}
            month={month}
            today={today}
            chosen={day}
            hrefOfDay={(of) => hrefAfter({ view: 'list', start: of, end: of })}
            open={(of, href) => {
              // A phone lists the events of the day below the calendar.
              if (matchMedia('(width < 968px)').matches) choose(of, { focus: true });
              else send({ type: 'choose', change: { view: 'list', start: of, end: of } }, href);
            }}
          />
        ))}
      </div>
      <Agenda
        days={weeks.flatMap(({ days }) => days).filter((one) => one.day >= day && one.day.startsWith(month))}
        today={today}
        language={language}
      />
    </div>
  );
}

interface ChosenDayOptions {
  month: string;
  today: string;
  turnTo: (month: string) => void;
}

/** The day that the keyboard is on, and from which a phone lists the events. Follows the month. */
function useChosenDay({ month, today, turnTo }: ChosenDayOptions) {
  const [chosen, setChosen] = useState<string>();
  const grid = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const first = today.startsWith(month) ? today : `${month}-01`;
  const day = chosen?.startsWith(month) ? chosen : first;
  useEffect(() => {
    if (!takesFocus.current || chosen !== day) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [chosen, day]);
  const choose = (next: string, { focus }: { focus: boolean }) => {
    takesFocus.current = focus;
    setChosen(next);
    if (!next.startsWith(month)) turnTo(next.slice(0, 7));
  };
  return { day, choose, grid };
}

/** Shortest way of a finger that turns the month, in px. */
const shortestSwipe = 60;

function useSwipe(turn: (direction: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>(undefined);
  const pointOf = ({ changedTouches: { 0: touch } }: TouchEvent) =>
    touch && { x: touch.clientX, y: touch.clientY };
  return {
    onTouchStart: (event: TouchEvent) => {
      from.current = pointOf(event);
    },
    onTouchEnd: (event: TouchEvent) => {
      const to = pointOf(event);
      if (!to || !from.current) return;
      const [x, y] = [to.x - from.current.x, to.y - from.current.y];
      if (Math.abs(x) > shortestSwipe && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
  };
}

/** 1 January 2024 was a Monday. */
const mondayInJanuary = '2024-01-01T00:00:00Z';

const formatsOf = (language: Language) => ({
  weekday: new Intl.DateTimeFormat(dateLocale(language), { timeZone: 'UTC', weekday: 'short' }),
  narrow: new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'narrow' }),
  day: new Intl.DateTimeFormat(dateLocale(language), {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }),
  month: new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'short' }),
});
const formats = { 'zh-CN': formatsOf('zh-CN'), 'en-US': formatsOf('en-US') };
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

const Weekdays = ({ language }: { language: Language }) => (
  <div aria-hidden="true" className="grid grid-cols-7 border-ink text-cap text-ink-3 md:border-b">
    {Array.from({ length: 7 }, (_, index) => {
      const date = new Date(Date.parse(mondayInJanuary) + index * 86_400_000);
      const name = formats[language].weekday.format(date);
      return (
        <span key={name} className="py-2.5 text-center md:px-3 md:text-start">
          <span className="md:hidden">{formats[language].narrow.format(date)}</span>
          <span className="max-md:hidden">{name}</span>
        </span>
      );
    })}
  </div>
);

interface WeekRowProps {
  week: Week;
  month: string;
  today: string;
  chosen: string;
  hrefOfDay: (day: string) => string;
  open: (day: string, href: string) => void;
}

function WeekRow({ week, month, today, chosen, hrefOfDay, open }: WeekRowProps) {
  return (
    <div className="relative grid grid-cols-7 border-line md:h-31 md:not-last:border-b">
      {week.days.map((of) => (
        <DayCell
          key={of.day}
          of={of}
          isOutside={!of.day.startsWith(month)}
          isToday={of.day === today}
          isChosen={of.day === chosen}
          today={today}
          href={hrefOfDay(of.day)}
          open={open}
        />
      ))}
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 top-10.5 grid grid-cols-7 gap-y-1 max-md:hidden"
      >
        {week.bars.map((bar) => (
          <MonthBar key={bar.show.id} bar={bar} today={today} />
        ))}
      </div>
    </div>
  );
}

interface DayCellProps {
  of: Day;
  isOutside: boolean;
  isToday: boolean;
  isChosen: boolean;
  today: string;
  href: string;
  open: (day: string, href: string) => void;
}

/** Most dots of a day. */
const mostDots = 3;

/** A day: a link to the list of that day, which also says when nothing is on. */
function DayCell({
  of: { day, shows, hidden },
  isOutside,
  isToday,
  isChosen,
  today,
  href,
  open,
}: DayCellProps) {
  const t = useScheduleTranslate();
  const { language } = useTexts();
  const number = Number(day.slice(8));
  const names = shows.map((show) => nameWithKind(show, t)).join(t('separator'));
  const label = [
    formats[language].day.format(dateOf(day)),
    isToday ? t('today') : undefined,
    shows.length > 0 ? names : t('noEvents'),
  ].filter(Boolean);
  return (
    <EventLink
      href={href}
      act={() => open(day, href)}
      data-day={day}
      tabIndex={isChosen ? 0 : -1}
      aria-label={label.join(t('separator'))}
      aria-current={isToday ? 'date' : undefined}
      className={`relative flex flex-col items-center -outline-offset-2 transition-colors duration-fast max-md:h-control max-md:justify-center max-md:rounded md:items-start md:border-line md:px-3 md:pt-2 md:not-first:border-s md:hover:bg-teal-tint ${
        isToday ? 'md:border-t-2! md:border-t-brass!' : ''
      } ${isOutside ? 'text-ink-3 md:bg-mist' : ''} ${isChosen ? 'max-md:bg-ink max-md:text-white max-md:groundless:border-2' : ''}`}
    >
      <span className={`tnum font-num text-article leading-normal ${isToday ? 'font-medium' : ''}`}>
        {number === 1 && (
          <span aria-hidden="true" className="max-md:hidden">
            {formats[language].month.format(dateOf(day))}{' '}
          </span>
        )}
        {number}
        {isToday && (
          <span aria-hidden="true" className="ms-2 text-cap text-brass-deep max-md:hidden">
            {t('today')}
          </span>
        )}
      </span>
      <span aria-hidden="true" className="flex h-1.5 gap-1 md:hidden">
        {shows.slice(0, mostDots).map((show) => (
          <span
            key={show.id}
            className={`size-1 rounded-full groundless:border-2 ${statusOf(show, today) === 'ended' ? 'bg-faint' : isChosen ? 'bg-brass-light' : 'bg-teal'}`}
          />
        ))}
      </span>
      {hidden > 0 && (
        <span aria-hidden="true" className="absolute bottom-1 left-3 text-cap text-teal max-md:hidden">
          {t('moreOnDay', { n: hidden })}
        </span>
      )}
    </EventLink>
  );
}

const kindNames = ['trade', 'public', 'congress', 'other'] as const;
const nameWithKind = ({ title, kind }: Show, t: ReturnType<typeof useScheduleTranslate>) => {
  const known = kindNames.find((name) => name === kind);
  return known ? `${title} (${t(known)})` : title;
};

const barLook = (show: Show, today: string): string => {
  const status = statusOf(show, today);
  if (status === 'ended') return 'bg-disabled text-ink-2 groundless:border groundless:border-dotted';
  if (status === 'on') return 'bg-ink text-white groundless:border-4';
  if (show.kind === 'public')
    return 'bg-teal-tint text-teal-deep border border-teal/30 groundless:border-2 groundless:border-dashed groundless:border-current';
  if (show.kind === 'congress')
    return 'bg-white text-ink border border-ink groundless:border-4 groundless:border-double';
  return 'bg-teal text-white groundless:border-2';
};

/** What the colours of the bars say; the days say it in words too. */
function Legend({ shows, today }: Pick<MonthViewProps, 'shows' | 'today'>) {
  const t = useScheduleTranslate();
  const entries = (
    [
      ['openToday', { date: today }],
      ['trade', { date: tomorrow, kind: 'trade' }],
      ['public', { date: tomorrow, kind: 'public' }],
      ['congress', { date: tomorrow, kind: 'congress' }],
      ['ended', { date: yesterday }],
    ] as const
  ).map(([name, show]) => [name, barLook({ id: name, title: name, ...show }, today)] as const);
  const seen = new Set(shows.map((show) => barLook(show, today)));
  return (
    <ul className="order-last ms-auto flex flex-wrap gap-x-5 text-cap text-ink-2 max-md:hidden">
      {entries
        .filter(([, look]) => seen.has(look))
        .map(([name, look]) => (
          <li key={name} className="flex items-center gap-2">
            <span className={`h-3 w-5 rounded ${look}`} />
            {t(name)}
          </li>
        ))}
    </ul>
  );
}

/** Days that are over and to come, whatever today is. */
const [yesterday, tomorrow] = ['0001-01-01', '9999-12-31'];

/** Part of an event in a week. The days name it for screen readers. */
function MonthBar({ bar: { show, from, to, lane, continues }, today }: { bar: Bar; today: string }) {
  return (
    <span
      className={`flex h-7.5 min-w-0 items-center gap-3 px-3 text-cap leading-none ${barLook(show, today)} ${continues.before ? '' : 'ms-1 rounded-s'} ${continues.after ? '' : 'me-1 rounded-e'}`}
      style={{ gridColumn: `${from} / ${to + 1}`, gridRow: lane }}
    >
      <span className="min-w-0 flex-1 truncate font-medium">{show.title}</span>
      {show.place && to - from > 1 && <span className="max-w-1/2 flex-none truncate">{show.place}</span>}
    </span>
  );
}

interface AgendaProps {
  days: readonly Day[];
  today: string;
  language: Language;
}

/** Events of a month from a day on, day by day; only on phones. */
function Agenda({ days, today, language }: AgendaProps) {
  const t = useScheduleTranslate();
  const busy = days.filter(({ shows }) => shows.length > 0);
  return (
    <div className="mt-6 md:hidden">
      {busy.length === 0 && <p className="text-ink-2">{t('noEvents')}</p>}
      {busy.map(({ day, shows }) => (
        <section key={day} className="mb-6">
          <p className="flex items-baseline gap-3 border-b border-ink pb-2 font-medium">
            {day === today ? t('today') : formats[language].weekday.format(dateOf(day))}
            <time dateTime={day} className="tnum text-xs font-regular text-ink-3">
              {day.slice(5)}
            </time>
          </p>
          <ul>
            {shows.map((show) => (
              <li key={show.id} className="relative border-b border-line py-4">
                <div
                  className={`border-s-3 ps-4 ${statusOf(show, today) === 'ended' ? 'border-faint' : statusOf(show, today) === 'on' ? 'border-ink' : 'border-teal'}`}
                >
                  <p className="font-medium">
                    <EventName {...show} />
                  </p>
                  <p className="tnum mt-0.5 flex flex-wrap gap-x-4 text-xs text-ink-2">
                    <DayHours show={show} day={day} />
                    {show.place && <span>{show.place}</span>}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function DayHours({ show: { hours, hoursByDay }, day }: { show: Show; day: string }) {
  const times = hoursByDay?.[day] ?? hours;
  return times ? <span>{times}</span> : null;
}
