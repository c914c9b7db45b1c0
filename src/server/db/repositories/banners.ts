import type { ParsedRequestOf } from '#schemas/calls.ts';
import { itemsOf } from './list.ts';
import type { View } from './view.ts';

/** Slides of a column, named as the first-level menu is in the language of the view. Unknown names have none. */
export const bannersOfColumn = ({ belongColumn }: ParsedRequestOf<'bannersOfColumn'>, view: View) =>
  itemsOf(view, { kind: 'banner', facets: [belongColumn], order: 'sorted' });
