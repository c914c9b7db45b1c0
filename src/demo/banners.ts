import type { EntryInput } from '#schemas/entry.ts';
import { type MediaFile, media } from './media.ts';
import { columns } from './menu.ts';

interface Slide {
  upload: MediaFile;
  /** Makes the slide a video; this picture is its poster. */
  poster?: MediaFile;
  redirectUrl?: string;
  zh: { headTitle: string; subTitle: string };
  en: { headTitle: string; subTitle: string };
}

const homeSlides: readonly Slide[] = [
  {
    upload: 'hero-exterior-dusk.jpg',
    zh: { headTitle: '江湾有约，世界来会', subTitle: '四座无柱展厅，二十间会议室，同在一片屋檐之下。' },
    en: {
      headTitle: 'The world meets where the river turns',
      subTitle: 'Four column-free halls and twenty meeting rooms by the river, under one roof.',
    },
  },
  {
    upload: 'hall-show.jpg',
    redirectUrl: '/exhibitCenter/exhibitionSchedule',
    zh: {
      headTitle: '第十二届西部智能制造装备博览会',
      subTitle: '六百三十家企业，四座展厅。观众登记与日程，请看展会排期。',
    },
    en: {
      headTitle: '12th Western Smart Manufacturing Expo',
      subTitle:
        'Six hundred and thirty exhibitors in four halls. Dates and registration are in the schedule.',
    },
  },
  {
    upload: 'meeting-theatre.jpg',
    redirectUrl: '/conventionCenter/meetingOnlineBooking',
    zh: {
      headTitle: '两千个座位，句句入耳',
      subTitle: '大会堂完成声学改造，混响时间降至 1.2 秒，现已恢复预订。',
    },
    en: {
      headTitle: 'Two thousand seats, every word heard',
      subTitle: 'The Plenary Hall is back, with reverberation down to 1.2 seconds. Bookings are open.',
    },
  },
  {
    upload: 'hero-flyover.mp4',
    poster: 'hero-flyover-poster.jpg',
    zh: { headTitle: '屋檐起伏，如江水行经', subTitle: '三百二十四米的波浪屋面，顺着江岸展开。' },
    en: {
      headTitle: 'A roofline that follows the river',
      subTitle: 'Three hundred and twenty-four metres of waves, laid along the bank.',
    },
  },
];

/** The picture above the pages of each first level. Their titles stand below it, never on it. */
const columnPictures: Readonly<Record<string, MediaFile>> = {
  '/exhibitCenter': 'hall-outdoor.jpg',
  '/conventionCenter': 'meeting-banquet.jpg',
  '/news': 'hero-exterior-day.jpg',
  '/notice': 'hall-empty.jpg',
  '/document': 'hero-concourse.jpg',
  '/periphery': 'culture-cable-car.jpg',
  '/about': 'news-night-plaza.jpg',
};

export const bannerEntries: EntryInput[] = columns.flatMap(({ path, zh, en }) =>
  path === '/'
    ? homeSlides.map((slide, index) => homeEntry(slide, index + 1, { zh, en }))
    : columnEntry(path, { zh, en }),
);

function homeEntry(slide: Slide, sort: number, column: { zh: string; en: string }): EntryInput {
  return {
    kind: 'banner',
    id: `home-${sort}`,
    sort,
    data: {
      uploadUrl: media(slide.upload),
      showType: slide.poster ? 'vo' : 'pt',
      ...(slide.poster && { videoImg: media(slide.poster) }),
      ...(slide.redirectUrl && { redirectUrl: slide.redirectUrl, openWay: '0' }),
    },
    texts: {
      'zh-CN': { facet: column.zh, data: slide.zh },
      'en-US': { facet: column.en, data: slide.en },
    },
  };
}

function columnEntry(path: string, column: { zh: string; en: string }): EntryInput[] {
  const picture = columnPictures[path];
  if (!picture) return [];
  return [
    {
      kind: 'banner',
      id: path.slice(1),
      sort: 1,
      data: { uploadUrl: media(picture), showType: 'pt' },
      texts: { 'zh-CN': { facet: column.zh }, 'en-US': { facet: column.en } },
    },
  ];
}
