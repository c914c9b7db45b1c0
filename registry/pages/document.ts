import { defineGroup } from './define.ts';

const gallery = (atlasType: string) => [
  {
    id: 'gallery',
    type: 'gallery',
    props: { source: { call: 'albumPage', params: { atlasType, pageSize: 6 } } },
  },
];

const files = (type: 'films' | 'downloads', atlasTypes: string, pageSize: number) => [
  { id: 'files', type, props: { source: { call: 'filePage', params: { atlasTypes, pageSize } } } },
];

export const document = defineGroup({
  path: '/document',
  pages: [
    {
      path: '/document/conferenceGallery',
      title: { zh: '会议图集', en: 'Conference centre gallery' },
      blocks: gallery('CONFERENCE_CENTER'),
    },
    {
      path: '/document/exhibitionGallery',
      title: { zh: '展览图集', en: 'Exhibition centre gallery' },
      blocks: gallery('EXHIBITION_CENTER'),
    },
    {
      path: '/document/promotionalMaterial',
      title: { zh: '宣传视频', en: 'Videos' },
      blocks: files('films', 'PUBLICITY_MATERIAL', 2),
    },
    {
      path: '/document/serviceManual',
      title: { zh: '服务手册', en: 'Service manuals' },
      blocks: files('downloads', 'SERVICE_MANUAL', 10),
    },
  ],
});
