import type { Kysely } from 'kysely';
import type { ListedEntry } from '#schemas/editor/editorial.ts';
import { byKind } from '../../db/content/chunks.ts';
import { readDrafts } from '../../db/content/drafts.ts';
import { readPublishedEntries } from '../../db/content/published-entry.ts';
import type { Tables } from '../../db/tables.ts';

/**
 * Adds what bulk changes need: the versions of drafts, and with `whole` the entries as the next publish would
 * leave them.
 */
export async function withDrafts(
  db: Kysely<Tables>,
  items: readonly ListedEntry[],
  whole: boolean,
): Promise<ListedEntry[]> {
  const found = new Map<string, Pick<ListedEntry, 'version' | 'entry'>>();
  for (const { kind, ids } of byKind(items)) {
    const drafts = await readDrafts(db, kind, ids);
    const published = whole ? await readPublishedEntries(db, kind, ids) : undefined;
    for (const id of ids) {
      const draft = drafts.get(id);
      const entry = whole ? (draft?.entry ?? published?.get(id)?.entry) : undefined;
      found.set(`${kind} ${id}`, {
        ...(draft ? { version: draft.version } : {}),
        ...(entry ? { entry } : {}),
      });
    }
  }
  return items.map((item) => ({ ...item, ...found.get(`${item.kind} ${item.id}`) }));
}
