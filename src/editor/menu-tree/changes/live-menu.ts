import { deepEqual } from '#lib/deep-equal.ts';
import type { Entry } from '#schemas/entry.ts';
import { languages } from '#schemas/language.ts';
import { firstPathOf, pagePath } from '#schemas/page-address.ts';
import { type StoredEntry, versionOf } from '../../drafts/stored.ts';
import { namesOf, parentOf, routeOfEntry } from '../menu-tree.ts';
import { joined, type MenuChange, toBecome } from './menu-changes.ts';

/** An entry with a draft. */
export interface Drafted {
  id: string;
  stored: StoredEntry;
}

/** Drafts to which the menu's own changes may have led. */
interface DraftedMenu {
  /** Drafts of menu items and redirects, which are discarded. */
  items: readonly (Drafted & { kind: 'menu' | 'redirect' })[];
  /** `builtIn` of a page that was never published is the built-in page at its first path. */
  pages: readonly Drafted[];
  banners: readonly Drafted[];
}

/**
 * The change after which the menu is the live one. Pages and banners keep all other changes: moved pages return to their live
 * paths, pages deleted with an item stay, and pages made for an item are deleted if they are still empty.
 */
export function toLiveMenu({ items, pages, banners }: DraftedMenu): MenuChange {
  const changes = items
    .filter(({ kind }) => kind === 'menu')
    .map(({ stored: { published, draft } }) => ({ live: published, next: draft?.entry ?? undefined }));
  const routes = changes
    .map(({ live, next }) => ({ live: live && routeOfEntry(live), next: next && routeOfEntry(next) }))
    .filter(({ live, next }) => live !== next);
  return joined(
    { save: [], discard: items.map(({ kind, id, stored }) => ({ kind, id, version: versionOf(stored) })) },
    ...pages.map((page) => withLivePath(page, routes)),
    ...banners.map((banner) => withLiveColumns(banner, changes)),
  );
}

/** Path of a menu item for visitors, and after the next publish. */
interface RouteChange {
  live: string | undefined;
  next: string | undefined;
}

function withLivePath({ id, stored }: Drafted, routes: readonly RouteChange[]): MenuChange {
  const { published, builtIn, draft } = stored;
  if (!draft) return joined();
  const name = { kind: 'page', id } as const;
  const discarded: MenuChange = { save: [], discard: [{ ...name, version: draft.version }] };
  const live = published ? pagePath(published) : firstPathOf(id);
  if (draft.entry === null)
    return routes.some((route) => route.live === live || route.next === live) ? discarded : joined();
  const path = pagePath(draft.entry);
  if (routes.some((route) => route.live === live && route.next === path)) {
    const back = { ...draft.entry, data: { ...draft.entry.data, path: live } };
    const isBuiltIn = builtIn && deepEqual(builtIn.data, back.data);
    return !published && isBuiltIn ? discarded : toBecome(name, stored, back);
  }
  const isEmpty = !published && !builtIn && deepEqual(draft.entry.data.blocks, []);
  return isEmpty && routes.some((route) => route.next === path) ? discarded : joined();
}

/** Gives the banners of a renamed first-level item back to its live name (see `bannerChanges`). */
function withLiveColumns(
  { id, stored }: Drafted,
  items: readonly { live: Entry | undefined; next: Entry | undefined }[],
): MenuChange {
  const entry = stored.draft?.entry;
  if (!entry?.texts) return joined();
  const texts = { ...entry.texts };
  for (const { live, next } of items) {
    if (!live || !next || parentOf(live) !== undefined) continue;
    const [was, is] = [namesOf(live), namesOf(next)];
    const names = { 'zh-CN': [was.zh, is.zh], 'en-US': [was.en, is.en] } as const;
    for (const language of languages) {
      const text = entry.texts[language];
      const [before, after] = names[language];
      if (text && text.facet === after && stored.published?.texts?.[language]?.facet === before)
        texts[language] = { ...text, facet: before };
    }
  }
  return deepEqual(texts, entry.texts)
    ? joined()
    : toBecome({ kind: 'banner', id }, stored, { ...entry, texts });
}
