import { type ReactNode, useState } from 'react';
import type { EditTimes } from '../../fields/translation-status.ts';
import { type Path, pathName } from '../../fields/value-paths.ts';
import { type OutdatedText, outdatedTexts } from '../model/edited-marks.ts';
import { TranslationDifferences } from './TranslationDifferences.tsx';

interface Compared {
  /** Opens the comparison of one text, or of all outdated texts if `path` is undefined. */
  compare: (path?: Path) => void;
  dialog: ReactNode;
}

/** Compares the languages of a block, or of the page if `of` is `pageKey`. */
export function useTranslationDifferences(of: string, edited: EditTimes): Compared {
  const [texts, setTexts] = useState<readonly OutdatedText[]>();
  const compare = (path?: Path) =>
    setTexts(
      outdatedTexts(edited).filter((text) => path === undefined || pathName(text.path) === pathName(path)),
    );
  const dialog = <TranslationDifferences of={of} texts={texts} onClose={() => setTexts(undefined)} />;
  return { compare, dialog };
}
