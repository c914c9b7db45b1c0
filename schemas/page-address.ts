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

/** Maximum length of an entry id (`entry.ts`): the id of a page is its path. */
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
