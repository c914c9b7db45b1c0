import type { ParsedRequestOf } from '#schemas/calls.ts';
import { itemsOf, readFields, type View } from './view.ts';

/** The introduction of a centre of this site; undefined for the code of another site. */
export async function introduction({ code, type }: ParsedRequestOf<'introduction'>, view: View) {
  if (code !== view.siteCode) return undefined;
  const row = await itemsOf(view, 'introduction')
    .where('facet', '=', String(type))
    .orderBy('sort')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && readFields(row.item);
}
