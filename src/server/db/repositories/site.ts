import type { ParsedRequestOf } from '#schemas/calls.ts';
import { itemsOf } from './list.ts';
import { rowById, type View } from './view.ts';

/**
 * Slides of a column. Columns are named as the first-level menu item in the language of the view; an unknown
 * name has no slides.
 */
export const bannersOfColumn = ({ belongColumn }: ParsedRequestOf<'bannersOfColumn'>, view: View) =>
  itemsOf(view, { kind: 'banner', facets: [belongColumn], order: 'sorted' });

/** A footer config; `undefined` for an unknown key. */
export async function footerConfig({ key }: ParsedRequestOf<'footerConfig'>, view: View) {
  const row = await rowById(view, 'footer', key);
  return row && view.items.ofRow(row);
}

/** The introduction of a centre of this site; `undefined` for another site's code. */
export async function introduction({ code, type }: ParsedRequestOf<'introduction'>, view: View) {
  if (code !== view.siteCode) return undefined;
  const list = { kind: 'introduction', facets: [String(type)], order: 'sorted' } as const;
  const [item] = await itemsOf(view, list, { count: 1 });
  return item;
}
