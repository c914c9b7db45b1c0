import type { CheckedBlock } from './model/block-check.ts';
import type { PageItem } from './model/stored-page.ts';
import type { PageTranslate } from './page-texts.ts';

type Broken = Extract<CheckedBlock, { fits: false }>;

/** Sentence that says why visitors do not see a block. */
export const troubleText = (
  { trouble }: Broken,
  { item: { block }, t }: { item: PageItem; t: PageTranslate },
): string => t(`trouble.${trouble}`, { type: block?.type ?? '', version: block?.version ?? '' });
