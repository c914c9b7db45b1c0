import { words } from '#schemas/words/words.ts';
import type { Collection } from '../collection-item.ts';
import { collectionParameters, collectionQuery } from '../collection-query.ts';
import { defineBlock, type Query } from '../define.ts';
import { downloadsProps } from './schema.ts';

/** Files to download with what they are, page by page (rule MAN-01). */
export default defineBlock({
  type: 'downloads',
  version: 1,
  schema: downloadsProps,
  palette: {
    group: 'data',
    name: words('资料下载', 'Downloads'),
    help: words('可下载的文件，注明格式与大小', 'Files to download, with what they are'),
    sketch: 'files',
  },
  example: {
    title: { zh: '服务手册', en: 'Service manuals' },
    source: { call: 'filePage', params: { atlasTypes: 'SERVICE_MANUAL' } },
  },
  parameters: collectionParameters,
  queries: ({ source }, context): { collection: Query<Collection> } => ({
    collection: collectionQuery(source, context),
  }),
});
