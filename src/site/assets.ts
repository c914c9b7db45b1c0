import type { Language } from '#schemas/language.ts';

/** Files of one part of the program, as absolute paths of our origin. */
export interface AssetSet {
  styles: readonly string[];
  scripts: readonly string[];
}

/** What the HTML must name so that a page is styled at once and alive soon. */
export interface Assets {
  /** The module that hydrates the page. */
  entry: string;
  shell: AssetSet;
  /** Fonts of every page: fetched with the style sheet that names them, so that no text is set twice. */
  fonts: readonly string[];
  /** The texts of one language. */
  texts: (language: Language) => AssetSet;
  /** Code and styles of a block's view. */
  block: (type: string) => AssetSet;
}
