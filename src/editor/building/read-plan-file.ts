import {
  type Building,
  buildingFromGeoJson,
  buildingSchema,
  elementForms,
  isGeoJson,
  spaceKinds,
} from '#schemas/building.ts';
import type { Entry } from '#schemas/entry.ts';
import { isRecord } from '#schemas/is-record.ts';
import { type Language, languages } from '#schemas/language.ts';
import { buildingId, type PlanList, planLists } from './plan-edits.ts';
import { type SvgProblem, svgToGeoJson } from './svg-to-geojson.ts';

/** A feature of a file that the plan does not have. */
export interface LeftOut {
  what: SvgProblem['what'] | 'unknownKind' | 'noName' | 'incomplete';
  /** Id of the feature, or what there is instead. */
  at: string;
}

export interface ReadPlanFile {
  entry: Entry;
  /** Number of items that were read. */
  read: Readonly<Record<PlanList | 'levels', number>>;
  leftOut: readonly LeftOut[];
  /** Shapes of an SVG without a kind. */
  decoration: number;
}

/** @returns the building of a GeoJSON or SVG file with what was read; `undefined` if it is neither */
export function readPlanFile(text: string): ReadPlanFile | undefined {
  if (/<svg[\s>]/i.test(text.slice(0, 5000))) {
    const { collection, problems, decoration } = svgToGeoJson(text);
    const read = readCollection(collection);
    return { ...read, leftOut: [...problems, ...read.leftOut], decoration };
  }
  const json = parsed(text);
  return isGeoJson(json) ? { ...readCollection(json), decoration: 0 } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readCollection(collection: Readonly<Record<string, unknown>>): Omit<ReadPlanFile, 'decoration'> {
  const raw = new Map(languages.map((language) => [language, buildingFromGeoJson(collection, language)]));
  const buildings = new Map(
    [...raw].map(([language, data]): [Language, Building] => [language, buildingSchema.parse(data)]),
  );
  const [first] = buildings.values();
  if (!first) throw new Error('there is no language');
  const texts = Object.fromEntries(
    [...buildings].map(([language, building]) => [language, { data: building }]),
  );
  return {
    entry: { kind: 'config', id: buildingId, data: {}, texts },
    read: {
      levels: first.levels.length,
      ...{ spaces: first.spaces.length, joins: first.joins.length },
      ...{ elements: first.elements.length, spots: first.spots.length },
    },
    leftOut: planLists.flatMap((list) => leftOutOf(raw.get('zh-CN')?.[list], first[list])),
  };
}

/** Items that the schema has left out, with the likely reason. */
function leftOutOf(items: unknown, read: readonly { id: string }[]): LeftOut[] {
  const ids = new Set(read.map(({ id }) => id));
  const all = Array.isArray(items) ? items.filter(isRecord) : [];
  return all
    .filter(({ id }) => !ids.has(String(id)))
    .map((item) => ({ what: reasonOf(item), at: String(item.id ?? item.name ?? item.kind ?? '?') }));
}

function reasonOf({ kind, outline, at, level, name }: Readonly<Record<string, unknown>>): LeftOut['what'] {
  const isKnown =
    kind === 'join' ||
    kind === 'spot' ||
    spaceKinds.some((one) => one === kind) ||
    (typeof kind === 'string' && Object.hasOwn(elementForms, kind));
  if (!isKnown) return 'unknownKind';
  if (outline === undefined && at === undefined) return 'noPlace';
  if (level === undefined) return 'noLevel';
  return name === undefined ? 'noName' : 'incomplete';
}
