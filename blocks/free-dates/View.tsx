import { useBlockUrl } from '#blocks/block-url.ts';
import { datesIn } from '#blocks/dates-in.ts';
import type { ViewProps } from '#blocks/define.ts';
import { GetForm } from '#blocks/GetForm.tsx';
import { areaOf, boothsIn } from '#blocks/space-area.ts';
import { useTexts } from '#i18n/context.tsx';
import type { FreeDatesMessages, FreeDatesTranslate } from '#i18n/free-dates.ts';
import { createTranslate } from '#i18n/i18n.ts';
import { type Days, toDate } from '#lib/availability.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { ButtonLink, buttonLook } from '#ui/Button.tsx';
import { Failed } from '#ui/Failed.tsx';
import { fieldBox } from '#ui/field/field-box.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import {
  type FreeDates,
  freeDates,
  type Match,
  monthsOf,
  type Row,
  type StripState,
  stripPaths,
  usualDays,
} from './free-dates.ts';
import type definition from './index.ts';
import type { FreeDatesRequest } from './index.ts';

/** Strips of all spaces, the free periods of the chosen ones, and all free periods as text (rule EVT-08). */
export default function FreeDatesView({ id, props, first, data }: ViewProps<typeof definition>) {
  const { language } = useTexts();
  const { asked, venue, taken } = data;
  const failed = [venue, taken].find(({ state }) => state === 'failed');
  if (failed?.state === 'failed')
    return (
      <BlockSection id={id} title={props.title} first={first}>
        <Failed retry={failed.retry} />
      </BlockSection>
    );
  if (asked.state !== 'ready' || venue.state === 'loading' || taken.state !== 'ready')
    return (
      <BlockSection id={id} title={props.title} first={first}>
        <Skeleton>
          <SkeletonLine size="text-lead" width="w-3/5" />
          <SkeletonShape className="mt-8 h-96" />
        </Skeleton>
      </BlockSection>
    );
  const request = asked.data;
  const t: FreeDatesTranslate = createTranslate<FreeDatesMessages>(language, request.texts);
  const found = freeDates({
    ...{ wanted: request.wanted, today: request.today, months: props.months, type: props.type },
    venue: venue.state === 'ready' ? venue.data : undefined,
    taken: taken.data,
  });
  // Without a title of the block, the headings in it follow that of the page.
  const Heading = props.title ? 'h3' : 'h2';
  const shown: Shown = { id, found, request, t, dates: datesIn(language), heading: Heading };
  return (
    <BlockSection id={id} title={props.title} first={first}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        {props.intro && <p className="max-w-measure text-lead">{props.intro}</p>}
        <p className="tnum flex flex-wrap items-center gap-x-6 text-cap text-ink-3">
          {t('asOf', { date: request.today })}
          {request.findSpace && (
            <Link
              href={request.findSpace}
              className="inline-flex min-h-touch items-center text-sm text-teal underline underline-offset-4 hover:text-teal-deep print:hidden"
            >
              {t('findSpace')}
            </Link>
          )}
        </p>
      </div>
      <Finder {...shown} />
      <Matches {...shown} />
      <Legend t={t} />
      <Axis {...shown} />
      {found.groups.map(({ name, rows }) => (
        <section key={name ?? ''} aria-label={name}>
          {name && <Heading className="pt-5 pb-2 font-body text-sm font-normal text-ink-2">{name}</Heading>}
          <ul className="border-t border-line">
            {rows.map((row) => (
              <StripRow key={row.space?.id ?? ''} row={row} {...shown} />
            ))}
          </ul>
        </section>
      ))}
      <MonthGrid {...shown} />
      <PeriodsAsText {...shown} />
      <p className="mt-6 flex gap-3.5 rounded bg-mist px-5 py-4 text-xs text-ink-2 in-[.bg-mist]:bg-white">
        <Icon name="info" className="text-teal" />
        {t('note')}
      </p>
    </BlockSection>
  );
}

interface Shown {
  id: string;
  found: FreeDates;
  request: FreeDatesRequest;
  t: FreeDatesTranslate;
  dates: ReturnType<typeof datesIn>;
  heading: 'h2' | 'h3';
}

const lengthOf = ({ from, until }: Days) => until - from + 1;

/** A form that needs no script: it asks for the page again. */
function Finder({ id, found, request: { wanted, today }, t }: Shown) {
  const { nameOf } = useBlockUrl();
  const rows = found.groups.flatMap((group) => group.rows);
  const chosen = found.chosen.map((space) => space.id).join(',');
  const names = found.chosen.map(({ name }) => name).join(t('separator'));
  const field = `${fieldBox} h-control`;
  return (
    <search className="mt-8 block print:hidden">
      <GetForm
        own={['space', 'days', 'after']}
        label={t('finder')}
        className="grid gap-4 sm:grid-cols-2 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_auto] md:items-end"
      >
        {found.chosen.length > 0 && (
          <p className="grid min-w-0 gap-2">
            <label htmlFor={`${id}-space`} className="text-sm font-medium">
              {t('space')}
            </label>
            <span className="relative grid">
              <select
                id={`${id}-space`}
                name={nameOf('space')}
                defaultValue={chosen}
                className={`${field} appearance-none pe-10!`}
              >
                {found.chosen.length > 1 && <option value={chosen}>{names}</option>}
                {rows.flatMap(({ space }) =>
                  space ? (
                    <option key={space.id} value={space.id}>
                      {space.name}
                    </option>
                  ) : (
                    []
                  ),
                )}
              </select>
              <Icon name="down" small className="pointer-events-none absolute end-3.5 top-3.75 text-ink-3" />
            </span>
          </p>
        )}
        <p className="grid min-w-0 gap-2">
          <label htmlFor={`${id}-days`} className="text-sm font-medium">
            {t('days')}
          </label>
          <input
            id={`${id}-days`}
            type="number"
            inputMode="numeric"
            name={nameOf('days')}
            min={1}
            max={60}
            defaultValue={wanted.days}
            className={`${field} tnum`}
          />
        </p>
        <p className="grid min-w-0 gap-2">
          <label htmlFor={`${id}-after`} className="text-sm font-medium">
            {t('after')}
          </label>
          <input
            id={`${id}-after`}
            type="date"
            name={nameOf('after')}
            min={today}
            defaultValue={wanted.after}
            className={`${field} tnum`}
          />
        </p>
        <button type="submit" className={buttonLook({})}>
          {t('show')}
        </button>
      </GetForm>
    </search>
  );
}

/** Periods that are listed at once; the others are behind a disclosure. */
const listed = 4;

/** The free periods of the chosen spaces, each with a link that fills in the booking form. */
function Matches(shown: Shown) {
  const { id, found, request, t, heading: Heading } = shown;
  const { days } = request.wanted;
  const names = found.chosen.map(({ name }) => name).join(t('separator')) || t('site');
  const area = areaOf(found.chosen);
  const rest = found.matches.slice(listed);
  return (
    <section
      aria-labelledby={`${id}-matches`}
      className="mt-8 rounded bg-mist p-5 in-[.bg-mist]:bg-white md:p-8"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading id={`${id}-matches`} className="text-h4 font-medium">
          {names}
        </Heading>
        {area > 0 && (
          <p className="tnum text-sm text-ink-2">
            {t('area', { area: area.toLocaleString('en') })}
            {found.chosen.every(({ type }) => type === '1') &&
              `${t('separator')}${t('booths', { n: boothsIn(area).toLocaleString('en') })}`}
          </p>
        )}
      </div>
      <p className="mt-1 text-sm text-ink-2">
        {found.matches.length > 0
          ? t('matches', { count: found.matches.length, days })
          : t('noMatch', { days })}
      </p>
      <ol className="mt-4">
        {found.matches.slice(0, listed).map((match) => (
          <MatchRow key={match.from} match={match} {...shown} />
        ))}
      </ol>
      {rest.length > 0 && (
        <details>
          <summary className="flex min-h-touch cursor-pointer items-center text-sm text-teal underline underline-offset-4">
            {t('more', { count: rest.length })}
          </summary>
          <ol>
            {rest.map((match) => (
              <MatchRow key={match.from} match={match} {...shown} />
            ))}
          </ol>
        </details>
      )}
      {found.matches.length === 0 && <RequestLink period={undefined} {...shown} />}
    </section>
  );
}

function MatchRow({ match, ...shown }: Shown & { match: Match }) {
  const { t, dates, request } = shown;
  const { before, next } = match;
  const around = [
    before && t('before', { name: nameOf(before, t), date: dates.day(before.until) }),
    next && t('next', { name: nameOf(next, t), date: dates.day(next.from) }),
  ].filter(Boolean);
  const wanted = Math.min(request.wanted.days, lengthOf(match));
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-line py-4 md:grid-cols-[1fr_auto] md:items-center">
      <p className="min-w-0">
        <span className="tnum block font-medium">
          {dates.range(match)}
          <span className="ms-3 font-normal text-ink-2">{t('length', { count: lengthOf(match) })}</span>
        </span>
        {around.length > 0 && <span className="block text-xs text-ink-2">{around.join(t('separator'))}</span>}
      </p>
      <RequestLink period={{ from: match.from, until: match.from + wanted - 1 }} {...shown} />
    </li>
  );
}

const nameOf = ({ isHold, name }: { isHold: boolean; name: string | undefined }, t: FreeDatesTranslate) =>
  isHold ? t('hold') : (name ?? t('unnamed'));

/** Leads to the booking form of the chosen spaces, with days and spaces in the address. */
function RequestLink({ period, found, request, t, dates }: Shown & { period: Days | undefined }) {
  const { exhibition, meeting } = request.booking;
  const isMeeting = found.chosen.length > 0 && found.chosen.every(({ type }) => type === '2');
  const path = isMeeting ? (meeting ?? exhibition) : (exhibition ?? meeting);
  if (!path) return null;
  const parameters = new URLSearchParams({
    ...(period && { from: toDate(period.from) }),
    ...(found.chosen.length > 0 && { spaces: found.chosen.map(({ id }) => id).join(',') }),
    ...(period && { until: toDate(period.until) }),
  });
  return (
    <ButtonLink small href={`${path}?${parameters}`}>
      {t('request')}
      {period && <span className="sr-only">{dates.range(period)}</span>}
      <Icon name="arrow" small />
    </ButtonLink>
  );
}

const grounds = {
  past: 'fill-mist',
  event: 'fill-ink',
  build: 'fill-line-strong',
  hold: '',
  closed: 'fill-white',
} satisfies Record<StripState, string>;

const states = ['past', 'closed', 'build', 'event', 'hold'] as const;

function Legend({ t }: Pick<Shown, 't'>) {
  const boxes = {
    free: 'bg-teal-tint',
    event: 'bg-ink',
    build: 'bg-line-strong',
    hold: 'bg-white',
    closed: 'border border-line-strong bg-white',
  } as const;
  return (
    <ul className="mt-10 flex flex-wrap gap-x-5 gap-y-2 text-cap text-ink-2 md:justify-end">
      {(['free', 'event', 'build', 'hold', 'closed'] as const).map((state) => (
        <li key={state} className="flex items-center gap-2">
          {state === 'hold' ? (
            <svg viewBox="0 0 22 12" aria-hidden="true" className="h-3 w-5.5">
              <defs>
                <pattern id="free-dates-hold" width="4" height="4" patternUnits="userSpaceOnUse">
                  <path d="M0 0h4v4H0z" className="fill-white" />
                  <path d="M-1 1 1-1M0 4 4 0M3 5 5 3" className="stroke-ink stroke-1" />
                </pattern>
              </defs>
              <path d="M0 0h22v12H0z" fill="url(#free-dates-hold)" />
            </svg>
          ) : (
            <span aria-hidden="true" className={`h-3 w-5.5 ${boxes[state]}`} />
          )}
          {t(state)}
        </li>
      ))}
    </ul>
  );
}

/** Columns of a row: space, strip, free weeks. */
const columns = 'md:grid md:grid-cols-[10.5rem_minmax(0,1fr)_4.5rem] md:items-center md:gap-x-4';
const grow: Readonly<Record<number, string>> = { 28: 'grow-28', 29: 'grow-29', 30: 'grow-30', 31: 'grow-31' };

/** Months above the strips; on a phone every third. */
function Axis({ found, t, dates }: Shown) {
  return (
    <div aria-hidden="true" className={`mt-4 text-cap text-ink-2 ${columns}`}>
      <span className="max-md:hidden" />
      <span className="flex">
        {monthsOf(found.window).map(({ month, days }, index) => (
          <span
            key={month}
            className={`w-0 basis-0 ${grow[days]} ${index % 3 === 0 ? '' : 'max-md:invisible'}`}
          >
            <span className="block whitespace-nowrap font-medium text-ink">
              {index === 0 || month.endsWith('-01') ? month.slice(0, 4) : '\u00a0'}
            </span>
            <span className="block whitespace-nowrap">{dates.month(month)}</span>
          </span>
        ))}
      </span>
      <span className="text-end max-md:hidden">{t('freeWeeks')}</span>
    </div>
  );
}

const stripHeight = 28;

function StripRow({ row, found, request, t }: Shown & { row: Row }) {
  const { hrefOf } = useBlockUrl();
  const { space, weeks, isChosen } = row;
  const others = found.chosen.filter((one) => one.id !== space?.id).map(({ id }) => id);
  const chosen = space && !isChosen ? inOrder(found, [...others, space.id]) : others;
  const { wanted } = request;
  const href = hrefOf({
    space: chosen.join(',') || undefined,
    days: wanted.days === usualDays ? undefined : String(wanted.days),
    after: wanted.after,
  });
  return (
    <li className={`border-b border-line py-2 ${columns}`}>
      {space ? (
        <Link
          href={href}
          // Every set of spaces has an address: robots would never come to an end.
          rel="nofollow"
          aria-current={isChosen ? 'true' : undefined}
          className="group flex min-h-touch items-center gap-3 text-sm md:min-h-8"
        >
          <span
            aria-hidden="true"
            className={`grid size-4.5 flex-none place-items-center rounded-xs border ${isChosen ? 'border-teal bg-teal text-white' : 'border-line-strong bg-white group-hover:border-teal'}`}
          >
            {isChosen && <Icon name="check" className="size-3.5!" />}
          </span>
          <span className="min-w-0">
            <span className="block group-hover:text-teal">{space.name}</span>
            {space.area !== undefined && (
              <span className="tnum block text-cap text-ink-3">
                {t('area', { area: space.area.toLocaleString('en') })}
              </span>
            )}
          </span>
          <span className="tnum ms-auto text-cap text-ink-2 md:hidden">{t('weeks', { count: weeks })}</span>
        </Link>
      ) : (
        <span className="text-sm">{t('site')}</span>
      )}
      <Strip row={row} found={found} />
      <p className="tnum text-end font-num text-num-s font-light max-md:hidden">
        <span aria-hidden="true">{weeks}</span>
        <span className="sr-only">{t('weeks', { count: weeks })}</span>
      </p>
    </li>
  );
}

/** Chosen spaces in the order of the page. */
const inOrder = ({ groups }: FreeDates, ids: readonly string[]): string[] =>
  groups.flatMap(({ rows }) =>
    rows.flatMap(({ space }) => (space && ids.includes(space.id) ? space.id : [])),
  );

/** One path for each state; screen readers read the periods below (`PeriodsAsText`). */
function Strip({ row, found: { window, today } }: { row: Row; found: FreeDates }) {
  const paths = stripPaths(row.states, today - window.from, stripHeight);
  const months = monthsOf(window)
    .slice(1)
    .map(({ first }) => `M${first} 0v${stripHeight}`)
    .join('');
  return (
    <svg
      viewBox={`0 0 ${window.until - window.from + 1} ${stripHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-7 w-full bg-teal-tint"
    >
      <StatePaths paths={paths} />
      <path d={months} className="stroke-white [vector-effect:non-scaling-stroke]" />
      <path
        d={`M${today - window.from} 0v${stripHeight}`}
        className="stroke-brass stroke-2 [vector-effect:non-scaling-stroke]"
      />
    </svg>
  );
}

const StatePaths = ({ paths }: { paths: ReturnType<typeof stripPaths> }) =>
  states.map(
    (state) =>
      paths[state] && (
        <path
          key={state}
          d={paths[state]}
          {...(state === 'hold' ? { fill: 'url(#free-dates-hold)' } : { className: grounds[state] })}
        />
      ),
  );

/** On a phone: one row a month for the chosen spaces together, because the strip has less than a pixel for a day. */
function MonthGrid({ found, t, dates }: Shown) {
  const names = found.chosen.map(({ name }) => name).join(t('separator')) || t('site');
  return (
    <div aria-hidden="true" className="mt-8 md:hidden">
      <p className="text-sm font-medium">{t('chosen', { spaces: names })}</p>
      <div className="mt-3 grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 text-cap text-ink-2">
        {monthsOf(found.window).map(({ month, first, days }, index) => {
          const past = Math.min(Math.max(found.today - found.window.from - first, 0), days);
          return [
            <span key={`${month}-name`} className="whitespace-nowrap">
              {(index === 0 || month.endsWith('-01')) && (
                <span className="me-1.5 font-medium text-ink">{month.slice(0, 4)}</span>
              )}
              {dates.month(month)}
            </span>,
            <svg
              key={month}
              aria-hidden="true"
              viewBox="0 0 31 2"
              preserveAspectRatio="none"
              className="h-5 w-full"
            >
              <path d={`M0 0h${days}v2h-${days}z`} className="fill-teal-tint" />
              <StatePaths paths={stripPaths(found.together.slice(first, first + days), past, 2)} />
              <path
                d="M7 0v2M14 0v2M21 0v2M28 0v2"
                className="stroke-white [vector-effect:non-scaling-stroke]"
              />
            </svg>,
          ];
        })}
      </div>
    </div>
  );
}

/** The text equivalent of the strips. */
function PeriodsAsText({ found, t, dates }: Shown) {
  const rows = found.groups.flatMap((group) => group.rows);
  return (
    <details className="mt-8 border-y border-line">
      <summary className="flex min-h-14 cursor-pointer items-center text-h4 font-medium">
        {t('asText')}
      </summary>
      <dl className="pb-5 text-sm">
        {rows.map(({ space, periods, weeks }) => (
          <div
            key={space?.id ?? ''}
            className="grid gap-x-4 border-t border-line py-3 md:grid-cols-[10.5rem_1fr]"
          >
            <dt>
              {space?.name ?? t('site')}
              <span className="block text-cap text-ink-3">{t('weeks', { count: weeks })}</span>
            </dt>
            <dd className="tnum text-ink-2">
              {periods.length > 0 ? periods.map(dates.range).join(t('separator')) : t('full')}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
