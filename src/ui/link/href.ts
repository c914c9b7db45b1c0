/** Where an address leads: a route of ours, a file or another site, or a place on this page. */
export type HrefKind = 'route' | 'file' | 'external' | 'fragment';

/** Paths that are files or answers of the server, not pages. */
const files = /^\/(?:media|api|assets)\//;

/** Tells addresses apart; whatever is neither a path nor a fragment is left to the browser. */
export function kindOf(href: string): HrefKind {
  if (href.startsWith('#')) return 'fragment';
  if (!href.startsWith('/') || href.startsWith('//')) return 'external';
  return files.test(href) ? 'file' : 'route';
}

/** An external address that opens a page, and so a new tab; `mailto:` and `tel:` open none. */
export const opensPage = (href: string): boolean => /^(?:https?:)?\/\//i.test(href);
