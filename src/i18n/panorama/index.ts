import type { Language } from '#schemas/language.ts';
import { panoramaEn } from './en-US.ts';
import { panoramaZh } from './zh-CN.ts';

/** The shape both languages share. */
export type PanoramaTexts = Readonly<Record<keyof typeof panoramaZh, string>>;

/** Both languages, for the server; a browser gets its own as data of the block. */
export const panoramaTexts: Readonly<Record<Language, PanoramaTexts>> = {
  'zh-CN': panoramaZh,
  'en-US': panoramaEn,
};
