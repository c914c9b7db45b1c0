import type { Entry } from './entry.ts';
import { pagePathSchema } from './redirect.ts';

/** First segments of the server's reserved paths, including file names such as `/robots.txt`. */
export const reservedPaths = [
  'api',
  'assets',
  'editor',
  'editor-assets',
  'language',
  'media',
  'preview',
  '.well-known',
] as const;

/** Problems of a page path or a menu item's address. The editor has their texts. */
export type AddressProblem = 'empty' | 'notAbsolute' | 'badCharacters' | 'reserved' | 'tooLong' | 'notWeb';

/** Maximum length of an entry id (`entry.ts`): the id of a new page is its path. */
const longestPath = 200;

/**
 * @param path decoded
 * @returns `undefined` for a path that a page may have
 */
export function pathProblem(path: string): AddressProblem | undefined {
  if (path === '') return 'empty';
  if (!path.startsWith('/')) return 'notAbsolute';
  if (path.length > longestPath) return 'tooLong';
  // Browsers normalise empty and `.` segments, and a path with `http` counts as external (section 2).
  const parts = path === '/' ? [] : path.slice(1).split('/');
  if (!pagePathSchema.safeParse(path).success || /[\\%\p{Cc}]|http/u.test(path)) return 'badCharacters';
  if (parts.some((part) => /^\.{0,2}$/.test(part))) return 'badCharacters';
  const [first = ''] = parts;
  if (reservedPaths.some((name) => name === first.toLowerCase())) return 'reserved';
  return parts.length === 1 && first.includes('.') ? 'reserved' : undefined;
}

/** @returns `undefined` for an `http` or `https` URL of at most 500 characters */
export function externalProblem(address: string): AddressProblem | undefined {
  if (address === '') return 'empty';
  if (address.length > 500) return 'tooLong';
  if (/\s/.test(address)) return 'badCharacters';
  return /^https?:\/\/[^/]/i.test(address) && URL.canParse(address) ? undefined : 'notWeb';
}

/** @returns the path of a page; its id if the page does not name a path */
export const pagePath = ({ id, data: { path } }: Pick<Entry, 'id' | 'data'>): string =>
  typeof path === 'string' && path !== '' ? path : id;

/** Separates the path in the id of a page from a number. */
const separator = '~';

/**
 * Makes the id of a new page. A page that moves keeps its id.
 * @param taken ids of all pages
 * @returns the path, with a number if another page has this id already
 * @example freePageId('/halls', ['/halls']) // '/halls~2'
 */
export function freePageId(path: string, taken: Iterable<string>): string {
  const ids = new Set(taken);
  let id = path;
  for (let number = 2; ids.has(id); number += 1) id = `${path}${separator}${number}`;
  return id;
}

/** @returns the path in the id of a page that was made with `freePageId` */
export const firstPathOf = (id: string): string => id.replace(/~\d+$/, '');

/**
 * @param pages all pages, with the paths of their drafts
 * @returns the id of the page at a path, or of a new page there
 */
export const pageIdAt = (path: string, pages: readonly { id: string; path: string }[]): string =>
  pages.find((page) => page.path === path)?.id ??
  freePageId(
    path,
    pages.map(({ id }) => id),
  );
