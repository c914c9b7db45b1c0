import type { ArrivalTranslate } from '#i18n/arrival.ts';
import type { Walk } from '#lib/walk.ts';
import type { Language } from '#schemas/language.ts';

/** A name that ends in its number or letter, `Lift 1` or `Stair B`, has no article; nor has one that begins with its own. */
const withoutArticle = /^(?:the|an?)\s|\s(?:[A-Z]?\d+[A-Za-z]?|[A-Z])$/;

/**
 * @returns the name of an entrance or a stair as it is inside a sentence
 * @example
 * nameInText('East escalators', 'en-US'); // 'the East escalators'
 */
export function nameInText(name: string, language: Language): string {
  if (language === 'zh-CN') return /^[\dA-Za-z]/.test(name) ? ` ${name}` : name;
  return name === '' || withoutArticle.test(name) ? name : `the ${name}`;
}

/** Texts for climbs without a name. */
export const climbNames = {
  lift: 'unnamedLift',
  stair: 'unnamedStair',
  escalator: 'unnamedEscalator',
} as const;

/** @returns a direction to another level: `Take the lift to Level 2` */
export const climbText = (
  { kind, name }: Pick<Walk['climbs'][number], 'kind' | 'name'>,
  level: string,
  { language, t }: { language: Language; t: ArrivalTranslate },
): string => t(kind, { name: name ? nameInText(name, language) : t(climbNames[kind]), level });
