import type { StoryDefault } from '@ladle/react';
import type * as z from 'zod';
import { type Collection, item, onePage, whole } from '#blocks/collection-item.ts';
import type { CollectionSource } from '#blocks/collection-source.ts';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, demoPicture, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { collectionProps } from './schema.ts';
import View from './View.tsx';

export default { title: 'Blocks / collection' } satisfies StoryDefault;

type Props = z.output<typeof collectionProps>;

const filesOf = (atlasTypes: 'SERVICE_MANUAL' | 'CATERING'): CollectionSource => ({
  call: 'filePage',
  params: { atlasTypes, pageSize: 3 },
});
const sources = {
  atlases: { call: 'activityAtlasPage', params: { type: 1, pageSize: 10 } },
  shows: { call: 'scheduleList', params: { type: 1, pageSize: 6 } },
} satisfies Record<string, CollectionSource>;

const show = (data: (say: Say) => BlockData<Collection>, props: Props) => (
  <Bilingual>
    {(say, language) => (
      <View id={`collection-${language}`} props={props} data={{ collection: data(say) }} first />
    )}
  </Bilingual>
);

const ready = (collection: Collection | undefined): BlockData<Collection> =>
  collection ? { state: 'ready', data: collection } : { state: 'missing' };

const pictures = ['hall-show', 'news-auto-show', undefined, 'news-food-fair', 'hall-outdoor'];

const shows = (say: Say, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const picture = pictures[index % pictures.length];
    return item({
      id: String(index),
      title:
        index === 1
          ? say(
              '第十二届西部智能制造装备博览会暨长江上游工业软件与检测技术高峰论坛',
              'The 12th Western Smart Manufacturing Expo, with the Upper Yangtze Forum on Industrial Software',
            )
          : say('山城国际汽车文化展', 'Mountain City Motor Show'),
      text: say('四座展厅，六百三十家企业。', 'Four halls, 630 exhibitors.'),
      date: index === 2 ? '2026-12-29' : '2026-11-24',
      until: index === 1 ? undefined : index === 2 ? '2027-01-02' : '2026-11-27',
      place: say('1 至 4 号展厅', 'Halls 1 to 4'),
      picture: picture ? demoPicture(picture) : undefined,
      pictured: true,
    });
  });

const hotels = (say: Say) => [
  item({
    id: 'hotel',
    title: say('江湾大酒店', 'Riverbend Hotel'),
    html: say('<p>步行六分钟。</p>', '<p>Six minutes on foot.</p>'),
    picture: demoPicture('hotel-tower-1'),
    pictured: true,
    facts: [
      { number: '320', unit: say('间', 'rooms'), label: say('客房', 'Guest rooms') },
      { number: '540', unit: say('张', 'beds'), label: say('床位', 'Beds') },
      { number: '5', unit: say('间', 'rooms'), label: say('会议室', 'Meeting rooms') },
      { number: '6', unit: say('分钟', 'min'), label: say('步行', 'Walk') },
    ],
    pictures: ['hotel-tower-2', 'hotel-room', 'hotel-bed', 'hotel-entrance', 'hotel-window-seat'].map(
      (name) => demoPicture(name),
    ),
    href: 'https://www.example.com',
    newTab: true,
  }),
  item({ id: 'unseen', title: say('没有照片的酒店', 'A hotel without a picture'), pictured: true }),
];

const manuals = (say: Say) =>
  ['a', 'b', 'c'].map((id) =>
    item({
      id,
      title:
        id === 'b'
          ? say(
              '特装展台设计、审图与高度限制管理规定',
              'Stand design, approval of drawings and height limits',
            )
          : say('参展商手册', 'Exhibitor manual'),
      html: say('<p>时间表、规格与价格。共 3 页。</p>', '<p>Hours, sizes and prices. 3 pages.</p>'),
      file: '/media/logo-mark.svg',
    }),
  );

const contacts = (say: Say) =>
  [say('招展招会', 'Events'), say('现场服务', 'On site'), say('邮箱', 'E-mail'), say('地址', 'Address')].map(
    (title) => item({ id: title, title, text: '023 0000 8866', icon: demoPicture('contact-phone') }),
  );

const rows: Props = { layout: 'rows', title: 'A to Z' };
const cards: Props = { layout: 'cards', source: sources.atlases };
const events: Props = { layout: 'cards', source: sources.shows };

export const Cards = () =>
  show((say) => ready(onePage(shows(say, 10), { page: 2, pageSize: 10, total: 70 })), cards);
export const TwoCards = () => show((say) => ready(whole(shows(say, 2))), cards);
export const OneCard = () => show((say) => ready(whole(shows(say, 1))), cards);
export const CardsWithoutPictures = () => show((say) => ready(whole(contacts(say))), { layout: 'cards' });
export const Events = () => show((say) => ready(whole(shows(say, 6))), events);
export const FourEvents = () => show((say) => ready(whole(shows(say, 4))), events);
export const Rows = () => show((say) => ready(whole(hotels(say))), rows);
export const Manuals = () =>
  show((say) => ready(whole(manuals(say))), { ...rows, source: filesOf('SERVICE_MANUAL') });
export const Empty = () => show(() => noData.missing, rows);
export const LoadingCards = () => show(() => noData.loading, cards);
export const LoadingEvents = () => show(() => noData.loading, events);
export const LoadingRows = () => show(() => noData.loading, { ...rows, source: filesOf('CATERING') });
export const LoadingManuals = () =>
  show(() => noData.loading, { ...rows, source: filesOf('SERVICE_MANUAL') });
export const Failed = () => show(() => noData.failed, rows);
