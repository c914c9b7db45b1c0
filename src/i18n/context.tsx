import { createContext, type ReactNode, use } from 'react';
import type { Language } from '#schemas/language.ts';
import type { Translate } from './i18n.ts';

interface Texts {
  language: Language;
  t: Translate;
}

const TextsContext = createContext<Texts | undefined>(undefined);

/** Provides the texts of the page's language; the value never changes. */
export const TextsProvider = ({ value, children }: { value: Texts; children: ReactNode }) => (
  <TextsContext value={value}>{children}</TextsContext>
);

/**
 * @returns the language of the page and its `t()`
 * @throws {Error} outside a `TextsProvider`
 * @example
 * const { t, language } = useTexts();
 */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('useTexts: no TextsProvider above this component; wrap it in one');
  return texts;
}
