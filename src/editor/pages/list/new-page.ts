import type { EditorRequest } from '#schemas/editor/calls.ts';
import type { Entry } from '#schemas/entry.ts';
import { type AddressProblem, pathProblem } from '#schemas/page-address.ts';
import { additionOf } from '../../menu-tree/changes/menu-changes.ts';
import { entryWith } from '../../menu-tree/item-values.ts';
import { childrenOf, flatten, routeOfEntry } from '../../menu-tree/menu-tree.ts';
import type { MenuState } from '../../menu-tree/use-menu.ts';

/** Values of the form of a new page. */
export interface NewPage {
  zh: string;
  en: string;
  path: string;
  /** Parent of its menu item, empty on the first level; undefined if the page gets no menu item. */
  parent: string | undefined;
}

/**
 * Checks the path of a new page.
 * @returns Undefined if the path is valid and free.
 */
export function newPathProblem(
  path: string,
  taken: Iterable<string>,
): AddressProblem | 'takenPage' | undefined {
  return pathProblem(path) ?? ([...taken].includes(path) ? 'takenPage' : undefined);
}

/** Paths of all pages, and of all menu items if the new page gets a menu item. */
export const takenPaths = (
  pages: readonly { path: string }[],
  { tree }: Pick<MenuState, 'tree'>,
  withItem: boolean,
): Set<string> =>
  new Set([
    ...pages.map(({ path }) => path),
    ...(withItem ? flatten(tree).flatMap(({ entry }) => routeOfEntry(entry) ?? []) : []),
  ]);

/** The entry of a new page: empty, or a copy of another page with its own name and path. */
export function newPageEntry(
  { zh, en, path }: NewPage,
  { id, copied }: { id: string; copied: Entry | undefined },
): Entry {
  const title = { zh: zh.trim(), en: en.trim() || zh.trim() };
  return {
    kind: 'page',
    id,
    data: { meta: {}, blocks: [], ...copied?.data, path, title },
    texts: { 'zh-CN': { data: {} }, 'en-US': { data: {} } },
  };
}

interface Creation {
  page: NewPage;
  entry: Entry;
  /** Id of the menu item. */
  itemId: string;
  state: MenuState;
}

/** Drafts of a new page and of its menu item, if it has one; to be saved in one transaction. */
export function draftsOfNewPage({
  page,
  entry,
  itemId,
  state,
}: Creation): EditorRequest<'saveDrafts'>['drafts'] {
  const draft = { kind: 'page', id: entry.id, version: 0, publishedAt: '', entry } as const;
  if (page.parent === undefined) return [draft];
  const parent = page.parent || undefined;
  const values = { zh: page.zh, en: page.en, external: false, path: page.path, url: '', shown: true };
  const { save } = additionOf(state.tree, {
    entry: entryWith({ kind: 'menu', id: itemId, data: {} }, values),
    place: { parent, index: childrenOf(state.tree, parent).length },
    // This draft creates the page, so the menu item must not create another.
    page: { id: entry.id, stored: { draft: { ...draft, at: '', by: '' } } },
    redirects: state.redirects,
  });
  return [draft, ...save];
}
