import type { Collection } from '../collection-item.ts';
import { collectionQuery } from '../collection-query.ts';
import { defineBlock, type Query } from '../define.ts';
import { contactsProps } from './schema.ts';

/** Ways to reach somebody, side by side: what for, the number or address, when it is answered (rule CONT-01). */
export default defineBlock({
  type: 'contacts',
  version: 1,
  schema: contactsProps,
  example: { source: { call: 'remoteConfig', params: { key: 'official.contactUs.config' } } },
  parameters: ['page'],
  queries: ({ source }, context): { collection: Query<Collection> } => ({
    collection: collectionQuery(source, context),
  }),
});
