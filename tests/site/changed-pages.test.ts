import { setTimeout } from 'node:timers/promises';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clean } from '#api/clean.ts';
import { tags } from '#api/content-changes.ts';
import { demoEntries } from '#demo/index.ts';
import { createTranslations } from '#i18n/translations.ts';
import { createCatalogue } from '#registry/blocks.ts';
import { createPageLoader, type PageLoaderOptions } from '#registry/load-page.ts';
import { builtInGroups } from '#registry/pages/index.ts';
import { type ChangeInput, type EntryInput, entrySchema } from '#schemas/entry.ts';
import { type Language, languages } from '#schemas/language.ts';
import { PublishError, publish } from '#server/db/content/publish.ts';
import { rememberAnswers } from '#server/db/content/remembered-answers.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { createPageCache, type PageView } from '#server/render/page-cache.ts';
import { createRenderedPages } from '#server/render/rendered-pages.ts';
import { createRenderer } from '#site/entry.server.tsx';
import { copyDatabase, sourceOver, temporaryFolder, testClock } from '../support/database.ts';
import { thorough } from '../support/thorough.ts';

const firstDay = '2026-11-21';
const translations = createTranslations();
const none = { styles: [], scripts: [] };
const assets = { entry: '/e.js', shell: none, fonts: [], texts: () => none, block: () => none };
const catalogue = createCatalogue();

/** What all servers of the test share beside the database. */
const world = { day: firstDay, alt: new Map<string, string>() };

/**
 * One process of the site: its own connections, loader and cache.
 * @param knows false for a process that remembers nothing but what it has rendered itself
 */
function serverOver(database: Database, knows = true) {
  const options: PageLoaderOptions = {
    source: knows ? rememberAnswers(sourceOver(database).parsed, 1_000_000) : sourceOver(database).parsed,
    catalogue,
    groups: builtInGroups,
    translations,
    siteCode: 'official',
    timeZone: 'Asia/Shanghai',
    today: () => world.day,
    tracksRequests: true,
    origin: 'https://site.example',
    pictureOf: (src) => ({ src, alt: world.alt.get(src) ?? '' }),
    cleanProps: (definition, props) => clean(definition.schema, props),
    deadline: 10_000,
    log: () => {},
  };
  const loader = createPageLoader(options);
  const render = createRenderer(assets, translations);
  const cache = createPageCache(1_000);
  return { options, loader, cache, ...createRenderedPages({ loader, render, cache, log: () => {} }) };
}

type Server = ReturnType<typeof serverOver>;

let databases: Database[] = [];
let servers: Server[] = [];
/** Published entries by kind and id, to choose the next change from. */
const entries = new Map<string, EntryInput>();
const removed: EntryInput[] = [];
let paths: string[] = [];

beforeAll(async () => {
  const dataDir = temporaryFolder(afterAll);
  const demo = demoEntries(firstDay);
  await copyDatabase(dataDir, 'demo content', async (folder) => {
    const database = await openDatabase({ dataDir: folder });
    await publish(database, { put: demo }, testClock);
    await database.close();
  });
  databases = [await openDatabase({ dataDir }), await openDatabase({ dataDir })];
  servers = databases.map((database) => serverOver(database));
  for (const entry of demo) entries.set(`${entry.kind} ${entry.id}`, entry);
  const listed = await Promise.all(languages.map((language) => servers[0]?.loader.list(language)));
  const pages = listed.flatMap((list) => list?.pages ?? []);
  const ids = (kind: string) => demo.filter((entry) => entry.kind === kind).map(({ id }) => id);
  const items: Partial<Record<string, string[]>> = {
    newsDetail: ids('news').slice(0, 6),
    articleDetail: ids('notice').slice(0, 6),
    albumDetail: ids('album').slice(0, 3),
    activityAtlasDetail: ids('atlas').slice(0, 3),
  };
  paths = [
    ...new Set(pages.map(({ path }) => path)),
    ...pages.flatMap(({ path, itemCall = '' }) => (items[itemCall] ?? []).map((id) => `${path}?id=${id}`)),
    '/news/newsInfo?page=2',
    '/?schedule=2&year=2027',
    '/made',
    '/moved',
  ];
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await Promise.all(databases.map((database) => database.close()));
});

const sentence = /[ 一-鿿]/;

/** The value with a number after one of its texts. */
function reworded(value: unknown, choice: number): unknown {
  const texts: string[] = [];
  JSON.stringify(value, (_key, leaf) => {
    if (typeof leaf === 'string' && sentence.test(leaf) && !/^[\d :-]+$/.test(leaf)) texts.push(leaf);
    return leaf;
  });
  const chosen = texts[choice % Math.max(1, texts.length)];
  if (chosen === undefined) return value;
  const next = chosen.replace(/( ·\d+)?$/, ` ·${choice}`);
  return JSON.parse(JSON.stringify(value, (_key, leaf) => (leaf === chosen ? next : leaf)));
}

const block = (text: string) => ({
  id: 'text',
  type: 'rich-text',
  version: 1,
  props: { html: { zh: `<p>${text} 中文</p>`, en: `<p>${text}</p>` } },
});

interface Step {
  does: 'reword' | 'remove' | 'restore' | 'copy' | 'reorder' | 'page' | 'redirect' | 'midnight' | 'picture';
  /** Which entry, text or place. */
  choice: number;
  other: number;
  /** Which process publishes. */
  by: number;
}

/** The change of a step; undefined if it publishes nothing. */
function changeOf({ does, choice, other }: Step): { change: ChangeInput; also?: string[] } | undefined {
  const kinds = [...new Set([...entries.values()].map(({ kind }) => kind))].sort();
  const kind = kinds[choice % kinds.length];
  const some = [...entries.values()].filter((entry) => entry.kind === kind);
  const entry = some[other % some.length];
  const twin = some[(other + 1) % some.length];
  if (!entry || !twin) return undefined;
  switch (does) {
    case 'reword':
      return { change: { put: [entrySchema.parse(reworded(entry, choice))] } };
    case 'remove':
      return { change: { remove: [{ kind: entry.kind, id: entry.id }] } };
    case 'restore': {
      const back = removed.pop();
      return back && { change: { put: [back] } };
    }
    case 'copy':
      return { change: { put: [{ ...entry, id: `${entry.id.slice(0, 100)}-${choice % 3}` }] } };
    case 'reorder': {
      const { facet, sort, date, until } = twin;
      const { facet: _f, sort: _s, date: _d, until: _u, ...rest } = entry;
      const order = { facet, sort, date, until };
      const given = Object.fromEntries(Object.entries(order).filter(([, value]) => value !== undefined));
      return { change: { put: [{ ...rest, ...given }] } };
    }
    case 'page': {
      const path = ['/made', '/news/newsInfo', paths[other % paths.length] ?? '/'][choice % 3] ?? '/';
      const id = path.split('?')[0] ?? '/';
      const data = {
        path: id,
        title: { zh: `页面${other % 5}`, en: `Page ${other % 5}` },
        meta: other % 4 === 0 ? { hidden: true } : {},
        blocks: [block(`text ${choice}`)],
      };
      return {
        change: {
          put: [{ kind: 'page', id, data, texts: { 'zh-CN': {}, 'en-US': {} } }],
        },
      };
    }
    case 'redirect':
      return {
        change: {
          put: [
            { kind: 'redirect', id: '/moved', data: { to: paths[choice % paths.length]?.split('?')[0] } },
          ],
        },
      };
    case 'midnight':
      world.day = new Date(Date.parse(world.day) + 86_400_000).toISOString().slice(0, 10);
      return undefined;
    case 'picture': {
      const addresses = [...JSON.stringify(entry).matchAll(/\/media\/[\w./-]+/g)].map(([address]) => address);
      const address = addresses[other % Math.max(1, addresses.length)];
      if (!address) return undefined;
      world.alt.set(address, `alt ${choice}`);
      return { change: {}, also: [tags.media(address)] };
    }
  }
}

/** Number of steps that changed something, by what they did. */
const taken = new Map<string, number>();

async function take(step: Step): Promise<void> {
  const made = changeOf(step);
  const database = databases[step.by % databases.length];
  if (!made || !database) return;
  const { put = [], remove = [] } = made.change;
  try {
    await publish(database, made.change, testClock, made.also);
  } catch (error) {
    // A generated entry may be invalid: then nothing was published.
    if (error instanceof PublishError) return;
    throw error;
  }
  taken.set(step.does, (taken.get(step.does) ?? 0) + 1);
  // A process looks for commits of others once in a millisecond.
  await setTimeout(2);
  for (const { kind, id } of remove) {
    const entry = entries.get(`${kind} ${id}`);
    if (entry) removed.push(entry);
    entries.delete(`${kind} ${id}`);
  }
  for (const entry of put) entries.set(`${entry.kind} ${entry.id}`, entry);
}

const viewOf = (path: string, language: Language): PageView => {
  const { pathname, searchParams } = new URL(path, 'https://site.example');
  return { pathname, search: searchParams, language, languageInUrl: false };
};

/** The HTML of a page; for other answers a word. */
async function answer(server: Pick<Server, 'get'>, view: PageView): Promise<string> {
  const found = await server.get(view);
  if (found.kind === 'cached' || found.kind === 'encoded')
    return Buffer.from(await found.page.body('identity')).toString();
  return found.kind === 'redirect' ? `redirect to ${found.to}` : found.kind;
}

/** The first difference of two texts, with its surroundings. */
function difference(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return `${one.slice(Math.max(0, at - 120), at + 80)}\n=== fresh:\n${other.slice(Math.max(0, at - 120), at + 80)}`;
}

const steps = fc.record({
  does: fc.constantFrom<Step['does']>(
    ...(['reword', 'reword', 'reword', 'remove', 'restore', 'copy', 'reorder'] as const),
    ...(['page', 'redirect', 'midnight', 'picture'] as const),
  ),
  choice: fc.nat(10_000),
  other: fc.nat(10_000),
  by: fc.nat(1),
});

describe('pages that keep the tags of their content', () => {
  const watched = [
    '/',
    '/news/newsInfo',
    '/news/newsInfoDetail?id=news-001',
    '/about/contactUs',
    '/exhibitCenter/exhibitionSchedule',
    '/exhibitCenter/exhibitionSchedule?start=2031-01-01&end=2031-01-31',
    '/exhibitCenter/exhibitionHallIntroduction',
    '/exhibitCenter/activityAtlasDetail?id=atlas-exhibition-01',
  ];

  /** Addresses of the watched Chinese pages that are rendered again after a change. */
  async function renderedAgain(change: () => Promise<unknown>): Promise<string[]> {
    const [server] = servers;
    if (!server) return [];
    const rendered = async (path: string) => {
      const view = viewOf(path, 'zh-CN');
      const { kind } = await server.get(view);
      expect(kind, path).toBe('cached');
      return server.cache.find(view);
    };
    const before = new Map<string, unknown>();
    for (const path of watched) before.set(path, await rendered(path));
    await change();
    const again: string[] = [];
    for (const path of watched) if ((await rendered(path)) !== before.get(path)) again.push(path);
    return again;
  }

  const news = { kind: 'news', id: 'news-001', date: '2026-11-20', data: {} } as const;
  const text = { data: { title: 'N' } };
  const made = { path: '/made', title: { zh: '新页', en: 'New' }, blocks: [block('new')] };

  it.each<[string, (database: Database) => Promise<unknown>, string[]]>([
    ['an empty publish changes none', (database) => publish(database, {}, testClock), []],
    [
      'a news item changes the pages that show news',
      (database) => publish(database, { put: [{ ...news, texts: { 'zh-CN': text } }] }, testClock),
      ['/', '/news/newsInfo', '/news/newsInfoDetail?id=news-001'],
    ],
    [
      'its text in the other language changes none',
      (database) =>
        publish(database, { put: [{ ...news, texts: { 'zh-CN': text, 'en-US': text } }] }, testClock),
      [],
    ],
    [
      'a news item that is removed changes the pages that show news, and the neighbours of other items',
      (database) => publish(database, { remove: [{ kind: 'news', id: 'news-005' }] }, testClock),
      ['/', '/news/newsInfo', '/news/newsInfoDetail?id=news-001'],
    ],
    [
      'a new page that no menu shows changes none',
      (database) =>
        publish(
          database,
          { put: [{ kind: 'page', id: '/made', data: made, texts: { 'zh-CN': {}, 'en-US': {} } }] },
          testClock,
        ),
      [],
    ],
    [
      'a page of this address replaces one page',
      (database) => {
        const id = '/exhibitCenter/exhibitionHallIntroduction';
        const data = { ...made, path: id };
        return publish(
          database,
          { put: [{ kind: 'page', id, data, texts: { 'zh-CN': {}, 'en-US': {} } }] },
          testClock,
        );
      },
      ['/exhibitCenter/exhibitionHallIntroduction'],
    ],
    [
      'pictures of an event change its own page',
      (database) => {
        const atlas = entries.get('atlas atlas-exhibition-01');
        if (!atlas) throw new Error('no atlas');
        return publish(database, { put: [entrySchema.parse(reworded(atlas, 1))] }, testClock);
      },
      ['/exhibitCenter/activityAtlasDetail?id=atlas-exhibition-01'],
    ],
    [
      'an event of 2031 changes the lists of events, also one that was empty',
      (database) => {
        const days = { date: '2031-01-10', until: '2031-01-12' };
        const data = { projectName: 'Show' };
        return publish(
          database,
          { put: [{ kind: 'schedule', id: 'show-2031', facet: '1', ...days, data }] },
          testClock,
        );
      },
      [
        '/',
        '/exhibitCenter/exhibitionSchedule',
        '/exhibitCenter/exhibitionSchedule?start=2031-01-01&end=2031-01-31',
      ],
    ],
    [
      'the footer changes all',
      (database) => {
        const footer = entries.get('footer foot');
        if (!footer) throw new Error('no footer');
        return publish(database, { put: [entrySchema.parse(reworded(footer, 1))] }, testClock);
      },
      watched,
    ],
    [
      'the date changes the pages that say which events are over',
      async () => {
        world.day = '2026-11-22';
      },
      [
        '/',
        '/exhibitCenter/exhibitionSchedule',
        '/exhibitCenter/exhibitionSchedule?start=2031-01-01&end=2031-01-31',
      ],
    ],
    [
      'a revision that another program wrote changes all, because it does not say what it changed',
      (database) =>
        database.write((tx) => tx.insertInto('revision').values({ at: '', note: null }).execute()),
      watched,
    ],
  ])('are rendered again only where they show a change: %s', async (_what, change, expected) => {
    const [, database] = databases;
    expect(await renderedAgain(async () => database && change(database))).toEqual(expected);
  });

  it('are rendered again before anyone asks for them, if they were asked for before the publish', async () => {
    const [server, database] = [servers[0], databases[1]];
    if (!server || !database) throw new Error('no server');
    const view = viewOf('/news/newsInfo', 'zh-CN');
    await server.get(view);
    const before = server.cache.find(view);
    await publish(
      database,
      { put: [{ ...news, texts: { 'zh-CN': { data: { title: '重新' } } } }] },
      testClock,
    );
    // The server notices the publish with the next request, for any page.
    await server.get(viewOf('/about/contactUs', 'zh-CN'));
    await expect.poll(() => server.cache.find(view)).not.toBe(before);
    expect((await server.cache.find(view)?.freshness.renew()) ?? false).toBe(true);
  });

  it('equal a fresh rendering after any sequence of publishes of two processes', {
    timeout: 3_600_000,
  }, async () => {
    const reading = fc.record({ page: fc.nat(10_000), english: fc.boolean(), server: fc.nat(1) });
    let [compared, repeated] = [0, 0];
    await fc.assert(
      fc.asyncProperty(
        fc.array(steps, { minLength: 1, maxLength: 4 }),
        fc.array(reading, { minLength: 6, maxLength: 6 }),
        async (sequence, readings) => {
          const views = readings.map(({ page, english, server: index }) => ({
            ...{ server: servers[index], database: databases[index] },
            view: viewOf(paths[page % paths.length] ?? '/', english ? 'en-US' : 'zh-CN'),
          }));
          const before: unknown[] = [];
          for (const { server, view } of views) {
            await server?.get(view);
            before.push(server?.cache.find(view));
          }
          for (const step of sequence) await take(step);
          for (const [index, { server, database, view }] of views.entries()) {
            if (!server || !database) continue;
            const shown = await answer(server, view);
            const cached = server.cache.find(view);
            if (cached && cached === before[index]) repeated++;
            const fresh = await answer(serverOver(database, false), view);
            compared++;
            if (shown !== fresh) throw new Error(`${view.pathname}: ${difference(shown, fresh)}`);
          }
        },
      ),
      { numRuns: thorough ? 1_000 : 12, endOnFailure: true, seed: thorough ? undefined : 19 },
    );

    expect(repeated / compared).toBeGreaterThan(0.2);
    expect(taken.size).toBeGreaterThan(5);
  });
});
