import type { ContentSource } from '#api/content-source.ts';
import type { Database } from '../database.ts';
import { createEmbeddedSource, type EmbeddedSourceOptions } from '../embedded-source.ts';
import { withDrafts } from './preview-tables.ts';
import { latestRevision } from './revision.ts';

/** The content as if every draft had been published: for previews, by the same code that answers visitors. */
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
 * Names the published state and the drafts over it. A draft's number is never used again, so the highest of them and how
 * many there are belong to one state alone.
 */
async function draftRevision(db: Database['read']): Promise<string> {
  const drafts = await db
    .selectFrom('draft')
    .select(({ fn }) => [fn.max('version').as('last'), fn.countAll().as('count')])
    .executeTakeFirst();
  return `${await latestRevision(db)}.${drafts?.last ?? 0}.${drafts?.count ?? 0}`;
}
