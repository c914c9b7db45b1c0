import type { Route, RouteTable } from './routes.ts';

/** What a URL path means: a route, the same path without its trailing slash, or nothing. */
export function matchRoute(table: RouteTable, pathname: string): Route | undefined {
  const path = decode(pathname);
  const found = table.routes.get(path);
  if (found) return found;
  const bare = path.replace(/\/+$/, '') || '/';
  return bare !== path && table.routes.has(bare) ? { kind: 'redirect', path, to: bare } : undefined;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
