import { words } from '#schemas/words/words.ts';
import type { Collection } from '../collection-item.ts';
import { collectionParameters, collectionQuery } from '../collection-query.ts';
import { defineBlock, type Query } from '../define.ts';
import { filmsProps } from './schema.ts';

/** Films in rows with what they show, page by page (rule VID-01). */
export default defineBlock({
  type: 'films',
  version: 1,
  schema: filmsProps,
  palette: {
    group: 'data',
    name: words('视频', 'Films'),
    help: words('逐行播放的视频与说明', 'Films in rows, with what they show'),
    sketch: 'video',
  },
  example: {
    title: { zh: '视频', en: 'Videos' },
    source: { call: 'filePage', params: { atlasTypes: 'PUBLICITY_MATERIAL', pageSize: 2 } },
  },
  parameters: collectionParameters,
  queries: ({ source }, context): { collection: Query<Collection> } => ({
    collection: collectionQuery(source, context),
  }),
});
