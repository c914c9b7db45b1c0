import { defineBlock, type Query, query, staticData } from '#blocks/define.ts';
import type { Introduction } from '#schemas/introduction.ts';
import type { Picture } from '#schemas/picture.ts';
import { carouselProps } from './schema.ts';

export interface CarouselItem {
  picture?: Picture | undefined;
  caption?: string | undefined;
}

/** A row of pictures: 3 at a time on desktop, 1 on phones, advancing every 3000 ms (specification, section 9). */
export default defineBlock({
  type: 'carousel',
  version: 1,
  schema: carouselProps,
  palette: {
    group: 'layout',
    name: { zh: '图片轮播', en: 'Picture carousel' },
    help: { zh: '一排图片，自动向前移动', en: 'A row of pictures that moves on by itself' },
    sketch: 'carousel',
  },
  example: {
    title: { zh: '从空场到开幕', en: 'From bare floor to opening day' },
    items: [
      { img: '/media/hall-empty.jpg', caption: { zh: '布展前', en: 'Before build-up' } },
      { img: '/media/hall-show.jpg', caption: { zh: '开展首日', en: 'Opening day' } },
      { img: '/media/hall-outdoor.jpg', caption: { zh: '室外展场', en: 'Outdoor plaza' } },
      { img: '/media/meeting-banquet.jpg', caption: { zh: '宴会厅', en: 'The banquet hall' } },
    ],
  },
  isEmpty: ({ source, items = [] }) => source === undefined && items.length === 0,
  queries: ({ source, items }, { siteCode, picture }): { items: Query<CarouselItem[]> } => {
    const toItems = (images: readonly { img: string; caption?: string | undefined }[] = []) =>
      images.length ? images.map(({ img, caption }) => ({ picture: picture(img), caption })) : undefined;
    if (!source) return { items: staticData(toItems(items)) };
    const select = ({ carouselImgVoList }: Introduction) => toItems(carouselImgVoList);
    return {
      items: query('introduction', { code: siteCode, ...source.params }, { name: 'carousel', select }),
    };
  },
  texts: ({ title }) => ({ items: [{ title }] }),
});
