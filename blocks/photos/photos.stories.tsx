import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, demoPicture, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { Activity } from './index.ts';
import View from './View.tsx';

export default { title: 'Blocks / photos' } satisfies StoryDefault;

const show = (data: (say: Say) => BlockData<Activity>) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`photos-${language}`}
        props={{
          source: { call: 'activityAtlasDetail', params: { listPath: '/exhibitCenter/activityAtlas' } },
        }}
        data={{ activity: data(say) }}
        first
      />
    )}
  </Bilingual>
);

const names = ['news-auto-show', 'hall-show', 'hall-outdoor', 'news-night-plaza', 'hall-aisle'];

const activity = (say: Say, count: number): Activity => ({
  title: say('山城国际汽车文化展', 'Mountain City International Motor Show'),
  date: '2026-11-01',
  place: say('1、2 号展厅', 'Halls 1 and 2'),
  photos: names.slice(0, count).map((name) => demoPicture(name)),
});

export const FivePhotos = () => show((say) => ({ state: 'ready', data: activity(say, 5) }));
export const FourPhotos = () => show((say) => ({ state: 'ready', data: activity(say, 4) }));
export const OnePhoto = () => show((say) => ({ state: 'ready', data: activity(say, 1) }));
export const NoPhotos = () => show((say) => ({ state: 'ready', data: activity(say, 0) }));
export const WithoutDayAndPlace = () =>
  show((say) => ({ state: 'ready', data: { ...activity(say, 3), date: undefined, place: undefined } }));
export const Missing = () => show(() => noData.missing);
export const Loading = () => show(() => noData.loading);
export const Failed = () => show(() => noData.failed);
