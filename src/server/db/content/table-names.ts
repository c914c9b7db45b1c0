import { OperationNodeTransformer, type QueryId, type SchemableIdentifierNode } from 'kysely';

/** Replaces the names of tables in queries, so that the calling code reads other rows without dealing with them. */
export class TableNames extends OperationNodeTransformer {
  readonly #names: Readonly<Record<string, string>>;

  constructor(names: Readonly<Record<string, string>>) {
    super();
    this.#names = names;
  }

  protected override transformSchemableIdentifier(
    node: SchemableIdentifierNode,
    queryId?: QueryId,
  ): SchemableIdentifierNode {
    const transformed = super.transformSchemableIdentifier(node, queryId);
    const name = this.#names[transformed.identifier.name];
    return name ? { ...transformed, identifier: { ...transformed.identifier, name } } : transformed;
  }
}
