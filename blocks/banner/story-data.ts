import { demoPicture, type Say } from '#tests/stories/bilingual.tsx';
import type { Slide } from './index.ts';

/** Data of the stories: two pictures and a film. */
export const slidesOf = (say: Say): [Slide, Slide, Slide] => [
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
