import {
  type Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  type QueryId,
  type SchemableIdentifierNode,
} from 'kysely';
import type { Tables } from '../tables.ts';

const views: Readonly<Record<string, string>> = {
  entry: 'preview_entry',
  entry_text: 'preview_entry_text',
};

class ToViews extends OperationNodeTransformer {
  protected override transformSchemableIdentifier(
    node: SchemableIdentifierNode,
    queryId?: QueryId,
  ): SchemableIdentifierNode {
    const transformed = super.transformSchemableIdentifier(node, queryId);
    const name = views[transformed.identifier.name];
    return name ? { ...transformed, identifier: { ...transformed.identifier, name } } : transformed;
  }
}

const transformer = new ToViews();

const plugin: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
};

/**
 * The same database as if every draft were published. Queries of `entry` and `entry_text` read the preview
 * views instead, so the calling code does not deal with drafts.
 */
export const withDrafts = (db: Kysely<Tables>): Kysely<Tables> => db.withPlugin(plugin);
