import {
  type DayState,
  freePeriods,
  merged,
  monthsFrom,
  occupationsIn,
  type Space,
  statesOf,
  toDay,
} from '#lib/availability.ts';
import type { Building, BuildingSpace } from '#schemas/building.ts';
import { type CallQuery, type QueryContext, query } from './define.ts';
import { buildingKey, type Taken, takenQuery, type Venue, venueQuery } from './space-queries.ts';

/** Months of the schedule that are read, the current one included. */
const months = 18;

/** Shorter periods are left out. */
export const leastDays = 3;

/** Days on which spaces are free, counted from 1 January 1970. */
export interface FreePeriod {
  from: number;
  until: number;
  days: number;
  /** It ends where the known schedule ends, so it may be longer. */
  isOpen: boolean;
}

/**
 * Finds periods from today on in which all these spaces are free, with build-up, dismantling, holds and closing days.
 *
 * @returns periods of at least three days, the next one first
 */
export type FreeOf = (spaces: readonly BuildingSpace[]) => FreePeriod[];

/**
 * Sums up on the server when the spaces of the building are free (rule EVT-08), so that a page needs neither the schedule
 * nor code for it. The page is rendered again at midnight, and when building, schedule or closing days change.
 *
 * @returns the query; its data are missing if there is no building or no schedule
 */
export const nextFreeQuery = <Data>(
  context: QueryContext,
  { name, select }: { name: string; select: (building: Building, freeOf: FreeOf) => Data },
): CallQuery<Data> =>
  query(
    'remoteConfig',
    { key: buildingKey },
    {
      ...{ name: `${name}:${context.today()}`, auxiliary: true },
      also: (answer): { taken?: CallQuery<Taken>; venue?: CallQuery<Venue> } =>
        context.config(buildingKey, answer)
          ? { taken: takenQuery(months, context), venue: venueQuery(context) }
          : {},
      select: (answer, { taken, venue }) => {
        const building = context.config(buildingKey, answer);
        if (!building || !taken) return undefined;
        const calendar = { occupations: taken.occupations, closures: venue?.closed };
        return select(building, freeIn(building, calendar, context.today()));
      },
    },
  );

function freeIn(building: Building, calendar: Parameters<typeof statesOf>[2], today: string): FreeOf {
  const days = { from: toDay(today), until: monthsFrom(today, months).until };
  const known = new Map<string, DayState[]>();
  const statesIn = (space: BuildingSpace) => {
    const states =
      known.get(space.id) ?? statesOf(undefined, days, { ...calendar, occupations: takenIn(space) });
    known.set(space.id, states);
    return states;
  };
  const takenIn = (space: BuildingSpace) => {
    const isPart = space.kind === 'part';
    const whole = building.spaces.find(({ id }) => isPart && id === space.of);
    const parts = building.spaces.filter(
      ({ id, kind, of }) => kind === 'part' && of === (whole ?? space).id && id !== space.id,
    );
    return occupationsIn(calendar.occupations, inSchedule(space), {
      whole: whole && inSchedule(whole),
      parts: parts.map(inSchedule),
    });
  };
  return (spaces) =>
    freePeriods(merged(spaces.map(statesIn)), days.from, leastDays).map(({ from, until }) => ({
      ...{ from, until, days: until - from + 1, isOpen: until === days.until },
    }));
}

/** A space under the name that the schedule uses. */
const inSchedule = ({ id, booking = id, name }: BuildingSpace): Space => ({ id: booking, name, rooms: [] });
