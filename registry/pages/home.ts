import { centerType } from '#schemas/enumerations.ts';
import { defineGroup } from './define.ts';

export const home = defineGroup({
  pages: [
    {
      path: '/',
      title: { zh: '首页', en: 'Home' },
      meta: { padding: false },
      blocks: [
        {
          id: 'hero',
          type: 'banner',
          props: {
            source: { call: 'bannersOfColumn', params: { belongColumn: { zh: '首页', en: 'Home' } } },
          },
        },
        {
          id: 'figures',
          type: 'stats',
          props: {
            title: { zh: '数字里的展馆', en: 'The centre in figures' },
            source: { call: 'introduction', params: { type: centerType.EX_CENTER } },
          },
        },
        {
          id: 'gallery',
          type: 'carousel',
          props: {
            title: { zh: '从空场到开幕', en: 'From bare floor to opening day' },
            source: { call: 'introduction', params: { type: centerType.EX_CENTER } },
          },
        },
      ],
    },
  ],
});
