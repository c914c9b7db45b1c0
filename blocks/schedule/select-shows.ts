import { memoize } from '#lib/memoize.ts';
import type { ShowPage } from '#machines/schedule-page.ts';
import type { ScheduleUrlState } from '#machines/schedule-place.ts';
import type { Language } from '#schemas/language.ts';
import type { ScheduleItem } from '#schemas/schedule.ts';
import { weeksOf } from './month-grid.ts';
import { byStart, type DatedItem, sortByToday } from './order.ts';
import { tabOf } from './tab-of.ts';

/** Shows per page (specification, section 9). */
const pageSize = 6;

/** Most entries of the list of halls: it is for choosing, not for searching. */
const mostHalls = 60;

interface Selected extends Omit<ShowPage, 'open' | 'items'> {
  open: DatedItem[];
  items: DatedItem[];
}

/**
 * Selects the events of a schedule page (rules SCHD-01, SCHD-07, EVT-03 and EVT-04).
 *
 * @param shows the whole answer
 * @param today yyyy-mm-dd
 */
export function selectShows(
  shows: readonly ScheduleItem[],
  place: ScheduleUrlState,
  today: string,
): Selected {
  const found = orderedOnce(shows).filter(filterOf(place));
  const { past, open, coming } = sortByToday(found, today);
  const counts = { coming: open.length + coming.length, past: past.length };
  if (place.view === 'month') {
    const month = place.month ?? (place.start ?? today).slice(0, 7);
    const { start, end } = weeksOf(month);
    const items = found.filter(isWithin({ start, end }));
    return { open: [], items, page: 1, pages: 1, total: items.length, counts, month };
  }
  const isArchive = tabOf(place, today) === 'past';
  const rows = isArchive ? past : coming;
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(place.page, pages);
  const items = rows.slice((page - 1) * pageSize, page * pageSize);
  return { open: isArchive || page > 1 ? [] : open, items, page, pages, total: rows.length, counts };
}

/** Order of an answer and texts of its items, made once for each answer: an answer serves many filters. */
const orderedOnce = memoize((shows: readonly ScheduleItem[]): readonly DatedItem[] => byStart(shows));
const textOnce = memoize(({ projectName, projectNameEn = '', field = '', fieldEn = '' }: ScheduleItem) =>
  plain([projectName, projectNameEn, field, fieldEn].join(' ')),
);

/** Selects events that overlap a range. Without a range it selects all, else only events with a day. */
const isWithin =
  ({ start, end }: Pick<ScheduleUrlState, 'start' | 'end'>) =>
  ({ date, until }: DatedItem): boolean => {
    if (start === undefined && end === undefined) return true;
    if (date === undefined || until === undefined) return false;
    return (start === undefined || until >= start) && (end === undefined || date <= end);
  };

function filterOf({ start, end, hall, kind, text }: ScheduleUrlState): (show: DatedItem) => boolean {
  const isInRange = isWithin({ start, end });
  const words = plain(text ?? '').split(/\s+/);
  return (show) => {
    const { item } = show;
    if (!isInRange(show)) return false;
    if (hall !== undefined && !placesOf(item).includes(hall)) return false;
    if (kind !== undefined && item.kind !== kind) return false;
    if (text === undefined) return true;
    const said = textOnce(item);
    return words.every((word) => said.includes(word));
  };
}

/** Text for a search that ignores case and full-width letters. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase().trim();

// The order's fields name no halls one by one, so a place is chosen as it is written.
const placesOf = ({ halls, field, fieldEn }: ScheduleItem): readonly (string | undefined)[] =>
  halls.length > 0 ? halls : [field, fieldEn];

/** What the filter offers, whatever it is set to. */
export interface Choices {
  /** Halls of the schedule, or its places if it names no halls. */
  halls: readonly string[];
  /** Kinds of its events. */
  kinds: readonly string[];
}

/** @returns what the filter of the whole schedule offers */
export const choicesOf = (shows: readonly ScheduleItem[], language: Language): Choices => ({
  halls: hallsOf(shows, language),
  kinds: [...new Set(shows.flatMap(({ kind }) => kind ?? []))],
});

const hallsOf = (shows: readonly ScheduleItem[], language: Language): string[] => {
  const names = shows.flatMap(({ halls, field, fieldEn }) =>
    halls.length > 0 ? halls : ((language === 'en-US' ? (fieldEn ?? field) : field) ?? []),
  );
  return [...new Set(names)].sort(byNumber.compare).slice(0, mostHalls);
};

/** Hall 2 before hall 10. */
const byNumber = new Intl.Collator('en', { numeric: true });
