import { defineGroup, emptyPage } from './define.ts';

export const document = defineGroup({
  path: '/document',
  pages: [
    emptyPage('/document/conferenceGallery', '会议图集', 'Conference centre gallery'),
    emptyPage('/document/exhibitionGallery', '展览图集', 'Exhibition centre gallery'),
    emptyPage('/document/promotionalMaterial', '宣传视频', 'Videos'),
    emptyPage('/document/serviceManual', '服务手册', 'Service manuals'),
  ],
});
