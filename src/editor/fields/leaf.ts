import { isLocalised, type Language, type Localised, languageKey } from '#schemas/language.ts';
import { type Path, readAt, writeAt } from './value-paths.ts';

/** A text for people in one language. */
export interface LeafPlace {
  path: Path;
  language: Language;
}

/** Both halves of a text; one that is not told apart by language is the same in both. */
export function halvesOf(leaf: unknown): Localised {
  if (typeof leaf === 'string') return { zh: leaf, en: leaf };
  if (typeof leaf !== 'object' || leaf === null || !isLocalised(leaf)) return { zh: '', en: '' };
  const text = (half: unknown) => (typeof half === 'string' ? half : '');
  return { zh: text(leaf.zh), en: text(leaf.en) };
}

interface Half {
  language: Language;
  text: string;
}

/**
 * A text with another half. A text that is not there and stays empty stays absent, and an optional one whose halves are
 * both empty becomes absent; one that was the same in both languages is told apart when it differs.
 */
export function withHalf(leaf: unknown, { language, text }: Half, required = false): unknown {
  const halves = halvesOf(leaf);
  const key = languageKey(language);
  if (halves[key] === text) return leaf;
  const isPair = typeof leaf === 'object' && leaf !== null && isLocalised(leaf);
  // The order of its halves is kept.
  const next = isPair ? { ...leaf, [key]: text } : { ...halves, [key]: text };
  return !required && next.zh === '' && next.en === '' ? undefined : next;
}

/** The text at a path in one language; empty when there is none. */
export const readLeaf = (props: unknown, { path, language }: LeafPlace): string =>
  halvesOf(readAt(props, path))[languageKey(language)];

/** The same props with another text there, as `withHalf`; everything else is the same to the byte. */
export const writeLeaf = (props: unknown, { path, language }: LeafPlace, text: string): unknown =>
  writeAt(props, path, withHalf(readAt(props, path), { language, text }));
