import type { Route } from './route.ts';
import type { RouteTable } from './routes.ts';

/** Finds the route of a URL path, or a redirect to the path without its trailing slash. */
export function matchRoute(table: RouteTable, pathname: string): Route | undefined {
  const path = decode(pathname);
  const found = table.routes.get(path);
  if (found) return found;
  const bare = path.replace(/\/+$/, '') || '/';
  const origin = bare === path ? undefined : table.routes.get(bare)?.origin;
  return origin && { kind: 'redirect', path, origin, to: bare };
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
