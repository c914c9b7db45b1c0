import type { EntryName } from '#schemas/editor/editorial.ts';

/** Where an entry is edited; of a page with the block that is to be selected. */
export function editorAddress({ kind, id }: EntryName, block?: string): string {
  if (kind === 'page') {
    const params = new URLSearchParams({ path: id, ...(block === undefined ? {} : { block }) });
    return `/editor/page?${params}`;
  }
  if (kind === 'menu' || kind === 'redirect') return '/editor/menu';
  return `/editor/content/${kind}/${encodeURIComponent(id)}`;
}
