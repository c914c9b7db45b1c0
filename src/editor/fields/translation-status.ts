import { type Language, type Localised, languageKey, otherLanguage } from '#schemas/language.ts';
import { type Path, pathName } from './value-paths.ts';

/** Time of the last manual edit of each language of a text (ISO 8601), by the path of the text. */
export type EditTimes = Readonly<Record<string, Partial<Localised>>>;

/**
 * Records an edit in one language, which makes the other one outdated. While it is outdated, the time of the first such
 * edit stays.
 */
export function markEdited(
  edited: EditTimes,
  path: Path,
  { language, now }: { language: Language; now: string },
): EditTimes {
  const name = pathName(path);
  if (outdatedLanguage(edited, path) === otherLanguage(language)) return edited;
  return { ...edited, [name]: { ...edited[name], [languageKey(language)]: now } };
}

/**
 * Takes back an edit in one language, after its text has returned to what it was.
 *
 * @param time time of its edit before; undefined if it was never edited
 */
export function unmarkEdited(
  edited: EditTimes,
  path: Path,
  { language, time }: { language: Language; time: string | undefined },
): EditTimes {
  const { [pathName(path)]: times = {}, ...others } = edited;
  const { [languageKey(language)]: _, ...rest } = times;
  const next = time === undefined ? rest : { ...rest, [languageKey(language)]: time };
  return Object.keys(next).length === 0 ? others : { ...others, [pathName(path)]: next };
}

/** Records that both languages say the same. */
export const markTranslated = (edited: EditTimes, path: Path, now: string): EditTimes => ({
  ...edited,
  [pathName(path)]: { zh: now, en: now },
});

/** Records that the outdated language needs no change: it gets the time of the other. */
export function confirmTranslation(edited: EditTimes, path: Path): EditTimes {
  const { zh = '', en = '' } = edited[pathName(path)] ?? {};
  return markTranslated(edited, path, zh > en ? zh : en);
}

/** @returns the language that was not edited since the other one was; undefined if neither is outdated */
export function outdatedLanguage(edited: EditTimes, path: Path): Language | undefined {
  const { zh = '', en = '' } = edited[pathName(path)] ?? {};
  if (zh === en) return undefined;
  return zh > en ? 'en-US' : 'zh-CN';
}

/** The languages that are outdated somewhere in a block, or in the part of it at a path. */
export function outdatedLanguagesIn(edited: EditTimes, path: Path = []): ReadonlySet<Language> {
  const start = pathName(path);
  const inside = Object.keys(edited).filter(
    (name) => start === '' || name === start || name.startsWith(`${start}.`),
  );
  return new Set(
    inside.map((name) => outdatedLanguage(edited, name.split('.'))).filter((found) => found !== undefined),
  );
}

/**
 * Moves the edit times of a list's texts with its items.
 *
 * @param to the new index of an item; undefined if it was removed
 */
export function moveEditTimes(
  edited: EditTimes,
  list: Path,
  to: (index: number) => number | undefined,
): EditTimes {
  const start = `${pathName(list)}.`;
  const moved = Object.entries(edited).flatMap(([name, times]) => {
    if (!name.startsWith(start)) return [[name, times] as const];
    const [index, ...rest] = name.slice(start.length).split('.');
    const next = to(Number(index));
    return next === undefined ? [] : [[`${start}${[next, ...rest].join('.')}`, times] as const];
  });
  return Object.fromEntries(moved);
}
