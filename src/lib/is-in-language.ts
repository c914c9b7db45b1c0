import type { Language } from '#schemas/language.ts';

/**
 * Whether a text reads as one of this language: an English one has no Chinese characters, a Chinese one has some.
 * Content that was written in one language only is shown on the pages of both.
 */
export const isInLanguage = (text: string, language: Language): boolean =>
  language === 'zh-CN'
    ? /\p{Script=Han}/u.test(text)
    : !/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(text);
