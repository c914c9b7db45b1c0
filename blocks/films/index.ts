import { files } from '#blocks/collection-source.ts';
import { defineListBlock } from '#blocks/define-list-block.ts';

/** Paged list of films with name and remark (rule VID-01). */
export default defineListBlock({
  type: 'films',
  version: 1,
  accepts: [files('PUBLICITY_MATERIAL')],
  palette: {
    group: 'data',
    name: { zh: '视频', en: 'Films' },
    help: { zh: '逐行播放的视频与说明', en: 'Films in rows, with what they show' },
    sketch: 'video',
  },
  example: {
    title: { zh: '视频', en: 'Videos' },
    source: { call: 'filePage', params: { atlasTypes: 'PUBLICITY_MATERIAL', pageSize: 2 } },
  },
});
