import type { Language } from '#schemas/language.ts';
import { createTranslate, type Translate } from './i18n.ts';
import { enUS } from './resources/en-US.ts';
import { zhCN } from './resources/zh-CN.ts';

/** Both languages, for the server; a browser gets only its own (`src/site/entry.client.tsx`). */
export const createTranslations = (): Record<Language, Translate> => ({
  'zh-CN': createTranslate('zh-CN', zhCN),
  'en-US': createTranslate('en-US', enUS),
});
