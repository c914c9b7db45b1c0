import type { Kysely } from 'kysely';
import type { BuiltInGroup, BuiltInPage } from '#registry/pages/define.ts';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { type Entry, entrySchema } from '#schemas/entry.ts';
import { languages } from '#schemas/language.ts';
import type { Tables } from '../../db/tables.ts';
import { changesOf, listedOfKind, titlesOf } from './list-entries.ts';

type Pages = EditorAnswer<'listPages'>['pages'];

/** The built-in page at a path, as an entry that could be published. */
export function builtInPage(groups: readonly BuiltInGroup[], path: string): Entry | undefined {
  const page = groups.flatMap((group) => group.pages).find((known) => known.path === path);
  return page && entryOf(page);
}

function entryOf({ path, title, meta = {}, blocks }: BuiltInPage): Entry {
  return entrySchema.parse({
    kind: 'page',
    id: path,
    // Blocks of built-in pages have version 1, as pages are parsed (`schemas/page.ts`).
    data: { path, title, meta, blocks: blocks.map((block) => ({ version: 1, ...block })) },
    texts: { 'zh-CN': {}, 'en-US': {} },
  });
}

/** All pages by path: built-in pages unless editors have replaced them, and pages made in the editor. */
export async function listPages(db: Kysely<Tables>, groups: readonly BuiltInGroup[]): Promise<Pages> {
  const own: Pages = groups
    .flatMap((group) => group.pages)
    .map(({ path, title }) => ({
      path,
      title: { 'zh-CN': title.zh, 'en-US': title.en },
      state: 'builtIn',
      published: [...languages],
    }));
  const made = (await listedOfKind(db, 'page')).map((row) => {
    const page = { path: row.id, title: titlesOf(row), state: row.state, ...changesOf(row) };
    const replaced = row.state === 'new' && own.find(({ path }) => path === row.id);
    // The first draft of a built-in page: visitors still see the built-in page.
    return replaced ? { ...page, state: 'changed' as const, published: replaced.published } : page;
  });
  const paths = new Set(made.map(({ path }) => path));
  return [...own.filter(({ path }) => !paths.has(path)), ...made].sort((a, b) => (a.path < b.path ? -1 : 1));
}
