import type { Collection } from '../collection-item.ts';
import { collectionQuery } from '../collection-query.ts';
import { defineBlock, type Query } from '../define.ts';
import { plansProps } from './schema.ts';

/** Drawings to read, zoom and download: a plan of each hall or room and the sheets of its data (rules TECH-01, TECH-02). */
export default defineBlock({
  type: 'plans',
  version: 1,
  schema: plansProps,
  example: { source: { call: 'technicalParameters', params: { type: 1 } } },
  queries: ({ source }, context): { plans: Query<Collection> } => ({
    plans: collectionQuery(source, context),
  }),
});
