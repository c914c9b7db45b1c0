import * as z from 'zod';
import { showTypes } from './enumerations.ts';
import { address, flag, link, list, oneOf, requiredAddress, text } from './tolerant.ts';

/** One slide of a banner (specification, section 3). `pt` is a picture, `vo` a video with `videoImg` as its poster. */
export const bannerSchema = z.object({
  uploadUrl: requiredAddress(),
  showType: oneOf(showTypes),
  videoImg: address(),
  headTitle: text(),
  subTitle: text(),
  redirectUrl: link(),
  /** 0 opens in the same tab, anything else in a new one. */
  openWay: flag(),
});
export type Banner = z.output<typeof bannerSchema>;

export const bannersSchema = list(bannerSchema);
