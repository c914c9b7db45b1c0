import { type Collection, type CollectionItem, collectionTexts, item } from '#blocks/collection-item.ts';
import { collectionQuery } from '#blocks/collection-query.ts';
import { pictured } from '#blocks/collection-source.ts';
import type { Query } from '#blocks/define.ts';
import { defineListBlock } from '#blocks/define-list-block.ts';

/** Small tiles of picture, name and figures, side by side on phones too. */
export default defineListBlock({
  type: 'tiles',
  version: 1,
  isStatic: true,
  accepts: pictured,
  palette: {
    group: 'data',
    name: { zh: '小图列表', en: 'Tiles' },
    help: { zh: '许多条目，每个一张小图与名称', en: 'Many items, each a small picture and a name' },
    sketch: 'tiles',
  },
  example: {
    title: { zh: '周边住宿', en: 'Nearby accommodation' },
    source: {
      call: 'filePage',
      params: { atlasTypes: 'HOTEL_ACCOMMODATION', isConfigure: 'NO', pageSize: 100 },
    },
  },
  queries: ({ source }, context): { collection: Query<Collection> } => {
    const list = collectionQuery(source, context);
    return {
      collection: {
        ...list,
        name: `tiles:${list.name}`,
        // Drops remarks, which tiles do not show.
        select: (answer) => {
          const found = list.select(answer);
          return found && { ...found, items: found.items.map(bare) };
        },
      },
    };
  },
  texts: (_props, { collection }) => collectionTexts(collection),
});

const bare = ({ id, title, picture, facts, href, newTab }: CollectionItem): CollectionItem =>
  item({ id, title, picture, pictured: true, facts, href, newTab });
