import { useBlockUrl } from '#blocks/block-url.ts';
import { writeDays } from '#blocks/event-days.ts';
import { areaOf, boothsIn } from '#blocks/space-area.ts';
import { useTexts } from '#i18n/context.tsx';
import { type Days, overlapping, takes, toDate } from '#lib/availability.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { isPlainClick } from '#ui/link/href.ts';
import { Link } from '#ui/link/Link.tsx';
import { type Match, stripPaths } from './free-dates.ts';
import { useSelecting, useSelection } from './Selecting.tsx';
import { StatePaths } from './Strips.tsx';
import { type End, movedInto, panelDays, resized, selectable } from './selection.ts';
import { chosenNames, lengthOf, parametersOf, type Shown } from './shown.ts';

/** Eight weeks of the chosen spaces with the selected days, and the request for them. */
export function Panel(shown: Shown) {
  const { id, t, dates, found, heading: Heading } = shown;
  const { selection, panel } = useSelection();
  return (
    <section
      aria-labelledby={`${id}-panel`}
      className="mt-6 mb-4 grid gap-x-10 gap-y-8 rounded bg-mist p-5 in-[.bg-mist]:bg-white max-md:order-1 md:grid-cols-[minmax(0,1fr)_18.5rem] md:p-8"
    >
      <div className="min-w-0">
        <div className="flex min-h-touch flex-wrap items-center justify-between gap-4">
          <Heading id={`${id}-panel`} className="text-h4 md:text-h3">
            {dates.months(panel)}
          </Heading>
          {selection && (
            <p className="flex gap-2 print:hidden">
              <Step icon="left" label={t('earlier')} by={-7} {...shown} />
              <Step icon="right" label={t('later')} by={7} {...shown} />
            </p>
          )}
        </div>
        <Weeks {...shown} />
        <p role="status" className="mt-4 min-h-12 text-sm">
          {selection ? <Verdict {...shown} selection={selection} /> : t('noMatch', shown.request.wanted)}
        </p>
        {found.matches.length > 0 && (
          <details>
            <summary className="flex min-h-touch w-fit cursor-pointer items-center text-sm text-teal underline underline-offset-4">
              {t('list', { count: found.matches.length })}
            </summary>
            <ol className="border-t border-line">
              {found.matches.map((match) => (
                <MatchRow key={match.from} match={match} {...shown} />
              ))}
            </ol>
          </details>
        )}
      </div>
      <Card {...shown} />
    </section>
  );
}

/** A link that selects days; scripts select them without another page. */
export function SelectLink({
  days,
  children,
  className,
  label,
  ...shown
}: Shown & { days: Days; children: React.ReactNode; className: string; label?: string }) {
  const { hrefOf } = useBlockUrl();
  const { select } = useSelecting();
  return (
    <Link
      href={hrefOf(parametersOf(shown, { spaces: shown.found.chosen.map((space) => space.id), days }))}
      rel="nofollow"
      className={className}
      aria-label={label}
      title={label}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        select(days);
      }}
    >
      {children}
    </Link>
  );
}

/** Moves the selection by days. */
function Step({ icon, label, by, ...shown }: Shown & { icon: IconName; label: string; by: number }) {
  const { selection } = useSelection();
  if (!selection) return null;
  const days = movedInto({ from: selection.from + by, until: selection.until + by }, selectable(shown.found));
  return (
    <SelectLink
      {...shown}
      days={days}
      label={label}
      className="grid size-11 place-items-center rounded border border-line bg-white hover:border-teal hover:text-teal"
    >
      <Icon name={icon} small />
    </SelectLink>
  );
}

const rowHeight = 26;

/** The chosen spaces, one row each; the frame over them is the selection, with a handle at each end. */
function Weeks({ found, request, t, dates }: Shown) {
  const { selection, panel } = useSelection();
  const { dragOver } = useSelecting();
  const rows = found.groups.flatMap((group) => group.rows).filter(({ isChosen }) => isChosen);
  const mondays = Array.from({ length: panelDays / 7 }, (_, week) => panel.from + 7 * week);
  const part = (day: number) => `${((100 * (day - panel.from)) / panelDays).toFixed(3)}%`;
  const isShown = selection && selection.until >= panel.from && selection.from <= panel.until;
  const before = panel.from - found.window.from;
  // The week before the first month.
  const unknown = Math.max(0, -before);
  return (
    <div className="mt-4 grid grid-cols-[4.25rem_minmax(0,1fr)] gap-x-3 md:grid-cols-[7rem_minmax(0,1fr)]">
      <p aria-hidden="true" className="tnum col-start-2 grid grid-cols-8 pb-2 text-cap text-ink-2">
        {mondays.map((day, week) => (
          <span key={day} className={`whitespace-nowrap ${week % 2 ? 'max-md:invisible' : ''}`}>
            {toDate(day).slice(5)}
          </span>
        ))}
      </p>
      <ul aria-hidden="true" className="grid gap-y-1.5 text-cap leading-tight md:text-sm">
        {rows.map(({ space }) => (
          <li key={space?.id ?? ''} className="flex h-13 items-center">
            {space?.name ?? t('site')}
          </li>
        ))}
      </ul>
      <div
        {...dragOver(panel)}
        className="relative grid touch-pan-y gap-y-1.5 select-none md:cursor-crosshair"
      >
        {rows.map(({ space, states }) => {
          const shown = states.slice(before + unknown, before + panelDays);
          return (
            <svg
              key={space?.id ?? ''}
              aria-hidden="true"
              viewBox={`0 0 ${panelDays} ${rowHeight}`}
              preserveAspectRatio="none"
              className="h-13 w-full"
            >
              <g transform={`translate(${unknown})`}>
                <path d={`M0 0h${shown.length}v${rowHeight}h-${shown.length}z`} className="fill-teal-tint" />
                <StatePaths
                  paths={stripPaths(shown, Math.max(0, found.today - panel.from - unknown), rowHeight)}
                  drawing="panel"
                />
              </g>
              <path
                d={mondays.map((day) => `M${day - panel.from} 0v${rowHeight}`).join('')}
                className="stroke-white [vector-effect:non-scaling-stroke]"
              />
            </svg>
          );
        })}
        {isShown && (
          <div
            className="absolute -inset-y-0.5 border-2 border-teal bg-teal/15 md:cursor-grab"
            style={{
              left: part(Math.max(selection.from, panel.from)),
              right: `calc(100% - ${part(Math.min(selection.until, panel.until) + 1)})`,
            }}
          >
            <Handle end="from" {...{ found, request, t, dates, selection }} />
            <Handle end="until" {...{ found, request, t, dates, selection }} />
          </div>
        )}
      </div>
    </div>
  );
}

type HandleProps = Pick<Shown, 'found' | 'request' | 't' | 'dates'> & { end: End; selection: Days };

/**
 * One end of the selection. Arrow keys move it by a day, with Shift the other end; Page keys move the selection by a week
 * (rule EVT-08).
 */
function Handle({ end, found, t, dates, selection }: HandleProps) {
  const { select } = useSelecting();
  const limits = selectable(found);
  const day = selection[end];
  const press = (event: React.KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const other = end === 'from' ? 'until' : 'from';
    const moved = event.shiftKey ? other : end;
    select(
      Math.abs(by) === 7
        ? movedInto({ from: selection.from + by, until: selection.until + by }, limits)
        : resized(selection, moved, { day: selection[moved] + by, limits }),
    );
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      data-end={end}
      aria-label={t(end === 'from' ? 'firstDay' : 'lastDay')}
      aria-valuemin={limits.from}
      aria-valuemax={limits.until}
      aria-valuenow={day}
      aria-valuetext={dates.day(day)}
      onKeyDown={press}
      className={`absolute top-1/2 grid h-11 w-8 -translate-y-1/2 place-items-center no-js:hidden print:hidden pointer-coarse:w-11 md:cursor-ew-resize ${
        end === 'from' ? 'right-full justify-items-end' : 'left-full justify-items-start'
      }`}
    >
      <span
        className={`h-5 w-2.5 rounded border-2 border-teal bg-white ${end === 'from' ? '-mr-1.5' : '-ml-1.5'}`}
      />
    </div>
  );
}

const steps: Readonly<Record<string, number>> = {
  ...{ ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 },
  ...{ PageUp: -7, PageDown: 7 },
};

const takenBy = ({ isHold, name }: { isHold: boolean; name: string | undefined }, t: Shown['t']) =>
  isHold ? t('hold') : (name ?? t('unnamed'));

/** Says whether the selected days are free, and names their neighbours. */
function Verdict({ found, taken, t, dates, selection }: Shown & { selection: Days }) {
  const { chosen, together, window } = found;
  const states = together.slice(selection.from - window.from, selection.until - window.from + 1);
  if (states.every((state) => state === 'free')) {
    const match = found.free.find(({ from, until }) => from <= selection.from && until >= selection.until);
    if (!match) return null;
    const range = dates.range(match);
    return [t('freeFrom', { range, count: lengthOf(match) }), ...aroundOf(match, { t, dates })].join(
      t('sentences'),
    );
  }
  const lines = overlapping(taken.occupations, chosen, selection).map((one) => {
    const spaces = chosen.filter((space) => takes(one, space)).map(({ name }) => name);
    const range = dates.range({
      from: Math.max(one.from, selection.from),
      until: Math.min(one.until, selection.until),
    });
    return t('taken', { space: spaces.join(t('separator')) || t('site'), range, name: takenBy(one, t) });
  });
  if (states.includes('closed')) lines.push(t('isClosed'));
  return <span className="text-warning">{[...lines, t('stillAsk')].join(t('sentences'))}</span>;
}

const aroundOf = ({ before, next }: Match, { t, dates }: Pick<Shown, 't' | 'dates'>): string[] =>
  [
    before && t('before', { name: takenBy(before, t), date: dates.day(before.until) }),
    next && t('next', { name: takenBy(next, t), date: dates.day(next.from) }),
  ].flatMap((text) => text || []);

/** Sums up the selection. */
function Card(shown: Shown) {
  const { found, t, dates } = shown;
  const { language } = useTexts();
  const { selection } = useSelection();
  const area = areaOf(found.chosen);
  const facts = [
    [t('space'), chosenNames(shown)],
    [t('areaName'), area > 0 && t('area', { area: area.toLocaleString('en') })],
    [
      t('boothsName'),
      area > 0 &&
        found.chosen.every(({ type }) => type === '1') &&
        t('about', { n: boothsIn(area).toLocaleString('en') }),
    ],
  ] as const;
  const written = selection && writeDays(language, toDate(selection.from), toDate(selection.until)).days;
  return (
    <div className="self-start md:rounded md:bg-white md:p-6 md:in-[.bg-mist_.bg-mist]:bg-mist">
      {selection && written && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
          <span
            aria-hidden="true"
            className="font-num text-num-l leading-none font-thin tracking-num whitespace-nowrap"
          >
            {written[0]}
            {lengthOf(selection) > 1 && (
              <>
                <span className="px-1 text-brass">–</span>
                {written[1]}
              </>
            )}
          </span>
          <span className="text-cap leading-tight text-ink-2">
            {dates.range(selection)}
            <br />
            {t('length', { count: lengthOf(selection) })}
          </span>
        </p>
      )}
      <dl className="mb-5 text-sm">
        {facts.flatMap(([name, value]) =>
          value
            ? [
                <div key={name} className="flex justify-between gap-4 border-b border-line py-2.5">
                  <dt className="text-ink-2">{name}</dt>
                  <dd className="tnum min-w-0 text-end">{value}</dd>
                </div>,
              ]
            : [],
        )}
      </dl>
      <RequestLink period={selection} {...shown} />
    </div>
  );
}

function MatchRow({ match, ...shown }: Shown & { match: Match }) {
  const { t, dates, request } = shown;
  const around = aroundOf(match, { t, dates });
  const days = { from: match.from, until: match.from + request.wanted.days - 1 };
  return (
    <li className="border-b border-line py-2.5">
      <SelectLink
        {...shown}
        days={days}
        className="tnum flex min-h-6 flex-wrap gap-x-3 text-sm font-medium text-teal hover:underline"
      >
        {dates.range(match)}
        <span className="font-regular text-ink-2">{t('length', { count: lengthOf(match) })}</span>
      </SelectLink>
      {around.length > 0 && <p className="text-xs text-ink-2">{around.join(t('sentences'))}</p>}
    </li>
  );
}

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
    <ButtonLink href={`${path}?${parameters}`} className="w-full">
      {t('request')}
      {period && <span className="sr-only">{dates.range(period)}</span>}
      <Icon name="arrow" small />
    </ButtonLink>
  );
}
