import { defineBlock, type Query, query, staticData } from '#blocks/define.ts';
import { type FooterCode, footerCodes } from '#lib/footer-codes.ts';
import type { Picture } from '#schemas/picture.ts';
import { mediaMatrixProps } from './schema.ts';

export interface Matrix {
  /** All codes in one picture, too small to scan on a phone. */
  picture: Picture;
  /** The same channels one by one, for phones. */
  codes: FooterCode[];
}

/** The picture of all media channels, shown only when the footer config has one (rule HOME-02). */
export default defineBlock({
  type: 'media-matrix',
  version: 1,
  isStatic: true,
  schema: mediaMatrixProps,
  palette: {
    group: 'layout',
    name: { zh: '媒体矩阵', en: 'Media matrix' },
    help: { zh: '页脚中的媒体矩阵，衬在图片上', en: 'The media matrix of the footer, on a picture' },
    sketch: 'codes',
  },
  example: {
    title: { zh: '媒体矩阵', en: 'Find us elsewhere' },
    text: { zh: '在您常用的平台关注我们。', en: 'On the platforms you use.' },
    img: '/media/news-night-plaza.jpg',
  },
  mayBeAbsent: true,
  queries: ({ source, img }, { picture }): { matrix: Query<Matrix>; background: Query<Picture> } => ({
    matrix: query(source.call, source.params, {
      name: 'mediaMatrix',
      select: (footer) => {
        const matrix = picture(footer.mediaMatrix);
        return matrix && { picture: matrix, codes: footerCodes(footer) };
      },
    }),
    background: staticData(picture(img)),
  }),
  texts: ({ title, text }) => ({ prose: [{ text }], items: [{ title }] }),
});
