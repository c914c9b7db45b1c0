import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, demoPicture, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { Statement } from './index.ts';
import View from './View.tsx';

export default { title: 'Blocks / statement' } satisfies StoryDefault;

const show = (data: (say: Say) => BlockData<Statement>) => (
  <Bilingual>
    {(say, language) => (
      <View id={`statement-${language}`} props={{}} data={{ statement: data(say) }} first={false} />
    )}
  </Bilingual>
);

const vision = (say: Say): Statement => ({
  title: say('发展愿景', 'Where we are going'),
  html: `<p>${say('让场馆越来越轻，让相聚越来越容易。', 'A lighter building, and <strong>easier meetings</strong>.')}</p>`,
  picture: demoPicture('hero-exterior-dusk'),
});

export const OnPicture = () => show((say) => ({ state: 'ready', data: vision(say) }));
export const WithoutPicture = () =>
  show((say) => ({ state: 'ready', data: { ...vision(say), picture: undefined } }));
export const BrokenPicture = () =>
  show((say) => ({ state: 'ready', data: { ...vision(say), picture: { src: '/media/none.jpg' } } }));
export const Tour = () =>
  show((say) => ({
    state: 'ready',
    data: {
      title: say('推开大门之前，先走进来看看', 'Walk in before the doors open'),
      picture: demoPicture('hero-concourse'),
      href: 'https://example.com/vr',
      tour: true,
    },
  }));
/** More than a screen of text, and a long title. */
export const LongTexts = () =>
  show((say) => ({
    state: 'ready',
    data: {
      ...vision(say),
      title: say('让相聚越来越容易', 'Easier meetings for everyone ').repeat(8),
      html: vision(say).html?.repeat(60),
    },
  }));
export const Loading = () => show(() => noData.loading);
export const Missing = () => show(() => noData.missing);
export const Failed = () => show(() => noData.failed);
