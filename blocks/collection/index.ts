import { type Collection, collectionTexts, item, whole } from '#blocks/collection-item.ts';
import { collectionParameters, collectionQuery } from '#blocks/collection-query.ts';
import { defineBlock, type Query, staticData } from '#blocks/define.ts';
import { collectionProps } from './schema.ts';

/** Items of one source as cards or rows: shows, hotels, halls, manuals. Long lists are paged. */
export default defineBlock({
  type: 'collection',
  version: 1,
  isStatic: true,
  schema: collectionProps,
  palette: {
    group: 'data',
    name: { zh: '条目集', en: 'Collection' },
    help: {
      zh: '展会、酒店、资料等条目，卡片或逐行',
      en: 'Shows, hotels, files and the like, as cards or rows',
    },
    sketch: 'cards',
  },
  example: {
    title: { zh: '配套酒店', en: 'Supporting hotels' },
    source: { call: 'filePage', params: { atlasTypes: 'HOTEL_ACCOMMODATION', isConfigure: 'YES' } },
    layout: 'rows',
  },
  isEmpty: ({ source, items = [] }) => source === undefined && items.length === 0,
  parameters: collectionParameters,
  itemPath: ({ detailPath }) => detailPath,
  queries: ({ source, items = [], detailPath }, context): { collection: Query<Collection> } => {
    if (source) return { collection: collectionQuery(source, context, detailPath) };
    const own = items.map(({ img, href, ...fields }, index) =>
      item({
        id: String(index),
        ...fields,
        picture: context.picture(img),
        pictured: img !== undefined,
        href,
      }),
    );
    return { collection: staticData(whole(own)) };
  },
  texts: (_props, { collection }) => collectionTexts(collection),
});
