import type { ListedEntry } from '#schemas/editor/editorial.ts';
import { type BaseVersion, baseVersion, listedBaseVersion } from '../../drafts/base-version.ts';
import type { UrlChange } from '../urls-that-change.ts';
import { joined, type MenuChange, removalFrom } from './menu-change.ts';

export interface RedirectOptions {
  /** All redirects, including drafts. */
  redirects: readonly ListedEntry[];
  /** Old paths that may be public and get a redirect to the new path. */
  from: ReadonlySet<string>;
}

/**
 * Changes of redirects when pages move: redirects old paths to new ones, updates redirects to old paths, and removes
 * redirects that would hide a page at its new path.
 */
export function redirectChanges(
  urls: readonly UrlChange[],
  { redirects, from }: RedirectOptions,
): MenuChange {
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
    const next = wanted.get(id) ?? (state === 'removal' ? to : targetAfterMove(to, moved));
    wanted.delete(id);
    const stays = next === to && (state !== 'removal' || !from.has(id));
    if (!stays) changes.push(redirectDraft({ id, to: next, from: listedBaseVersion(listed) }));
  }
  for (const [id, to] of wanted) changes.push(redirectDraft({ id, to, from: baseVersion(undefined) }));
  return joined(...changes);
}

const redirectDraft = ({ id, to, from }: { id: string; to: string; from: BaseVersion }): MenuChange => ({
  save: [{ kind: 'redirect', id, ...from, entry: redirectTo(id, to) }],
  discard: [],
});

export const removalOfRedirect = (listed: ListedEntry): MenuChange =>
  removalFrom({ kind: 'redirect', id: listed.id, state: listed.state, from: listedBaseVersion(listed) });

export const redirectTo = (id: string, to: string) => ({ kind: 'redirect' as const, id, data: { to } });

/** Target of a redirect; empty if it is malformed. */
export const targetOf = ({ entry }: ListedEntry): string =>
  typeof entry?.data.to === 'string' ? entry.data.to : '';

/** Target after the move, with the original query and fragment. */
function targetAfterMove(to: string, moved: ReadonlyMap<string, string>): string {
  const path = to.replace(/[?#].*$/, '');
  const next = moved.get(path);
  return next === undefined ? to : `${next}${to.slice(path.length)}`;
}
