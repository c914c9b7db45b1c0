import type { Collection } from '../collection-item.ts';
import { collectionQuery } from '../collection-query.ts';
import { defineBlock, type Query } from '../define.ts';
import { downloadsProps } from './schema.ts';

/** Files to download with what they are, page by page (rule MAN-01). */
export default defineBlock({
  type: 'downloads',
  version: 1,
  schema: downloadsProps,
  example: {
    title: 'Service manuals',
    source: { call: 'filePage', params: { atlasTypes: 'SERVICE_MANUAL' } },
  },
  parameters: ['page'],
  queries: ({ source }, context): { collection: Query<Collection> } => ({
    collection: collectionQuery(source, context),
  }),
});
