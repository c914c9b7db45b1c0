import type { EntryInput, EntryKind } from '#schemas/entry.ts';

/** Items of each list of `manyEntries`: enough for pages that begin at a cached cursor, few enough to be quick. */
const length = 230;

const dayOf = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);

/** Days and sort values repeat, so that every page has ties. Ids follow neither order. */
const entriesOf = (
  kind: EntryKind,
  facets: readonly (string | undefined)[],
  data: (id: string) => Record<string, unknown>,
): EntryInput[] =>
  facets.flatMap((facet, position) =>
    Array.from({ length }, (_, index) => {
      const number = (index * 97) % length;
      const id = `${kind}-${number}-${position}`;
      const day = Math.floor(index / 3);
      return {
        ...{ kind, id, facet, sort: day - 20, date: dayOf(day) },
        ...(kind === 'schedule' ? { until: dayOf(day + (index % 50 === 0 ? 60 : index % 4)) } : {}),
        data: data(id),
      };
    }),
  );

const title = (id: string) => ({ title: id });

/** Long lists of every paged kind. */
export const manyEntries: EntryInput[] = [
  ...entriesOf('news', [undefined], title),
  ...entriesOf('notice', ['PURCHASE', 'JOURNALISM'], title),
  ...entriesOf('schedule', ['1', '2'], (id) => ({ projectName: id })),
  ...entriesOf('atlas', ['1'], (id) => ({ atlasNameCn: id })),
  ...entriesOf('album', ['EXHIBITION_CENTER'], (id) => ({ atlasName: id })),
  ...entriesOf('file', ['CATERING', 'HOTEL_ACCOMMODATION NO'], (id) => ({ name: id })),
];

/** Ids of a list in each order, found by sorting. */
export function manyOf(kind: EntryKind, facets?: readonly string[]) {
  return ordered(
    manyEntries.filter((entry) => entry.kind === kind && (!facets || facets.includes(entry.facet ?? ''))),
  );
}

function ordered(entries: readonly EntryInput[]) {
  const by = (key: (entry: EntryInput) => number | string) =>
    entries.toSorted((a, b) => compare(key(a), key(b)) || compare(a.id, b.id)).map(({ id }) => id);
  return {
    sorted: () => by(({ sort = 0 }) => sort),
    earliest: () => by(({ date = '' }) => date),
    newest: () => by(({ date = '' }) => date).reverse(),
    /** Items that overlap a range of days. */
    within: ({ start, end }: { start: string; end: string }) =>
      ordered(entries.filter(({ date = '', until = '' }) => date <= end && until >= start)),
  };
}

const compare = <T extends number | string>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);
