import { type Capacity, densities, layouts } from '#lib/space-finder.ts';
import type { ShownAnswer } from './finder.ts';
import { figure, type Shown, sizeOf, sizeText } from './shown.ts';

/** A figure of some answers. */
export interface FactRow {
  label: string;
  cells: readonly string[];
}

/** @returns a row for each figure that one of the answers has */
export function rowsOf(all: readonly ShownAnswer[], { t, dates, list }: Shown): FactRow[] {
  const row = (label: string, cell: (one: ShownAnswer) => string | undefined) => ({
    label,
    cells: all.map(cell),
  });
  const known = (value: number | undefined) => (value === undefined ? undefined : figure(value));
  const every = (key: 'hasWater' | 'hasDaylight') => (one: ShownAnswer) =>
    one.spaces.every((space) => space[key]) ? t('yes') : undefined;
  const rows = [
    row(t('rowFree'), ({ free }) => free && dates.range(free)),
    row(t('rowArea'), ({ answer }) => figure(answer.area)),
    row(t('rowSize'), ({ spaces }) => {
      const { width, height } = sizeOf(spaces);
      return `${figure(width)} × ${figure(height)}`;
    }),
    row(t('rowHeight'), ({ answer }) => known(answer.height)),
    row(t('rowLoad'), ({ answer }) => known(answer.floorLoad)),
    ...layouts.map((layout) =>
      row(t(layout), ({ spaces }) => {
        const counts = spaces.map(({ seats }) => seats[layout]);
        return counts.every((count) => count !== undefined) ? counts.map(figure).join(' + ') : undefined;
      }),
    ),
    row(t('rowDoors'), ({ spaces }) => doorsText(spaces, t)),
    row(t('rowWater'), every('hasWater')),
    row(t('rowDaylight'), every('hasDaylight')),
    row(t('rowRooms'), ({ rooms }) => (rooms.length > 0 ? list(rooms.map(({ name }) => name)) : undefined)),
  ];
  return rows
    .filter(({ cells }) => cells.some((cell) => cell !== undefined))
    .map(({ label, cells }) => ({ label, cells: cells.map((cell) => cell ?? t('unknown')) }));
}

function doorsText(spaces: ShownAnswer['spaces'], t: Shown['t']): string | undefined {
  const doors = spaces.flatMap((space) => space.doors);
  const [widest] = doors.toSorted(
    (one, other) => (other.height ?? 0) - (one.height ?? 0) || other.width - one.width,
  );
  if (!widest) return undefined;
  const { width, height } = widest;
  const count = doors.length;
  return height === undefined
    ? t('rowDoorsWide', { count, width: figure(width) })
    : t('rowDoorsValue', { count, width: figure(width), height: figure(height) });
}

/** @returns where a figure comes from */
export function basisText({ basis, layout }: Capacity, t: Shown['t']): string {
  if (basis !== 'computed') return t(basis);
  return t(layout === 'booths' ? 'computedBooths' : 'computed', { density: densities[layout] });
}

/** @returns why it is an answer: its walls, size and further rooms, and what takes it */
export function whyText(one: ShownAnswer, shown: Shown): string {
  const { plan, found, t, dates, list } = shown;
  const { answer, spaces, rooms, takers, free } = one;
  const ids = new Set(answer.ids);
  const count = plan.walls.filter(({ between }) => between.every((id) => ids.has(id))).length;
  const size = sizeText(spaces, t);
  const height = answer.height === undefined ? undefined : figure(answer.height);
  const single = height === undefined ? t('singleLow', { size }) : t('single', { size, height });
  const joined =
    height === undefined ? t('joinedLow', { size, count }) : t('joined', { size, count, height });
  const taken = takers.slice(0, 2).map((taker) =>
    t('takenBy', {
      dates: dates.range(taker),
      name: taker.isHold ? t('hold') : (taker.name ?? t('unnamed')),
    }),
  );
  const isClosed = found.days !== undefined && !answer.isFree && takers.length === 0;
  return [
    spaces.length > 1 ? joined : single,
    ...(rooms.length > 0 ? [t('withRooms', { rooms: list(rooms.map(({ name }) => name)) })] : []),
    ...(answer.isFree ? [] : taken),
    ...(isClosed ? [t('takenClosed')] : []),
    ...(free
      ? [t(found.days && answer.isFree ? 'freeAround' : 'nextFree', { dates: dates.range(free) })]
      : []),
  ].join(' ');
}

/** @returns whether a movable wall is at the edge of an answer or inside it */
export const hasWalls = ({ answer }: ShownAnswer, plan: Shown['plan']) =>
  plan.walls.some(({ between }) => between.some((id) => answer.ids.includes(id)));
