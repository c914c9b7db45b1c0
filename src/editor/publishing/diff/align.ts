import { diffArrays } from 'diff';

interface Place<T> {
  item: T;
  index: number;
}

/** An item of the first list, of the second, or of both. */
export interface Aligned<T> {
  before?: Place<T> | undefined;
  after?: Place<T> | undefined;
}

type Equal<T> = (one: T, other: T) => boolean;

/** Aligns two lists by their longest common subsequence. */
export const align = <T>(before: readonly T[], after: readonly T[], equal: Equal<T>): Aligned<T>[] =>
  runsOf(before, after, equal).flatMap(beside);

/** Like `align`, but pairs a removed item with the added item in its place: it counts as changed. */
export const pairUp = <T>(before: readonly T[], after: readonly T[], equal: Equal<T>): Aligned<T>[] => {
  const runs = runsOf(before, after, equal);
  return runs.flatMap((run, index) => {
    const [previous, next] = [runs[index - 1], runs[index + 1]];
    if (isAddition(run) && previous && isRemoval(previous)) return [];
    return isRemoval(run) && next && isAddition(next) ? beside({ ...run, after: next.after }) : beside(run);
  });
};

/** Consecutive items that were removed, added, or unchanged. */
interface Run<T> {
  before: readonly Place<T>[];
  after: readonly Place<T>[];
}
const isRemoval = <T>({ after }: Run<T>) => after.length === 0;
const isAddition = <T>({ before }: Run<T>) => before.length === 0;

function runsOf<T>(before: readonly T[], after: readonly T[], equal: Equal<T>): Run<T>[] {
  const places = (items: readonly T[]) => items.map((item, index) => ({ item, index }));
  const [left, right] = [places(before), places(after)];
  return diffArrays([...before], [...after], { comparator: equal }).map(({ count, added, removed }) => ({
    before: added ? [] : left.splice(0, count),
    after: removed ? [] : right.splice(0, count),
  }));
}

const beside = <T>({ before, after }: Run<T>): Aligned<T>[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, index) => ({
    before: before[index],
    after: after[index],
  }));
