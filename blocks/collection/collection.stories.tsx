import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, demoPicture, noData, type Say } from '#ui/story-support.tsx';
import { type Collection, item, onePage, whole } from '../collection-item.ts';
import View from './View.tsx';

export default { title: 'Blocks / collection' } satisfies StoryDefault;

const show = (data: (say: Say) => BlockData<Collection>, layout: 'cards' | 'rows') => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`collection-${language}`}
        props={{ layout, title: say('配套酒店', 'Supporting hotels') }}
        data={{ collection: data(say) }}
        first
      />
    )}
  </Bilingual>
);

const ready = (collection: Collection | undefined): BlockData<Collection> =>
  collection ? { state: 'ready', data: collection } : { state: 'missing' };

const shows = (say: Say) =>
  ['hall-show', 'news-auto-show', undefined, 'news-food-fair'].map((picture, index) =>
    item({
      id: String(index),
      title: say('第十二届西部智能制造装备博览会', 'The 12th Western Smart Manufacturing Expo'),
      date: '2026-11-24',
      until: index === 1 ? undefined : '2026-11-27',
      place: say('1 至 4 号展厅', 'Halls 1 to 4'),
      picture: picture ? demoPicture(picture) : undefined,
      pictured: true,
    }),
  );

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
    ],
    points: [say('会议室三间', 'Three meeting rooms')],
    pictures: [demoPicture('hotel-tower-2')],
    href: 'https://www.example.com',
    newTab: true,
  }),
  item({ id: 'manual', title: say('参展手册', 'Exhibitor manual'), file: '/media/logo-mark.svg' }),
  item({
    id: 'film',
    title: say('飞越江湾', 'Over the bay'),
    video: '/media/hero-flyover.mp4',
    picture: demoPicture('hero-flyover-poster'),
  }),
];

export const Cards = () =>
  show((say) => ready(onePage(shows(say), { page: 2, pageSize: 4, total: 70 })), 'cards');
export const Rows = () => show((say) => ready(whole(hotels(say))), 'rows');
export const OneItem = () => show((say) => ready(whole(hotels(say).slice(0, 1))), 'rows');
export const Empty = () => show(() => noData.missing, 'rows');
export const LoadingCards = () => show(() => noData.loading, 'cards');
export const LoadingRows = () => show(() => noData.loading, 'rows');
export const Failed = () => show(() => noData.failed, 'rows');
