import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, demoPicture, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { CarouselItem } from './index.ts';
import View from './View.tsx';

export default { title: 'Blocks / carousel' } satisfies StoryDefault;

const itemsOf = (say: Say): CarouselItem[] => [
  { picture: demoPicture('hall-empty'), caption: say('布展前', 'Before build-up') },
  { picture: demoPicture('hall-show'), caption: say('开展首日', 'Opening day') },
  { picture: demoPicture('hall-outdoor'), caption: say('室外展场', 'Outdoor plaza') },
  { picture: demoPicture('hero-concourse') },
  { picture: undefined },
];

const show = (data: (say: Say) => BlockData<CarouselItem[]>) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`carousel-${language}`}
        props={{ title: say('从空场到开幕', 'From bare floor to opening day') }}
        data={{ items: data(say) }}
        first={false}
      />
    )}
  </Bilingual>
);

export const Five = () => show((say) => ({ state: 'ready', data: itemsOf(say) }));
export const Two = () => show((say) => ({ state: 'ready', data: itemsOf(say).slice(0, 2) }));
export const Loading = () => show(() => noData.loading);
export const Missing = () => show(() => noData.missing);
export const Failed = () => show(() => noData.failed);
