import type { EntryName } from '#schemas/editor/editorial.ts';
import { entities } from '#schemas/entities.ts';
import { hasBlocks } from '#schemas/entry.ts';

/** Path of the screen with the contents that every page uses. */
export const sitePath = '/editor/site';

/**
 * URL of an entry's editing screen. The URL of a page has its id, so that it stays valid when the page moves.
 *
 * @param block for a page or section: id of the block to select
 */
export function entryUrl({ kind, id }: EntryName, block?: string): string {
  if (hasBlocks(kind)) {
    const params = new URLSearchParams(kind === 'section' ? { kind, id } : { id });
    if (block !== undefined) params.set('block', block);
    return `/editor/page?${params}`;
  }
  if (kind === 'menu' || kind === 'redirect') return '/editor/menu';
  const area = entities[kind].fixed ? sitePath : '/editor/content';
  return `${area}/${kind}/${encodeURIComponent(id)}`;
}
