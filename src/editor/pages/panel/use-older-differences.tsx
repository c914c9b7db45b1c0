import { type ReactNode, useState } from 'react';
import type { EditTimes } from '../../fields/translation-status.ts';
import { type Path, pathName } from '../../fields/value-paths.ts';
import { type OlderText, olderTexts } from '../model/edited-marks.ts';
import { OlderDifferences } from './OlderDifferences.tsx';

interface Compared {
  /** Shows what has changed since one text was written, or all that are older. */
  compare: (path?: Path) => void;
  dialog: ReactNode;
}

/** The comparison of the languages of a block, or of the page (`pageKey`). */
export function useOlderDifferences(of: string, edited: EditTimes): Compared {
  const [texts, setTexts] = useState<readonly OlderText[]>();
  const compare = (path?: Path) =>
    setTexts(
      olderTexts(edited).filter((text) => path === undefined || pathName(text.path) === pathName(path)),
    );
  const dialog = <OlderDifferences of={of} texts={texts} onClose={() => setTexts(undefined)} />;
  return { compare, dialog };
}
