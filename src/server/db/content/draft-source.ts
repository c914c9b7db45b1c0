import type { ContentSource } from '#api/content-source.ts';
import type { Database } from '../database.ts';
import { createEmbeddedSource, type EmbeddedSourceOptions } from '../embedded-source.ts';
import { withDrafts } from './preview-tables.ts';
import { latestRevision } from './revision.ts';

/**
 * A content source that answers as if every draft were published. Previews use it, so they run the same code
 * as visitors' pages.
 */
export function createDraftSource(options: EmbeddedSourceOptions): ContentSource {
  const { database } = options;
  const { call, download, revision } = createEmbeddedSource({
    ...options,
    database: { ...database, read: withDrafts(database.read) },
    revisionOf: draftRevision,
  });
  return { call, download, revision };
}

/**
 * Identifies the published state together with the drafts. Draft numbers are never reused, so the highest
 * number and the count identify one state.
 */
async function draftRevision(db: Database['read']): Promise<string> {
  const drafts = await db
    .selectFrom('draft')
    .select(({ fn }) => [fn.max('version').as('last'), fn.countAll().as('count')])
    .executeTakeFirst();
  return `${await latestRevision(db)}.${drafts?.last ?? 0}.${drafts?.count ?? 0}`;
}
