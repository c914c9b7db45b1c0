import {
  CommonTableExpressionNameNode,
  CommonTableExpressionNode,
  type Kysely,
  type KyselyPlugin,
  type RawBuilder,
  type RootOperationNode,
  SelectQueryNode,
  sql,
  WithNode,
} from 'kysely';
import type { ContentSource } from '#api/content-source.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Database } from '../database.ts';
import { createEmbeddedSource, type EmbeddedSourceOptions } from '../embedded-source.ts';
import type { EntryTextTable, Tables } from '../tables.ts';
import type { columnsOf } from './entry-rows.ts';
import { TableNames } from './table-names.ts';

/** Entries that are replaced or gone, over those that are published. */
export interface Overlay {
  /** Identifies this state of the content. */
  revision: string;
  /** Every entry that differs from the published one. */
  names: readonly EntryName[];
  /** Those of them that exist, with their shared fields as JSON. */
  entries: readonly (ReturnType<typeof columnsOf> & { data: string })[];
  /** Their list rows. */
  texts: readonly EntryTextTable[];
}

/**
 * Creates the source of a preview, so that it runs the same code as visitors' pages.
 *
 * @returns a content source that answers as if the overlay were published
 */
export function createOverlaySource(options: EmbeddedSourceOptions, overlay: Overlay): ContentSource {
  const { database } = options;
  const { call, download, revision } = createEmbeddedSource({
    ...options,
    database: { ...database, read: withOverlay(database.read, overlay), commitCount: () => undefined },
    revisionOf: async () => overlay.revision,
  });
  return { call, download, revision };
}

/** Queries of `entry` and `entry_text` read common table expressions that hold the overlay. */
function withOverlay(db: Kysely<Tables>, overlay: Overlay): Database['read'] {
  const names = new TableNames({ entry: 'overlaid_entry', entry_text: 'overlaid_entry_text' });
  const tables = [
    tableNode('overlaid_entry', entriesOf(overlay)),
    tableNode('overlaid_entry_text', textsOf(overlay)),
  ];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => withTables(names.transformNode(node, queryId), tables),
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}

function withTables(
  node: RootOperationNode,
  tables: readonly CommonTableExpressionNode[],
): RootOperationNode {
  if (!SelectQueryNode.is(node)) return node;
  const [first, second] = tables;
  if (!first || !second) return node;
  return { ...node, with: WithNode.cloneWithExpression(WithNode.create(first), second) };
}

const tableNode = (name: string, rows: RawBuilder<unknown>) =>
  CommonTableExpressionNode.create(
    CommonTableExpressionNameNode.create(name),
    sql`(${rows})`.toOperationNode(),
  );

/** The published rows of a table except those of some entries, and further rows. */
const overlaid = (
  published: RawBuilder<unknown>,
  names: readonly EntryName[],
  rows: readonly RawBuilder<unknown>[],
) => {
  const gone = sql.join(names.map(({ kind, id }) => sql`(${kind}, ${id})`));
  const rest = names.length > 0 ? sql`${published} where (kind, id) not in (values ${gone})` : published;
  return rows.length > 0 ? sql`${rest} union all values ${sql.join([...rows])}` : rest;
};

/** PostgreSQL takes values without a type for text. */
const integer = (value: number | null) => sql`cast(${value} as integer)`;

const entriesOf = ({ names, entries }: Overlay) =>
  overlaid(
    sql`select kind, id, facet, sort, date, until, data, revision from entry`,
    names,
    entries.map(
      ({ kind, id, facet, sort, date, until, data }) =>
        sql`(${kind}, ${id}, ${facet}, ${integer(sort)}, ${date}, ${until}, ${data}, 0)`,
    ),
  );

const textsOf = ({ names, texts }: Overlay) =>
  overlaid(
    sql`select kind, id, language, facet, sort, date, until, item, data, clean_item, clean_detail from entry_text`,
    names,
    texts.map(
      ({ kind, id, language, facet, sort, date, until, item, data }) =>
        sql`(${kind}, ${id}, ${language}, ${facet}, ${integer(sort)}, ${date}, ${until}, ${item}, ${data}, null, null)`,
    ),
  );
