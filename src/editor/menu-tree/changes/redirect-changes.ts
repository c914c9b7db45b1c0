import type { ListedEntry } from '#schemas/editor/editorial.ts';
import { type BaseVersion, baseVersion, listedBaseVersion } from '../../drafts/base-version.ts';
import type { UrlChange } from '../urls-that-change.ts';
import { joined, type MenuChange, removalFrom } from './menu-change.ts';

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

  const changes: MenuChange[] = [];
  for (const listed of redirects) {
    const { id, state } = listed;
    const to = targetOf(listed);
    if (taken.has(id)) {
      if (state !== 'removal') changes.push(removalOfRedirect(listed));
      continue;
    }
    const next = wanted.get(id) ?? (state === 'removal' ? to : led(to, moved));
    wanted.delete(id);
    const stays = next === to && (state !== 'removal' || !from.has(id));
    if (!stays) changes.push(leading({ id, to: next, from: listedBaseVersion(listed) }));
  }
  for (const [id, to] of wanted) changes.push(leading({ id, to, from: baseVersion(undefined) }));
  return joined(...changes);
}

/** A draft of a redirect. */
const leading = ({ id, to, from }: { id: string; to: string; from: BaseVersion }): MenuChange => ({
  save: [{ kind: 'redirect', id, ...from, entry: redirectTo(id, to) }],
  discard: [],
});

/** Takes a redirect away. */
export const removalOfRedirect = (listed: ListedEntry): MenuChange =>
  removalFrom({ kind: 'redirect', id: listed.id, state: listed.state, from: listedBaseVersion(listed) });

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
