import { albums, files } from '#blocks/collection-source.ts';
import { defineListBlock } from '#blocks/define-list-block.ts';

/** Paged list of files with kind, name and remark (rule MAN-01). */
export default defineListBlock({
  type: 'downloads',
  version: 1,
  isStatic: true,
  // An album is a file too: the zip of its pictures.
  accepts: [files('SERVICE_MANUAL', 'TRAFFIC_DIRECTIONS'), albums],
  palette: {
    group: 'data',
    name: { zh: '资料下载', en: 'Downloads' },
    help: { zh: '可下载的文件，注明格式与大小', en: 'Files to download, with what they are' },
    sketch: 'files',
  },
  example: {
    title: { zh: '服务手册', en: 'Service manuals' },
    source: { call: 'filePage', params: { atlasTypes: 'SERVICE_MANUAL' } },
  },
});
