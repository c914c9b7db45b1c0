import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { type Language, languages } from '#schemas/language.ts';
import { type MenuTree, namesOf, routeOfEntry } from '../../menu-tree/menu-tree.ts';

export type ListedPage = EditorAnswer<'listPages'>['pages'][number];

/** A row of the list: a page, or a menu heading without a page. */
export interface PageRow {
  key: string;
  title: string;
  /** Level in the menu, from 0. */
  depth: number;
  /** Title of the first-level menu item above it; empty on the first level and outside the menu. */
  section: string;
  page: ListedPage | undefined;
  /** Whether no menu item links to it. */
  besides: boolean;
}

const inLanguage = (title: ListedPage['title'], language: Language): string =>
  title[language] ?? languages.map((other) => title[other]).find((text) => text !== undefined) ?? '';

/** The pages in menu order, then the pages outside the menu. */
export function pageRows(
  { tree, pages }: { tree: MenuTree; pages: readonly ListedPage[] },
  language: Language,
): PageRow[] {
  const left = new Map(pages.map((page) => [page.path, page]));
  const rowsOf = (items: MenuTree, depth: number, section: string): PageRow[] =>
    items.flatMap(({ id, entry, children }) => {
      const route = routeOfEntry(entry) ?? '';
      const page = left.get(route);
      left.delete(route);
      const { zh, en } = namesOf(entry);
      const name = language === 'en-US' ? en || zh : zh;
      const title = (page && inLanguage(page.title, language)) || name;
      const below = rowsOf(children, depth + 1, section || name);
      // Skips items that link elsewhere or to a page already listed.
      if (!page && below.length === 0) return [];
      return [{ key: `menu ${id}`, title, depth, section, page, besides: false }, ...below];
    });
  const inMenu = rowsOf(tree, 0, '');
  const besides = [...left.values()].map(
    (page): PageRow => ({
      key: page.id,
      title: inLanguage(page.title, language) || page.path,
      depth: 0,
      section: '',
      page,
      besides: true,
    }),
  );
  return [...inMenu, ...besides];
}

/** Rows whose title in any language, or whose path, contains `search`. Excludes headings. */
export function matching(rows: readonly PageRow[], search: string): readonly PageRow[] {
  const words = search.trim().toLowerCase();
  if (words === '') return rows;
  return rows.filter(({ page, title }) =>
    page
      ? [title, page.path, ...Object.values(page.title)].some((text) => text.toLowerCase().includes(words))
      : false,
  );
}
