import type { Language } from '#schemas/language.ts';
import { mapEn } from './en-US.ts';
import { type MapTexts, mapZh } from './zh-CN.ts';

/** Both languages, for the server; a browser gets its own as data of the block. */
export const mapTexts: Readonly<Record<Language, MapTexts>> = { 'zh-CN': mapZh, 'en-US': mapEn };
