import type { EntryName } from '#schemas/editor/editorial.ts';

/**
 * URL of the screen on which an entry is edited.
 *
 * @param block of a page: the block to select
 */
export function entryUrl({ kind, id }: EntryName, block?: string): string {
  if (kind === 'page') {
    const params = new URLSearchParams({ path: id, ...(block === undefined ? {} : { block }) });
    return `/editor/page?${params}`;
  }
  if (kind === 'menu' || kind === 'redirect') return '/editor/menu';
  return `/editor/content/${kind}/${encodeURIComponent(id)}`;
}
