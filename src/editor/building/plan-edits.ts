import {
  type Building,
  buildingSchema,
  type ElementKind,
  elementForms,
  type Point,
  pointsOf,
  type SpaceKind,
  spaceKinds,
} from '#schemas/building.ts';
import type { Entry } from '#schemas/entry.ts';
import { isRecord } from '#schemas/is-record.ts';
import { type Language, languages } from '#schemas/language.ts';

/** The entry of the building. Each language has the whole plan: places are alike in both, names are not. */
export const buildingId = 'official.building.config';

/** Lists of a building with a place in the plan. */
export const planLists = ['spaces', 'joins', 'elements', 'spots'] as const;
export type PlanList = (typeof planLists)[number];
export type PlanKind = SpaceKind | ElementKind | 'join' | 'spot';

/** Something in the plan. */
export interface PlanFeature {
  list: PlanList;
  id: string;
  kind: PlanKind;
  level: string;
  name: string | undefined;
  form: 'outline' | 'line' | 'points';
  points: readonly Point[];
}

/** What names a feature in both languages. */
export type FeatureName = Pick<PlanFeature, 'list' | 'id'>;

/** @returns the list and the form of a kind */
export function shapeOf(kind: PlanKind): Pick<PlanFeature, 'list' | 'form'> {
  if (kind === 'join') return { list: 'joins', form: 'line' };
  if (kind === 'spot') return { list: 'spots', form: 'points' };
  const isSpace = spaceKinds.some((one) => one === kind);
  return isSpace
    ? { list: 'spaces', form: 'outline' }
    : { list: 'elements', form: elementForms[kind as ElementKind] };
}

/** @returns the building of an entry in one language; features with an invalid place or kind are absent */
export const buildingIn = (entry: Entry, language: Language): Building =>
  buildingSchema.parse(entry.texts?.[language]?.data ?? {});

/** @returns what the plan shows of a building */
export const featuresOf = ({ spaces, joins, elements, spots }: Building): PlanFeature[] => [
  ...spaces.map(
    (space): PlanFeature => ({
      ...{ list: 'spaces', id: space.id, kind: space.kind, level: space.level, name: space.name },
      ...{ form: 'outline', points: pointsOf(space.outline) },
    }),
  ),
  ...joins.map(
    (join): PlanFeature => ({
      ...{ list: 'joins', id: join.id, kind: 'join', level: join.level, name: join.name },
      ...{ form: 'line', points: pointsOf(join.at) },
    }),
  ),
  ...elements.map(
    (element): PlanFeature => ({
      ...{ list: 'elements', id: element.id, kind: element.kind, level: element.level, name: element.name },
      ...{ form: elementForms[element.kind], points: pointsOf(element.at) },
    }),
  ),
  ...spots.map(
    (spot): PlanFeature => ({
      ...{ list: 'spots', id: spot.id, kind: 'spot', level: spot.level, name: spot.name },
      ...{ form: 'points', points: pointsOf(spot.at) },
    }),
  ),
];

/** Fewest points of a form. */
export const leastPoints = { outline: 3, line: 2, points: 1 } as const satisfies Record<
  PlanFeature['form'],
  number
>;

/** @returns points as the config has them, to the centimetre */
export const pointsText = (points: readonly Point[]): string =>
  points.map((point) => point.map((metres) => Math.round(metres * 100) / 100 || 0).join(',')).join(' ');

type Item = Readonly<Record<string, unknown>>;

/** Changes a list of the plan in both languages. */
function withList(
  entry: Entry,
  list: PlanList,
  change: (items: readonly unknown[], language: Language) => unknown[],
): Entry {
  const texts = Object.fromEntries(
    languages.map((language) => {
      const text = entry.texts?.[language];
      const items = text?.data[list];
      const data = { ...text?.data, [list]: change(Array.isArray(items) ? items : [], language) };
      return [language, { ...text, data }];
    }),
  );
  return { ...entry, texts };
}

const isItem = (item: unknown, id: string): item is Item => isRecord(item) && String(item.id) === id;

/** @returns the entry with a feature at another place, in both languages */
export const moveFeature = (entry: Entry, { list, id }: FeatureName, points: readonly Point[]): Entry =>
  setProperty(entry, { list, id }, { key: list === 'spaces' ? 'outline' : 'at', value: pointsText(points) });

interface Property {
  key: string;
  /** `undefined` removes the property. */
  value: unknown;
  /** Both languages without it. */
  language?: Language;
}

/** @returns the entry with another property of a feature */
export const setProperty = (
  entry: Entry,
  { list, id }: FeatureName,
  { key, value, language }: Property,
): Entry =>
  withList(entry, list, (items, own) =>
    items.map((item) => {
      if (!isItem(item, id) || (language !== undefined && own !== language)) return item;
      const { [key]: _before, ...rest } = item;
      return value === undefined ? rest : { ...rest, [key]: value };
    }),
  );

/** @returns the entry without a feature, in both languages */
export const removeFeature = (entry: Entry, { list, id }: FeatureName): Entry =>
  withList(entry, list, (items) => items.filter((item) => !isItem(item, id)));

interface NewFeature {
  kind: PlanKind;
  level: string;
  points: readonly Point[];
  /** Names until the editor writes others. */
  names: Readonly<Record<Language, string>>;
}

/** @returns the entry with a new feature in both languages, and its id, which nothing in the plan has */
export function addFeature(
  entry: Entry,
  { kind, level, points, names }: NewFeature,
): { entry: Entry; id: string } {
  const { list } = shapeOf(kind);
  const taken = new Set(
    languages.flatMap((language) =>
      planLists.flatMap((one) => {
        const items = entry.texts?.[language]?.data[one];
        return Array.isArray(items) ? items.filter(isRecord).map((item) => String(item.id)) : [];
      }),
    ),
  );
  let number = 1;
  while (taken.has(`${kind}-${number}`)) number += 1;
  const id = `${kind}-${number}`;
  const place = { [list === 'spaces' ? 'outline' : 'at']: pointsText(points) };
  const next = withList(entry, list, (items, language) => [
    ...items,
    {
      ...{ id, level, name: `${names[language]} ${number}`, ...place },
      ...(list === 'spaces' || list === 'elements' ? { kind } : {}),
    },
  ]);
  return { entry: next, id };
}
