import type { NavItem } from '#registry/page-payload.ts';

/** How a navigation entry relates to the page that is shown; as `aria-current` says it. */
export type Current = 'page' | 'true' | undefined;

/** `page` for the page itself, `true` for a first level that holds it. Home holds nothing but itself. */
export function currentOf({ route, children }: NavItem, shown: string): Current {
  if (route === shown) return 'page';
  const within = route !== undefined && route !== '/' && shown.startsWith(`${route}/`);
  return within || children.some((child) => currentOf(child, shown)) ? 'true' : undefined;
}
