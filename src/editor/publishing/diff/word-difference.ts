import type { Language } from '#schemas/language.ts';
import { align } from './align.ts';

/** Consecutive words that are in both texts, or in only one of them. */
export interface WordRun {
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
