import { connectedSpaces } from '#blocks/connected-space.ts';
import type { ConnectedSpace } from '#blocks/space-facts.ts';
import type { SitePlanTranslate } from '#i18n/site-plan.ts';
import { type PathLine, pathOf } from '#lib/svg-path.ts';
import {
  type Building,
  type BuildingElement,
  type BuildingSpace,
  type ElementKind,
  elementForms,
  type Point,
  pointsOf,
} from '#schemas/building.ts';
import { type PlanLayer, planLayers, zoomWithin } from './layers.ts';

/** What the visitor wants to see. */
export interface WantedPlan {
  level: string | undefined;
  layers: readonly PlanLayer[];
  /** Id of a space. */
  space: string | undefined;
  zoom: number;
}

/** Reads the state in the URL. Invalid values count as absent; `layers=none` switches all off. */
export function readWanted(
  { level, layers, space, zoom }: Readonly<Record<string, string>>,
  atFirst: { level?: string | undefined; layers: readonly PlanLayer[] },
): WantedPlan {
  const named = layers === undefined ? undefined : layers.split(',', planLayers.length + 1);
  const times = Number(zoom);
  return {
    level: level ?? (space === undefined ? atFirst.level : undefined),
    layers: named ? planLayers.filter((layer) => named.includes(layer)) : atFirst.layers,
    space,
    zoom: Number.isFinite(times) ? zoomWithin(times) : 1,
  };
}

/** Elements of each layer, in the order in which they are drawn. */
const kindsOf = {
  fire: ['fireLane'],
  ducts: ['trench', 'pits'],
  rigging: ['rigging'],
  power: ['substation'],
  doors: ['goodsDoor', 'publicDoor', 'emergencyExit', 'gate'],
  services: ['column', 'toilet', 'lift', 'stair', 'entrance', 'service'],
} as const satisfies Record<PlanLayer, readonly ElementKind[]>;
export type DrawnKind = (typeof kindsOf)[PlanLayer][number];

/** All elements of one kind in a level as one path. */
export interface PlanSign {
  layer: PlanLayer;
  kind: DrawnKind;
  path: string;
  /** The figures that they share, as they follow its name: `, every 9 m`; may be empty. */
  figures: string;
  /** How many there are, and these figures; may be empty. */
  amount: string;
}

/** A space with its place in the drawing, in percent of it. */
export interface PlanSpace extends ConnectedSpace {
  path: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The drawing of one level, in metres; y is to the south as in SVG. */
export interface PlanLevel {
  id: string;
  name: string;
  /** Size of the drawing. */
  width: number;
  height: number;
  /** Ground: floors, yards and cores, which cannot be chosen. */
  grounds: readonly { kind: BuildingSpace['kind']; path: string }[];
  spaces: readonly PlanSpace[];
  joins: string;
  signs: readonly PlanSign[];
  /** Layers that have anything on this level. */
  layers: readonly PlanLayer[];
  /** Width in px from which the smallest space can be tapped. */
  leastWidth: number;
}

/** All levels with all layers, about 4 kB compressed for the demo: the browser switches between them without a request. */
export interface SitePlan {
  levels: readonly PlanLevel[];
  revision: string | undefined;
  revised: string | undefined;
}

/** What of the plan is shown: that of the address, as far as it exists. */
export interface ShownPlace {
  level: string;
  layers: readonly PlanLayer[];
  space: string | undefined;
  zoom: number;
}

/** Ground around the level, and the strip below it for the scale, in metres. */
const margin = 8;
const strip = 22;
/** Smallest target for a finger, in px. */
const touch = 44;

const isGround = ({ kind }: BuildingSpace) => kind === 'floor' || kind === 'yard' || kind === 'core';

/**
 * Draws the levels of a building.
 *
 * @param t words of the figures
 * @returns `undefined` if the building has no space
 */
export function sitePlan(building: Building, t: SitePlanTranslate): SitePlan | undefined {
  const levels = levelsOf(building).map((level) => planLevel(building, level, t));
  if (levels.length === 0) return undefined;
  return { levels, revision: building.revision, revised: building.revised };
}

/** @returns the wanted level with its space, else that of the wanted space, else the first */
export function placeIn({ levels }: SitePlan, { level, layers, space, zoom }: WantedPlan): ShownPlace {
  const has = ({ spaces }: PlanLevel) => spaces.some((one) => one.space.id === space);
  const shown = levels.find(({ id }) => id === level) ?? levels.find(has) ?? levels[0];
  return { level: shown?.id ?? '', layers, space: shown && has(shown) ? space : undefined, zoom };
}

function planLevel(building: Building, level: Building['levels'][number], t: SitePlanTranslate): PlanLevel {
  const here = <T extends { level: string }>(all: readonly T[]) =>
    all.filter((one) => one.level === level.id);
  const spaces = here(building.spaces);
  const corners = spaces.flatMap(({ outline }) => pointsOf(outline));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const west = Math.min(...xs) - margin;
  const north = Math.max(...ys) + margin;
  const width = Math.max(...xs) + margin - west;
  const height = north - Math.min(...ys) + strip;
  const place = ([x, y]: Point): Point => [round(x - west), round(north - y)];
  const lineOf = (points: string, closed: boolean) => ({ points: pointsOf(points).map(place), closed });
  const outlineOf = (space: BuildingSpace) => pathOf([lineOf(space.outline, true)]);
  const elements = here(building.elements);
  const signs = planLayers.flatMap((layer) =>
    kindsOf[layer].flatMap((kind): PlanSign[] => {
      const alike = elements.filter((element) => element.kind === kind);
      if (alike.length === 0) return [];
      const path = pathOf(
        alike.flatMap(({ at }) =>
          elementForms[kind] === 'points'
            ? pointsOf(at)
                .map(place)
                .flatMap(kind === 'rigging' ? crossAt : dotAt)
            : lineOf(at, elementForms[kind] === 'outline'),
        ),
      );
      return [{ layer, kind, path, ...figuresOf(kind, alike, t) }];
    }),
  );
  const boxes = spaces.flatMap((space) => {
    const connected = connectedSpaces(building).get(space);
    return connected && !isGround(space) && space.kind !== 'part'
      ? [{ connected, path: outlineOf(space), ...boxOf(pointsOf(space.outline).map(place)) }]
      : [];
  });
  const smallest = Math.min(...boxes.map((box) => Math.min(box.width, box.height)));
  return {
    ...{ id: level.id, name: level.name, width: round(width), height: round(height) },
    grounds: spaces.filter(isGround).map((space) => ({ kind: space.kind, path: outlineOf(space) })),
    spaces: boxes.map(({ connected, path, ...box }) => ({
      ...{ ...connected, path, left: percent(box.left / width), top: percent(box.top / height) },
      ...{ width: percent(box.width / width), height: percent(box.height / height) },
    })),
    joins: pathOf(here(building.joins).map(({ at }) => lineOf(at, false))),
    signs,
    layers: planLayers.filter((layer) => signs.some((sign) => sign.layer === layer)),
    leastWidth: Math.min(Math.ceil((touch / smallest) * width), 1200),
  };
}

/** @returns the levels with spaces, in the order of the config; those that it does not name follow */
export function levelsOf({ levels, spaces }: Building): Building['levels'] {
  const used = [...new Set(spaces.map(({ level }) => level))];
  const named = levels.filter(({ id }) => used.includes(id));
  const nameless = used.filter((id) => !named.some((level) => level.id === id));
  return [...named, ...nameless.map((id) => ({ id, name: id }))];
}

/** Texts for the elements of one kind. Areas are not counted; columns have no figures, because many are only drawn. */
function figuresOf(
  kind: DrawnKind,
  alike: readonly BuildingElement[],
  t: SitePlanTranslate,
): Pick<PlanSign, 'figures' | 'amount'> {
  const form = elementForms[kind];
  const shared = (key: 'width' | 'height' | 'load' | 'spacing' | 'power') =>
    alike.every((one) => one[key] === alike[0]?.[key]) ? alike[0]?.[key] : undefined;
  const [height, load, spacing, power] = [
    shared('height'),
    shared('load'),
    shared('spacing'),
    shared('power'),
  ];
  const widths = kind === 'column' ? [] : alike.flatMap(({ width }) => width ?? []);
  const width = [...new Set([Math.min(...widths), Math.max(...widths)])].join('–');
  const isWide = widths.length === alike.length;
  const others = [
    ...(load === undefined ? [] : [t('perPoint', { load })]),
    ...(spacing === undefined ? [] : [t('every', { spacing })]),
  ];
  const wide = isWide && height === undefined ? [t('wide', { width })] : [];
  const count = alike
    .reduce((sum, { at }) => sum + (form === 'points' ? pointsOf(at).length : 1), 0)
    .toLocaleString('en');
  return {
    figures: [
      ...(isWide && height !== undefined ? [t('doorSize', { width, height })] : []),
      ...[...wide, ...others],
    ]
      .map((figure) => t('separator') + figure)
      .join(''),
    amount: (kind === 'column'
      ? []
      : [
          ...(form === 'outline'
            ? []
            : [power === undefined ? count : `${count} × ${t('kilowatts', { power })}`]),
          ...(isWide && height !== undefined ? [t('metres', { metres: `${width} × ${height}` })] : []),
          ...[...wide, ...others],
        ]
    ).join(' · '),
  };
}

const round = (metres: number) => Math.round(metres * 100) / 100;
const percent = (share: number) => Math.round(share * 10_000) / 100;

function boxOf(points: readonly Point[]) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

const dotAt = (point: Point): PathLine[] => [{ points: [point] }];

const crossAt = ([x, y]: Point): PathLine[] => [
  {
    points: [
      [x - 1, y],
      [x + 1, y],
    ],
  },
  {
    points: [
      [x, y - 1],
      [x, y + 1],
    ],
  },
];
