import { words } from '#schemas/words/words.ts';
import type { Collection } from '../collection-item.ts';
import { collectionParameters, collectionQuery } from '../collection-query.ts';
import { defineBlock, type Query } from '../define.ts';
import { contactsProps } from './schema.ts';

/** Ways to reach somebody, side by side: what for, the number or address, when it is answered (rule CONT-01). */
export default defineBlock({
  type: 'contacts',
  version: 1,
  schema: contactsProps,
  palette: {
    group: 'data',
    name: words('联系方式', 'Contacts'),
    help: words('各项业务的电话、地址与服务时间', 'Phone numbers and addresses, and when they are answered'),
    sketch: 'contacts',
  },
  example: { source: { call: 'remoteConfig', params: { key: 'official.contactUs.config' } } },
  parameters: collectionParameters,
  queries: ({ source }, context): { collection: Query<Collection> } => ({
    collection: collectionQuery(source, context),
  }),
});
