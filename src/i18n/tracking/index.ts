import type { Language } from '#schemas/language.ts';
import { trackingEn } from './en-US.ts';
import { type TrackingTexts, trackingZh } from './zh-CN.ts';

/** Both languages, for the server; a browser gets its own as data of the block. */
export const trackingTexts: Readonly<Record<Language, TrackingTexts>> = {
  'zh-CN': trackingZh,
  'en-US': trackingEn,
};
