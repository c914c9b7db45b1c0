import type { Language } from '#schemas/language.ts';

/** Files of one part of the program, as absolute paths. */
export interface AssetSet {
  styles: readonly string[];
  scripts: readonly string[];
}

/** Built files that the HTML links, so that a page has its styles at once and hydrates early. */
export interface Assets {
  /** The module that hydrates the page. */
  entry: string;
  shell: AssetSet;
  /** Fonts of every page. Preloaded with the style sheet, so that text does not reflow when they arrive. */
  fonts: readonly string[];
  /** The texts of one language. */
  texts: (language: Language) => AssetSet;
  /** Code and styles of a block's view. */
  block: (type: string) => AssetSet;
}
