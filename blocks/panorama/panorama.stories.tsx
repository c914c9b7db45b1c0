import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { panoramaTexts } from '#i18n/panorama.ts';
import { languageKey } from '#schemas/language.ts';
import type { Picture } from '#schemas/picture.ts';
import { Bilingual, noData, type Say } from '#tests/stories/bilingual.tsx';
import View from './View.tsx';

export default { title: 'Blocks / panorama' } satisfies StoryDefault;

const hall: Picture = {
  src: '/media/panorama-hall.jpg',
  width: 4096,
  height: 2048,
  widths: [480, 960, 1440, 1920],
  tint: '#285157',
};

interface Texts {
  title?: string;
  caption?: string;
}

const full = (say: Say): Texts => ({
  title: say('站在展厅中央', 'Stand in the middle of the hall'),
  caption: say('2 号展厅，展会期间', 'Hall 2 during a show'),
});

const show = (picture: BlockData<Picture>, texts: (say: Say) => Texts = full) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`panorama-${language}`}
        props={{ img: hall.src, yaw: 20, pitch: 0, ...texts(say) }}
        data={{ picture, texts: { state: 'ready', data: panoramaTexts[languageKey(language)] } }}
        first
      />
    )}
  </Bilingual>
);

const ready = (picture: Picture): BlockData<Picture> => ({ state: 'ready', data: picture });

export const WithTitleAndCaption = () => show(ready(hall));
export const WithoutTexts = () => show(ready(hall), () => ({}));
export const LongTexts = () =>
  show(ready(hall), (say) => ({
    title: say(
      '站在展厅中央环顾四周，看看布展之后的样子与货门的位置',
      'Stand in the middle of the hall and look around, from the aisles to the goods doors',
    ),
    caption: say('展会期间的二号展厅。', 'Hall 2 while a show is on. ').repeat(12),
  }));
export const MissingPicture = () => show(ready({ src: '/media/nowhere.jpg' }));
export const Missing = () => show(noData.missing);
export const Loading = () => show(noData.loading);
export const Failed = () => show(noData.failed);
