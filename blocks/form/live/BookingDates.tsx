import { useTexts } from '#i18n/context.tsx';
import {
  freePeriods,
  merged,
  type Occupation,
  overlapping,
  runsOf,
  type Space,
  spacesInText,
  statesOf,
  takes,
  toDay,
} from '#lib/availability.ts';
import { dateLocale, formatDays } from '#lib/date.ts';
import type { FormValues } from '#schemas/form-fields.ts';
import { Icon } from '#ui/Icon.tsx';
import type { Booking } from '../booking.ts';

/** The spaces that the form names; all of the venue's kind if it names none. */
function askedSpaces({ list, request }: Booking, values: FormValues): readonly Space[] {
  const text = values[request.fields.space] ?? '';
  return spacesInText(text, list);
}

/** @returns a function from a day, yyyy-mm-dd, to whether one of the named spaces is taken */
export function takenDays(booking: Booking, values: FormValues): (day: string) => boolean {
  const spaces = askedSpaces(booking, values);
  return (date) => {
    const day = toDay(date);
    if (spaces.length === 0) return false;
    const calendar = { occupations: booking.occupations, closures: booking.closed };
    return spaces.some((space) => statesOf(space, { from: day, until: day }, calendar)[0] !== 'free');
  };
}

/**
 * Says whether the named spaces are free on the chosen dates, and what is before and after them. It warns and never
 * forbids (rule EVT-09).
 */
export function BookingDates({ booking, values }: { booking: Booking; values: FormValues }) {
  const { language } = useTexts();
  const { request, occupations, closed, t } = booking;
  const [from, until] = [request.fields.from, request.fields.until].map((name) => values[name]?.slice(0, 10));
  const spaces = askedSpaces(booking, values);
  if (!from || !until || until < from || spaces.length === 0) return null;
  const days = { from: toDay(from), until: toDay(until) };
  if (!(days.until - days.from < 400)) return null;
  const format = new Intl.DateTimeFormat(dateLocale(language), {
    ...{ timeZone: 'UTC', month: 'short', day: 'numeric' },
  });
  const dates = (range: { from: number; until: number }) =>
    formatDays(format, new Date(range.from * 86_400_000), new Date(range.until * 86_400_000));
  const nameOf = ({ isHold, name }: Occupation) => (isHold ? t('hold') : (name ?? t('unnamed')));

  const found = overlapping(occupations, spaces, days);
  const lines = found.map((one) =>
    t('taken', {
      space: spaces
        .filter((space) => takes(one, space))
        .map(({ name }) => name)
        .join(t('separator')),
      dates: dates({ from: Math.max(one.from, days.from), until: Math.min(one.until, days.until) }),
      name: nameOf(one),
    }),
  );
  const closures = runsOf(statesOf(spaces[0], days, { occupations: [], closures: closed }))
    .filter(({ state }) => state === 'closed')
    .map(({ first, last }) =>
      t('closed', { dates: dates({ from: days.from + first, until: days.from + last }) }),
    );
  if (lines.length + closures.length > 0)
    return <Status tone="warning" lines={[...closures, ...lines, t('stillAsk')]} />;

  // A quarter of a year on both sides is enough to say how many days are to spare.
  const wide = { from: days.from - 92, until: days.until + 92 };
  const all = spaces.map((space) => statesOf(space, wide, { occupations, closures: closed }));
  const period = freePeriods(merged(all), wide.from).find(
    (one) => one.from <= days.from && one.until >= days.until,
  );
  const before = days.from - Math.max(period?.from ?? days.from, Math.min(toDay(request.today), days.from));
  const after = (period?.until ?? days.until) - days.until;
  const near = overlapping(occupations, spaces, { from: days.from - 31, until: days.until + 31 });
  return (
    <Status tone="success" lines={[t('free', { before, after })]}>
      {near.length > 0 && (
        <ul aria-label={t('around')} className="mt-1 text-ink-2">
          {near.slice(0, 6).map((one) => (
            <li key={`${one.from} ${one.until} ${one.halls.join()}`}>
              <span className="tnum">{dates(one)}</span> {nameOf(one)}
            </li>
          ))}
        </ul>
      )}
    </Status>
  );
}

interface StatusProps {
  tone: 'warning' | 'success';
  lines: readonly string[];
  children?: React.ReactNode;
}

const Status = ({ tone, lines, children }: StatusProps) => (
  <div
    role="status"
    data-dates={tone}
    className={`flex gap-3 rounded px-4 py-3 text-xs md:col-span-2 ${tone === 'warning' ? 'bg-warning-surface text-warning' : 'bg-success-surface text-success'}`}
  >
    <Icon name={tone === 'warning' ? 'warning' : 'check'} small />
    <div>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </div>
  </div>
);
