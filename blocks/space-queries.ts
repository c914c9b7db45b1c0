import {
  type Closure,
  longestBuild,
  monthsFrom,
  type Occupation,
  occupationsOf,
  toDate,
} from '#lib/availability.ts';
import type { RemoteConfig } from '#schemas/remote-config.ts';
import { type CallQuery, type QueryContext, query } from './define.ts';

export type VenueSpace = RemoteConfig<'official.spaces.config'>['list'][number];

/** Halls and rooms, and the days on which all are closed. */
export interface Venue {
  list: readonly VenueSpace[];
  closed: readonly Closure[];
}

/** What the schedule says: what takes space, and the halls that its events name one by one. */
export interface Taken {
  occupations: readonly Occupation[];
  halls: readonly string[];
}

const key = 'official.spaces.config';

/** The config with the plan of the building. */
export const buildingKey = 'official.building.config';

/** @returns the path of the page that finds spaces by size; `undefined` if the site has none */
export const findSpacePath = ({ pagesShowing }: Pick<QueryContext, 'pagesShowing'>): string | undefined =>
  pagesShowing({ call: 'remoteConfig', params: { key: buildingKey }, reads: ['layout'] })[0]?.path;

/** @returns the query of the halls and rooms; a backend without the config has none */
export const venueQuery = ({ config }: Pick<QueryContext, 'config'>): CallQuery<Venue> =>
  query(
    'remoteConfig',
    { key },
    { name: 'spaces', auxiliary: true, select: (answer) => config(key, answer) ?? { list: [], closed: [] } },
  );

/** Halls that are read from the events of a backend. */
const mostHalls = 40;

/** Hall 2 before hall 10. */
const byNumber = new Intl.Collator('en', { numeric: true });

/**
 * Events whose build-up or dismantling reaches into the months count as well, so the request asks for more days.
 * @returns the query of what takes space in the months from the current one on (rule EVT-08)
 */
export function takenQuery(
  months: number,
  context: Pick<QueryContext, 'language' | 'today'>,
  options: Pick<CallQuery, 'auxiliary'> = {},
): CallQuery<Taken> {
  const today = context.today();
  const { from, until } = monthsFrom(today, months);
  return query(
    'scheduleList',
    {
      ...{ type: 0, pageNo: 1, pageSize: 999, taken: '1' },
      ...{ start: toDate(from - longestBuild), end: toDate(until + longestBuild) },
    },
    {
      ...options,
      // Holds end by the clock: the selection of another day is another entry.
      name: `taken:${today}`,
      select: (items) => ({
        occupations: occupationsOf(items, { language: context.language, today }).filter(
          (occupation) => occupation.until >= from && occupation.from <= until,
        ),
        halls: [...new Set(items.flatMap(({ halls }) => halls))].sort(byNumber.compare).slice(0, mostHalls),
      }),
    },
  );
}
