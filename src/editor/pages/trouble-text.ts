import type { Words } from '../texts.ts';
import type { CheckedBlock } from './model/block-check.ts';
import type { PageItem } from './model/stored-page.ts';
import type { PageTextKey } from './page-texts.ts';

type Broken = Extract<CheckedBlock, { fits: false }>;

/** Sentence that says why visitors do not see a block. */
export const troubleText = (
  { trouble }: Broken,
  { item: { block }, t }: { item: PageItem; t: Words<PageTextKey> },
): string => t(`trouble.${trouble}`, { type: block?.type ?? '', version: block?.version ?? '' });
