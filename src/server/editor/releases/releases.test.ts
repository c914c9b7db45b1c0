import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCatalogue } from '#registry/blocks.ts';
import { builtInGroups } from '#registry/pages/index.ts';
import type { Entry, EntryInput } from '#schemas/entry.ts';
import { type Language, languageKey, languages } from '#schemas/language.ts';
import { claimNext, holdsClaim, markReleaseFailed } from '#server/db/content/releases.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { onEveryEngine, openTestDatabase, type TestEngine } from '#tests/support/database.ts';
import {
  ann,
  ben,
  dataOf,
  demoPictures,
  editorialOver,
  firstDraft,
  pagesIn,
  publishEntries,
} from '#tests/support/editorial.ts';
import { thorough } from '#tests/support/thorough.ts';
import { openOwnFiles } from '../media/own-files.ts';
import { runDueReleases } from './release-runner.ts';

const news = (id: string, title: string): EntryInput => ({
  ...{ kind: 'news', id, date: '2026-11-20', data: {} },
  texts: { 'zh-CN': { data: { title } }, 'en-US': { data: { title: `${title} in English` } } },
});
const page = (id: string, title: string, path = id): EntryInput => ({
  ...{ kind: 'page', id, texts: { 'zh-CN': {}, 'en-US': {} } },
  data: { path, title: { zh: title, en: title }, meta: {}, blocks: [] },
});

/** A site with a clock that the test sets, in minutes after 09:00. */
async function openSite(engine: TestEngine) {
  return siteOver(await openTestDatabase(engine));
}

function siteOver(database: Database) {
  let now = Date.UTC(2026, 10, 21, 1);
  const clock = () => new Date(now);
  const lines: string[] = [];
  const { handlers, previews, source } = editorialOver(database, clock);
  const runner = {
    database,
    clock,
    catalogue: createCatalogue(),
    groups: builtInGroups,
    ownFiles: openOwnFiles(demoPictures),
    log: (line: string) => lines.push(line),
  };
  const draft = async (input: EntryInput) => {
    const { kind, id, entry } = firstDraft(input);
    const before = dataOf(await handlers.readEntry({ kind, id }, ann)).draft?.version ?? 0;
    const saved = dataOf(await handlers.saveDrafts({ drafts: [{ kind, id, entry, version: before }] }, ann));
    return { kind, id, version: saved.drafts[0]?.version ?? 0 };
  };
  return {
    database,
    handlers,
    previews,
    source,
    clock,
    lines,
    draft,
    at: (minutes: number) => new Date(Date.UTC(2026, 10, 21, 1, minutes)).toISOString(),
    setMinutes: (minutes: number) => {
      now = Date.UTC(2026, 10, 21, 1, minutes);
    },
    run: () => runDueReleases(runner),
    /** Title that visitors get. */
    shown: async (kind: 'news' | 'page', id: string) => {
      const { published } = dataOf(await handlers.readEntry({ kind, id }, ann));
      if (kind === 'news') return published?.texts?.['zh-CN']?.data.title;
      return published?.data.title;
    },
    states: async () => dataOf(await handlers.listReleases({}, ann)).releases.map(({ state }) => state),
  };
}

const contents = { publish: [], takeDown: [] };

onEveryEngine('releases', (engine) => {
  it('[PUB-03] plans a release once when it is sent again because the answer was lost', async () => {
    const { handlers, draft, at } = await openSite(engine);
    const publish = [await draft(news('a', '一')), await draft(page('/opening', '开幕'))];
    const opening = { ...contents, name: '开幕日', at: at(60), publish };
    const { release } = dataOf(await handlers.addRelease(opening, ann));
    const again = { ...opening, publish: [...publish].reverse() };
    expect(dataOf(await handlers.addRelease(again, ann)).release.id).toBe(release.id);
    const others = [
      { ...opening, at: at(61) },
      { ...opening, name: '闭幕日' },
      { ...opening, publish: publish.slice(1) },
    ];
    for (const other of others) dataOf(await handlers.addRelease(other, ann));
    dataOf(await handlers.addRelease(others[2] ?? opening, ben));
    const { releases } = dataOf(await handlers.listReleases({}, ann));
    expect(releases.map(({ name, items, by }) => [name, items.length, by])).toEqual([
      ['开幕日', 2, 'Ann'],
      ['闭幕日', 2, 'Ann'],
      ['开幕日', 1, 'Ann'],
      ['开幕日', 1, 'Ben'],
      ['开幕日', 2, 'Ann'],
    ]);
  });

  it('[PUB-03] [OPS-08] publishes once at the moment, like a publish by hand, when two processes run it', async () => {
    const site = await openSite(engine);
    const { handlers, database } = site;
    const drafts = [await site.draft(news('a', '开幕')), await site.draft(page('/fair', '展会'))];
    const planned = { publish: drafts, takeDown: [], name: '开幕', at: '2026-11-21T09:30:00+08:00' };
    const { release } = dataOf(await handlers.addRelease(planned, ben));
    expect(release).toMatchObject({
      state: 'planned',
      at: '2026-11-21T01:30:00.000Z',
      by: 'Ben',
      issues: [],
    });
    site.setMinutes(29);
    await site.run();
    expect(await site.shown('news', 'a')).toBeUndefined();
    site.setMinutes(31);
    const other = siteOver(database);
    other.setMinutes(31);
    await Promise.all([site.run(), other.run(), site.run()]);
    expect(await site.shown('news', 'a')).toBe('开幕');
    expect(await database.read.selectFrom('revision').select('note').execute()).toEqual([{ note: '开幕' }]);
    expect(dataOf(await handlers.history({ kind: 'news', id: 'a' }, ann)).versions).toMatchObject([
      { by: 'Ben', note: '开幕', at: '2026-11-21T01:31:00.000Z' },
    ]);
    expect(dataOf(await handlers.readEntry({ kind: 'page', id: '/fair' }, ann)).draft).toBeUndefined();
    const audit = await database.read
      .selectFrom('audit')
      .select(['who', 'what', 'about'])
      .orderBy('id')
      .execute();
    expect(audit.slice(-2)).toEqual([
      { who: 'Ben', what: 'addRelease', about: '开幕: news a, page /fair' },
      { who: 'Ben', what: 'runRelease', about: '开幕: news a, page /fair' },
    ]);
    // A clock that is set back runs nothing again.
    site.setMinutes(0);
    await site.run();
    expect(await site.states()).toEqual(['done']);
  });

  it('[PUB-04] publishes the drafts as they were when they were added; a later edit stays a draft', async () => {
    const site = await openSite(engine);
    const { handlers } = site;
    const first = await site.draft(news('a', '一'));
    dataOf(await handlers.addRelease({ publish: [first], takeDown: [], at: site.at(10) }, ann));
    const second = await site.draft(news('a', '二'));
    const [listed] = dataOf(await handlers.listReleases({}, ann)).releases;
    expect(listed?.items[0]?.warnings).toEqual([{ why: 'edited' }]);
    dataOf(await handlers.addRelease({ publish: [second], takeDown: [], at: site.at(20) }, ann));
    const { releases } = dataOf(await handlers.listReleases({}, ann));
    expect(releases.map(({ items }) => items[0]?.warnings)).toEqual([
      [{ why: 'edited' }, { why: 'overlap', release: releases[1]?.id }],
      [{ why: 'overlap', release: releases[0]?.id }],
    ]);
    site.setMinutes(10);
    await site.run();
    expect(await site.shown('news', 'a')).toBe('一');
    expect(dataOf(await handlers.readEntry({ kind: 'news', id: 'a' }, ann)).draft?.version).toBe(
      second.version,
    );
    site.setMinutes(20);
    await site.run();
    expect(await site.shown('news', 'a')).toBe('二');
  });

  it('[PUB-04] publishes nothing of a release that no longer fits; it can run after it was corrected', async () => {
    const site = await openSite(engine);
    const { handlers } = site;
    const publish = [await site.draft(page('/a', '甲')), await site.draft(news('b', '乙'))];
    const { id } = dataOf(await handlers.addRelease({ publish, takeDown: [], at: site.at(10) }, ann)).release;
    await publishEntries({ handlers }, page('/other', '占用', '/a'));
    const issues = [{ kind: 'page', id: '/a', field: 'path', reason: 'another page has this path' }];
    expect(dataOf(await handlers.listReleases({}, ann)).releases).toMatchObject([
      { state: 'planned', issues },
    ]);
    site.setMinutes(10);
    await site.run();
    expect(dataOf(await handlers.listReleases({}, ann)).releases).toMatchObject([
      { state: 'failed', issues },
    ]);
    expect(await site.shown('news', 'b')).toBeUndefined();
    expect(site.lines).toEqual([
      'release 1 did not run: Nothing was published: page "/a", path: another page has this path',
    ]);
    const again = { ...contents, id, at: site.at(20), remove: [{ kind: 'page', id: '/a' } as const] };
    expect(dataOf(await handlers.changeRelease(again, ann)).release).toMatchObject({
      state: 'planned',
      issues: [],
    });
    site.setMinutes(20);
    await site.run();
    expect(await site.shown('news', 'b')).toBe('乙');
  });

  it('[PUB-03] does not undo what was published by hand since it was planned', async () => {
    const site = await openSite(engine);
    const { handlers } = site;
    const first = await site.draft(news('a', '计划'));
    dataOf(await handlers.addRelease({ publish: [first], takeDown: [], at: site.at(10) }, ann));
    const urgent = await site.draft(news('a', '更正'));
    dataOf(await handlers.publish({ drafts: [urgent] }, ben));
    site.setMinutes(10);
    await site.run();
    expect(await site.shown('news', 'a')).toBe('更正');
    expect(dataOf(await handlers.listReleases({}, ann)).releases).toMatchObject([
      { state: 'failed', issues: [{ kind: 'news', id: 'a', field: 'published' }] },
    ]);
  });

  it('[PUB-03] is run by another process when the one that claimed it has crashed, once its lease is over', async () => {
    const site = await openSite(engine);
    const { handlers, database } = site;
    const publish = [await site.draft(news('a', '开幕'))];
    dataOf(await handlers.addRelease({ publish, takeDown: [], at: site.at(10) }, ann));
    site.setMinutes(10);
    const claimed = await claimNext(database, { now: site.clock(), lease: new Date(site.at(11)) });
    expect(await site.states()).toEqual(['running']);
    await site.run();
    expect(await site.states()).toEqual(['running']);
    site.setMinutes(11);
    await site.run();
    expect(await site.states()).toEqual(['done']);
    // A process that was only slow finds its claim lost.
    if (!claimed) throw new Error('the release was not claimed');
    expect(await database.write((tx) => holdsClaim(tx, claimed))).toBe(false);
  });

  it('a process whose claim is lost does not mark the release of another one as failed', async () => {
    const site = await openSite(engine);
    const { handlers, database } = site;
    const publish = [await site.draft(news('a', '开幕'))];
    dataOf(await handlers.addRelease({ publish, takeDown: [], at: site.at(10) }, ann));
    site.setMinutes(10);
    const lost = await claimNext(database, { now: site.clock(), lease: new Date(site.at(11)) });
    site.setMinutes(11);
    const later = await claimNext(database, { now: site.clock(), lease: new Date(site.at(30)) });
    if (!lost || !later) throw new Error('the release was not claimed');
    await markReleaseFailed(database, lost, { at: site.clock(), issues: [] });
    expect(await site.states()).toEqual(['running']);
    await markReleaseFailed(database, later, { at: site.clock(), issues: [] });
    expect(await site.states()).toEqual(['failed']);
  });

  it('lists the latest release without a moment first, after those with one', async () => {
    const { handlers, at } = await openSite(engine);
    for (const [name, moment] of [
      ['一', undefined],
      ['二', undefined],
      ['晚', 20],
      ['早', 10],
    ] as const)
      dataOf(
        await handlers.addRelease(
          { publish: [], takeDown: [], name, ...(moment ? { at: at(moment) } : {}) },
          ann,
        ),
      );
    const { releases } = dataOf(await handlers.listReleases({}, ann));
    expect(releases.map(({ name }) => name)).toEqual(['早', '晚', '二', '一']);
  });

  it('checks a release as the site will be when the releases before it have run', async () => {
    const site = await openSite(engine);
    const { handlers } = site;
    await publishEntries({ handlers }, page('/a', '甲'));
    const moved = await site.draft(page('/a', '甲', '/b'));
    const taking = await site.draft(page('/c', '丙', '/a'));
    const early = { publish: [taking], takeDown: [], at: site.at(5) };
    expect(await handlers.addRelease(early, ann)).toMatchObject({ ok: false, code: 'invalid' });
    dataOf(await handlers.addRelease({ publish: [moved], takeDown: [], at: site.at(10) }, ann));
    dataOf(await handlers.addRelease({ publish: [taking], takeDown: [], at: site.at(20) }, ann));
    expect(await site.shown('page', '/c')).toBeUndefined();
    site.setMinutes(30);
    await site.run();
    expect(await site.states()).toEqual(['done', 'done']);
  });

  it('[PUB-03] takes a page down with a redirect, and keeps it as a draft that can be published again', async () => {
    const site = await openSite(engine);
    const { handlers } = site;
    await publishEntries({ handlers }, page('/fair', '展会'), page('/news', '新闻'));
    const entries = [{ kind: 'page', id: '/fair', redirectTo: '/news' } as const];
    dataOf(await handlers.takeDown({ entries }, ben));
    expect(await site.shown('page', '/fair')).toBeUndefined();
    const redirect = dataOf(await handlers.readEntry({ kind: 'redirect', id: '/fair' }, ann));
    expect(redirect.published?.data).toEqual({ to: '/news' });
    const { draft } = dataOf(await handlers.readEntry({ kind: 'page', id: '/fair' }, ann));
    expect(draft).toMatchObject({ by: 'Ben', entry: { data: { path: '/fair' } } });
    await site.draft(page('/fresh', '新页'));
    const { pages } = dataOf(await handlers.listPages({}, ann));
    const own = pages.filter(({ path }) => ['/fair', '/fresh', '/news', '/'].includes(path));
    expect(own.map(({ path, state, published }) => [path, state, published])).toEqual([
      ['/', 'builtIn', ['zh-CN', 'en-US']],
      ['/fair', 'takenDown', []],
      ['/fresh', 'new', []],
      ['/news', 'published', ['zh-CN', 'en-US']],
    ]);
    expect(dataOf(await handlers.history({ kind: 'page', id: '/fair' }, ann)).versions).toMatchObject([
      { removed: true, by: 'Ben' },
      { removed: false },
    ]);
    dataOf(
      await handlers.publish({ drafts: [{ kind: 'page', id: '/fair', version: draft?.version ?? 0 }] }, ann),
    );
    expect(await site.shown('page', '/fair')).toEqual({ zh: '展会', en: '展会' });
  });

  it('[PUB-03] takes a page down without a redirect, although an earlier take-down has left one', async () => {
    const site = await openSite(engine);
    const { handlers } = site;
    await publishEntries({ handlers }, page('/fair', '展会'), page('/show', '秀'), page('/news', '新闻'));
    const fair = { kind: 'page', id: '/fair' } as const;
    const show = { kind: 'page', id: '/show' } as const;
    const redirected = [fair, show].map((one) => ({ ...one, redirectTo: '/news' }));
    dataOf(await handlers.takeDown({ entries: redirected }, ann));
    for (const { kind, id } of [fair, show]) {
      const { draft } = dataOf(await handlers.readEntry({ kind, id }, ann));
      dataOf(await handlers.publish({ drafts: [{ kind, id, version: draft?.version ?? 0 }] }, ann));
    }
    const leadsTo = async (id: string) =>
      dataOf(await handlers.readEntry({ kind: 'redirect', id }, ann)).published?.data.to;
    dataOf(await handlers.takeDown({ entries: [fair] }, ann));
    expect([await leadsTo('/fair'), await leadsTo('/show')]).toEqual([undefined, '/news']);
    dataOf(await handlers.addRelease({ publish: [], takeDown: [show], at: site.at(10) }, ann));
    site.setMinutes(10);
    await site.run();
    expect(await site.states()).toEqual(['done']);
    expect(await leadsTo('/show')).toBeUndefined();
    expect(dataOf(await handlers.history({ kind: 'redirect', id: '/show' }, ann)).versions).toMatchObject([
      { removed: true, by: 'Ann' },
      { removed: false },
    ]);
  });

  it('[PUB-04] publishes a redirect from the path of a page that the same release takes down', async () => {
    const site = await openSite(engine);
    const { handlers } = site;
    const leading = (to: string): EntryInput => ({ kind: 'redirect', id: '/fair', data: { to } });
    await publishEntries({ handlers }, page('/fair', '展会'), page('/news', '新闻'), leading('/'));
    const publish = [await site.draft(leading('/news'))];
    const takeDown = [{ kind: 'page' as const, id: '/fair' }];
    dataOf(await handlers.addRelease({ publish, takeDown, at: site.at(10) }, ann));
    site.setMinutes(10);
    await site.run();
    const redirect = dataOf(await handlers.readEntry({ kind: 'redirect', id: '/fair' }, ann));
    expect(redirect.published?.data).toEqual({ to: '/news' });
  });

  it('runs now or is cancelled on request, and changes no more afterwards', async () => {
    const site = await openSite(engine);
    const { handlers } = site;
    const publish = [await site.draft(news('a', '开幕'))];
    const { id } = dataOf(await handlers.addRelease({ publish, takeDown: [] }, ann)).release;
    const other = dataOf(await handlers.addRelease({ publish, takeDown: [], at: site.at(10) }, ann)).release;
    dataOf(await handlers.cancelRelease({ id: other.id }, ann));
    expect(dataOf(await handlers.runRelease({ id }, ben)).release.state).toBe('done');
    expect(await site.shown('news', 'a')).toBe('开幕');
    site.setMinutes(20);
    await site.run();
    expect((await site.states()).toSorted()).toEqual(['cancelled', 'done']);
    for (const refused of [
      handlers.runRelease({ id }, ann),
      handlers.cancelRelease({ id }, ann),
      handlers.changeRelease({ ...contents, id: other.id, at: site.at(30), remove: [] }, ann),
    ])
      expect(await refused).toMatchObject({ ok: false, code: 'missing' });
  });

  it('[PUB-04] shows every page as it will be when a release has run, with what runs before it and nothing else', async () => {
    const site = await openSite(engine);
    const { handlers } = site;
    await publishEntries(
      { handlers },
      page('/a', '甲'),
      page('/b', '乙'),
      page('/gone', '旧'),
      page('/d', '丁'),
    );
    const first = [await site.draft(page('/a', '甲一')), await site.draft(page('/b', '乙一'))];
    dataOf(await handlers.addRelease({ publish: first, takeDown: [], at: site.at(10) }, ann));
    const second = [await site.draft(page('/b', '乙二')), await site.draft(page('/new', '新'))];
    const takeDown = [{ kind: 'page' as const, id: '/gone' }];
    const { release } = dataOf(
      await handlers.addRelease({ publish: second, takeDown, at: site.at(20) }, ann),
    );
    await site.draft(page('/d', '未完成'));
    const link = { path: '/a', release: release.id, language: 'zh-CN', hours: 1 } as const;
    const url = new URL(dataOf(await handlers.previewLink(link, ann)).url);
    const titleAt = async (pathname: string) => {
      const loader = await site.previews.loaderOf(new URL(pathname + url.search, url));
      if (!loader || loader === 'expired') return loader;
      const asked = { pathname, search: url.searchParams, language: 'zh-CN', languageInUrl: false } as const;
      const loaded = await loader.load(asked);
      return loaded.kind === 'redirect'
        ? loaded.to
        : loaded.payload.status === 404
          ? 404
          : loaded.payload.title;
    };
    const titles = async () => Promise.all(['/a', '/b', '/new', '/gone', '/d'].map(titleAt));
    expect(await titles()).toEqual(['甲一', '乙二', '新', 404, '丁']);
    site.setMinutes(10);
    await site.run();
    expect(await titles()).toEqual(['甲一', '乙二', '新', 404, '丁']);
    dataOf(await handlers.cancelRelease({ id: release.id }, ann));
    expect(await titleAt('/a')).toBe('expired');
  });

  it('[PUB-03] says before it takes a page down which menu items and texts lead to it', async () => {
    const { handlers } = await openSite(engine);
    const item: EntryInput = {
      ...{ kind: 'menu', id: 'm', sort: 1 },
      data: { menuName: '展会', menuNameEn: 'Fair', path: '/fair', defaultPath: '/fair' },
    };
    const text: EntryInput = {
      ...{ kind: 'news', id: 'n', date: '2026-11-20', data: {} },
      texts: {
        'zh-CN': { data: { title: '新闻', details: '<a href="/fair">展会</a> <a href="/fairs">另一页</a>' } },
      },
    };
    await publishEntries({ handlers }, page('/fair', '展会'), page('/fairs', '各届'), item, text);
    const places = async (id: string) => dataOf(await handlers.linkedFrom({ kind: 'page', id }, ann)).places;
    expect(await places('/fair')).toEqual([
      { kind: 'menu', id: 'm', title: { 'zh-CN': '展会', 'en-US': 'Fair' }, draft: false },
      { kind: 'news', id: 'n', title: { 'zh-CN': '新闻' }, draft: false },
    ]);
    expect(await places('/fairs')).toMatchObject([{ kind: 'news', id: 'n' }]);
  });

  it('[PUB-02] [PUB-03] [PUB-08] ends like a simple model after any sequence of acts on two processes, by language and with a synced section', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
        const settings = await engine.migratedDatabase();
        const databases = [await openDatabase(settings), await openDatabase(settings)];
        try {
          const world = { sites: databases.map(siteOver), model: createModel(), minutes: 0 };
          for (const id of ['section', 'page'] as const) {
            await perform({ type: 'draft', id, detached: false, process: 0 }, world);
            await perform({ type: 'publish', id, only: languages, process: 0 }, world);
          }
          for (const one of steps) {
            await perform(one, world);
            expect(await stateOf(world)).toEqual(world.model.state());
          }
        } finally {
          for (const database of databases) await database.close();
        }
      }),
      { numRuns: thorough ? 50 : 4, examples: [[firstSteps]] },
    );
  });
});

/** Two news, a synced section, and a page that shows the section or, once it was detached, a copy of its text. */
const kinds = { one: 'news', two: 'news', section: 'section', page: 'page' } as const;
type Id = keyof typeof kinds;
const ids = ['one', 'two', 'section', 'page'] as const satisfies readonly Id[];
const id = fc.constantFrom(...ids);
const process = fc.nat(1);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('draft' as const), id, detached: fc.boolean(), process }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('plan' as const),
      publish: fc.uniqueArray(id, { maxLength: 2 }),
      takeDown: fc.uniqueArray(fc.constantFrom('one' as const, 'two' as const), { maxLength: 1 }),
      after: fc.integer({ min: 1, max: 4 }),
      process,
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('cancel' as const), which: fc.nat(9), process }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('publish' as const),
      id,
      only: fc.constantFrom<readonly Language[]>(languages, ['zh-CN'], ['en-US']),
      process,
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('pass' as const), crash: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** The page is detached and published in one language while releases change it and the section. */
const firstSteps: Step[] = [
  { type: 'draft', id: 'page', detached: true, process: 0 },
  { type: 'draft', id: 'section', detached: false, process: 1 },
  { type: 'plan', publish: ['section', 'page'], takeDown: [], after: 2, process: 1 },
  { type: 'publish', id: 'page', only: ['zh-CN'], process: 0 },
  { type: 'plan', publish: ['section'], takeDown: [], after: 1, process: 0 },
  { type: 'pass', crash: true },
  { type: 'pass', crash: false },
  { type: 'publish', id: 'page', only: ['en-US'], process: 1 },
  { type: 'draft', id: 'section', detached: false, process: 0 },
  { type: 'publish', id: 'section', only: ['en-US'], process: 0 },
  { type: 'draft', id: 'page', detached: false, process: 0 },
  { type: 'publish', id: 'page', only: ['zh-CN'], process: 0 },
];

/** A text in one language; on a page without a copy it is followed by the text of the section. */
interface Text {
  own: string;
  copy?: string | undefined;
}
type Draft = Partial<Record<Language, Text>>;
interface Plan {
  at: number;
  publish: { id: Id; draft: Draft }[];
  takeDown: readonly Id[];
  made: number;
  state: 'planned' | 'done' | 'failed' | 'cancelled';
}

/** The result that the acts should have. */
function createModel() {
  const shown = new Map<Id, Draft>();
  const drafts = new Map<Id, Draft>();
  /** Number of the last change of an entry, if it was made by hand. */
  const byHand = new Map<Id, number>();
  const plans: Plan[] = [];
  let count = 0;
  const isShown = (one: Id, draft: Draft) =>
    languages.every((language) => shown.get(one)?.[language]?.own === draft[language]?.own);
  const show = (one: Id, draft: Draft, only: readonly Language[] = languages) => {
    shown.set(one, { ...shown.get(one), ...Object.fromEntries(only.map((own) => [own, draft[own]])) });
    byHand.delete(one);
    if (drafts.get(one) === draft && isShown(one, draft)) drafts.delete(one);
  };
  const takeDown = (one: Id) => {
    const value = shown.get(one);
    if (value === undefined) return;
    shown.delete(one);
    byHand.delete(one);
    if (!drafts.has(one)) drafts.set(one, value);
  };
  const wouldUndo = (plan: Plan) =>
    plan.publish.some(({ id: one, draft }) => (byHand.get(one) ?? 0) > plan.made && !isShown(one, draft));
  /** An entry as visitors see it. */
  const seen = (one: Id, language: Language): string | undefined => {
    const text = shown.get(one)?.[language];
    if (one !== 'page' || !text) return text?.own;
    return `${text.own} ${text.copy ?? seen('section', language)}`;
  };
  return {
    drafts,
    plans,
    save: (one: Id, detached: boolean) => {
      const name = `${one}${++count}`;
      const text = (language: Language): Text => ({
        own: `${name} ${language}`,
        copy: detached && one === 'page' ? seen('section', language) : undefined,
      });
      const draft = { 'zh-CN': text('zh-CN'), 'en-US': text('en-US') };
      drafts.set(one, draft);
      return draft;
    },
    publish(one: Id, draft: Draft, only: readonly Language[]) {
      show(one, draft, only);
      byHand.set(one, ++count);
    },
    plan: (plan: Pick<Plan, 'at' | 'publish' | 'takeDown'>) =>
      plans.push({ ...plan, made: ++count, state: 'planned' }),
    runUntil(now: number) {
      const due = plans.filter(({ at, state }) => state === 'planned' && at <= now);
      for (const plan of due.toSorted((a, b) => a.at - b.at || a.made - b.made)) {
        plan.state = wouldUndo(plan) ? 'failed' : 'done';
        if (plan.state === 'failed') continue;
        for (const { id: one, draft } of plan.publish) show(one, draft);
        for (const one of plan.takeDown) takeDown(one);
      }
    },
    state: () => ({
      shown: ids.map((one) => languages.map((language) => seen(one, language))),
      drafts: ids.map((one) => languages.map((language) => drafts.get(one)?.[language]?.own)),
      plans: plans.map(({ state }) => state),
    }),
  };
}

/** The entry with these texts. */
function entryWith(one: Id, texts: Record<Language, Text>): EntryInput {
  const { 'zh-CN': zh, 'en-US': en } = texts;
  const pair = { zh: zh.own, en: en.own };
  const both = { 'zh-CN': {}, 'en-US': {} };
  const text = (block: string, html: object) => ({
    id: block,
    type: 'rich-text',
    version: 1,
    props: { html },
  });
  if (one === 'section')
    return {
      ...{ kind: 'section', id: one, facet: 'SYNCED', texts: both },
      data: { title: { zh: '区段', en: 'Section' }, blocks: [text('text', pair)] },
    };
  if (one === 'page') {
    const copy = text('copy', { zh: zh.copy, en: en.copy });
    const reference = { id: 'ask', type: 'section', version: 1, props: { section: 'section' } };
    return {
      ...{ kind: 'page', id: '/page', texts: both },
      data: { path: '/page', title: pair, meta: {}, blocks: [zh.copy === undefined ? reference : copy] },
    };
  }
  return {
    ...{ kind: 'news', id: one, date: '2026-11-20', data: {} },
    texts: { 'zh-CN': { data: { title: zh.own } }, 'en-US': { data: { title: en.own } } },
  };
}

const nameOf = (one: Id) => ({ kind: kinds[one], id: one === 'page' ? '/page' : one });

interface World {
  sites: readonly ReturnType<typeof siteOver>[];
  model: ReturnType<typeof createModel>;
  minutes: number;
}

async function perform(one: Step, world: World): Promise<void> {
  const { sites, model } = world;
  const site = sites['process' in one ? one.process : 0];
  if (!site) throw new Error('two processes');
  const { handlers } = site;
  const versioned = async (name: Id) => {
    const { draft } = dataOf(await handlers.readEntry(nameOf(name), ann));
    return { ...nameOf(name), version: draft?.version ?? 0 };
  };
  switch (one.type) {
    case 'draft':
      await site.draft(entryWith(one.id, model.save(one.id, one.detached)));
      return;
    case 'publish': {
      const draft = model.drafts.get(one.id);
      const only = one.only.filter((language) => draft?.[language]);
      if (!draft || only.length === 0) return;
      dataOf(
        await handlers.publish({ drafts: [{ ...(await versioned(one.id)), languages: [...only] }] }, ann),
      );
      model.publish(one.id, draft, only);
      return;
    }
    case 'plan': {
      const drafted = one.publish.flatMap((name) => {
        const draft = model.drafts.get(name);
        return draft ? [{ id: name, draft }] : [];
      });
      const gone = one.takeDown.filter((name) => !drafted.some((item) => item.id === name));
      const at = world.minutes + one.after;
      const publish = await Promise.all(drafted.map((item) => versioned(item.id)));
      dataOf(await handlers.addRelease({ publish, takeDown: gone.map(nameOf), at: site.at(at) }, ann));
      model.plan({ at, publish: drafted, takeDown: gone });
      return;
    }
    case 'cancel': {
      const index = one.which % Math.max(model.plans.length, 1);
      const plan = model.plans[index];
      if (!plan) return;
      const result = await handlers.cancelRelease({ id: index + 1 }, ann);
      expect(result.ok).toBe(plan.state === 'planned' || plan.state === 'failed');
      if (result.ok) plan.state = 'cancelled';
      return;
    }
    case 'pass': {
      world.minutes += 1;
      for (const some of sites) some.setMinutes(world.minutes);
      const { database, clock } = site;
      const lease = new Date(clock().getTime() + 30_000);
      if (one.crash) await claimNext(database, { now: clock(), lease });
      await Promise.all(sites.map((some) => some.run()));
      if (!one.crash) model.runUntil(world.minutes);
    }
  }
}

/** The text of an entry in a language: the title, or that of the only block of a section. */
function textOf(entry: Entry | null | undefined, language: Language): unknown {
  if (!entry?.texts?.[language]) return undefined;
  if (entry.kind === 'news') return entry.texts[language].data.title;
  const { blocks, title } = entry.data as {
    blocks: { props: { html: Record<string, string> } }[];
    title: Record<string, string>;
  };
  return (entry.kind === 'section' ? blocks[0]?.props.html : title)?.[languageKey(language)];
}

async function stateOf({ sites: [site] }: World) {
  if (!site) throw new Error('two processes');
  const { handlers } = site;
  const entries = await Promise.all(
    ids.map(async (name) => dataOf(await handlers.readEntry(nameOf(name), ann))),
  );
  const pages = await Promise.all(languages.map((language) => pagesIn(site, language)));
  const ofPage = pages.map(([page]) => page && `${page.title} ${page.blocks[0]?.props.html}`);
  const { releases } = dataOf(await handlers.listReleases({}, ann));
  const texts = (entry: Entry | null | undefined) => languages.map((language) => textOf(entry, language));
  return {
    shown: entries.map(({ published }) => (published?.kind === 'page' ? ofPage : texts(published))),
    drafts: entries.map(({ draft }) => texts(draft?.entry)),
    plans: releases
      .toSorted((a, b) => a.id - b.id)
      .map(({ state }) => (state === 'running' ? 'planned' : state)),
  };
}
