import type { EntryInput } from '#schemas/entry.ts';
import { type MediaFile, media } from '../media.ts';
import type { FileFacet } from '../nearby/item.ts';

interface VideoText {
  name: string;
  /** One or two sentences below the film. */
  remark: string;
}

interface Video {
  film: MediaFile;
  poster: MediaFile;
  zh: VideoText;
  en: VideoText;
}

const videos: readonly Video[] = [
  {
    film: 'hero-flyover.mp4',
    poster: 'hero-flyover-poster.jpg',
    zh: {
      name: '黄昏里的一条屋檐',
      remark: '镜头沿水池缓缓移动。三百二十四米的波浪屋面亮起灯，倒影比屋檐安静。',
    },
    en: {
      name: 'One roof at dusk',
      remark:
        'A slow walk along the pool, as the lights come on below 324 metres of roof and again in the water.',
    },
  },
  {
    film: 'film-hall.mp4',
    poster: 'film-hall-poster.jpg',
    zh: {
      name: '同一座展厅，空场与开展',
      remark: '72 米净跨、13 米净高，没有一根立柱。布展四日之后，站在同一个位置再看一眼。',
    },
    en: {
      name: 'The same hall, bare and built',
      remark:
        'Seventy-two metres of clear span and thirteen of height; then four days of building, seen from the same spot.',
    },
  },
  {
    film: 'film-concourse.mp4',
    poster: 'film-concourse-poster.jpg',
    zh: {
      name: '从西门走进登录大厅',
      remark: '木格栅顺着屋面起伏，一直伸出檐口。走到东端，咖啡厅八点开门。',
    },
    en: {
      name: 'In by the west door',
      remark:
        'Timber slats follow the roof and run on out below the eaves. At the east end the café opens at eight.',
    },
  },
  {
    film: 'film-conference.mp4',
    poster: 'film-conference-poster.jpg',
    zh: {
      name: '会议层：三间房，三种场合',
      remark: '两千座的大会堂、可摆一百二十桌的宴会厅，与一间看得见江面的董事会议室，都在同一层。',
    },
    en: {
      name: 'Three rooms for three occasions',
      remark:
        'The Plenary Hall for two thousand, the ballroom with 120 tables and a boardroom above the river, all on one floor.',
    },
  },
  {
    film: 'film-plaza.mp4',
    poster: 'film-plaza-poster.jpg',
    zh: {
      name: '广场的一天',
      remark: '上午布展，午后开市，傍晚点灯，二十二时散场。两万平方米的室外展场临江铺开。',
    },
    en: {
      name: 'A day on the plaza',
      remark:
        'Tents by day, strings of lights at dusk, and the way home at ten: twenty thousand square metres by the river.',
    },
  },
  {
    film: 'film-city.mp4',
    poster: 'film-city-poster.jpg',
    zh: {
      name: '展会之后的半天',
      remark: '过江索道、小峡、九孔桥与山城老街，四条线路都从登录大厅西门出发，送回酒店。',
    },
    en: {
      name: 'Half a day more',
      remark:
        'Cable car, gorge, nine-arch bridge and old town: four tours start at the west door and end at your hotel.',
    },
  },
];

/** The films of the video gallery, each with its poster. */
export const videoEntries: EntryInput[] = videos.map(({ film, poster, zh, en }, index) => ({
  kind: 'file',
  id: `video-${index + 1}`,
  facet: 'PUBLICITY_MATERIAL' satisfies FileFacet,
  sort: index + 1,
  data: { imageVO: { address: media(poster) }, attachmentVO: [{ address: media(film) }] },
  texts: { 'zh-CN': { data: textIn(zh) }, 'en-US': { data: textIn(en) } },
}));

function textIn({ name, remark }: VideoText) {
  return { name, remark: `<p>${remark}</p>` };
}
