import type { Language } from '#schemas/language.ts';

/**
 * Tells content that was written in one language only, and so is shown on the pages of both.
 *
 * @returns true for an English text without Chinese characters, and for a Chinese one with some
 */
export const isInLanguage = (text: string, language: Language): boolean =>
  language === 'zh-CN'
    ? /\p{Script=Han}/u.test(text)
    : !/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(text);
