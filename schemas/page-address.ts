import { pagePathSchema } from './redirect.ts';

/** First parts of the paths that the server keeps for itself; names of files as `/robots.txt` are its own, too. */
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

/** What can be wrong with the path of a page or the address of a menu item; texts are the editor's. */
export type AddressProblem = 'empty' | 'notAbsolute' | 'badCharacters' | 'reserved' | 'tooLong' | 'notWeb';

/** As long as the id of an entry may be (`entry.ts`): a page goes by its path. */
const longestPath = 200;

/** What is wrong with the path of a page, as visitors would type it; undefined when it can have one. */
export function pathProblem(path: string): AddressProblem | undefined {
  if (path === '') return 'empty';
  if (!path.startsWith('/')) return 'notAbsolute';
  if (path.length > longestPath) return 'tooLong';
  // An empty part is none, a `.` leads elsewhere in browsers, and a path with `http` counts as external (section 2).
  const parts = path === '/' ? [] : path.slice(1).split('/');
  if (!pagePathSchema.safeParse(path).success || /[\\%\p{Cc}]|http/u.test(path)) return 'badCharacters';
  if (parts.some((part) => /^\.{0,2}$/.test(part))) return 'badCharacters';
  const [first = ''] = parts;
  if (reservedPaths.some((name) => name === first.toLowerCase())) return 'reserved';
  return parts.length === 1 && first.includes('.') ? 'reserved' : undefined;
}

/** What is wrong with an address outside; undefined for `http` and `https`. */
export function externalProblem(address: string): AddressProblem | undefined {
  if (address === '') return 'empty';
  if (address.length > 500) return 'tooLong';
  if (/\s/.test(address)) return 'badCharacters';
  return /^https?:\/\/[^/]/i.test(address) && URL.canParse(address) ? undefined : 'notWeb';
}
