import type { Language } from '#schemas/language.ts';
import { mapEn } from './en-US.ts';
import { mapZh } from './zh-CN.ts';

/** The shape both languages share. */
export type MapTexts = Readonly<Record<keyof typeof mapZh, string>>;

/** Both languages, for the server; a browser gets its own as data of the block. */
export const mapTexts: Readonly<Record<Language, MapTexts>> = { 'zh-CN': mapZh, 'en-US': mapEn };
