import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { builtInGroups } from '#registry/pages/index.ts';
import { onEveryEngine, type TestEngine, testClock } from '#tests/support/database.ts';
import { ann, callerOf, dataOf, editorialOver, entryOf, openEditorial } from '#tests/support/editorial.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openTestLibrary } from '#tests/support/media-library.ts';
import * as files from '#tests/support/upload-files.ts';
import { publish } from '../../db/content/publish.ts';
import type { Database } from '../../db/database.ts';
import { createAcceptSubmission } from '../../db/requests/submissions.ts';
import { findEntries } from '../../db/search/find-entries.ts';
import { repairSearch } from '../../db/search/repair-search.ts';
import { replaceSearchItems, wordQueries } from '../../db/search/search-index.ts';
import { signedIn } from '../handlers.ts';
import { searchHandlers } from './search.ts';

const searchOver = (database: Database) => {
  const { search } = searchHandlers({ database, groups: builtInGroups, builtInMedia: [] });
  return async (
    query: string,
    more: { group?: 'pages' | 'content' | 'media' | 'requests'; offset?: number } = {},
  ) => dataOf(await search({ query, offset: 0, ...more }, ann)).results;
};

const article = (id: string, zh: string, en: string, more: { content?: string } = {}) =>
  entryOf({
    kind: 'news',
    id,
    date: '2026-11-01 09:00:00',
    texts: {
      'zh-CN': { data: { title: zh, content: '', ...more } },
      'en-US': { data: { title: en, content: '' } },
    },
  });

const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);

onEveryEngine('the search', (engine) => {
  it('[PUB-07] finds content by every word of its titles and texts, in either language', async () => {
    const { database } = await openEditorial(engine);
    await publish(
      database,
      {
        put: [
          article('77', '独特新能源装备展', 'A fair for new energy', {
            content: '<p>共<b>77</b>个展位，展<i>览</i>服务价目 2027</p>',
          }),
          article('78', '停车楼夜间收费', 'Parking at night', { content: '<p>价格说明，条目如下 2027</p>' }),
        ],
      },
      testClock,
    );
    const search = searchOver(database);
    for (const query of [
      '独特',
      '77 独特',
      '新能源 77',
      '展览服务',
      'ENERGY fair',
      'energy 新能源',
      '展',
      '价目2027',
      'ener',
    ])
      expect([query, idsOf((await search(query)).content)]).toEqual([query, ['77']]);
    expect(idsOf((await search('2027')).content).sort()).toEqual(['77', '78']);
    for (const query of ['独特 夜间', '能源备', 'nergy', '价格说明条目'])
      expect((await search(query)).content.total).toBe(0);
    const [found] = (await search('价目 2027')).content.items;
    expect(found).toMatchObject({
      ...{ kind: 'news', state: 'published', places: ['共77个展位，展览服务价目 2027'] },
      title: { 'zh-CN': '独特新能源装备展', 'en-US': 'A fair for new energy' },
    });
  });

  it('[PUB-07] lists titles with all words first, then the latest changes, three of each group, and all of one', async () => {
    const { database } = await openEditorial(engine);
    for (const id of ['1', '2', '3', '4', '5'])
      await publish(
        database,
        { put: [article(id, id === '2' ? '价目表' : `新闻${id}`, 'News', { content: '新的价目' })] },
        testClock,
      );
    const search = searchOver(database);
    const first = await search('价目');
    expect([idsOf(first.content), first.content.total]).toEqual([['2', '5', '4'], 5]);
    const all = await search('价目', { group: 'content', offset: 3 });
    expect([idsOf(all.content), all.content.total, idsOf(all.pages)]).toEqual([['3', '1'], 5, []]);
  });

  it('[PUB-07] finds pages by the texts of their blocks, changed or as they came with the site', async () => {
    const { database, handlers } = await openEditorial(engine);
    const search = searchOver(database);
    const page = entryOf({
      kind: 'page',
      id: '/about/fees',
      data: {
        title: { zh: '收费', en: 'Fees' },
        blocks: [
          {
            id: 'a',
            type: 'heading',
            version: 1,
            props: { title: { zh: '吊点与电力', en: 'Rigging points' } },
          },
        ],
      },
      texts: { 'zh-CN': {}, 'en-US': {} },
    });
    dataOf(
      await handlers.saveDrafts({ drafts: [{ kind: 'page', id: page.id, version: 0, entry: page }] }, ann),
    );
    const { pages } = await search('rigging 吊点 电力');
    expect(pages.items).toEqual([
      expect.objectContaining({
        id: '/about/fees',
        path: '/about/fees',
        state: 'new',
        places: ['吊点与电力', 'Rigging points'],
      }),
    ]);
    expect((await search('heading')).pages.items.map(({ id }) => id)).not.toContain('/about/fees');
    const [own] = (await search('Directions')).pages.items.filter(({ state }) => state === 'builtIn');
    expect(own?.path).toBeDefined();
  });

  it('[PUB-07] finds files by name and alternative text, and no longer when they are removed', async () => {
    const library = await openTestLibrary(engine);
    const search = searchOver(library.database);
    const { item } = await library.upload('2027年价目表.png', await files.png());
    dataOf(await library.handlers.changeMedia({ id: item.id, alt: { 'en-US': 'Prices on a board' } }, ann));
    for (const query of ['价目 2027', 'board 价目表'])
      expect((await search(query)).media.items).toMatchObject([{ id: item.id, address: item.address }]);
    dataOf(await library.handlers.removeMedia({ id: item.id }, callerOf('Ann')));
    expect((await search('价目')).media.total).toBe(0);
  });

  it('[PUB-07] finds requests by reference and name, only for accounts that may open them', async () => {
    const { database } = await openEditorial(engine);
    const accept = createAcceptSubmission(database, {
      clock: testClock,
      random: (length) => new Uint8Array(length).fill(7),
    });
    const receipt = await accept({
      call: 'createSuggestion',
      language: 'zh-CN',
      body: { name: '程若水', contact: '138 0000 8866', content: '停车场的灯' },
    });
    const search = searchOver(database);
    const reference = typeof receipt === 'string' ? receipt : receipt.reference;
    for (const query of [reference, reference.replace('-', '').toLowerCase(), '若水', '8866 程若水'])
      expect([query, (await search(query)).requests?.total]).toEqual([query, 1]);
    const { search: handler } = searchHandlers({ database, groups: builtInGroups, builtInMedia: [] });
    const refused = dataOf(await handler({ query: '若水', offset: 0 }, { ...ann, account: undefined }));
    expect(refused.results).not.toHaveProperty('requests');
  });

  it('[PUB-07] [PUB-12] shows an account with limits only what it may open', async () => {
    const { database } = await openEditorial(engine);
    const page = (path: string) =>
      entryOf({
        ...{ kind: 'page', id: path },
        data: { path, title: { zh: '导览图', en: 'Wayfinding' }, meta: {}, blocks: [] },
        texts: { 'zh-CN': {}, 'en-US': {} },
      });
    const item = (id: string) =>
      entryOf({
        ...{ kind: 'menu', id, sort: 1 },
        data: { menuName: id, menuNameEn: id, path: `/${id}`, defaultPath: `/${id}` },
      });
    const notice = entryOf({
      ...{ kind: 'notice', id: '9', date: '2026-11-01', facet: 'JOURNALISM' },
      texts: { 'zh-CN': { data: { title: '导览图更新' } }, 'en-US': { data: { title: 'Wayfinding' } } },
    });
    await publish(
      database,
      {
        put: [
          ...[item('visit'), item('about'), page('/visit/map'), page('/about/map')],
          ...[article('1', '导览图', 'Wayfinding'), notice],
        ],
      },
      testClock,
    );
    const { search } = searchHandlers({ database, groups: builtInGroups, builtInMedia: [] });
    const limited = {
      ...ann,
      account: { ...signedIn(ann), limits: { sections: ['visit'], kinds: ['news' as const] } },
    };
    const found = async (caller: typeof ann) =>
      dataOf(await search({ query: '导览图', offset: 0 }, caller)).results;
    const all = await found(ann);
    expect([idsOf(all.pages).sort(), idsOf(all.content).sort()]).toEqual([
      ['/about/map', '/visit/map'],
      ['1', '9'],
    ]);
    const own = await found(limited);
    expect([idsOf(own.pages), own.pages.total]).toEqual([['/visit/map'], 1]);
    expect([idsOf(own.content), own.content.total]).toEqual([['1'], 1]);
  });

  it('[PUB-07] answers hostile queries as plain words', async () => {
    const { database } = await openEditorial(engine);
    await publish(database, { put: [article('1', '标题', 'Title')] }, testClock);
    const search = searchOver(database);
    for (const query of [
      ...[
        '"',
        "'",
        '*',
        '价目" OR "1',
        'a AND',
        'NOT',
        'NEAR(a b)',
        'words:x',
        '^',
        '{a b}: c',
        '\\',
        "') or 1=1 --",
      ],
      ...[
        '%',
        '_',
        '\0',
        ':*',
        '& | !',
        "''",
        'ﷺ',
        '\ud800',
        '\ue000标题',
        '\ue001content',
        'a\0b',
        'a\ud800b',
      ],
      ...['价'.repeat(10_000), '" '.repeat(5_000), 'a '.repeat(5_000)],
    ])
      expect([query, (await search(query)).content.total]).toEqual([query, query === '\ue000标题' ? 1 : 0]);
  });

  it('[PUB-07] completes the index of a database that an earlier version has filled', async () => {
    const { database } = await openEditorial(engine);
    const put = Array.from({ length: 150 }, (_, id) => article(`${id}`, `新闻${id}`, 'News'));
    await publish(database, { put }, testClock);
    await database.write(async (tx) => {
      await tx.deleteFrom('search_entry').where('id', 'in', ['7', '8']).execute();
      await tx.updateTable('search_entry').set({ version: '0:0' }).where('id', '=', '9').execute();
      // Made from the same revision, with the words of an earlier version.
      await tx.updateTable('search_entry').set({ version: '1:0' }).where('id', '=', '11').execute();
      await tx.deleteFrom('entry').where('id', '=', '10').execute();
      await tx.deleteFrom('listed_entry').where('id', '=', '10').execute();
    });
    const search = searchOver(database);
    await eventually(async () => {
      expect(idsOf((await search('新闻7')).content)).toContain('7');
      expect(idsOf((await search('新闻10')).content)).not.toContain('10');
    });
    const versions = database.read
      .selectFrom('search_entry')
      .select('version')
      .where('id', 'in', ['9', '11']);
    expect(await versions.execute()).toEqual([{ version: 'triples 1:0' }, { version: 'triples 1:0' }]);
  });

  it('[PUB-07] equals a new index after any drafts, publishes and removals', async () => {
    const { database } = await openEditorial(engine);
    const { handlers } = editorialOver(database);
    const words = ['展览', '价目', 'price', 'hall', '二〇二七'];
    const step = fc.record({
      act: fc.constantFrom('draft', 'remove', 'publish', 'discard', 'import'),
      id: fc.constantFrom('1', '2', '3'),
      word: fc.constantFrom(...words),
    });
    const drafts = new Map<string, { version: number; word: string | undefined }>();
    const published = new Map<string, string>();
    const apply = async ({ act, id, word }: { act: string; id: string; word: string }) => {
      const draft = drafts.get(id);
      const name = { kind: 'news', id, version: draft?.version ?? 0 } as const;
      if (act === 'draft' || (act === 'remove' && published.has(id))) {
        const entry = act === 'draft' ? article(id, `标题 ${word}`, 'Title') : null;
        const [saved] = dataOf(await handlers.saveDrafts({ drafts: [{ ...name, entry }] }, ann)).drafts;
        drafts.set(id, { version: saved?.version ?? 0, word: entry ? word : undefined });
      } else if (act === 'publish' && draft) {
        dataOf(await handlers.publish({ drafts: [name] }, ann));
        drafts.delete(id);
        if (draft.word === undefined) published.delete(id);
        else published.set(id, draft.word);
      } else if (act === 'discard' && draft) {
        dataOf(await handlers.discardDrafts({ drafts: [name] }, ann));
        drafts.delete(id);
      } else if (act === 'import') {
        await publish(database, { put: [article(id, `标题 ${word}`, 'Title')] }, testClock);
        published.set(id, word);
      }
    };
    const search = searchOver(database);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const one of steps) await apply(one);
        for (const word of words) {
          const expected = ['1', '2', '3'].filter(
            (id) => (drafts.get(id)?.word ?? published.get(id)) === word,
          );
          expect([word, idsOf((await search(word)).content).sort()]).toEqual([word, expected]);
        }
        const inStep = await rowsOf(database, engine);
        await database.write((tx) => tx.deleteFrom('search_entry').execute());
        await repairSearch(database);
        expect(inStep).toEqual(await rowsOf(database, engine));
      }),
      { numRuns: 6 },
    );
  });

  it('[PUB-07] finds beginnings of few words and of many', async () => {
    const { database } = await openEditorial(engine);
    const ids = Array.from({ length: 60 }, (_, id) => `${id + 10}`);
    await publish(
      database,
      { put: ids.map((id) => article(id, `新闻${id}`, 'News', { content: `<p>stand${id}</p>` })) },
      testClock,
    );
    const search = searchOver(database);
    expect((await search('stand')).content.total).toBe(60);
    expect((await search('stand1')).content.total).toBe(10);
    expect(idsOf((await search('stand42')).content)).toEqual(['42']);
    expect((await search('stand99')).content.total).toBe(0);
    expect((await search('stand4 新闻42')).content.total).toBe(1);
  });

  it('[PUB-07] finds Chinese words only where all of their characters follow each other', async () => {
    const { database } = await openEditorial(engine);
    const put = ['会议展馆开放', '会议展、议展馆', '会议、议展、展馆'].map((title, id) =>
      article(`${id}`, title, 'News'),
    );
    await publish(database, { put }, testClock);
    const search = searchOver(database);
    expect(idsOf((await search('会议展馆')).content)).toEqual(['0']);
    expect(idsOf((await search('议展馆')).content)).toEqual(['1', '0']);
    expect(idsOf((await search('议展')).content)).toEqual(['2', '1', '0']);
  });

  it('[PUB-07] indexes as many words of a very long text as PostgreSQL can hold', async () => {
    const { database } = await openEditorial(engine);
    let state = 1;
    const character = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return String.fromCharCode(0x4e00 + ((state >>> 8) % 20_000));
    };
    // Its triples differ.
    const long = Array.from({ length: 90_000 }, character).join('');
    const item = { kind: 'news', id: '1', version: '1:0', titles: ['新闻'], lines: [long] } as const;
    await database.write((tx) => replaceSearchItems(tx, 'news', { ids: ['1'], items: [item] }));
    const find = (word: string) =>
      findEntries(database, { area: 'content', words: [word], offset: 0, limit: 3 });
    expect((await find('新闻')).total).toBe(1);
    expect((await find(long.slice(500, 503))).total).toBe(1);
  });

  it('[PUB-07] finds a common word also where the latest changes do not have it, the latest first', async () => {
    const { database } = await openEditorial(engine);
    const ids = Array.from({ length: 1800 }, (_, id) => `${id}`);
    await database.write((tx) => {
      const items = ids.map((id) => {
        const lines = Number(id) < 1200 ? ['地铁二号线 metro'] : ['没有'];
        return { kind: 'news', id, version: '1:0', titles: ['新闻'], lines } as const;
      });
      return replaceSearchItems(tx, 'news', { ids, items });
    });
    for (const words of [['地铁'], ['metro'], ['二号线']]) {
      const find = (offset: number) => findEntries(database, { area: 'content', words, offset, limit: 3 });
      const first = await find(0);
      expect([words, first.total, idsOf(first)]).toEqual([words, 1000, ['1199', '1198', '1197']]);
      expect(idsOf(await find(3))).toEqual(['1196', '1195', '1194']);
    }
    const latest = await findEntries(database, { area: 'content', words: ['没有'], offset: 2, limit: 2 });
    expect(idsOf(latest)).toEqual(['1797', '1796']);
  });

  it('[PUB-07] reads the words from their index, newest first, and neither all texts nor a sorted list', async () => {
    const { database } = await openEditorial(engine);
    await database.write(async (tx) => {
      const ids = Array.from({ length: 5000 }, (_, id) => `${id}`);
      const items = ids.map(
        (id) => ({ kind: 'news', id, version: '1:0', titles: [`新闻${id}`], lines: ['文字'] }) as const,
      );
      await replaceSearchItems(tx, 'news', { ids, items });
      await database.refreshStatistics(tx);
    });
    const plansOf = async (word: string, isCommon: boolean) => {
      const { inTitle, anywhere } = wordQueries('content', [word]);
      const how = sql.raw(engine.name === 'SQLite' ? 'explain query plan' : 'explain');
      return database.words.reading(database.read, async (db) => {
        const plans: string[] = [];
        for (const query of [inTitle, anywhere]) {
          const { rows } = await sql<Record<string, string>>`${how} select search_entry.row
            ${database.words[isCommon ? 'latestMatching' : 'newestMatching'](query, sql``)} limit 3`.execute(
            db,
          );
          plans.push(rows.map((row) => row.detail ?? row['QUERY PLAN']).join('\n'));
        }
        return plans;
      });
    };
    if (engine.name === 'SQLite')
      for (const plan of [...(await plansOf('4711', false)), ...(await plansOf('新', true))]) {
        expect(plan).toMatch(
          /SCAN search_word VIRTUAL TABLE INDEX .*\nSEARCH search_entry USING INTEGER PRIMARY KEY/,
        );
        expect(plan).not.toContain('TEMP B-TREE');
      }
    else {
      for (const plan of await plansOf('4711', false))
        expect(plan).toContain('Bitmap Index Scan on search_entry_words');
      for (const plan of await plansOf('新', true)) {
        expect(plan).toContain('Index Scan Backward using search_entry_pkey');
        expect(plan).not.toContain('Sort');
      }
    }
  });
});

/** The index without its order: SQLite has the words in its own. */
async function rowsOf({ write }: Pick<Database, 'write'>, engine: TestEngine) {
  return write(async (tx) => {
    const { rows } = await sql<{ kind: string; id: string; version: string; text: string; words: string }>`
      select kind, id, version, text, words from search_entry order by kind, id`.execute(tx);
    if (engine.name === 'PostgreSQL') return rows;
    await sql`create virtual table if not exists temp.word using fts5vocab(main, search_word, instance)`.execute(
      tx,
    );
    const words = await sql<{ kind: string; id: string; words: string }>`
      select kind, id, group_concat(term, ' ') as words from (
        select kind, id, term from temp.word left join search_entry on search_entry.row = word.doc order by kind, id, term)
      group by kind, id`.execute(tx);
    return [rows, words.rows];
  });
}
