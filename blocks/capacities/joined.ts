import type { Fact } from '#blocks/collection-item.ts';
import type { ComparisonTranslate } from '#i18n/comparison.ts';
import { findSpaces } from '#lib/space-finder.ts';
import { boundsOf } from '#lib/space-layout.ts';
import { type Building, type BuildingSpace, pointsOf } from '#schemas/building.ts';
import { writeFigure } from '#ui/counter/figure.ts';
import type { Comparison, FurtherFacts } from './comparison.ts';

/** Spaces that become one when the walls between them are folded away. */
export interface Joined extends Comparison {
  /** Spaces of the combinations, in the order of the building. */
  spaces: { id: string; name: string; points: string }[];
  /** Bounds of their drawing. */
  viewBox: string;
  /** Of each combination, by the id of its row: its spaces, and its area in m². */
  sets: Record<string, { ids: string[]; area: number }>;
}

/** What the building adds to a comparison. */
export interface OfBuilding {
  further: FurtherFacts;
  joined: Joined | undefined;
}

/** Most combinations that a page lists; smaller ones come first. */
const mostJoined = 40;

const figure = (value: number) => writeFigure(value, Number.isInteger(value) ? 0 : 1);

/** @returns what a plan says of halls, or of rooms and their parts */
export function ofBuilding(
  building: Building,
  kinds: readonly BuildingSpace['kind'][],
  t: ComparisonTranslate,
): OfBuilding {
  const spaces = building.spaces.filter(({ kind }) => kinds.includes(kind));
  return { further: furtherFacts(building, spaces, t), joined: joinedSpaces(building, spaces, t) };
}

const doorsOf = ({ elements }: Building, id: string) =>
  elements.filter(({ kind, of }) => kind === 'goodsDoor' && of === id);

/** Doors by their numbers, and the neighbours of each space. */
function furtherFacts(
  building: Building,
  spaces: readonly BuildingSpace[],
  t: ComparisonTranslate,
): FurtherFacts {
  const nameOf = new Map(building.spaces.map(({ id, name }) => [id, name]));
  const names = (ids: readonly string[]) => ids.flatMap((id) => nameOf.get(id) ?? []).join(t('and'));
  return Object.fromEntries(
    spaces.map((space) => {
      const numbers = doorsOf(building, space.id).flatMap(({ name }) => /\d{1,4}/.exec(name ?? '') ?? []);
      const partners = building.joins.flatMap(({ between }) =>
        between.includes(space.id) ? between.filter((id) => id !== space.id) : [],
      );
      const facts: Fact[] = [
        { label: t('doorNumbers'), number: numbers.length > 1 ? `${numbers[0]}–${numbers.at(-1)}` : '' },
        { label: t('opensInto'), number: names(partners) },
        { label: t('beside'), number: names(space.beside) },
      ];
      return [space.name, facts.filter(({ number }) => number !== '')];
    }),
  );
}

function joinedSpaces(
  building: Building,
  all: readonly BuildingSpace[],
  t: ComparisonTranslate,
): Joined | undefined {
  const byId = new Map(all.map((space) => [space.id, space]));
  const joins = building.joins.flatMap((join) => {
    const [one = '', other = ''] = join.between;
    return byId.has(one) && byId.has(other) ? [{ ...join, pair: [one, other] as const }] : [];
  });
  const inJoins = new Set(joins.flatMap(({ pair }) => pair));
  const spaces = all.filter(({ id }) => inJoins.has(id));
  const { answers } = findSpaces(
    {
      spaces: spaces.map(({ id, area = 0 }) => ({ id, area, doors: [], seats: {} })),
      joins: joins.map(({ pair }) => pair),
    },
    {},
    new Set(),
  );
  /** All parts of a room together are the room, which is compared with the other rooms. */
  const isWhole = (ids: readonly string[]) => {
    const room = byId.get(ids[0] ?? '')?.of;
    const parts = spaces.filter(({ kind, of }) => kind === 'part' && room !== undefined && of === room);
    return parts.length === ids.length && parts.every(({ id }) => ids.includes(id));
  };
  const sets = answers
    .filter(({ ids }) => ids.length > 1 && !isWhole(ids))
    .toSorted((one, other) => one.ids.length - other.ids.length)
    .slice(0, mostJoined)
    .map(({ ids, area }) => ({ ids, area, of: ids.flatMap((id) => byId.get(id) ?? []) }));
  if (sets.length === 0) return undefined;
  const isLong = joins.some(({ minutes = 0 }) => minutes >= 60);
  const columns = [
    { label: t('area'), unit: t('squareMetres') },
    { label: t('size'), unit: t('metres') },
    { label: t('booths') },
    { label: t('goodsDoors') },
    { label: t('power'), unit: t('kilowatts') },
    { label: t('fold'), unit: t(isLong ? 'hours' : 'minutes') },
  ];
  const rows = sets.map(({ ids, area, of }) => {
    const folded = joins.flatMap(({ pair, minutes }) =>
      pair.every((id) => ids.includes(id)) ? [minutes] : [],
    );
    const longest = known(folded) ? Math.max(...folded) : undefined;
    const doors = ids.reduce((sum, id) => sum + doorsOf(building, id).length, 0);
    const cells = [
      of.every((space) => space.area !== undefined) ? figure(area) : undefined,
      sizeOf(of),
      total(of.map(({ booths }) => booths)),
      doors > 0 ? figure(doors) : undefined,
      total(of.map(({ power }) => power)),
      // Walls are folded at the same time.
      longest === undefined ? undefined : figure(isLong ? longest / 60 : longest),
    ];
    return { id: ids.join('.'), title: of.map(({ name }) => name).join(' + '), cells };
  });
  // Walls that take equally long are said once. Figures that the plan does not state have no column.
  const [first] = rows;
  const fold = columns.length - 1;
  const foldTime = first?.cells[fold];
  const isSame = foldTime !== undefined && rows.every(({ cells }) => cells[fold] === foldTime);
  const isShown = columns.map(
    (_, place) => !(isSame && place === fold) && rows.some(({ cells }) => cells[place] !== undefined),
  );
  return {
    same: isSame ? columns.slice(fold).map((column) => ({ ...column, value: foldTime })) : [],
    columns: columns.filter((_, place) => isShown[place]),
    rows: rows.map((row) => ({ ...row, cells: row.cells.filter((_, place) => isShown[place]) })),
    // In drawings y points down.
    spaces: spaces.map(({ id, name, outline }) => ({
      ...{ id, name },
      points: pointsOf(outline)
        .map(([x, y]) => `${x},${-y}`)
        .join(' '),
    })),
    viewBox: viewBoxOf(spaces),
    sets: Object.fromEntries(sets.map(({ ids, area }) => [ids.join('.'), { ids: [...ids], area }])),
  };
}

const known = (values: readonly (number | undefined)[]): values is readonly number[] =>
  values.every((value) => value !== undefined);

const total = (values: readonly (number | undefined)[]): string | undefined =>
  known(values) ? figure(values.reduce((sum, value) => sum + value, 0)) : undefined;

/** Width and length of a set whose spaces fill their bounds; others have no such size. */
function sizeOf(spaces: readonly BuildingSpace[]): string | undefined {
  const { width, height } = boundsOf(spaces.flatMap(({ outline }) => pointsOf(outline)));
  const area = spaces.reduce((sum, space) => sum + (space.area ?? 0), 0);
  return Math.abs(width * height - area) < 1 ? `${figure(width)} × ${figure(height)}` : undefined;
}

function viewBoxOf(spaces: readonly BuildingSpace[]): string {
  const { x, y, width, height } = boundsOf(spaces.flatMap(({ outline }) => pointsOf(outline)));
  const margin = Math.max(width, height) * 0.02;
  return [x - margin, -(y + height) - margin, width + 2 * margin, height + 2 * margin].join(' ');
}
