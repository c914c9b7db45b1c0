import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { eventTexts } from '#i18n/event.ts';
import { languageKey } from '#schemas/language.ts';
import { Bilingual, demoPicture, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { EventPage, EventView } from './event.ts';
import View from './View.tsx';

export default { title: 'Blocks / event' } satisfies StoryDefault;

const show = (page: (say: Say) => BlockData<EventPage>) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`event-${language}`}
        props={{ exhibitors: true, sameTime: true, arrival: true, related: true, plan: planOf(say) }}
        data={{
          page: page(say),
          around: {
            state: 'ready',
            data: {
              texts: eventTexts[languageKey(language)],
              schedule: '/exhibitCenter/exhibitionSchedule',
              traffic: '/periphery/traffic',
              hotels: '/periphery/hotels',
              subscription: 'webcal://site.example/events.ics',
            },
          },
          building: { state: 'missing' },
          spaces: { state: 'missing' },
          origins: {
            state: 'ready',
            data: [
              {
                name: say('机场', 'Airport'),
                minutes: 34,
                by: say('机场快线，12 元', 'Airport Express, 12 yuan'),
              },
            ],
          },
          hotels: {
            state: 'ready',
            data: [
              {
                title: say('嘉陵湾大酒店', 'Jialing Bay Hotel'),
                distance: { number: '4', unit: say('分钟', 'min'), label: say('步行', 'Walk') },
                href: 'https://www.example.com/hotel',
              },
            ],
          },
          news: {
            state: 'ready',
            data: [
              {
                event: 'expo',
                kind: 'news',
                title: say('展台已搭好', 'The stands are up'),
                date: '2026-11-20',
                picture: demoPicture('hall-show'),
                href: '/news/newsInfoDetail?id=1',
                newTab: false,
              },
            ],
          },
          exhibitionPictures: noData.missing,
          meetingPictures: noData.missing,
          exhibitionAlbums: noData.missing,
          meetingAlbums: noData.missing,
        }}
        first
      />
    )}
  </Bilingual>
);

const planOf = (say: Say) => [
  {
    ...{ halls: ['1'], name: '1', left: 0, top: 0, width: 72, height: 140 },
    way: say('从西门进。', 'Enter by the west door.'),
  },
  { halls: ['2'], name: '2', left: 72, top: 0, width: 72, height: 140 },
  {
    ...{ halls: ['concourse'], left: 0, top: 140, width: 200, height: 29 },
    name: say('登录大厅', 'Concourse'),
  },
];

const bare = (say: Say): EventView => ({
  reference: {},
  halls: [],
  title: say('智能制造产业对话会', 'Smart Manufacturing Dialogue'),
  documentTitle: say('智能制造产业对话会 · 2026年11月24日', 'Smart Manufacturing Dialogue · 24 Nov 2026'),
  date: '2026-11-24',
  motif: 'machinery',
  calendar: '/events/smart-manufacturing-dialogue-2026-11-24.ics',
  paragraphs: [],
  days: [],
  phases: [],
});

const whole = (say: Say): EventView => ({
  ...bare(say),
  title: say('第十二届西部智能制造装备博览会', '12th Western Smart Manufacturing Expo'),
  until: '2026-11-25',
  status: { opensIn: 2 },
  kind: 'trade',
  place: say('1 至 4 号展厅', 'Halls 1 to 4'),
  halls: ['1', '2'],
  reference: { id: 'expo' },
  admission: say('首日仅限专业观众', 'Trade visitors only on the first day'),
  tickets: say('预先登记免费，现场 30 元', 'Free with registration, 30 yuan at the door'),
  url: 'https://www.example.com/register',
  organizer: { name: say('川东展览有限公司', 'Chuandong Exhibitions Ltd'), url: 'https://www.example.com' },
  lead: say('六百三十家企业参展。', 'There are 630 exhibitors.'),
  paragraphs: [say('首日只接待专业观众。', 'Day one is for the trade.')],
  days: [
    {
      date: '2026-11-24',
      day: '24',
      weekday: say('周二', 'Tue'),
      hours: '09:00 – 17:00',
      remark: say('仅限专业观众', 'Trade only'),
    },
    { date: '2026-11-25', day: '25', weekday: say('周三', 'Wed'), hours: '09:00 – 16:00' },
  ],
  phases: [
    { date: '2026-11-23', day: '23', weekday: say('周一', 'Mon'), phase: 'buildUp', isToday: true },
    { date: '2026-11-24', day: '24', weekday: say('周二', 'Tue'), phase: 'show', isToday: false },
    { date: '2026-11-25', day: '25', weekday: say('周三', 'Wed'), phase: 'show', isToday: false },
    { date: '2026-11-26', day: '26', weekday: say('周四', 'Thu'), phase: 'dismantle', isToday: false },
  ],
});

const ready = (event: EventView | undefined, say: Say): BlockData<EventPage> => ({
  state: 'ready',
  data: {
    event,
    others: [
      {
        title: say('汽车设计论坛', 'Car Design Forum'),
        date: '2026-11-24',
        place: say('201 大会堂', 'Plenary Hall'),
        href: '/events/car-design-forum-2026-11-24',
      },
    ],
  },
});

export const Whole = () => show((say) => ready(whole(say), say));
/** Its ground is light. */
export const LightMotif = () => show((say) => ready({ ...whole(say), motif: 'food' }, say));
export const WithPicture = () =>
  show((say) => ready({ ...whole(say), picture: demoPicture('hall-show') }, say));
/** Only the fields that the order gives. */
export const OfTheOrder = () => show((say) => ready(bare(say), say));
export const Cancelled = () => show((say) => ready({ ...whole(say), status: 'cancelled' }, say));
export const LongName = () =>
  show((say) => ready({ ...bare(say), title: say('很长的名称', 'A very long name ').repeat(40) }, say));
export const NotFound = () => show((say) => ready(undefined, say));
export const Loading = () => show(() => noData.loading);
export const Missing = () => show(() => noData.missing);
export const FailedToLoad = () => show(() => noData.failed);
