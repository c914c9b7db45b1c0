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
      meta: {
        description: {
          zh: '会议中心的相册：大会堂、宴会厅与会议室的空间与布置，以及论坛、年会和晚宴的现场照片，可逐册浏览放大，也可整册打包下载。',
          en: 'Albums of the conference centre: its halls and rooms, forums, congresses and banquets in pictures, to browse or to download as a set.',
        },
      },
      blocks: gallery('CONFERENCE_CENTER'),
    },
    {
      path: '/document/exhibitionGallery',
      title: { zh: '展览图集', en: 'Exhibition centre gallery' },
      meta: {
        description: {
          zh: '展览中心的相册：展厅从空场到开幕，各类展会的展台、观众与公共空间的现场照片，可逐册浏览放大，也可整册打包下载，供媒体与主办方取用。',
          en: 'Albums of the exhibition centre: the halls from bare floor to opening day, stands and visitors in pictures, to browse or download as a set.',
        },
      },
      blocks: gallery('EXHIBITION_CENTER'),
    },
    {
      path: '/document/promotionalMaterial',
      title: { zh: '宣传视频', en: 'Videos' },
      meta: {
        description: {
          zh: '会展中心的宣传视频：场馆外观、展厅与会议空间、展会现场和周边城市风貌，可在线播放，几分钟看清这里的样子，筹备活动前先睹为快。',
          en: 'Films of the centre: the building, the halls, the conference rooms and the city around it, to watch online before you plan your event.',
        },
      },
      blocks: files('films', 'PUBLICITY_MATERIAL', 2),
    },
    {
      path: '/document/serviceManual',
      title: { zh: '服务手册', en: 'Service manuals' },
      meta: {
        lowBanner: true,
        description: {
          zh: '参展商、主办方与搭建商需要的手册和规定集中下载：布展与撤展、货运与车辆、展台设计、用电与安全等，注明格式与大小，随时取用。',
          en: 'Manuals and rules for exhibitors, organisers and stand builders to download: build-up and breakdown, freight, stand design, power and safety.',
        },
      },
      blocks: files('downloads', 'SERVICE_MANUAL', 10),
    },
  ],
});
