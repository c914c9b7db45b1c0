import type { EditorRequest } from '#schemas/editor/calls.ts';
import type { Entry } from '#schemas/entry.ts';
import { type AddressProblem, pathProblem } from '#schemas/page-address.ts';
import { additionOf } from '../../menu-tree/changes/addition.ts';
import { entryWith } from '../../menu-tree/item-values.ts';
import { childrenOf, flatten, routeOfEntry } from '../../menu-tree/menu-tree.ts';
import type { MenuState } from '../../menu-tree/use-menu.ts';

/** What the form of a new page holds. */
export interface NewPage {
  zh: string;
  en: string;
  path: string;
  /** With an item of the menu, below another or (empty) on the first level; undefined: without one. */
  parent: string | undefined;
}

/** What is wrong with the path of a new page; undefined when it can have it. */
export function newPathProblem(
  path: string,
  taken: Iterable<string>,
): AddressProblem | 'takenPage' | undefined {
  return pathProblem(path) ?? ([...taken].includes(path) ? 'takenPage' : undefined);
}

/** The paths that a new page cannot have: of all pages, and with an item of its own of all items. */
export const takenPaths = (
  pages: readonly { path: string }[],
  { tree }: Pick<MenuState, 'tree'>,
  withItem: boolean,
): Set<string> =>
  new Set([
    ...pages.map(({ path }) => path),
    ...(withItem ? flatten(tree).flatMap(({ entry }) => routeOfEntry(entry) ?? []) : []),
  ]);

/** The entry of a new page: empty, or with everything that another has but its name and path. */
export function newPageEntry({ zh, en, path }: NewPage, copied: Entry | undefined): Entry {
  const title = { zh: zh.trim(), en: en.trim() || zh.trim() };
  return {
    kind: 'page',
    id: path,
    data: { meta: {}, blocks: [], ...copied?.data, path, title },
    texts: { 'zh-CN': { data: {} }, 'en-US': { data: {} } },
  };
}

interface Creation {
  page: NewPage;
  entry: Entry;
  /** Of the item of the menu. */
  itemId: string;
  state: MenuState;
}

/** The drafts of a new page and, if it gets one, of its item in the menu: saved together or not at all. */
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
    // The page is made here: the item finds it.
    page: { draft: { ...draft, at: '', by: '' } },
    redirects: state.redirects,
  });
  return [draft, ...save];
}
