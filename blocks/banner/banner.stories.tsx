import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { Slide } from './index.ts';
import type { LiveEvents } from './live-events.ts';
import { slidesOf } from './story-data.ts';
import View from './View.tsx';

export default { title: 'Blocks / banner' } satisfies StoryDefault;

type Data = Parameters<typeof View>[0]['data'];

/** Slides without anything beside or below them. */
const alone: Omit<Data, 'slides'> = {
  buttons: noData.missing,
  live: noData.missing,
  hotline: noData.missing,
  tour: noData.missing,
  codes: noData.missing,
};

const show = (data: (say: Say) => BlockData<Slide[]>, first = true) => (
  <Bilingual>
    {(say, language) => (
      <View id={`banner-${language}`} props={{}} data={{ slides: data(say), ...alone }} first={first} />
    )}
  </Bilingual>
);

const besideOf = (say: Say) => ({
  entries: [
    { label: say('联系我们', 'Contact'), icon: 'phone' as const, href: '/about/contactUs' },
    {
      label: say('关注我们', 'Follow us'),
      icon: 'code' as const,
      source: { call: 'footerConfig' as const, params: { key: 'foot' as const } },
    },
    { label: say('全景 VR', 'VR tour'), icon: 'panorama' as const, href: '/exhibitCenter/vr' },
    { label: say('资料下载', 'Downloads'), icon: 'download' as const, href: '/document/serviceManual' },
    {
      label: say('展会排期', 'Schedule'),
      icon: 'calendar' as const,
      href: '/exhibitCenter/exhibitionSchedule',
    },
  ],
  hotline: { call: 'remoteConfig' as const, params: { key: 'official.contactUs.config' as const } },
});

const code = '/media/qr-sample.svg';

const showBeside = (data: (say: Say) => Partial<Data>) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`beside-${language}`}
        props={besideOf(say)}
        data={{
          ...alone,
          slides: { state: 'ready', data: slidesOf(say) },
          hotline: { state: 'ready', data: { phone: '0000 8866', areaCode: say('023', '+86 23') } },
          codes: {
            state: 'ready',
            data: [
              { field: 'microBlog', src: code },
              { field: 'officialAccount', src: code },
              { name: say('视频号', 'Channels'), src: code },
              { name: say('小红书', 'RED'), src: code },
            ],
          },
          ...data(say),
        }}
        first
      />
    )}
  </Bilingual>
);

const liveOf = (say: Say): LiveEvents => ({
  open: 2,
  lead: say('场正在开放', 'open today'),
  events: [
    {
      title: say('两江水文影像展', 'Two Rivers in Pictures'),
      href: '/exhibitCenter/exhibitionSchedule',
      isOpen: true,
      when: say('今日', 'Today'),
      note: say('登录大厅，至 11-24', 'Concourse, until 24 Nov'),
    },
    {
      title: say('江畔手作市集', 'Riverside Makers’ Market'),
      href: '/exhibitCenter/exhibitionSchedule',
      isOpen: true,
      when: say('今日', 'Today'),
      note: say('室外展场，今天收官', 'Outdoor plaza, last day'),
    },
    {
      title: say('第十二届西部智能制造装备博览会', '12th Western Smart Manufacturing Expo'),
      href: '/exhibitCenter/exhibitionSchedule',
      isOpen: false,
      when: say('2 天后', 'In 2 days'),
      note: say('11-24 至 27，1 至 4 号展厅', '24 – 27 Nov, Halls 1 to 4'),
    },
  ],
});

const showLive = (live: (say: Say) => BlockData<LiveEvents>) =>
  showBeside((say) => ({
    buttons: {
      state: 'ready',
      data: [
        { label: say('租场地', 'Hire space'), href: '/exhibitCenter/onlineBooking' },
        { label: say('来看展', 'Visit a show'), href: '/exhibitCenter/exhibitionSchedule' },
      ],
    },
    live: live(say),
  }));

export const EventsOfToday = () => showLive((say) => ({ state: 'ready', data: liveOf(say) }));
export const FiveEventsOfToday = () =>
  showLive((say) => ({
    state: 'ready',
    data: {
      ...liveOf(say),
      open: 5,
      more: { text: say('另有 3 场', 'and 3 more'), href: '/exhibitCenter/exhibitionSchedule' },
    },
  }));
export const EventsLoading = () => showLive(() => noData.loading);
export const EventsFailed = () => showLive(() => noData.failed);
export const Slides = () => show((say) => ({ state: 'ready', data: slidesOf(say) }));
export const OnePicture = () => show((say) => ({ state: 'ready', data: [slidesOf(say)[0]] }));
export const OneFilm = () => show((say) => ({ state: 'ready', data: [slidesOf(say)[2]] }));
export const InsideAPage = () => show((say) => ({ state: 'ready', data: slidesOf(say) }), false);
export const Loading = () => show(() => noData.loading);
export const Missing = () => show(() => noData.missing);
export const Failed = () => show(() => noData.failed);
export const WithEntriesAndHotline = () => showBeside(() => ({}));
export const HotlineWithoutAreaCode = () =>
  showBeside(() => ({ hotline: { state: 'ready', data: { phone: '0000 8866' } } }));
export const HotlineLoading = () => showBeside(() => ({ hotline: noData.loading, codes: noData.loading }));
export const HotlineFailed = () => showBeside(() => ({ hotline: noData.failed, codes: noData.failed }));
export const EntriesWithoutSlides = () => showBeside(() => ({ slides: noData.failed }));
