import type { ListedEntry } from '#schemas/editor/editorial.ts';
import type { UrlChange } from '../tree/urls-that-change.ts';
import type { MenuChange } from './menu-change.ts';

export interface RedirectWishes {
  /** All redirects as they stand. */
  redirects: readonly ListedEntry[];
  /** Old paths that visitors may know: these lead to the new ones. */
  from: ReadonlySet<string>;
}

/**
 * What becomes of redirects when pages move: old paths lead to the new ones, those that led to an old path lead on, and
 * none stays that would hide a page at its new path.
 */
export function redirectChanges(urls: readonly UrlChange[], { redirects, from }: RedirectWishes): MenuChange {
  const moved = new Map(urls.map((url) => [url.from, url.to]));
  const taken = new Set(moved.values());
  const wanted = new Map<string, string>();
  for (const [old, to] of moved) if (from.has(old) && !taken.has(old)) wanted.set(old, to);

  const change: MenuChange = { save: [], discard: [] };
  for (const listed of redirects) {
    const name = { kind: 'redirect', id: listed.id, version: listed.version ?? 0 } as const;
    const to = targetOf(listed);
    if (taken.has(listed.id)) {
      if (listed.state === 'new') change.discard.push(name);
      else if (listed.state !== 'removal') change.save.push({ ...name, entry: null });
      continue;
    }
    const next = wanted.get(listed.id) ?? (listed.state === 'removal' ? to : led(to, moved));
    wanted.delete(listed.id);
    const stays = next === to && (listed.state !== 'removal' || !from.has(listed.id));
    if (!stays) change.save.push({ ...name, entry: redirectTo(listed.id, next) });
  }
  for (const [id, to] of wanted)
    change.save.push({ kind: 'redirect', id, version: 0, entry: redirectTo(id, to) });
  return change;
}

export const redirectTo = (id: string, to: string) => ({ kind: 'redirect' as const, id, data: { to } });

/** Where a redirect leads. */
export const targetOf = ({ entry }: ListedEntry): string =>
  typeof entry?.data.to === 'string' ? entry.data.to : '';

/** The same place after the move; what stands behind the `?` goes along. */
function led(to: string, moved: ReadonlyMap<string, string>): string {
  const path = to.replace(/[?#].*$/, '');
  const next = moved.get(path);
  return next === undefined ? to : `${next}${to.slice(path.length)}`;
}
