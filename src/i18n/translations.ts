import type { Language } from '#schemas/language.ts';
import { createTranslate, type ServerTranslate } from './i18n.ts';
import { enUS } from './resources/en-US.ts';
import { serverEnUS } from './resources/server.en-US.ts';
import { serverZhCN } from './resources/server.zh-CN.ts';
import { zhCN } from './resources/zh-CN.ts';

/**
 * @returns `t()` in both languages, for servers and the editor; a visitor's browser gets only its own
 * (`src/site/entry.client.tsx`)
 */
export const createTranslations = (): Record<Language, ServerTranslate> => ({
  'zh-CN': createTranslate('zh-CN', { ...zhCN, ...serverZhCN }),
  'en-US': createTranslate('en-US', { ...enUS, ...serverEnUS }),
});
