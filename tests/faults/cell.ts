import type { PlainServerTextKey } from '#i18n/i18n.ts';
import { createTranslations } from '#i18n/translations.ts';
import type { Language } from '#schemas/language.ts';
import { refusalText } from './faults.ts';

/** The key of an interface text, the server's own message, or a text in each language. */
export type ExpectedText = PlainServerTextKey | 'what the server said' | Readonly<Record<Language, string>>;

/** What visitors see when one call fails in one way. */
export interface Cell {
  /** The rule that requires it (specification, section 8, and decisions, section 6). */
  rule: string;
  /** The page that needs the call, and its part: a block's id, or a landmark outside the blocks. */
  path: string;
  part: string;
  /** The block's query, and its outcome on the server. */
  query?: string;
  state?: 'ready' | 'missing' | 'failed' | 'late';
  /** HTTP status of the page, if it is not 200. */
  status?: number;
  /** Text that the part shows. */
  says?: ExpectedText;
  /** Text that is missing from the part's HTML; most parts of a page show nothing on failure. */
  lacks?: string | Readonly<Record<Language, string>>;
  /** Toasts in a browser. */
  toasts?: readonly ExpectedText[];
  /** Text of the part in a browser that waits for the response, if it differs from `says`. */
  endsAs?: ExpectedText;
  /** The machine and its state. */
  machine?: string;
}

const translations = createTranslations();

export function textOf(words: ExpectedText, language: Language): string {
  if (typeof words !== 'string') return words[language];
  return words === 'what the server said' ? refusalText[language] : translations[language](words);
}
