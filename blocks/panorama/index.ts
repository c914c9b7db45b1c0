import { defineBlock, type Query, staticData } from '#blocks/define.ts';
import { isBlank } from '#blocks/is-blank.ts';
import type { PanoramaTexts } from '#i18n/panorama.ts';
import { panoramaTexts } from '#i18n/panorama.ts';
import { languageKey } from '#schemas/language.ts';
import type { Picture } from '#schemas/picture.ts';
import { panoramaProps } from './schema.ts';

/** A 360° panorama. Flat without WebGL. */
export default defineBlock({
  type: 'panorama',
  version: 1,
  schema: panoramaProps,
  palette: {
    group: 'interaction',
    name: { zh: '全景图', en: 'Panorama' },
    help: { zh: '可环顾四周的全景照片', en: 'A photograph that visitors look around in' },
    sketch: 'panorama',
  },
  example: {
    title: { zh: '站到展厅中央', en: 'Stand in the middle of the hall' },
    img: '/media/panorama-hall.jpg',
    caption: { zh: '展会期间的 2 号展厅', en: 'Hall 2 during a show' },
    yaw: 20,
  },
  isEmpty: ({ img }) => isBlank(img),
  queries: ({ img }, context): { picture: Query<Picture>; texts: Query<PanoramaTexts> } => ({
    picture: staticData(context.picture(img)),
    texts: staticData(panoramaTexts[languageKey(context.language)]),
  }),
  texts: ({ title, caption }) => ({ items: [{ title: title ?? caption }] }),
});
