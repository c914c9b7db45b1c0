import type { Kysely, KyselyPlugin } from 'kysely';
import type { ContentSource } from '#api/content-source.ts';
import type { Database } from '../database.ts';
import { createEmbeddedSource, type EmbeddedSourceOptions } from '../embedded-source.ts';
import type { Tables } from '../tables.ts';
import { latestRevision } from './revision.ts';
import { TableNames } from './table-names.ts';

/**
 * Creates the source of previews, so that they run the same code as visitors' pages.
 *
 * @returns a content source that answers as if every draft were published
 */
export function createDraftSource(options: EmbeddedSourceOptions): ContentSource {
  const { database } = options;
  const { call, download, revision } = createEmbeddedSource({
    ...options,
    // Of drafts that another process saved, no commit is reported.
    database: { ...database, read: withDrafts(database.read), commitCount: () => undefined },
    revisionOf: draftRevision,
    // Other processes report publishes, not drafts.
    asksForRevision: true,
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

const transformer = new TableNames({ entry: 'preview_entry', entry_text: 'preview_entry_text' });

const plugin: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
};

/**
 * The same database as if every draft were published. Queries of `entry` and `entry_text` read the preview
 * views instead, so the calling code does not deal with drafts.
 */
const withDrafts = (db: Kysely<Tables>): Kysely<Tables> => db.withPlugin(plugin);
