import { normalisePath } from '#lib/menu.ts';
import type { Redirect } from '#schemas/redirect.ts';

/** Target of a path without editors' redirects. Undefined if the path does not redirect. */
type LeadsTo = (path: string) => string | undefined;

/**
 * Resolves each redirect to its final target. Of two from one path, the first one is used.
 *
 * @param problems gets a line for each chain, loop and double
 * @returns targets by path, without loops
 */
export function endsOf(
  redirects: readonly Redirect[],
  leadsTo: LeadsTo,
  problems: string[],
): Map<string, string> {
  const own = new Map<string, string>();
  for (const { from, to } of redirects) {
    const path = normalisePath(from);
    if (own.has(path)) problems.push(`two redirects lead away from ${path}; the first one is taken`);
    else own.set(path, to);
  }
  const ends = new Map<string, string>();
  for (const [from, to] of own) {
    const end = endOf(from, own, leadsTo);
    if (end === undefined) problems.push(`the redirect from ${from} to ${to} never ends; it is left out`);
    else ends.set(from, end);
    if (end !== undefined && end !== to)
      problems.push(`the redirect from ${from} to ${to} leads on to ${end}; it goes there at once`);
  }
  return ends;
}

/** Final target of editors' redirects from a path. Undefined for a loop. */
function endOf(from: string, own: ReadonlyMap<string, string>, leadsTo: LeadsTo): string | undefined {
  const seen = new Set<string>();
  let end: string | undefined;
  let path = from;
  for (;;) {
    if (seen.has(path)) return undefined;
    seen.add(path);
    const next = own.get(path) ?? leadsTo(path);
    if (next === undefined) return end;
    if (own.has(path)) end = next;
    path = normalisePath(next);
  }
}
