import * as z from 'zod';
import { showTypeLabels } from './enumeration-labels.ts';
import { showTypes } from './enumerations.ts';
import { label } from './label.ts';
import { address, flag, link, list, oneOf, requiredAddress, text } from './lenient-fields.ts';

/** One slide of a banner (specification, section 3). `pt` is a picture, `vo` a video with `videoImg` as its poster. */
export const bannerSchema = z.object({
  uploadUrl: label(requiredAddress(), {
    zh: '图片或视频',
    en: 'Picture or video',
    widget: 'media',
    box: [1440, 810],
  }),
  showType: label(oneOf(showTypes), { zh: '形式', en: 'Kind', values: showTypeLabels }),
  videoImg: label(address(), {
    zh: '视频封面',
    en: 'Poster of the video',
    widget: 'picture',
    box: [1440, 810],
  }),
  headTitle: label(text(), { zh: '标题', en: 'Title' }),
  subTitle: label(text(), { zh: '副标题', en: 'Subtitle' }),
  redirectUrl: label(link(), { zh: '链接', en: 'Link', widget: 'link' }),
  /** 0 opens in the same tab, anything else in a new one. */
  openWay: label(flag(), {
    zh: '打开方式',
    en: 'Opens in',
    values: { '0': { zh: '当前窗口', en: 'The same tab' }, '1': { zh: '新窗口', en: 'A new tab' } },
  }),
});
export type Banner = z.output<typeof bannerSchema>;

export const bannersSchema = list(bannerSchema);
