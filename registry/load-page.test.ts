import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clean } from '#api/clean.ts';
import { createHttpSource } from '#api/http-source.ts';
import { createTranslations } from '#i18n/translations.ts';
import type { Language } from '#schemas/language.ts';
import { type SecondBackend, startSecondBackend } from '#tests/support/second-backend.ts';
import { createCatalogue } from './blocks.ts';
import { createPageLoader } from './load-page.ts';
import { builtInGroups } from './pages/index.ts';

let backend: SecondBackend;
let lines: string[] = [];

beforeAll(async () => {
  backend = await startSecondBackend();
});
afterAll(() => backend.close());
beforeEach(() => {
  lines = [];
  backend.failing.clear();
  backend.delays.clear();
  backend.content.pages = undefined;
});

/** A page loader over the second backend without a cache between pages. */
function open({ deadline = 5_000 } = {}) {
  const source = createHttpSource({
    baseUrl: backend.url,
    fetch,
    ttl: 0,
    now: () => 0,
    report: () => {},
    log: (line) => lines.push(line),
  });
  const loader = createPageLoader({
    source,
    catalogue: createCatalogue(),
    groups: builtInGroups,
    translations: createTranslations(),
    siteCode: 'official',
    timeZone: 'Asia/Shanghai',
    today: () => '2026-11-21',
    tracksRequests: false,
    origin: 'https://site.example',
    pictureOf: (address) => ({ src: address }),
    cleanProps: (definition, props) => clean(definition.schema, props),
    deadline,
    log: (line) => lines.push(line),
  });
  return async (url: string, language: Language = 'en-US') => {
    const { pathname, searchParams } = new URL(url, 'https://site.example');
    const loaded = await loader.load({ pathname, search: searchParams, language, languageInUrl: false });
    if (loaded.kind === 'redirect') throw new Error(`redirected to ${loaded.to}`);
    return loaded;
  };
}

const introduction = '/exhibitCenter/exhibitionHallIntroduction';

describe('loading a page', () => {
  it('makes a call once even if several blocks share its answer', async () => {
    const before = backend.requests.length;
    const { payload } = await open()(introduction);
    const calls = backend.requests.slice(before).filter(({ path }) => path === '/exhibition/introduce/get');
    expect(calls).toHaveLength(1);
    expect(payload.blocks.map((block) => Object.values(block.queries).map(({ state }) => state))).toEqual([
      ['ready'],
      ['ready'],
      // The site has no building.
      ['missing', 'ready', 'missing', 'ready'],
      ['ready'],
    ]);
  });

  it('marks a block that needs no scripts, unless its data is late, and no other block', async () => {
    const staticOf = async (deadline?: number) =>
      (await open({ deadline })(introduction)).payload.blocks.map(({ type, isStatic }) => [type, isStatic]);
    const others = ['stats', 'site-plan', 'carousel'].map((type) => [type, undefined]);
    expect(await staticOf()).toEqual([['statement', true], ...others]);
    backend.delays.set('/exhibition/introduce/get', 2_000);
    expect(await staticOf(300)).toEqual([['statement', undefined], ...others]);
  });

  it('[HOME-01a] marks the page with section paging', async () => {
    const load = open();
    expect((await load('/')).payload.meta.paging).toBe(true);
    expect((await load(introduction)).payload.meta).not.toHaveProperty('paging');
  });

  it('sends the browser only the data that views use: no article bodies in a list', async () => {
    const { payload } = await open()('/news/newsInfo');
    expect(JSON.stringify(payload.blocks)).toContain('Foreign story 1');
    expect(JSON.stringify(payload.blocks)).not.toContain('<p>');
  });

  it('reads only the URL parameters that its blocks declare', async () => {
    const { payload } = await open()('/news/newsInfo?utm=1&page=2&x=y');
    expect(payload.url).toBe('/news/newsInfo?page=2');
    expect(JSON.stringify(payload.blocks)).toContain('Foreign story 11');
  });

  it('[ERR-04] shows the other blocks if a call fails, and logs one line per failed block', async () => {
    backend.failing.add('/exhibition/introduce/get');
    const { payload, cacheable } = await open()(introduction);
    expect(payload.status).toBe(503);
    expect(cacheable).toBe(false);
    expect(payload.blocks.map((block) => Object.values(block.queries)[0]?.state)).toEqual([
      ...['failed', 'failed'],
      // The site has no building, which does not make up for the rest.
      'missing',
      'failed',
    ]);
    expect(lines.filter((line) => line.startsWith('page '))).toEqual([
      `page ${introduction}, block introduction, statement: call introduction failed: 系统繁忙`,
      `page ${introduction}, block figures, items: call introduction failed: 系统繁忙`,
      `page ${introduction}, block pictures, items: call introduction failed: 系统繁忙`,
    ]);
  });

  it('does not wait for a late call and is not cacheable', async () => {
    backend.delays.set('/exhibition/introduce/get', 10_000);
    const began = performance.now();
    const { payload, cacheable } = await open({ deadline: 150 })(introduction);
    expect(performance.now() - began).toBeLessThan(8_000);
    expect(payload.blocks[0]?.queries.statement?.state).toBe('late');
    expect(cacheable).toBe(false);
  });

  it('[ERR-04] has footer and logo if the menu is late', async () => {
    backend.delays.set('/menu/treeMenu', 30_000);
    const { payload } = await open({ deadline: 2_000 })(introduction);
    expect(payload.shell.footer).toBeDefined();
    expect(payload.shell.problems).toBeUndefined();
    expect(payload.shell.nav).toEqual([]);
  });

  it('[ERR-04] shows its blocks without waiting for a late menu, footer and configs', async () => {
    for (const path of ['/menu/treeMenu', '/footer/config/getByKey', '/vrexhibition/bySysDetail'])
      backend.delays.set(path, 30_000);
    const began = performance.now();
    const { payload, cacheable } = await open({ deadline: 2_000 })(introduction);
    expect(performance.now() - began).toBeLessThan(8_000);
    expect(payload.blocks.map(({ queries }) => Object.values(queries).map(({ state }) => state))).toEqual([
      ['ready'],
      ['ready'],
      ['late', 'late', 'late', 'ready'],
      ['ready'],
    ]);
    expect(payload.shell).toMatchObject({ nav: [], problems: ['config'] });
    expect(lines.filter((line) => line.endsWith('was late')).length).toBeGreaterThan(0);
    expect(cacheable).toBe(false);
  });

  it('renders built-in pages when even the menu fails', async () => {
    backend.failing.add('/menu/treeMenu');
    const { payload, cacheable } = await open()('/news/newsInfo');
    expect(payload).toMatchObject({ status: 200, shell: { nav: [] } });
    expect(cacheable).toBe(false);
  });

  it('[MENU-05] [BLK-04] leaves out an unknown block, an unreadable prop and an empty block, and logs each once', async () => {
    backend.content.pages = {
      zh: { pages: [] },
      en: {
        pages: [
          {
            path: '/mixed',
            title: 'Mixed',
            blocks: [
              { id: 'a', type: 'nonsense', props: {} },
              { id: 'b', type: 'stats', props: { items: 'many' } },
              { id: 'd', type: 'rich-text', props: { title: 'Kept', htlm: '<p>lost</p>' } },
              { id: 'e', type: 'rich-text', props: {} },
              { id: 'c', type: 'rich-text', props: { html: '<p onclick="x()">safe</p>' } },
            ],
          },
        ],
      },
    };
    // Each page loads an incomplete shell again and rebuilds the route table.
    backend.failing.add('/footer/config/getByKey');
    const load = open();
    await load('/mixed');
    await load('/mixed');
    const { payload } = await load('/mixed');
    expect(payload.status).toBe(200);
    expect(payload.blocks.map(({ id }) => id)).toEqual(['d', 'c']);
    expect(lines.filter((line) => line.startsWith('page /mixed'))).toEqual([
      'page /mixed, block a (nonsense): no block has the type "nonsense". The block is left out.',
      'page /mixed, block b (stats), items: a list is expected and a text was found. "items" is left out.',
      'page /mixed, block d (rich-text), htlm: no property has this name: did you mean "html"? It is ignored.',
      'page /mixed, block e (rich-text): the block has nothing to show. Visitors see nothing in its place.',
    ]);
  });

  it('[SEC-01] sanitises HTML in the props of CMS pages', async () => {
    backend.content.pages = {
      zh: { pages: [] },
      en: {
        pages: [
          {
            path: '/p',
            title: 'P',
            blocks: [{ id: 'c', type: 'rich-text', props: { html: '<img src=x onerror=y()>' } }],
          },
        ],
      },
    };
    expect(JSON.stringify((await open()('/p')).payload)).not.toContain('onerror');
  });

  it.each(['/news/newsInfoDetail', '/news/newsInfoDetail?id=999', '/news/newsInfoDetail?id=%00'])(
    '[ROUTE-03] %s is not found',
    async (url) => {
      expect((await open()(url)).payload).toMatchObject({ status: 404, kind: 'not-found' });
    },
  );

  it('[ROUTE-07] takes title and description from the article that a page is about', async () => {
    expect((await open()('/news/newsInfoDetail?id=1003')).payload.title).toBe('Foreign story 4');
    expect((await open()('/news/newsInfo', 'zh-CN')).payload.title).toBe('新闻动态');
  });

  it('[ROUTE-07] [ERR-04] uses the title as the description if the data of a page failed', async () => {
    backend.failing.add('/exhibition/introduce/get');
    expect((await open()(introduction)).payload.description).toBe(
      'The exhibition centre: From bare floor to opening day. Exhibition and meeting space, event schedules, news and visitor services.',
    );
  });

  it('[LAY-01] gives the second-level layout the banner of its column, siblings, the current item and breadcrumbs', async () => {
    const { payload } = await open()('/news/newsInfoDetail?id=1003');
    expect(payload.section).toEqual({
      title: 'Foreign news',
      heading: 'Foreign stories',
      item: 'Foreign story 4',
      detail: true,
      banner: { src: `${backend.origin}/files/Foreign%20news.jpg` },
      items: ['Foreign stories', 'Foreign notices'].map((label) => expect.objectContaining({ label })),
      currentId: '400',
      breadcrumbs: [
        { label: 'Home', href: '/' },
        { label: 'Foreign news', href: '/news' },
        { label: 'Foreign stories', href: '/news/newsInfo' },
      ],
    });
  });

  it('[LAY-03] marks the list with the longest matching path as the current item of a hidden detail page', async () => {
    const item = (path: string, visible: number, childList: unknown[] = []) => ({
      ...{ menuId: path, menuName: path, menuNameEn: path },
      ...{ path, defaultPath: path, visible, childList },
    });
    const { menu } = backend.content;
    const children = [item('/hall/tour', 0), item('/hall/tours', 0), item('/hall/toursDetail', 1)];
    backend.content.menu = [...menu, item('/hall', 0, children)];
    const { payload } = await open()('/hall/toursDetail');
    backend.content.menu = menu;
    expect(payload.section).toMatchObject({ currentId: '/hall/tours', heading: '/hall/tours' });
  });

  it('[ERR-04] loads a footer that failed again for the next page, although the revision is the same', async () => {
    const load = open();
    backend.failing.add('/footer/config/getByKey');
    expect((await load('/news/newsInfo')).payload.shell.footer).toBeUndefined();
    backend.failing.clear();
    expect((await load('/news/newsInfo')).payload.shell.footer).toBeDefined();
  });

  it('returns not found for an unknown path', async () => {
    expect((await open()('/nowhere')).payload).toMatchObject({ status: 404, kind: 'not-found' });
  });
});
