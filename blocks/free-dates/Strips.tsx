import { useBlockUrl } from '#blocks/block-url.ts';
import { type Days, toDay } from '#lib/availability.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { useNavigate } from '#ui/router.tsx';
import { monthsOf, type Row, type StripState, stripPaths } from './free-dates.ts';
import { useSelecting, useSelection } from './Selecting.tsx';
import { chosenNames, inOrder, parametersOf, type Shown } from './shown.ts';

const grounds = {
  past: 'fill-mist',
  event: 'fill-ink',
  build: 'fill-line-strong',
  hold: '',
  closed: 'fill-white stroke-line-strong [vector-effect:non-scaling-stroke]',
} satisfies Record<StripState, string>;

const states = ['past', 'closed', 'build', 'event', 'hold'] as const;

/** Scale of the hatching of holds, which evens out that of the drawing: a day is 2, 4 to 14 or 9 to 24 px wide there. */
const hatchings = { strip: '1 1', panel: '.2 .6', month: '.14 .11' };

interface StatePathsProps {
  paths: ReturnType<typeof stripPaths>;
  drawing: keyof typeof hatchings;
}

/** The states of a strip, one path each. */
export const StatePaths = ({ paths, drawing }: StatePathsProps) =>
  states.map(
    (state) =>
      paths[state] && (
        <path
          key={state}
          d={paths[state]}
          {...(state === 'hold' ? { fill: `url(#free-dates-${drawing})` } : { className: grounds[state] })}
        />
      ),
  );

/** Names of the states. */
export function Legend({ t }: Pick<Shown, 't'>) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-cap text-ink-2">
      {(['free', 'event', 'build', 'hold', 'closed'] as const).map((state) => (
        <li key={state} className="flex items-center gap-2">
          {/* Drawings, because paper and forced colours have no grounds. */}
          <svg viewBox="0 0 22 12" aria-hidden="true" className="h-3 w-5.5 forced-colors:outline">
            {state === 'hold' && (
              <defs>
                {Object.entries(hatchings).map(([drawing, scale]) => (
                  <pattern
                    key={drawing}
                    id={`free-dates-${drawing}`}
                    width="4"
                    height="4"
                    patternUnits="userSpaceOnUse"
                    patternTransform={`scale(${scale})`}
                  >
                    <path d="M0 0h4v4H0z" className="fill-white" />
                    <path d="M-1 1 1-1M0 4 4 0M3 5 5 3" className="stroke-ink stroke-1" />
                  </pattern>
                ))}
              </defs>
            )}
            <path
              d={state === 'closed' ? 'M.5.5h21v11H.5z' : 'M0 0h22v12H0z'}
              {...(state === 'hold'
                ? { fill: 'url(#free-dates-strip)' }
                : { className: state === 'free' ? 'fill-teal-tint' : grounds[state] })}
            />
          </svg>
          {t(state)}
        </li>
      ))}
      <li className="flex items-center gap-2 max-md:hidden">
        <svg viewBox="0 0 2 12" aria-hidden="true" className="h-3 w-0.5">
          <path d="M1 0v12" className="stroke-brass stroke-2" />
        </svg>
        {t('today')}
      </li>
    </ul>
  );
}

/** Columns of a row: space, strip, free weeks. */
const columns = 'md:grid md:grid-cols-[10.5rem_minmax(0,1fr)_4.5rem] md:items-center md:gap-x-4';
const grow: Readonly<Record<number, string>> = { 28: 'grow-28', 29: 'grow-29', 30: 'grow-30', 31: 'grow-31' };

/** Months above the strips, which phones have no room for. */
export function Axis({ found, t, dates }: Shown) {
  return (
    <div aria-hidden="true" className={`mt-6 text-cap text-ink-2 max-md:hidden ${columns}`}>
      <span />
      <span className="flex">
        {monthsOf(found.window).map(({ month, days }, index) => (
          <span key={month} className={`w-0 basis-0 ${grow[days]}`}>
            <span className="block whitespace-nowrap font-medium text-ink">
              {index === 0 || month.endsWith('-01') ? month.slice(0, 4) : '\u00a0'}
            </span>
            <span className="block whitespace-nowrap">{dates.month(month)}</span>
          </span>
        ))}
      </span>
      <span className="text-end">{t('freeWeeks')}</span>
    </div>
  );
}

const stripHeight = 28;

/** A space, its strip, and its free weeks. The name adds the space to the chosen ones or takes it away. */
export function StripRow({ row, ...shown }: Shown & { row: Row }) {
  const { hrefOf, read } = useBlockUrl();
  const { found, t } = shown;
  const { space, weeks, isChosen } = row;
  const others = found.chosen.filter((one) => one.id !== space?.id).map(({ id }) => id);
  const chosen = space && !isChosen ? inOrder(found, [...others, space.id]) : others;
  const [from, until] = [read('from'), read('until')];
  const href = hrefOf({ ...parametersOf(shown, { spaces: chosen, days: undefined }), from, until });
  return (
    <li
      className={`md:border-b md:border-line md:py-2 ${columns} max-md:rounded max-md:border max-md:px-3 ${isChosen ? 'max-md:border-teal max-md:bg-teal-tint' : 'max-md:border-line-strong'}`}
    >
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
            className={`max-md:hidden grid size-4.5 flex-none place-items-center rounded border ${isChosen ? 'border-teal bg-teal text-white' : 'border-line-strong bg-white group-hover:border-teal'}`}
          >
            {isChosen && <Icon name="check" className="size-3.5!" />}
          </span>
          <span className="min-w-0">
            <span className="block group-hover:text-teal">{space.name}</span>
            {space.area !== undefined && (
              <span className="tnum block text-cap text-ink-3 max-md:hidden">
                {t('area', { area: space.area.toLocaleString('en') })}
              </span>
            )}
          </span>
        </Link>
      ) : (
        <span className="flex min-h-touch items-center text-sm md:min-h-8">{t('site')}</span>
      )}
      <Strip row={row} {...shown} />
      <p className="tnum text-end font-num text-num-s font-light max-md:hidden">
        <span aria-hidden="true">{weeks}</span>
        <span className="sr-only">{t('weeks', { count: weeks })}</span>
      </p>
    </li>
  );
}

/**
 * One path for each state; screen readers read the periods below (`PeriodsAsText`). A pointer selects days of the chosen
 * spaces, or of this one if it is not among them.
 */
function Strip({ row: { space, states: own, isChosen }, ...shown }: Shown & { row: Row }) {
  const { window, today } = shown.found;
  const length = window.until - window.from + 1;
  const { dragOver } = useSelecting();
  const { hrefOf } = useBlockUrl();
  const navigate = useNavigate();
  const chooseToo = (days: Days) =>
    space && navigate(hrefOf(parametersOf(shown, { spaces: [space.id], days })), { replace: false });
  const paths = stripPaths(own, today - window.from, stripHeight);
  const months = monthsOf(window)
    .slice(1)
    .map(({ first }) => `M${first} 0v${stripHeight}`)
    .join('');
  return (
    <div
      {...dragOver(window, isChosen ? undefined : chooseToo)}
      className="relative max-md:hidden md:cursor-crosshair"
    >
      <svg
        viewBox={`0 0 ${length} ${stripHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-7 w-full overflow-visible"
      >
        <path d={`M0 0h${length}v${stripHeight}h-${length}z`} className="fill-teal-tint" />
        <StatePaths paths={paths} drawing="strip" />
        <path d={months} className="stroke-white [vector-effect:non-scaling-stroke]" />
        <path
          d={`M${today - window.from} 0v${stripHeight}`}
          className="stroke-brass stroke-2 [vector-effect:non-scaling-stroke]"
        />
      </svg>
      {isChosen && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -inset-y-1 left-[calc(var(--from,-1)*100%-2px)] w-[calc(var(--days,0)*100%+4px)] rounded border-2 border-brass [[style='']_&]:hidden"
        />
      )}
    </div>
  );
}

/** On a phone: one row a month for the chosen spaces together, because the strip has less than a pixel for a day. */
export function MonthGrid(shown: Shown) {
  const { found, t, dates } = shown;
  const { dragOver } = useSelecting();
  const { selection } = useSelection();
  return (
    <div aria-hidden="true" className="mt-8 md:hidden">
      <p className="text-sm font-medium">{t('chosen', { spaces: chosenNames(shown) })}</p>
      <div className="mt-3 grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 text-cap text-ink-2">
        <span />
        <span className="tnum grid grid-cols-[repeat(31,minmax(0,1fr))]">
          {[1, 8, 15, 22, 29].map((day) => (
            <span key={day} className="whitespace-nowrap" style={{ gridColumnStart: day, gridRow: 1 }}>
              {day}
            </span>
          ))}
        </span>
        {monthsOf(found.window).map(({ month, first, days }, index) => {
          const past = Math.min(Math.max(found.today - found.window.from - first, 0), days);
          const start = toDay(`${month}-01`);
          const shownDays = { from: start, until: start + 30 };
          const last = Math.min(days, (selection?.until ?? 0) - start + 1);
          const frame = selection && Math.max(0, selection.from - start);
          return [
            <span key={`${month}-name`} className="whitespace-nowrap">
              {(index === 0 || month.endsWith('-01')) && (
                <span className="me-1.5 font-medium text-ink">{month.slice(0, 4)}</span>
              )}
              {dates.month(month)}
            </span>,
            <svg
              key={month}
              {...dragOver(shownDays)}
              aria-hidden="true"
              viewBox="0 0 31 2"
              preserveAspectRatio="none"
              className="h-6 w-full touch-pan-y overflow-visible"
            >
              <path d={`M0 0h${days}v2h-${days}z`} className="fill-teal-tint" />
              <StatePaths
                paths={stripPaths(found.together.slice(first, first + days), past, 2)}
                drawing="month"
              />
              <path
                d="M7 0v2M14 0v2M21 0v2M28 0v2"
                className="stroke-white [vector-effect:non-scaling-stroke]"
              />
              {frame !== undefined && last > frame && (
                <path
                  d={`M${frame} 0h${last - frame}v2h-${last - frame}z`}
                  className="fill-none stroke-brass stroke-2 [vector-effect:non-scaling-stroke]"
                />
              )}
            </svg>,
          ];
        })}
      </div>
    </div>
  );
}
