import type { MouseEvent } from 'react';

/** The kind of an address: a route of this site, a file or another site, or an anchor on the page. */
export type HrefKind = 'route' | 'file' | 'external' | 'fragment';

/** Paths that are files or answers of the server, not pages. */
const files = /^\/(?:(?:media|api|assets)\/|[^?]*\.ics(?:\?|$))/;

/**
 * @returns the kind of an address; the router opens only a `route` and a `fragment`
 * @example
 * kindOf('/media/plan.pdf'); // 'file'
 */
export function kindOf(href: string): HrefKind {
  if (href.startsWith('#')) return 'fragment';
  if (!href.startsWith('/') || href.startsWith('//')) return 'external';
  return files.test(href) ? 'file' : 'route';
}

/** @returns true if an external address opens a page, and so a new tab; `mailto:` and `tel:` open none */
export const opensPage = (href: string): boolean => /^(?:https?:)?\/\//i.test(href);

/** @returns true if a click opens a link in place; other clicks, for example with Ctrl, are left to the browser */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
