import { dayIfAny } from './date.ts';

/** The fields of an event from which its address is made. */
export interface NamedEvent {
  projectName: string;
  projectNameEn?: string | undefined;
  startDate?: string | undefined;
}

/** Characters of a name that are read, and of its slug: longer names are cut at a word. */
const longestName = 120;
const longestSlug = 80;

/**
 * Part of the address of an event: its English name, else its Chinese name in Latin letters, and its first day.
 *
 * @param latinOf returns a Chinese text in Latin letters, empty if it has none
 * @returns lower case letters, digits and hyphens; never empty
 * @example
 * eventSlug({ projectName: '茶展', projectNameEn: 'Tea & Ware Fair', startDate: '2026-11-24' }, pinyin); // 'tea-ware-fair-2026-11-24'
 */
export function eventSlug(
  { projectName, projectNameEn = '', startDate }: NamedEvent,
  latinOf: (text: string) => string = () => '',
): string {
  const name =
    wordsOf(projectNameEn) || wordsOf(projectName) || wordsOf(latinOf(projectName.slice(0, longestName)));
  return [name || 'event', dayIfAny(startDate)].filter(Boolean).join('-');
}

/** Lower-case words joined by hyphens. A name without two Latin letters in a row has none: it may be Chinese with a year. */
function wordsOf(text: string): string {
  const words = text
    .slice(0, longestName)
    .normalize('NFKD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase();
  if (!/[a-z]{2}/.test(words) || /\p{Script=Han}/u.test(words)) return '';
  const slug = words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  if (slug.length <= longestSlug) return slug;
  const cut = slug.slice(0, longestSlug + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 20));
}

/** @returns the first day in a slug; `undefined` for one without a day */
export const dayInSlug = (slug: string): string | undefined =>
  dayIfAny(/-(\d{4}-\d{2}-\d{2})(?:-\d{1,3})?$/.exec(slug)?.[1]);

/**
 * Slugs of the events of one answer. Equal ones get a number in the order of the answer, from the second on.
 *
 * @returns slugs in the order of the events
 */
export function eventSlugs(events: readonly NamedEvent[], latinOf?: (text: string) => string): string[] {
  const times = new Map<string, number>();
  return events.map((event) => {
    const slug = eventSlug(event, latinOf);
    const time = (times.get(slug) ?? 0) + 1;
    times.set(slug, time);
    return time === 1 ? slug : `${slug}-${time}`;
  });
}
