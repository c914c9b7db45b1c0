import type { EntryName } from '#schemas/editor/editorial.ts';

/**
 * URL of an entry's editing screen. The URL of a page has its id, so that it stays valid when the page moves.
 *
 * @param block for a page: id of the block to select
 */
export function entryUrl({ kind, id }: EntryName, block?: string): string {
  if (kind === 'page') {
    const params = new URLSearchParams({ id, ...(block === undefined ? {} : { block }) });
    return `/editor/page?${params}`;
  }
  if (kind === 'menu' || kind === 'redirect') return '/editor/menu';
  return `/editor/content/${kind}/${encodeURIComponent(id)}`;
}
