import { expect, it } from 'vitest';
import { demoEntries } from '#demo/index.ts';
import { listEntriesSchema } from '#schemas/editor/editorial.ts';
import { type EntryInput, entryKinds } from '#schemas/entry.ts';
import { onEveryEngine } from '#tests/support/database.ts';
import {
  ann,
  dataOf,
  entryOf,
  firstDraft,
  openEditorial,
  publishEntries,
  type TestEditorial,
} from '#tests/support/editorial.ts';

const hall = (id: string, sort: number, zh: string, en: string): EntryInput => ({
  ...{ kind: 'venue', id, sort, data: { imageFiles: [{ imageIcon: `/media/${id}.jpg` }] } },
  texts: { 'zh-CN': { data: { title: zh } }, 'en-US': { data: { title: en } } },
});

const list = async ({ handlers }: TestEditorial, request: object) =>
  dataOf(await handlers.listEntries(listEntriesSchema.parse({ kind: 'venue', ...request }), ann));
const ids = async (editorial: TestEditorial, request: object) =>
  (await list(editorial, request)).items.map(({ id }) => id);

onEveryEngine('lists', (engine) => {
  it('contain published entries and drafts in one order, with the state of each', async () => {
    const editorial = await openEditorial(engine);
    const { handlers, source } = editorial;
    await source.publish({
      put: [hall('a', 2, '甲厅', 'Alpha'), hall('b', 1, '乙厅', 'Beta'), hall('d', 4, '丁厅', '100%')],
    });
    const drafts = [
      firstDraft(hall('c', 3, '丙厅', 'Gamma')),
      firstDraft(hall('a', 9, '新甲厅', 'New alpha')),
      { kind: 'venue', id: 'b', version: 0, entry: null } as const,
    ];
    dataOf(await handlers.saveDrafts({ drafts }, ann));
    const { items, total } = await list(editorial, {});
    expect([total, items.map(({ id, state }) => [id, state])]).toEqual([
      4,
      [
        ['b', 'removal'],
        ['c', 'new'],
        ['d', 'published'],
        ['a', 'changed'],
      ],
    ]);
    expect(items[3]).toEqual({
      ...{ kind: 'venue', id: 'a', state: 'changed', sort: 9, picture: '/media/a.jpg' },
      title: { 'zh-CN': '新甲厅', 'en-US': 'New alpha' },
      published: ['zh-CN', 'en-US'],
      changedAt: expect.stringMatching(/^2026-11-21T/),
      changedBy: 'Ann',
      version: expect.any(Number),
    });
    expect(items[1]?.published).toEqual([]);
    expect(await ids(editorial, { search: 'ALPHA' })).toEqual(['a']);
    expect(await ids(editorial, { search: '厅', page: 2, pageSize: 3 })).toEqual(['a']);
    expect(await ids(editorial, { search: '%' })).toEqual(['d']);
    expect(await ids(editorial, { search: '_' })).toEqual([]);
    expect(await ids(editorial, { state: 'new' })).toEqual(['c']);
    expect(await ids(editorial, { descending: true })).toEqual(['a', 'd', 'c', 'b']);
    const version = items[1]?.version ?? 0;
    const later = { ...firstDraft(hall('c', 3, '丙厅', 'Delta')), version };
    dataOf(await handlers.saveDrafts({ drafts: [later] }, ann));
    expect((await ids(editorial, { sort: 'changed', descending: true }))[0]).toBe('c');
    expect(await ids(editorial, { sort: 'title' })).toEqual(['d', 'c', 'b', 'a']);
  });

  it('are updated when drafts are discarded and published, and repaired after an earlier version published', async () => {
    const editorial = await openEditorial(engine);
    const { handlers, source, database } = editorial;
    await source.publish({ put: [hall('a', 1, '甲', 'A'), hall('b', 2, '乙', 'B')] });
    await database.write(async (tx) => {
      await tx.deleteFrom('listed_entry').where('id', '=', 'a').execute();
      await tx
        .insertInto('listed_entry')
        .values({
          ...{ kind: 'venue', id: 'gone', revision: 1, state: 'published', title_zh: '', title_en: '' },
          ...{ search: '', sort: 0, date: '', languages: '', changed_at: '' },
        })
        .execute();
    });
    expect(await ids(editorial, {})).toEqual(['a', 'b']);
    const [draft] = dataOf(
      await handlers.saveDrafts({ drafts: [firstDraft(hall('c', 3, '丙', 'C'))] }, ann),
    ).drafts;
    expect(await ids(editorial, {})).toEqual(['a', 'b', 'c']);
    dataOf(await handlers.discardDrafts({ drafts: draft ? [draft] : [] }, ann));
    expect(await ids(editorial, {})).toEqual(['a', 'b']);
    await source.publish({ remove: [{ kind: 'venue', id: 'a' }] });
    expect(await ids(editorial, {})).toEqual(['b']);
  });

  it('contain all demo content, each kind with titles in the order that visitors see', async () => {
    const editorial = await openEditorial(engine);
    const put = demoEntries('2026-11-21');
    await editorial.source.publish({ put });
    for (const kind of entryKinds) {
      const { items, total } = await list(editorial, { kind, pageSize: 500 });
      expect([kind, total, items.length]).toEqual([
        kind,
        ...Array(2).fill(put.filter((entry) => entry.kind === kind).length),
      ]);
      if (kind !== 'redirect')
        expect(items.filter(({ title }) => !title['zh-CN'] && !title['en-US'])).toEqual(
          kind === 'banner' ? expect.anything() : [],
        );
    }
    const [newest] = (await list(editorial, { kind: 'news' })).items;
    expect(newest?.date).toBe(
      put
        .filter(({ kind }) => kind === 'news')
        .map(({ date }) => date)
        .toSorted()
        .at(-1),
    );
    expect(newest?.title['zh-CN'] ?? newest?.title['en-US']).toBeTruthy();
    expect((await list(editorial, { kind: 'file', facet: 'HOTEL_ACCOMMODATION YES' })).total).toBeGreaterThan(
      0,
    );
    const { pages } = dataOf(await editorial.handlers.listPages({}, ann));
    expect(pages.find(({ path }) => path === '/about/privacy')?.state).toBe('published');
    expect(pages.find(({ path }) => path === '/')).toMatchObject({
      state: 'builtIn',
      title: { 'en-US': expect.any(String) },
    });
    const needingItem = pages.filter(({ needsItem }) => needsItem).map(({ path }) => path);
    expect(needingItem).toEqual([
      '/conventionCenter/meetingActivityAtlasDetail',
      '/events',
      '/exhibitCenter/activityAtlasDetail',
      '/news/newsInfoDetail',
      '/news/noticeAnnouncementDetail',
      '/notice/noticeDetail',
    ]);
    const { builtIn } = dataOf(await editorial.handlers.readEntry({ kind: 'page', id: '/' }, ann));
    expect(builtIn?.data.path).toBe('/');
    const drafts = [{ kind: 'page' as const, id: '/', version: 0, entry: builtIn ?? null }];
    dataOf(await editorial.handlers.saveDrafts({ drafts }, ann));
    const after = dataOf(await editorial.handlers.listPages({}, ann)).pages;
    expect(after.filter(({ path }) => path === '/')).toMatchObject([
      { state: 'changed', published: ['zh-CN', 'en-US'], changedBy: 'Ann' },
    ]);
  });

  it('say that a page needs an item, also if search engines must not list it', async () => {
    const editorial = await openEditorial(engine);
    const source = { call: 'newsDetail', params: { listPath: '/news', detailPath: '/item' } };
    const page = (path: string, meta: object): EntryInput => ({
      ...{ kind: 'page', id: path },
      data: {
        ...{ path, title: { zh: '页', en: 'Page' }, meta },
        blocks: [{ id: 'article', type: 'article', version: 1, props: { source } }],
      },
    });
    const text = { id: 'text', type: 'rich-text', version: 1, props: { html: '<p>T</p>' } };
    const plain = page('/plain', { noindex: true });
    const drafts = [
      page('/item', {}),
      page('/secret', { noindex: true }),
      { ...plain, data: { ...plain.data, blocks: [text] } },
    ].map(firstDraft);
    dataOf(await editorial.handlers.saveDrafts({ drafts }, ann));
    const { pages } = dataOf(await editorial.handlers.listPages({}, ann));
    const needing = ['/item', '/secret', '/plain'].map(
      (path) => pages.find((one) => one.path === path)?.needsItem,
    );
    expect(needing).toEqual([true, true, undefined]);
  });
});

const item = (id: string, menuName: string) => ({
  ...{ kind: 'menu' as const, id, sort: 1 },
  data: { menuName, path: `/${id}`, visible: '0' },
});
const listed = { kind: 'menu', sort: 'order', descending: false, page: 1, pageSize: 25 } as const;

onEveryEngine('the drafts of a list of entries', (engine) => {
  it('returns the version of each draft, and with `whole` the state after the next publish', async () => {
    const editorial = await openEditorial(engine);
    const { handlers } = editorial;
    await publishEntries(editorial, item('a', '甲'), item('b', '乙'), item('c', '丙'));
    const removal = { kind: 'menu' as const, id: 'c', version: 0, entry: null };
    const saved = await handlers.saveDrafts(
      { drafts: [firstDraft(item('b', '乙二')), firstDraft(item('d', '丁')), removal] },
      ann,
    );
    const versions = new Map(dataOf(saved).drafts.map(({ id, version }) => [id, version]));
    const { items } = dataOf(await handlers.listEntries({ ...listed, whole: true }, ann));
    expect(items.map(({ id, state, version, entry }) => [id, state, version, entry?.data?.menuName])).toEqual(
      [
        ['a', 'published', undefined, '甲'],
        ['b', 'changed', versions.get('b'), '乙二'],
        // A draft that removes an entry keeps the published state.
        ['c', 'removal', versions.get('c'), '丙'],
        ['d', 'new', versions.get('d'), '丁'],
      ],
    );
    expect(items[1]?.entry).toEqual(entryOf(item('b', '乙二')));

    const short = dataOf(await handlers.listEntries({ ...listed, whole: false }, ann));
    expect(short.items.map(({ version, entry }) => [version, entry])).toEqual(
      items.map(({ version }) => [version, undefined]),
    );
  });
});
