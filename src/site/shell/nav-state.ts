import type { NavItem } from '#registry/page-payload.ts';

/** Value of `aria-current` for a navigation entry. */
export type Current = 'page' | 'true' | undefined;

/**
 * Returns `page` for the current page and `true` for the first-level entry that contains it. Home contains only itself.
 */
export function currentOf({ route, children }: NavItem, shown: string): Current {
  if (route === shown) return 'page';
  const within = route !== undefined && route !== '/' && shown.startsWith(`${route}/`);
  return within || children.some((child) => currentOf(child, shown)) ? 'true' : undefined;
}
