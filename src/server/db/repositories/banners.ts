import type { ParsedRequestOf } from '#schemas/calls.ts';
import { itemsOf, readFields, type View } from './view.ts';

/** Slides of a column, named as the first-level menu is in the language of the view. Unknown names have none. */
export async function bannersOfColumn({ belongColumn }: ParsedRequestOf<'bannersOfColumn'>, view: View) {
  const rows = await slidesOf(view, belongColumn).execute();
  return rows.map((row) => readFields(row.item));
}

/** The query, for whoever explains it. */
export const slidesOf = (view: View, column: string) =>
  itemsOf(view, 'banner').where('facet', '=', column).orderBy('sort').orderBy('id');
