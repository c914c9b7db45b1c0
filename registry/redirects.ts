import { normalisePath } from '#lib/menu.ts';
import type { Redirect } from '#schemas/redirect.ts';

/** Where a path leads by what the site does without an editor's redirects; undefined where it ends. */
type LeadsTo = (path: string) => string | undefined;

/**
 * Where each old path leads in the end. One that stands in a chain goes straight to the chain's end; one that would
 * never end is left out. Both are reported.
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

/** The last place that redirects of editors lead to from a path; undefined when it is never reached. */
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
