import { translateIn } from '#i18n/i18n.ts';
import { type SitePlanTranslate, sitePlanTexts } from '#i18n/site-plan.ts';
import { memoize } from '#lib/memoize.ts';
import type { Building, BuildingElement, BuildingSpace, ElementKind } from '#schemas/building.ts';
import { type Point, pointsOf } from '#schemas/points.ts';
import { type CallQuery, type QueryContext, query } from './define.ts';
import { type ConnectedSpace, factsOf, type NearKind } from './space-facts.ts';
import { onPlan, onTour, spotIn } from './space-links.ts';
import { buildingKey } from './space-queries.ts';

/**
 * Computed once, because each page of an event needs all spaces.
 * @returns what the plan of a building says about each of its spaces
 */
export const connectedSpaces = memoize(
  (building: Building): ReadonlyMap<BuildingSpace, ConnectedSpace> =>
    new Map(building.spaces.map((space) => [space, connect(building, space)])),
);

function connect(building: Building, space: BuildingSpace): ConnectedSpace {
  const { spaces, joins, elements } = building;
  const doors = elements.filter(({ kind, of }) => kind === 'goodsDoor' && of === space.id);
  const [door] = doors;
  const others = joins.flatMap(({ between }) =>
    between.includes(space.id) ? between.filter((id) => id !== space.id) : [],
  );
  const { outline: _outline, beside: _beside, level: _level, picture, ...own } = space;
  return {
    space: own,
    picture,
    doors:
      door?.width !== undefined && door.height !== undefined
        ? { count: doors.length, width: door.width, height: door.height }
        : undefined,
    joins: spaces.filter(({ id }) => others.includes(id)).map(({ name }) => name),
    spot: spotIn(building, space.id),
    nearest: space.booking === undefined ? [] : nearestTo(space, building),
  };
}

/** Kind of the doors from which visitors reach each. */
const doorsTo: Readonly<Record<NearKind, ElementKind>> = {
  entrance: 'publicDoor',
  toilet: 'publicDoor',
  gate: 'goodsDoor',
};

/** The nearest of each kind on the level of a space, from its doors; from its walls if the plan has no doors of it. */
function nearestTo(space: BuildingSpace, { spaces, elements }: Building): ConnectedSpace['nearest'] {
  const hired = new Set(spaces.flatMap(({ id, booking }) => (booking === undefined ? [] : id)));
  // Elements inside another space that can be hired are for the organiser there.
  const reachable = elements.filter(
    ({ level, of }) => level === space.level && (of === undefined || of === space.id || !hired.has(of)),
  );
  const corners = pointsOf(space.outline);
  const walls = corners.map(
    (corner, place): Line => [corner, corners[(place + 1) % corners.length] ?? corner],
  );
  return (['entrance', 'toilet', 'gate'] as const).flatMap((kind) => {
    const doors = elements
      .filter((one) => one.of === space.id && one.kind === doorsTo[kind])
      .flatMap(linesOf);
    const found = reachable
      .filter((one) => one.kind === kind)
      .map(({ name, at, drawn }) => ({
        ...{ kind, name, isDrawn: drawn === '1' },
        metres: Math.round(
          Math.min(
            ...(doors.length > 0 ? doors : walls).flatMap((line) =>
              pointsOf(at).map((point) => metresTo(line, point)),
            ),
          ),
        ),
      }));
    return found.toSorted((one, other) => one.metres - other.metres).slice(0, 1);
  });
}

type Line = readonly [Point, Point];

function linesOf({ at }: BuildingElement): Line[] {
  const [from, to = from] = pointsOf(at);
  return from && to ? [[from, to]] : [];
}

function metresTo([[x1, y1], [x2, y2]]: Line, [x, y]: Point): number {
  const [alongX, alongY] = [x2 - x1, y2 - y1];
  const share = ((x - x1) * alongX + (y - y1) * alongY) / (alongX ** 2 + alongY ** 2 || 1);
  const nearest = Math.min(1, Math.max(0, share));
  return Math.hypot(x1 + nearest * alongX - x, y1 + nearest * alongY - y);
}

/** Facts of spaces in the language of the texts, computed once like the spaces. */
const factsIn = memoize((t: SitePlanTranslate) => memoize((space: ConnectedSpace) => factsOf(space, t)));

/** A space that is let, in words, with the pages that show it. */
export interface SpaceCard {
  /** Id in the schedule. */
  booking: string;
  name: string;
  /** Names and values, the most important first. */
  facts: readonly (readonly [string, string])[];
  /** Address of the page with the plan, where the space is chosen. */
  plan: string | undefined;
  /** Address of its panorama. */
  panorama: string | undefined;
  /** Page with its pictures. */
  details: string | undefined;
}

/**
 * @returns the address of a space on the first page with the plan of the building, with `{space}` for its id;
 * `undefined` if the site has no such page
 */
export function planAddress({ pagesShowing }: Pick<QueryContext, 'pagesShowing'>): string | undefined {
  const [page] = pagesShowing({ call: 'remoteConfig', params: { key: buildingKey }, reads: ['layers'] });
  return page && `${page.path}?space={space}#${page.block ?? ''}`;
}

/** @returns the path of the page with the panoramas of the building */
export const tourPath = ({ pagesShowing }: Pick<QueryContext, 'pagesShowing'>): string | undefined =>
  pagesShowing({ call: 'remoteConfig', params: { key: buildingKey }, reads: ['spot'] })[0]?.path;

/** @returns the query of what the plan says about the spaces that are let; a backend without the building has none */
export function spaceCardsQuery(context: QueryContext): CallQuery<SpaceCard[]> {
  const [plan, tour] = [planAddress(context), tourPath(context)];
  return query(
    'remoteConfig',
    { key: buildingKey },
    {
      ...{ name: `space-cards:${plan}:${tour}`, auxiliary: true },
      select: (answer) => {
        const building = context.config(buildingKey, answer);
        const t = translateIn(sitePlanTexts, context.language);
        return building?.spaces.flatMap((space): SpaceCard[] => {
          const { id, name, booking, details } = space;
          const connected = connectedSpaces(building).get(space);
          if (booking === undefined || !connected) return [];
          return [
            {
              ...{ booking, name, details },
              facts: factsIn(t)(connected),
              plan: plan && onPlan(plan, id),
              panorama: connected.spot && tour ? onTour(tour, connected.spot) : space.panorama,
            },
          ];
        });
      },
    },
  );
}
