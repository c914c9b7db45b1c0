import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, demoPicture, noData, type Say } from '#ui/story-support.tsx';
import type { Slide } from './index.ts';
import View from './View.tsx';

export default { title: 'Blocks / banner' } satisfies StoryDefault;

const slidesOf = (say: Say): [Slide, Slide, Slide] => [
  {
    picture: demoPicture('hero-exterior-dusk'),
    title: say('江湾有约，世界来会', 'The world meets where the river turns'),
    subtitle: say('四座无柱展厅，一片屋檐之下。', 'Four column-free halls under one roof.'),
    newTab: false,
  },
  {
    picture: demoPicture('hall-show'),
    title: say('西部智能制造装备博览会', 'Western Smart Manufacturing Expo'),
    href: 'https://example.com',
    newTab: true,
  },
  {
    picture: demoPicture('hero-flyover-poster'),
    video: '/media/hero-flyover.webm',
    title: say('屋檐起伏，如江水行经', 'A roofline that follows the river'),
    newTab: false,
  },
];

const show = (data: (say: Say) => BlockData<Slide[]>, first = true) => (
  <Bilingual>
    {(say, language) => (
      <View id={`banner-${language}`} props={{}} data={{ slides: data(say) }} first={first} />
    )}
  </Bilingual>
);

export const Slides = () => show((say) => ({ state: 'ready', data: slidesOf(say) }));
export const OnePicture = () => show((say) => ({ state: 'ready', data: [slidesOf(say)[0]] }));
export const OneFilm = () => show((say) => ({ state: 'ready', data: [slidesOf(say)[2]] }));
export const InsideAPage = () => show((say) => ({ state: 'ready', data: slidesOf(say) }), false);
export const Loading = () => show(() => noData.loading);
export const Missing = () => show(() => noData.missing);
export const Failed = () => show(() => noData.failed);
