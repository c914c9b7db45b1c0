import { Parser } from 'htmlparser2';
import type { Entry } from '#schemas/entry.ts';
import { titleOf } from '#schemas/entry-title.ts';
import { isRecord } from '#schemas/is-record.ts';
import { languages } from '#schemas/language.ts';
import { pagePath } from '#schemas/page-address.ts';

/** What the search knows of an entry or a file. */
export interface SearchTexts {
  /** Names by which people look for it. They count more than `lines`. */
  titles: readonly string[];
  lines: readonly string[];
}

/** Characters of one entry that are searched: a tsvector of PostgreSQL has at most 1 MB. */
const longestText = 100_000;

/** @returns the titles and texts of an entry in both languages, without markup and addresses */
export function entryTexts(entry: Entry): SearchTexts {
  const titles = languages.flatMap((language) => titleOf(entry, language) ?? []);
  const address = entry.kind === 'page' ? [pagePath(entry)] : entry.kind === 'redirect' ? [entry.id] : [];
  const texts = languages.map((language) => entry.texts?.[language]?.data);
  return { titles: [...titles, ...address], lines: linesIn([entry.data, ...texts], titles) };
}

/** @returns the texts in any value, in its order, without those in `known` */
export function linesIn(value: unknown, known: readonly string[] = []): string[] {
  const lines = new Set<string>();
  let rest = longestText;
  const add = (line: string) => {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text === '' || rest <= 0 || known.includes(text)) return;
    lines.add(text.slice(0, rest));
    rest -= text.length;
  };
  const walk = (part: unknown): void => {
    if (typeof part === 'string') {
      if (!address.test(part)) for (const line of /[<&]/.test(part) ? linesOfHtml(part) : [part]) add(line);
    } else if (Array.isArray(part)) for (const item of part) walk(item);
    else if (isRecord(part))
      for (const [key, item] of Object.entries(part)) if (!technical.has(key)) walk(item);
  };
  walk(value);
  return [...lines];
}

/** Links, files and parts of pages. */
const address = /^(?:\/|#|https?:|mailto:|tel:)/i;

/** Keys whose values editors do not write. */
const technical = new Set(['id', 'type', 'version', 'edited', 'parentId', 'menuId']);

/** Elements that stay inside a line. */
const inline = new Set([
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'span',
  'sub',
  'sup',
  'mark',
  'small',
  'code',
]);

function linesOfHtml(html: string): string[] {
  const lines: string[] = [];
  let line = '';
  const end = (name: string) => {
    if (inline.has(name)) return;
    lines.push(line);
    line = '';
  };
  const parser = new Parser({
    ontext: (text) => {
      line += text;
    },
    onopentag: end,
    onclosetag: end,
  });
  parser.end(html);
  lines.push(line);
  return lines;
}
