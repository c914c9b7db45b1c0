import { telHref } from '#lib/tel.ts';

/** The address that reaches an answer: a number is called, a mail written; undefined for anything else. */
export function reachBy(answer: string): string | undefined {
  if (/^\+?[\d\s()–-]{7,}$/.test(answer)) return telHref(answer);
  return /^[^\s@:/?]+@[^\s@:/?]+\.[^\s@:/?]+$/.test(answer) ? `mailto:${answer}` : undefined;
}
