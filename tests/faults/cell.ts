import type { ServerTextKey } from '#i18n/i18n.ts';
import { createTranslations } from '#i18n/translations.ts';
import type { Language } from '#schemas/language.ts';
import { refusalText } from './faults.ts';

/** A text of the interface by its key, what the server said, or a text in each language. */
export type Words = ServerTextKey | 'what the server said' | Readonly<Record<Language, string>>;

/** What visitors meet when one call goes wrong in one way. */
export interface Cell {
  /** The rule that says so (specification, section 8, and decisions, section 6). */
  rule: string;
  /** The page that needs the call, and the part of it that does: a block's id, or a landmark around the blocks. */
  path: string;
  part: string;
  /** The block's query, and how the server settled it. */
  query?: string;
  state?: 'ready' | 'missing' | 'failed' | 'late';
  /** The page's own status, where it is not 200. */
  status?: number;
  /** What stands in the part then. */
  says?: Words;
  /** What has gone from the part, as it stands in its HTML: most of a page shows nothing on failure. */
  lacks?: string | Readonly<Record<Language, string>>;
  /** Toasts, in a browser. */
  toasts?: readonly Words[];
  /** What the part comes to in a browser that waits: only where that is something else. */
  endsAs?: Words;
  /** The machine and the state it is in. */
  machine?: string;
}

const translations = createTranslations();

export function textOf(words: Words, language: Language): string {
  if (typeof words !== 'string') return words[language];
  return words === 'what the server said' ? refusalText[language] : translations[language](words);
}
