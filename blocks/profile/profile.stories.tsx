import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, demoPicture, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { Profile } from './index.ts';
import View from './View.tsx';

export default { title: 'Blocks / profile' } satisfies StoryDefault;

const show = (data: (say: Say) => BlockData<Profile>) => (
  <Bilingual>
    {(say, language) => (
      <View id={`profile-${language}`} props={{}} data={{ profile: data(say) }} first={false} />
    )}
  </Bilingual>
);

const venue = (say: Say): Profile => ({
  title: say('嘉陵湾国际会展中心', 'Jialing Bay International Convention & Exhibition Centre'),
  html: `<h3>${say('在江湾的最宽处，为相聚造一片屋檐', 'One roof to meet under, where the bay is widest')}</h3>
    <p>${say('场馆 2016 年落成，波浪形屋面长三百二十四米。', 'The building opened in 2016; its roof is 324 metres long.')}</p>`,
  picture: demoPicture('news-construction-detail'),
  below: [demoPicture('hero-exterior-day'), demoPicture('hero-concourse')],
});

const ready = (change: (profile: Profile, say: Say) => Partial<Profile>) => () =>
  show((say) => ({ state: 'ready', data: { ...venue(say), ...change(venue(say), say) } }));

export const WithPair = ready(() => ({}));
export const WithOneBelow = ready(({ below }) => ({ below: below.slice(0, 1) }));
export const PictureAlone = ready(() => ({ below: [] }));
export const TextAlone = ready(() => ({ picture: undefined, below: [] }));
export const BrokenPictures = ready(() => ({ picture: { src: '/media/none.jpg' } }));
/** Text higher than the picture beside it. */
export const LongTexts = ready(({ html }, say) => ({
  title: say('嘉陵湾国际会展中心', 'Jialing Bay ').repeat(8),
  html: html?.repeat(12),
}));
export const Loading = () => show(() => noData.loading);
export const Missing = () => show(() => noData.missing);
export const Failed = () => show(() => noData.failed);
