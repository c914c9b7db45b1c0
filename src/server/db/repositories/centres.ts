import type { ParsedRequestOf } from '#schemas/calls.ts';
import { itemsOf } from './list.ts';
import { pageOf } from './paging.ts';
import type { View } from './view.ts';

export const operationServices = ({ centerType }: ParsedRequestOf<'operationServices'>, view: View) =>
  itemsOf(view, { kind: 'operation', facets: [centerType], order: 'sorted' });

/** Includes parameters that are not open; clients leave them out. */
export const technicalParameters = ({ type }: ParsedRequestOf<'technicalParameters'>, view: View) =>
  itemsOf(view, { kind: 'technical', facets: [String(type)], order: 'sorted' });

export const venues = (_request: ParsedRequestOf<'venues'>, view: View) =>
  itemsOf(view, { kind: 'venue', facets: [''], order: 'sorted' });

/** Groups of rooms. */
export const meetingVenues = (_request: ParsedRequestOf<'meetingVenues'>, view: View) =>
  itemsOf(view, { kind: 'meetingVenue', facets: [''], order: 'sorted' });

/** The contract has `count` here, where other pages have `total`. */
export async function activityAtlasPage(
  { type, ...paging }: ParsedRequestOf<'activityAtlasPage'>,
  view: View,
) {
  const { list, total } = await pageOf(
    view,
    { kind: 'atlas', facets: [String(type)], order: 'newest' },
    paging,
  );
  return { list, count: total };
}
