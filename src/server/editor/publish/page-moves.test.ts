import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Draft } from '#schemas/editor/editorial.ts';
import type { EntryInput } from '#schemas/entry.ts';
import { openDatabase } from '#server/db/database.ts';
import { onEveryEngine, openEarlierVersion } from '#tests/support/database.ts';
import {
  ann,
  ben,
  dataOf,
  editorialOver,
  entryOf,
  firstDraft,
  openEditorial,
  publishEntries,
  type TestEditorial,
} from '#tests/support/editorial.ts';

const page = (path: string, title: string, id = '/a'): EntryInput => ({
  ...{ kind: 'page', id },
  data: { path, title: { zh: title, en: title }, meta: {}, blocks: [] },
  texts: { 'zh-CN': {}, 'en-US': {} },
});
const name = { kind: 'page', id: '/a' } as const;
const everything = { sort: 'order', descending: false, page: 1, pageSize: 25, whole: false } as const;
const item = (path: string): EntryInput => ({
  ...{ kind: 'menu', id: 'item', sort: 1 },
  data: { menuName: '项', menuNameEn: 'Item', path, defaultPath: path },
});

/** What the menu saves when the item moves from `/a` to `/b`: the item, its page, and a redirect. */
async function moveInMenu({ handlers }: Pick<TestEditorial, 'handlers'>): Promise<Draft[]> {
  const known = dataOf(await handlers.readEntry(name, ben));
  const { data, ...rest } = known.draft?.entry ?? known.published ?? entryOf(page('/a', ''));
  const moved = {
    ...name,
    version: known.draft?.version ?? 0,
    entry: { ...rest, data: { ...data, path: '/b' } },
  };
  const redirect: EntryInput = { kind: 'redirect', id: '/a', data: { to: '/b' } };
  const drafts = [firstDraft(item('/b')), moved, firstDraft(redirect)];
  return dataOf(await handlers.saveDrafts({ drafts }, ben)).drafts;
}

const pagesConfig = async ({ source }: Pick<TestEditorial, 'source'>, language: 'zh' | 'en' = 'zh') => {
  const answer = await source.call('remoteConfig', { key: 'official.pages.config' }, { language: 'zh-CN' });
  if (!answer.ok) throw new Error('the pages cannot be read');
  return JSON.parse(answer.data[0]?.value ?? '{}')[language];
};

onEveryEngine('a page that moves', (engine) => {
  it('[PUB-10] keeps its versions, its draft and its previews; restoring one leaves it where it is', async () => {
    const editorial = await openEditorial(engine);
    const { handlers } = editorial;
    await publishEntries(editorial, page('/a', 'First'), item('/a'));
    const { url } = dataOf(await handlers.previewLink({ path: '/a', language: 'zh-CN', hours: 1 }, ann));
    const preview = new URL(url);

    // Ann has the page open while Ben moves it.
    const open = { ...name, version: 0, entry: entryOf(page('/a', 'Second')) };
    const [annsDraft] = dataOf(await handlers.saveDrafts({ drafts: [open] }, ann)).drafts;
    const drafts = await moveInMenu(editorial);
    const later = { ...name, version: annsDraft?.version ?? 0, entry: entryOf(page('/a', 'Third')) };
    expect(await handlers.saveDrafts({ drafts: [later] }, ann)).toMatchObject({
      code: 'conflict',
      data: { drafts: [{ draft: { by: 'Ben', entry: { data: { path: '/b', title: { zh: 'Second' } } } } }] },
    });
    const loader = await editorial.previews.loaderOf(preview);
    if (!loader || loader === 'expired') throw new Error('the link no longer works');
    const request = { pathname: preview.pathname, search: preview.searchParams, languageInUrl: false };
    expect(await loader.load({ ...request, language: 'zh-CN' })).toEqual({
      kind: 'redirect',
      to: `/b${preview.search}`,
    });

    dataOf(await handlers.publish({ drafts }, ben));
    const { versions } = dataOf(await handlers.history(name, ann));
    expect(versions.map(({ path, removed }) => [path, removed])).toEqual([
      ['/b', false],
      ['/a', false],
    ]);
    expect(dataOf(await handlers.bin({ kind: 'page' }, ann)).items).toEqual([]);
    expect(await pagesConfig(editorial)).toMatchObject({
      pages: [{ path: '/b', title: 'Second' }],
      redirects: [{ from: '/a', to: '/b' }],
    });

    const restored = dataOf(await handlers.restoreVersion({ id: versions[1]?.id ?? 0, version: 0 }, ann));
    expect(restored.entry?.data).toMatchObject({ path: '/b', title: { zh: 'First' } });
    dataOf(await handlers.publish({ drafts: [restored] }, ann));
    expect(await pagesConfig(editorial)).toMatchObject({
      pages: [{ path: '/b', title: 'First' }],
      redirects: [{ from: '/a', to: '/b' }],
    });
    const { pages } = dataOf(await handlers.listPages({}, ann));
    expect(pages.filter(({ id }) => id === '/a')).toMatchObject([{ path: '/b', state: 'published' }]);
  });

  it('[PUB-09] publishes no draft of its page with a change of its menu item, and leaves a colleague’s item out', async () => {
    const editorial = await openEditorial(engine);
    const { handlers } = editorial;
    await publishEntries(editorial, page('/a', 'First'), item('/a'));
    const unfinished = { ...name, version: 0, entry: entryOf(page('/a', 'Unfinished')) };
    const renamed = { ...item('/a'), data: { ...item('/a').data, menuNameEn: 'Renamed' } };
    const other: EntryInput = { ...item('/other'), id: 'other' };
    const { drafts } = dataOf(
      await handlers.saveDrafts({ drafts: [unfinished, firstDraft(renamed), firstDraft(other)] }, ben),
    );
    dataOf(await handlers.publish({ drafts: drafts.filter(({ id }) => id === 'item') }, ann));
    expect((await pagesConfig(editorial, 'en')).pages).toMatchObject([{ path: '/a', title: 'First' }]);
    const menu = dataOf(await handlers.listEntries({ kind: 'menu', ...everything }, ann)).items;
    expect(menu.map(({ id, state, title }) => [id, state, title['en-US']])).toEqual([
      ['item', 'published', 'Renamed'],
      ['other', 'new', 'Item'],
    ]);
    expect(dataOf(await handlers.readEntry(name, ann)).draft?.entry?.data.title).toEqual({
      zh: 'Unfinished',
      en: 'Unfinished',
    });
  });

  it.each([
    ['of an editor', '/a', true],
    ['of the site', '/about/companyProfile', false],
  ])(
    '[PUB-09] moves together with its menu item: without the page %s the publish is refused, and the check says so',
    async (_whose, from, isStored) => {
      const editorial = await openEditorial(engine);
      const { handlers } = editorial;
      await publishEntries(editorial, item(from), ...(isStored ? [page(from, 'First', from)] : []));
      const moved = [
        item('/b'),
        page('/b', 'First', from),
        { kind: 'redirect', id: from, data: { to: '/b' } },
      ] as const;
      const versions = await Promise.all(
        moved.map(
          async ({ kind, id }) => dataOf(await handlers.readEntry({ kind, id }, ann)).draft?.version ?? 0,
        ),
      );
      const { drafts } = dataOf(
        await handlers.saveDrafts(
          { drafts: moved.map((one, index) => ({ ...firstDraft(one), version: versions[index] ?? 0 })) },
          ann,
        ),
      );
      const withoutPage = drafts.filter(({ kind }) => kind !== 'page');
      expect(await handlers.publish({ drafts: withoutPage }, ann)).toMatchObject({
        ok: false,
        code: 'invalid',
        data: { issues: [{ kind: 'menu', id: 'item', field: 'path', check: 'pageLeft' }] },
      });
      expect(dataOf(await handlers.checkReadiness({ drafts: withoutPage }, ann)).findings).toMatchObject([
        { kind: 'menu', id: 'item', field: 'path', code: 'pageLeft', blocks: true },
      ]);
      dataOf(await handlers.publish({ drafts }, ann));
      expect((await pagesConfig(editorial)).pages).toMatchObject([{ path: '/b', title: 'First' }]);
    },
  );

  it('[PUB-09] may follow its menu item later if visitors have no such page yet', async () => {
    const editorial = await openEditorial(engine);
    const { handlers } = editorial;
    await publishEntries(editorial, item('/a'));
    dataOf(await handlers.saveDrafts({ drafts: [firstDraft(page('/b', 'New', '/new'))] }, ann));
    await publishEntries(editorial, item('/b'));
    const { published } = dataOf(await handlers.readEntry({ kind: 'menu', id: 'item' }, ann));
    expect(published?.data.path).toBe('/b');
  });

  it('leaves its old path to another page; two pages cannot have one path', async () => {
    const editorial = await openEditorial(engine);
    const { handlers } = editorial;
    await publishEntries(editorial, page('/a', 'First'), item('/a'));
    dataOf(await handlers.publish({ drafts: await moveInMenu(editorial) }, ben));
    await publishEntries(editorial, page('/a', 'Another', '/a~2'));
    const { pages } = await pagesConfig(editorial);
    expect(pages.map(({ path, title }: Record<string, unknown>) => [path, title])).toEqual([
      ['/b', 'First'],
      ['/a', 'Another'],
    ]);
    const third = dataOf(await handlers.saveDrafts({ drafts: [firstDraft(page('/b', 'Third', '/c'))] }, ann));
    expect(await handlers.publish({ drafts: third.drafts }, ann)).toMatchObject({
      code: 'invalid',
      data: { issues: [{ kind: 'page', id: '/c', field: 'path' }] },
    });
  });

  it('moves in both languages, even if only one of them is published', async () => {
    const editorial = await openEditorial(engine);
    await publishEntries(editorial, page('/a', 'First'), item('/a'));
    const drafts = await moveInMenu(editorial);
    const chinese = drafts.map(({ kind, id, version }) => ({
      ...{ kind, id, version },
      ...(kind === 'page' ? { languages: ['zh-CN' as const] } : {}),
    }));
    dataOf(await editorial.handlers.publish({ drafts: chinese }, ben));
    expect((await pagesConfig(editorial, 'en')).pages).toMatchObject([{ path: '/b', title: 'First' }]);
  });

  it('[PUB-10] gets the versions before its move when a database of an earlier version is opened', async () => {
    const settings = await engine.emptyDatabase();
    const { reader, writer } = await openEarlierVersion(settings, '0014');
    const version = async (kind: string, id: string, revision: number, entry: EntryInput | null) => {
      await sql`insert into entry_version (kind, entry_id, revision, entry, languages, at)
        values (${kind}, ${id}, ${revision}, ${entry && JSON.stringify(entry)}, 'zh-CN,en-US', '2026-11-20')`.execute(
        writer,
      );
    };
    const redirect: EntryInput = { kind: 'redirect', id: '/a', data: { to: '/b' } };
    const block = { id: 'one', type: 'rich-text', version: 1, props: {} };
    const withBlock = (path: string, title: string): EntryInput => {
      const { data, ...rest } = page(path, title, path);
      return { ...rest, data: { ...data, blocks: [block] } };
    };
    await version('page', '/a', 1, page('/a', 'First', '/a'));
    await version('page', '/a', 2, null);
    await version('page', '/b', 2, page('/b', 'Second', '/b'));
    await version('redirect', '/a', 2, redirect);
    // A later page at the old path, and a move without a redirect.
    await version('page', '/a', 3, withBlock('/a', 'Later'));
    await version('page', '/a', 4, null);
    await version('page', '/c', 4, withBlock('/c', 'Moved'));
    // A removal is no move.
    await version('page', '/d', 3, page('/d', 'Gone', '/d'));
    await version('page', '/d', 4, null);
    await Promise.all([reader.destroy(), writer.destroy()]);

    const database = await openDatabase(settings);
    const { handlers } = editorialOver(database);
    const titlesOf = async (id: string) => {
      const { versions } = dataOf(await handlers.history({ kind: 'page', id }, ann));
      const read = versions.map(async (one) => dataOf(await handlers.readVersion({ id: one.id }, ann)).entry);
      return (await Promise.all(read)).map((entry) => [entry?.id, entry?.data.path, entry?.data.title]);
    };
    const both = (title: string) => ({ zh: title, en: title });
    expect(await titlesOf('/b')).toEqual([
      ['/b', '/b', both('Second')],
      ['/b', '/a', both('First')],
    ]);
    expect(await titlesOf('/c')).toEqual([
      ['/c', '/c', both('Moved')],
      ['/c', '/a', both('Later')],
    ]);
    expect(await titlesOf('/a')).toEqual([]);
    expect(dataOf(await handlers.bin({ kind: 'page' }, ann)).items.map(({ id }) => id)).toEqual(['/d']);
    await database.close();
  });
});
