import { pictured } from '#blocks/collection-source.ts';
import { defineListBlock } from '#blocks/define-list-block.ts';

/** Cards with large pictures, two per row, alternating wide and narrow. Long lists are paged. */
export default defineListBlock({
  type: 'mosaic',
  version: 1,
  isStatic: true,
  accepts: pictured,
  palette: {
    group: 'data',
    name: { zh: '图片拼贴', en: 'Mosaic' },
    help: { zh: '每个条目一张大图', en: 'A large picture for each item' },
    sketch: 'mosaic',
  },
  example: {
    title: { zh: '文化与风景', en: 'Culture and sights' },
    source: { call: 'filePage', params: { atlasTypes: 'cultural_tourism', pageSize: 100 } },
  },
});
