import type { Language } from '#schemas/language.ts';
import { trackingEn } from './en-US.ts';
import { trackingZh } from './zh-CN.ts';

type Widen<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };
/** The shape both languages share. */
export type TrackingTexts = Widen<typeof trackingZh>;

/** Both languages, for the server; a browser gets its own as data of the block. */
export const trackingTexts: Readonly<Record<Language, TrackingTexts>> = {
  'zh-CN': trackingZh,
  'en-US': trackingEn,
};
