import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EntryInput } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import type { Database } from '#server/db/database.ts';
import { onEveryEngine, openTestDatabase, sqlite } from '#tests/support/database.ts';
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
import { thorough } from '#tests/support/thorough.ts';

const pair = (zh: string, en: string) => ({ zh, en });
const block = (id: string, zh: string, en: string) => ({
  ...{ id, type: 'rich-text', version: 1 },
  props: { title: pair(zh, en), html: pair(`<p>${zh}</p>`, `<p>${en}</p>`) },
});
const page = (zh: string, en: string, more: readonly object[] = []): EntryInput => ({
  ...{ kind: 'page', id: '/about/trees' },
  data: {
    ...{ path: '/about/trees', title: pair(zh, en), meta: {}, blocks: [block('one', zh, en), ...more] },
    edited: { one: { title: { zh: '2026-11-20T00:00:00Z' } } },
  },
  texts: { 'zh-CN': {}, 'en-US': {} },
});
const news = (zh: string, en: string, coverImg = '/media/a.jpg'): EntryInput => ({
  ...{ kind: 'news', id: 'n1', date: '2026-11-20', data: { coverImg } },
  texts: { 'zh-CN': { data: { title: zh } }, 'en-US': { data: { title: en } } },
});
const item = (id: string, data: object = {}): EntryInput => ({
  ...{ kind: 'menu', id, sort: 1 },
  data: { menuName: `项${id}`, menuNameEn: `Item ${id}`, path: `/${id}`, defaultPath: `/${id}`, ...data },
});
const redirect = (id: string, to: string): EntryInput => ({ kind: 'redirect', id, data: { to } });

/** What lists hold for visitors of an entry in a language, to the byte. */
const itemOf = async (
  { read }: Database,
  { kind, id }: Pick<EntryInput, 'kind' | 'id'>,
  language: Language,
) =>
  await read
    .selectFrom('entry_text')
    .select(['item', 'data', 'facet', 'sort', 'date'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('language', '=', language)
    .executeTakeFirst();

/** Overwrites the draft and publishes it in some languages. */
async function change({ handlers }: Pick<TestEditorial, 'handlers'>, input: EntryInput, only?: Language[]) {
  const entry = entryOf(input);
  const name = { kind: entry.kind, id: entry.id };
  const known = await handlers.readEntry(name, ann);
  const before = (known.ok && known.data.draft?.version) || 0;
  const [draft] = dataOf(
    await handlers.saveDrafts({ drafts: [{ ...name, version: before, entry }] }, ann),
  ).drafts;
  return handlers.publish(
    { drafts: [{ ...name, version: draft?.version ?? 0, ...(only ? { languages: only } : {}) }] },
    ann,
  );
}

/** Every table that a publish writes, as text. */
async function everything({ read }: Database): Promise<string> {
  const tables = [
    'revision',
    'entry',
    'entry_text',
    'draft',
    'draft_text',
    'entry_version',
    'listed_entry',
    'audit',
  ] as const;
  const rows = tables.map((table) => read.selectFrom(table).selectAll().execute());
  return JSON.stringify(await Promise.all(rows));
}

onEveryEngine('publishing', (engine) => {
  it('[EDIT-01] publishes several drafts in one revision, with versions and one audit log entry', async () => {
    const editorial = await openEditorial(engine);
    const { handlers, source, database } = editorial;
    const before = Number(await source.revision());
    const drafts = [item('trees', { defaultPath: '/about/trees' }), page('树', 'Trees'), news('新', 'New')];
    const saved = dataOf(await handlers.saveDrafts({ drafts: drafts.map(firstDraft) }, ann)).drafts;
    expect(await source.call('newsPage', {}, { language: 'zh-CN' })).toMatchObject({ data: { total: 0 } });
    const { revision } = dataOf(await handlers.publish({ drafts: saved, note: '上线' }, ben));
    expect([revision, await source.revision()]).toEqual([String(before + 1), String(before + 1)]);
    expect(await source.call('newsPage', {}, { language: 'en-US' })).toMatchObject({
      data: { list: [{ title: 'New' }] },
    });
    for (const { kind, id } of saved) {
      expect(dataOf(await handlers.readEntry({ kind, id }, ann))).toMatchObject({ publishedBy: 'Ben' });
      expect(dataOf(await handlers.history({ kind, id }, ann)).versions).toMatchObject([
        { by: 'Ben', note: '上线', languages: ['zh-CN', 'en-US'], removed: false },
      ]);
    }
    const audited = await database.read
      .selectFrom('audit')
      .select(['who', 'about'])
      .where('what', '=', 'publish')
      .execute();
    expect(audited).toEqual([{ who: 'Ben', about: 'menu trees, page /about/trees, news n1' }]);
  });

  it('does not send editor-only fields of a page to visitors', async () => {
    const editorial = await openEditorial(engine);
    await publishEntries(editorial, page('树', 'Trees'));
    const answer = await editorial.source.call(
      'remoteConfig',
      { key: 'official.pages.config' },
      { language: 'zh-CN' },
    );
    expect(JSON.stringify(answer)).toContain('Trees');
    expect(JSON.stringify(answer)).not.toContain('edited');
    const { published } = dataOf(
      await editorial.handlers.readEntry({ kind: 'page', id: '/about/trees' }, ann),
    );
    expect(published?.data).toHaveProperty('edited.one.title.zh');
  });

  it('publishes one language of a page; the other stays byte-identical and the draft remains until both are published', async () => {
    const editorial = await openEditorial(engine);
    const { handlers, database } = editorial;
    const first = page('树', 'Trees');
    await publishEntries(editorial, first);
    const chinese = await itemOf(database, first, 'zh-CN');
    dataOf(await change(editorial, page('新树', 'New trees', [block('two', '二', 'Two')]), ['en-US']));
    expect(await itemOf(database, first, 'zh-CN')).toEqual(chinese);
    expect((await itemOf(database, first, 'en-US'))?.item).toContain('Two');
    const state = dataOf(await handlers.readEntry({ kind: 'page', id: '/about/trees' }, ann));
    expect(state.published?.data.title).toEqual(pair('树', 'New trees'));
    expect(state.draft?.entry?.data.title).toEqual(pair('新树', 'New trees'));
    const rest = { kind: 'page', id: '/about/trees', version: state.draft?.version ?? 0 } as const;
    dataOf(await handlers.publish({ drafts: [{ ...rest, languages: ['zh-CN'] }] }, ann));
    expect((await itemOf(database, first, 'zh-CN'))?.item).toContain('新树');
    expect(dataOf(await handlers.readEntry(rest, ann)).draft).toBeUndefined();
    const { versions } = dataOf(await handlers.history(rest, ann));
    expect(versions.map(({ languages }) => languages)).toEqual([['zh-CN'], ['en-US'], ['zh-CN', 'en-US']]);
  });

  it('a new page in one language does not appear in the other', async () => {
    const editorial = await openEditorial(engine);
    dataOf(await change(editorial, page('树', 'Trees'), ['en-US']));
    const { database, handlers } = editorial;
    expect(await itemOf(database, page('', ''), 'zh-CN')).toBeUndefined();
    const state = dataOf(await handlers.readEntry({ kind: 'page', id: '/about/trees' }, ann));
    expect([Object.keys(state.published?.texts ?? {}), state.draft !== undefined]).toEqual([['en-US'], true]);
  });

  it('publishing one language changes its texts and the shared fields, but not the texts of the other language', async () => {
    const editorial = await openEditorial(engine);
    const { handlers, database } = editorial;
    await publishEntries(editorial, news('旧', 'Old'), item('a'));
    dataOf(await change(editorial, news('新', 'New', '/media/b.jpg'), ['en-US']));
    expect(JSON.parse((await itemOf(database, news('', ''), 'zh-CN'))?.item ?? '')).toMatchObject({
      title: '旧',
      coverImg: '/media/b.jpg',
    });
    dataOf(await change(editorial, item('a', { menuName: '新', menuNameEn: 'New' }), ['en-US']));
    expect(JSON.parse((await itemOf(database, item('a'), 'zh-CN'))?.item ?? '')).toMatchObject({
      menuName: '项a',
      menuNameEn: 'New',
    });
    for (const name of [
      { kind: 'news', id: 'n1' },
      { kind: 'menu', id: 'a' },
    ] as const)
      expect(dataOf(await handlers.readEntry(name, ann)).draft).toBeDefined();
    dataOf(await change(editorial, news('旧', 'Newest'), ['en-US']));
    expect(dataOf(await handlers.readEntry({ kind: 'news', id: 'n1' }, ann)).draft).toBeUndefined();
  });

  it('a failed publish changes nothing: an invalid text, an empty block or an outdated draft', async () => {
    const editorial = await openEditorial(engine);
    const { handlers, database } = editorial;
    const broken = { ...block('two', '二', 'Two'), props: { html: [] } };
    const untitled: EntryInput = { kind: 'news', id: 'n2', texts: { 'en-US': { data: {} } } };
    const entries = [news('新', 'New'), untitled, page('树', 'Trees', [broken])];
    const saved = dataOf(await handlers.saveDrafts({ drafts: entries.map(firstDraft) }, ann)).drafts;
    const before = await everything(database);
    const issue = (kind: string, language: string, field: string) =>
      expect.objectContaining({ kind, language, field });
    expect(await handlers.publish({ drafts: saved }, ann)).toMatchObject({
      code: 'invalid',
      data: {
        issues: [
          issue('news', 'en-US', 'title'),
          issue('page', 'zh-CN', 'blocks[1].props.html'),
          issue('page', 'en-US', 'blocks[1].props.html'),
        ],
      },
    });
    const [good, other] = saved;
    if (!good || !other) throw new Error('nothing was saved');
    const stale = { ...other, version: other.version - 1 };
    expect(await handlers.publish({ drafts: [good, stale] }, ann)).toMatchObject({ code: 'conflict' });
    expect(await everything(database)).toBe(before);
  });

  it('refuses duplicate, relative and reserved paths, redirect loops and menu items without a parent', async () => {
    const editorial = await openEditorial(engine);
    const { handlers, database } = editorial;
    await publishEntries(
      editorial,
      item('a'),
      item('a-1', { parentId: 'a', path: '/a/1', defaultPath: '/a/1' }),
      redirect('/x', '/y'),
    );
    const before = await everything(database);
    const at = (path: string): EntryInput => {
      const { data, ...rest } = page('', '');
      return { ...rest, id: path, data: { ...data, path } };
    };
    const cases: [entry: EntryInput, field: string][] = [
      ...[
        '/api/x',
        '/editor',
        '/Media/a',
        '/sitemap.xml',
        '/sitemap-2.xml',
        '/favicon.ico',
        '/language/zh',
      ].map((path): [EntryInput, string] => [at(path), 'path']),
      ...['about', '/a?b', '/a#b', '/a//b', '/a/', '/a/../b', '/a b', '/%41'].map(
        (path): [EntryInput, string] => [at(path), 'path'],
      ),
      [item('b', { defaultPath: '/a' }), 'defaultPath'],
      [item('b', { defaultPath: 'b' }), 'defaultPath'],
      [item('b', { path: 'http:b' }), 'path'],
      [item('b', { parentId: 'gone' }), 'parentId'],
      [item('a', { parentId: 'a-1' }), 'parentId'],
      [redirect('/editor/x', '/y'), 'from'],
      [redirect('/y', '/x'), 'to'],
      [redirect('/z', '//elsewhere.example'), 'to'],
    ];
    for (const [entry, field] of cases) {
      const [draft] = dataOf(await handlers.saveDrafts({ drafts: [firstDraft(entry)] }, ann)).drafts;
      if (!draft) throw new Error('nothing was saved');
      const result = await handlers.publish({ drafts: [draft] }, ann);
      expect([entry.id, result]).toMatchObject([
        entry.id,
        {
          code: 'invalid',
          data: {
            issues: expect.arrayContaining([
              expect.objectContaining({ kind: entry.kind, id: entry.id, field }),
            ]),
          },
        },
      ]);
      dataOf(await handlers.discardDrafts({ drafts: [draft] }, ann));
    }
    const removal = { kind: 'menu', id: 'a', version: 0, entry: null } as const;
    const [draft] = dataOf(await handlers.saveDrafts({ drafts: [removal] }, ann)).drafts;
    expect(await handlers.publish({ drafts: draft ? [draft] : [] }, ann)).toMatchObject({
      data: { issues: [{ id: 'a-1', field: 'parentId' }] },
    });
    if (draft) dataOf(await handlers.discardDrafts({ drafts: [draft] }, ann));
    expect(JSON.parse(await everything(database)).slice(0, 3)).toEqual(JSON.parse(before).slice(0, 3));
    dataOf(
      await change(editorial, item('b', { path: 'https://elsewhere.example/b', defaultPath: undefined })),
    );
    dataOf(await change(editorial, at('/关于/树')));
  });
});

it('publishing one language keeps the other byte-identical for arbitrary drafts', async () => {
  const database = await openTestDatabase(sqlite);
  const editorial = editorialOver(database);
  const texts = fc.string({ unit: 'binary', maxLength: 8 });
  const blocks = fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), zh: texts, en: texts }), {
    maxLength: 4,
  });
  const pages = fc.record({ zh: texts, en: texts, blocks }).map(({ zh, en, blocks: made }) => {
    const unique = [...new Map(made.map((some) => [some.id, some])).values()];
    return page(
      zh,
      en,
      unique.map((some) => block(some.id, some.zh, some.en)),
    );
  });
  const languages = fc.constantFrom<Language>('zh-CN', 'en-US');
  await publishEntries(editorial, page('树', 'Trees'));
  await fc.assert(
    fc.asyncProperty(pages, languages, async (drafted, language) => {
      const other = language === 'zh-CN' ? 'en-US' : 'zh-CN';
      const before = await itemOf(database, drafted, other);
      dataOf(await change(editorial, drafted, [language]));
      expect(await itemOf(database, drafted, other)).toEqual(before);
      const wanted = await itemOf(database, drafted, language);
      dataOf(await change(editorial, drafted));
      expect(await itemOf(database, drafted, language)).toEqual(wanted);
    }),
    { numRuns: thorough ? 40 : 10 },
  );
});
