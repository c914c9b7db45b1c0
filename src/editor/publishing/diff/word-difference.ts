import type { Language } from '#schemas/language.ts';
import { align } from './align.ts';

/** A run of words: in both texts, or only in one of them. */
export interface WordRun {
  text: string;
  /** Where it begins in both texts together: no other run does there. */
  at: number;
  change?: 'added' | 'removed';
}

/** What changed between two texts, word by word; Chinese, which has no blanks, by the words of its dictionary. */
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
