import type { Language } from '#schemas/language.ts';
import { panoramaEn } from './en-US.ts';
import { type PanoramaTexts, panoramaZh } from './zh-CN.ts';

/** Both languages, for the server; a browser gets its own as data of the block. */
export const panoramaTexts: Readonly<Record<Language, PanoramaTexts>> = {
  'zh-CN': panoramaZh,
  'en-US': panoramaEn,
};
