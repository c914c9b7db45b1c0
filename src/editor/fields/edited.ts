import { type Language, type Localised, languageKey } from '#schemas/language.ts';
import { type Path, pathName } from './value-paths.ts';

/** When each language of a block's texts was last edited by hand (ISO 8601), by the path of the text. */
export type Edited = Readonly<Record<string, Partial<Localised>>>;

/** The text was written in one language: the other is older from now on. */
export function touch(
  edited: Edited,
  path: Path,
  { language, now }: { language: Language; now: string },
): Edited {
  const name = pathName(path);
  return { ...edited, [name]: { ...edited[name], [languageKey(language)]: now } };
}

/** Both languages say the same from now on: the older one was brought up to date. */
export const settle = (edited: Edited, path: Path, now: string): Edited => ({
  ...edited,
  [pathName(path)]: { zh: now, en: now },
});

/** The older language needs no change: it gets the time of the other. */
export function needsNoChange(edited: Edited, path: Path): Edited {
  const { zh = '', en = '' } = edited[pathName(path)] ?? {};
  return settle(edited, path, zh > en ? zh : en);
}

/** The language that was not edited since the other was; undefined when both are of the same time. */
export function olderLanguage(edited: Edited, path: Path): Language | undefined {
  const { zh = '', en = '' } = edited[pathName(path)] ?? {};
  if (zh === en) return undefined;
  return zh > en ? 'en-US' : 'zh-CN';
}

/** The languages that are older somewhere in a block, or in a part of it. */
export function olderIn(edited: Edited, path: Path = []): ReadonlySet<Language> {
  const start = pathName(path);
  const inside = Object.keys(edited).filter(
    (name) => start === '' || name === start || name.startsWith(`${start}.`),
  );
  return new Set(
    inside.map((name) => olderLanguage(edited, name.split('.'))).filter((found) => found !== undefined),
  );
}

/** The times of a list's texts after its items have moved. `to` says where an item is now; undefined: nowhere. */
export function moveEdited(edited: Edited, list: Path, to: (index: number) => number | undefined): Edited {
  const start = `${pathName(list)}.`;
  const moved = Object.entries(edited).flatMap(([name, times]) => {
    if (!name.startsWith(start)) return [[name, times] as const];
    const [index, ...rest] = name.slice(start.length).split('.');
    const next = to(Number(index));
    return next === undefined ? [] : [[`${start}${[next, ...rest].join('.')}`, times] as const];
  });
  return Object.fromEntries(moved);
}
