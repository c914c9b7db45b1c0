import * as z from 'zod';
import { label } from '#schemas/label.ts';
import { type Collection, collectionTexts } from './collection-item.ts';
import { collectionParameters, collectionQuery } from './collection-query.ts';
import { type Accepts, type CollectionSource, everySource, nameOf, namesOf } from './collection-source.ts';
import {
  type BlockDefinition,
  type BlockOptions,
  defineBlock,
  type Fallback,
  type Queries,
  type Query,
  type QueryContext,
} from './define.ts';

type SourceOf<A extends Accepts> = z.ZodDiscriminatedUnion<A, 'call'>;

/** Default props of a list block. */
type ListProps<A extends Accepts> = z.ZodObject<
  { title: z.ZodOptional<z.ZodString>; source: SourceOf<A> },
  z.core.$strip
>;
type ListQueries = { collection: Query<Collection> };

/** Options of a list block. `accepts` replaces the schema and the options derived from it. */
type ListBlock<A extends Accepts, Schema extends z.ZodType, Q extends Queries, Type extends string> = Omit<
  BlockOptions<Schema, Q, Type>,
  'schema' | 'queries' | 'fallback'
> & {
  /** Sources that the block can show. Schema and editor offer only these (rule BLK-06). */
  accepts: A;
};

interface OwnQueries<Schema extends z.ZodType, Q extends Queries> {
  /** Replaces the single query of the items. */
  queries(props: z.output<Schema>, context: QueryContext): Q;
}

interface OwnProps<A extends Accepts, Schema extends z.ZodType> {
  /** Builds the schema of the props around that of the source. */
  props(source: SourceOf<A>): Schema;
}

/**
 * Defines a block that shows the items of a source. If stored props have a source that the block does not accept, the
 * `collection` block shows them as a plain list.
 *
 * @returns the definition for `registry/blocks.ts`
 * @example
 * defineListBlock({ type: 'films', version: 1, accepts: [files('PUBLICITY_MATERIAL')], palette, example });
 */
export function defineListBlock<
  const A extends Accepts,
  const Type extends string,
  Schema extends z.ZodType,
  Q extends Queries,
>(
  block: ListBlock<A, Schema, Q, Type> & OwnProps<A, Schema> & OwnQueries<Schema, Q>,
): BlockDefinition<Schema, Q, Type>;
export function defineListBlock<const A extends Accepts, const Type extends string, Q extends Queries>(
  block: ListBlock<A, ListProps<A>, Q, Type> & OwnQueries<ListProps<A>, Q>,
): BlockDefinition<ListProps<A>, Q, Type>;
export function defineListBlock<const A extends Accepts, const Type extends string>(
  block: ListBlock<A, ListProps<A>, ListQueries, Type>,
): BlockDefinition<ListProps<A>, ListQueries, Type>;
export function defineListBlock({
  accepts,
  props = listProps,
  queries = listQueries,
  parameters = collectionParameters,
  texts = listTexts,
  ...block
}: ListBlock<Accepts, z.ZodType<ListOutput>, Queries, string> &
  Partial<
    OwnProps<Accepts, z.ZodType<ListOutput>> & OwnQueries<z.ZodType<ListOutput>, Queries>
  >): BlockDefinition {
  const source = z.discriminatedUnion('call', accepts);
  return defineBlock({
    ...block,
    schema: props(source),
    fallback: fallbackOf(source, accepts),
    parameters,
    queries,
    texts,
  });
}

interface ListOutput {
  source: CollectionSource;
}

const listProps = (source: SourceOf<Accepts>) =>
  z.object({
    /** Heading of the block. Without it the block has none. */
    title: label(z.string().optional(), { zh: '标题', en: 'Title' }),
    /** Items that are listed. */
    source: label(source, { zh: '数据来源', en: 'Source' }),
  });

const listQueries = ({ source }: ListOutput, context: QueryContext): ListQueries => ({
  collection: collectionQuery(source, context),
});

const listTexts: BlockDefinition['texts'] = (_props, { collection }) =>
  collection ? collectionTexts(collection) : {};

const anySource = z.discriminatedUnion('call', everySource);

const fallbackOf = (source: z.ZodType, accepts: Accepts): Fallback => ({
  type: 'collection',
  accepted: namesOf(accepts),
  propsOf: (props) => ({ title: props.title, source: props.source }),
  refuses: (asked) => {
    const read = anySource.safeParse(asked);
    return read.success && !source.safeParse(asked).success ? nameOf(read.data) : undefined;
  },
});
