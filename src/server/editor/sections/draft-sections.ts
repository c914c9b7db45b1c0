import type { Kysely } from 'kysely';
import { referredSection } from '#schemas/section.ts';
import { readDrafts } from '../../db/content/drafts.ts';
import { readPublishedEntries } from '../../db/content/published-entry.ts';
import type { Tables } from '../../db/tables.ts';

/**
 * Reads the sections that blocks refer to, as drafts have them.
 *
 * @returns a function that gives the blocks of a section with localised leaves; `undefined` for an unknown or removed section
 */
export async function readDraftSections(
  db: Kysely<Tables>,
  blocks: readonly unknown[],
): Promise<(section: string) => readonly unknown[] | undefined> {
  const ids = [...new Set(blocks.flatMap((block) => referredSection(block) ?? []))];
  if (ids.length === 0) return () => undefined;
  const published = await readPublishedEntries(db, 'section', ids);
  const drafts = await readDrafts(db, 'section', ids);
  return (id) => {
    const draft = drafts.get(id);
    const { blocks: stored } = (draft ? draft.entry : published.get(id)?.entry)?.data ?? {};
    return Array.isArray(stored) ? stored : undefined;
  };
}
