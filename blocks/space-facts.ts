import type { SitePlanTranslate } from '#i18n/site-plan.ts';
import type { BuildingSpace, Layout } from '#schemas/building.ts';

// Without zod: the plan needs it in the browser.

/** What visitors and exhibitors look for from a space. */
export type NearKind = 'entrance' | 'toilet' | 'gate';

/** A space with its goods doors, the spaces that it joins, and the nearest entrance, toilets and goods gate. */
export interface ConnectedSpace {
  space: Omit<BuildingSpace, 'outline' | 'beside' | 'picture' | 'level'>;
  /** Address of its picture. */
  picture: string | undefined;
  doors: { count: number; width: number; height: number } | undefined;
  joins: readonly string[];
  /** Id of a spot in it that has a panorama. */
  spot: string | undefined;
  /** On its level, in metres in a straight line from its doors. The places of some are only drawn. */
  nearest: readonly { kind: NearKind; name: string | undefined; metres: number; isDrawn: boolean }[];
}

/** `toLocaleString` takes 18 times as long. */
const { format: number } = new Intl.NumberFormat('en');

/** Layouts in the order in which they are listed. */
const seatings = [
  ...(['theatre', 'classroom', 'banquet', 'reception', 'uShape', 'boardroom'] as const),
] satisfies Layout[];

const nearLabels = { entrance: 'nearestEntrance', toilet: 'nearestToilet', gate: 'nearestGate' } as const;

/** @returns figures of a space with their names, the most important first */
export function factsOf(
  { space, doors, joins, nearest }: Pick<ConnectedSpace, 'space' | 'doors' | 'joins' | 'nearest'>,
  t: SitePlanTranslate,
): [string, string][] {
  const { area, width, length, height, floorLoad, power, booths, riggingPoints, riggingLoad, daylight } =
    space;
  const fact = (label: string, value: string | false | undefined): [string, string][] =>
    value ? [[label, value]] : [];
  return [
    ...fact(t('area'), area !== undefined && t('squareMetres', { area: number(area) })),
    ...fact(
      t('size'),
      width !== undefined && length !== undefined && t('metres', { metres: `${width} × ${length}` }),
    ),
    ...fact(t('height'), height !== undefined && t('metres', { metres: height })),
    ...fact(t('floorLoad'), floorLoad !== undefined && t('load', { load: floorLoad })),
    ...fact(t('goodsDoor'), doors && t('doorFact', doors)),
    ...fact(
      t('rigging'),
      riggingPoints !== undefined &&
        riggingLoad !== undefined &&
        t('riggingFact', { count: riggingPoints, load: riggingLoad }),
    ),
    ...fact(t('power'), power !== undefined && t('kilowatts', { power: number(power) })),
    ...fact(t('booths'), booths !== undefined && number(booths)),
    ...fact(t('daylight'), daylight && (daylight === '0' ? t('no') : t('yes'))),
    ...seatings.flatMap((layout) => {
      const people = space.seats?.[layout];
      return fact(t(layout), people !== undefined && t('people', { people: number(people) }));
    }),
    ...fact(t('joins'), joins.join(t('separator'))),
    ...nearest.flatMap(({ kind, name, metres, isDrawn }) => {
      const away = isDrawn
        ? t('within', { metres: Math.max(10, Math.ceil(metres / 10) * 10) })
        : metres > 0 && t('straight', { metres });
      return fact(
        t(nearLabels[kind]),
        [kind !== 'toilet' && name, away].filter(Boolean).join(t('separator')),
      );
    }),
  ];
}
