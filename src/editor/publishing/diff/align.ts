import { diffArrays } from 'diff';
import type { Language } from '#schemas/language.ts';

interface Position<T> {
  item: T;
  index: number;
}

/** An item of the first list, of the second, or of both. */
export interface Aligned<T> {
  before?: Position<T> | undefined;
  after?: Position<T> | undefined;
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
  before: readonly Position<T>[];
  after: readonly Position<T>[];
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

/** Consecutive words that are in both texts, or in only one of them. */
interface WordRun {
  text: string;
  /** Offset in both texts together; unique, so it serves as a React key. */
  at: number;
  change?: 'added' | 'removed';
}

/** Compares two texts word by word. Chinese has no spaces, so `Intl.Segmenter` splits it by its dictionary. */
export function wordDifference(before: string, after: string, language: Language): WordRun[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const words = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const runs: WordRun[] = [];
  let at = 0;
  for (const { before: one, after: other } of align(words(before), words(after), Object.is)) {
    const text = (other ?? one)?.item ?? '';
    const change = one && other ? undefined : one ? 'removed' : 'added';
    const last = runs.at(-1);
    if (last && last.change === change) last.text += text;
    else runs.push({ text, at, ...(change ? { change } : {}) });
    at += text.length;
  }
  return runs;
}
