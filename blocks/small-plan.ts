import { memoize } from '#lib/memoize.ts';
import { pathOf } from '#lib/svg-path.ts';
import { type Building, type BuildingSpace, type Point, pointsOf } from '#schemas/building.ts';
import { type CallQuery, type QueryContext, query } from './define.ts';
import { buildingKey } from './space-queries.ts';

/** A space in the drawing, in metres of it. */
export interface SmallPlanSpace {
  /** Id in the schedule; absent if it cannot be hired. */
  booking: string | undefined;
  name: string;
  kind: BuildingSpace['kind'];
  path: string;
  /** The box around it. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A level without doors and services, for choosing and marking spaces. y is to the south. */
export interface SmallPlanLevel {
  id: string;
  width: number;
  height: number;
  /** Coordinates of the building at the upper left corner. */
  west: number;
  north: number;
  spaces: readonly SmallPlanSpace[];
}

const shownKinds: readonly BuildingSpace['kind'][] = ['hall', 'room', 'concourse', 'plaza', 'floor'];
/** Ground around a level, in metres. */
const margin = 6;

/** @returns the levels with spaces that can be hired, as small drawings */
export const smallPlan = memoize(({ spaces }: Pick<Building, 'spaces'>): SmallPlanLevel[] => {
  const shown = spaces.filter(({ kind }) => shownKinds.includes(kind));
  const levels = [...new Set(shown.flatMap(({ level, booking }) => (booking ? level : [])))];
  return levels.map((id) => {
    const here = shown.filter(({ level }) => level === id);
    const corners = here.flatMap(({ outline }) => pointsOf(outline));
    const west = Math.min(...corners.map(([x]) => x)) - margin;
    const north = Math.max(...corners.map(([, y]) => y)) + margin;
    return {
      ...{ id, west, north },
      width: Math.max(...corners.map(([x]) => x)) + margin - west,
      height: north - Math.min(...corners.map(([, y]) => y)) + margin,
      // A floor lies below its rooms.
      spaces: here
        .toSorted((one, other) => Number(other.kind === 'floor') - Number(one.kind === 'floor'))
        .map(({ booking, name, kind, outline }) => {
          const points = pointsOf(outline).map(([x, y]): Point => [x - west, north - y]);
          const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
          const [left, top] = [Math.min(...xs), Math.min(...ys)];
          return {
            ...{ booking, name, kind, left, top },
            ...{ width: Math.max(...xs) - left, height: Math.max(...ys) - top },
            path: pathOf([{ points, closed: true }]),
          };
        }),
    };
  });
});

/** @returns the query of the small plan; a backend without the building has none */
export const smallPlanQuery = ({ config }: Pick<QueryContext, 'config'>): CallQuery<SmallPlanLevel[]> =>
  query(
    'remoteConfig',
    { key: buildingKey },
    {
      ...{ name: 'small-plan', auxiliary: true },
      select: (answer) => {
        const building = config(buildingKey, answer);
        const levels = building ? smallPlan(building) : [];
        return levels.length > 0 ? levels : undefined;
      },
    },
  );
