import type { Language } from '#schemas/language.ts';
import { scheduleEn } from './en-US.ts';
import { type ScheduleTexts, scheduleZh } from './zh-CN.ts';

/** Both languages, for the server; a browser gets its own as data of the block. */
export const scheduleTexts: Readonly<Record<Language, ScheduleTexts>> = {
  'zh-CN': scheduleZh,
  'en-US': scheduleEn,
};
