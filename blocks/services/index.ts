import type { Collection } from '../collection-item.ts';
import { collectionQuery } from '../collection-query.ts';
import { defineBlock, type Query } from '../define.ts';
import { servicesProps } from './schema.ts';

/** Services of a centre: what it stands for, what it offers, and who else works there (rule OPER-01). */
export default defineBlock({
  type: 'services',
  version: 1,
  schema: servicesProps,
  example: {
    source: {
      call: 'operationServices',
      params: { centerType: 'EX_CENTER', serviceType: 'service_idea' },
    },
    look: 'idea',
  },
  queries: ({ source }, context): { services: Query<Collection> } => ({
    services: collectionQuery(source, context),
  }),
});
