import { defineGroup, emptyPage } from './define.ts';

export const document = defineGroup({
  path: '/document',
  pages: [
    emptyPage('/document/conferenceGallery', '会议中心图库', 'Conference centre gallery'),
    emptyPage('/document/exhibitionGallery', '展览中心图库', 'Exhibition centre gallery'),
    emptyPage('/document/promotionalMaterial', '宣传视频', 'Videos'),
    emptyPage('/document/serviceManual', '服务手册', 'Service manuals'),
  ],
});
