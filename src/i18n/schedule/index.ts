import type { Language } from '#schemas/language.ts';
import { scheduleEn } from './en-US.ts';
import { scheduleZh } from './zh-CN.ts';

/** The shape both languages share. */
export type ScheduleTexts = Readonly<Record<keyof typeof scheduleZh, string>>;

/** Both languages, for the server; a browser gets its own as data of the block. */
export const scheduleTexts: Readonly<Record<Language, ScheduleTexts>> = {
  'zh-CN': scheduleZh,
  'en-US': scheduleEn,
};
