import type { ParsedRequestOf } from '#schemas/calls.ts';
import { detailItem } from './detail-item.ts';
import { itemsOf, type List } from './list.ts';
import { pageOf } from './paging.ts';
import type { View } from './view.ts';

const news: List = { kind: 'news', order: 'newest' };
const notices: List = { kind: 'notice', order: 'newest' };

export const newsPage = (request: ParsedRequestOf<'newsPage'>, view: View) => pageOf(view, news, request);

export const newsDetail = ({ id }: ParsedRequestOf<'newsDetail'>, view: View) => articleOf(view, news, id);

/** Notices of one type, or of all types. */
export const articlePage = ({ type, ...paging }: ParsedRequestOf<'articlePage'>, view: View) =>
  pageOf(view, type ? { ...notices, facets: [type] } : notices, paging);

/** A notice's neighbours come from the list of all types, which is the list that its page belongs to. */
export const articleDetail = ({ id }: ParsedRequestOf<'articleDetail'>, view: View) =>
  articleOf(view, notices, id);

/** An article and its neighbours in a list; `previous` is the newer one. `undefined` for an unknown id. */
async function articleOf(view: View, list: List, id: string) {
  const current = await detailItem(view, list.kind, id);
  if (!current) return undefined;
  const from = { cursor: current.cursor, inclusive: false };
  const [[previous = null], [next = null]] = await Promise.all([
    itemsOf(view, { ...list, order: 'earliest' }, { from, count: 1 }),
    itemsOf(view, list, { from, count: 1 }),
  ]);
  return { current: current.item, previous, next };
}
