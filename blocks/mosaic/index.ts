import { words } from '#schemas/words/words.ts';
import type { Collection } from '../collection-item.ts';
import { collectionParameters, collectionQuery } from '../collection-query.ts';
import { defineBlock, type Query } from '../define.ts';
import { mosaicProps } from './schema.ts';

/** Cards with large pictures, two to a row, wide and narrow by turns; page by page where there are many. */
export default defineBlock({
  type: 'mosaic',
  version: 1,
  schema: mosaicProps,
  palette: {
    group: 'data',
    name: words('图片拼贴', 'Mosaic'),
    help: words('每个条目一张大图', 'A large picture for each item'),
    sketch: 'mosaic',
  },
  example: {
    title: { zh: '文化与风景', en: 'Culture and sights' },
    source: { call: 'filePage', params: { atlasTypes: 'cultural_tourism', pageSize: 100 } },
  },
  parameters: collectionParameters,
  queries: ({ source }, context): { collection: Query<Collection> } => ({
    collection: collectionQuery(source, context),
  }),
});
