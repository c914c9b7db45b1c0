import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallName, callNames, calls } from '#schemas/calls.ts';
import type { EditorRequest } from '#schemas/editor/calls.ts';
import { type EntryInput, entrySchema } from '#schemas/entry.ts';
import { languages } from '#schemas/language.ts';
import { requestFor } from '../support/ask.ts';
import { signInTo, type Visitor, withAdministrator } from '../support/editor.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { locations } from '../support/sitemap.ts';

/** A word that the demo content does not contain. */
const word = 'Zirkon';

const both = { 'zh-CN': {}, 'en-US': {} };
const menuItem: EntryInput = {
  ...{ kind: 'menu', id: 'zirkon', sort: 99 },
  data: {
    ...{ parentId: 'about', menuName: `${word}馆`, menuNameEn: `${word} hall`, visible: '0' },
    ...{ path: '/about/zirkon', defaultPath: '/about/zirkon' },
  },
};
const page: EntryInput = {
  ...{ kind: 'page', id: '/about/zirkon', texts: both },
  data: {
    ...{ path: '/about/zirkon', title: { zh: `${word}馆`, en: `${word} hall` }, meta: {} },
    blocks: [
      {
        ...{ id: 'text', type: 'rich-text', version: 1 },
        props: { html: { zh: `<p>${word}说明</p>`, en: `<p>About ${word}</p>` } },
      },
    ],
  },
};
const news: EntryInput = {
  ...{ kind: 'news', id: 'zirkon', date: '2026-11-21 08:00:00' },
  texts: { 'zh-CN': { data: { title: `${word}开馆` } }, 'en-US': { data: { title: `${word} opens` } } },
};
const config: EntryInput = {
  ...{ kind: 'config', id: 'official.vr.config' },
  texts: { 'zh-CN': { data: { headTitle: word } }, 'en-US': { data: { headTitle: word } } },
};
const redirect: EntryInput = { kind: 'redirect', id: '/zirkon', data: { to: '/about/zirkon' } };

let site: TestSite;
let editor: Visitor;
beforeAll(async () => {
  site = await openTestSite(withAdministrator);
  editor = await signInTo(site);
});
afterAll(() => site.close());

const save = async (...entries: readonly EntryInput[]) => {
  const drafts = entries.map((input) => {
    const { kind, id, ...rest } = entrySchema.parse(input);
    return { kind, id, version: 0, entry: { kind, id, ...rest } };
  });
  return (await editor.ask('saveDrafts', { drafts })).drafts;
};

const pages = [
  '/',
  '/about/zirkon',
  '/zirkon',
  '/about/companyProfile',
  '/news/newsInfo',
  '/news/newsInfoDetail?id=zirkon',
  '/about/privacy',
  '/document/serviceManual',
];
/** Every read call of the contract with its example request, and with the ids of the drafts. */
const asked: [call: CallName, request: object][] = [
  ...callNames.flatMap((name): [CallName, object][] =>
    'creates' in calls[name] || 'downloads' in calls[name] ? [] : [[name, calls[name].example]],
  ),
  ['newsDetail', { id: 'zirkon' }],
  ['remoteConfig', { key: 'official.pages.config' }],
];

/** All public answers that could contain the drafts, as one text. */
async function everythingPublic(): Promise<string> {
  const texts: string[] = [];
  const read = async (path: string, init?: RequestInit) => {
    const response = await site.request(path, init);
    texts.push(
      `${path} ${response.status} ${response.headers.get('location') ?? ''}\n${await response.text()}`,
    );
  };
  for (const language of languages) {
    for (const path of pages) {
      await read(path, { headers: { cookie: `lang=${language}` } });
      await read(`/api/page?${new URLSearchParams({ url: path, lang: language })}`);
    }
    for (const [name, request] of asked) await read(...requestFor(name, request, language));
  }
  await read('/sitemap.xml');
  for (const part of locations(texts.at(-1) ?? ''))
    if (part?.endsWith('.xml')) await read(new URL(part).pathname);
  await read('/site.webmanifest');
  return texts.join('\n\n');
}

describe('drafts', () => {
  let drafts: Awaited<ReturnType<typeof save>>;
  let before: string;

  it('[EDIT-02] appear in no public page, answer or sitemap', async () => {
    before = await everythingPublic();
    const removal = { kind: 'page', id: '/about/privacy', version: 0, entry: null } as const;
    drafts = [
      ...(await save(menuItem, page, news, config, redirect)),
      ...(await editor.ask('saveDrafts', { drafts: [removal] })).drafts,
    ];
    expect(await everythingPublic()).toBe(before);
    expect(before).not.toContain(word);
    expect(before).not.toMatch(/ 5\d\d \n/);
  });

  it('[EDIT-02] are visible at a preview link in both languages without signing in, and never cached', async () => {
    const request: EditorRequest<'previewLink'> = { path: '/about/zirkon', language: 'en-US', hours: 24 };
    const { url, expiresAt } = await editor.ask('previewLink', request);
    expect(expiresAt).toBe('2026-11-22T01:00:00.000Z');
    const { pathname, search } = new URL(url);
    expect(pathname).toBe('/about/zirkon');
    const shown = await site.request(pathname + search);
    const html = await shown.text();
    expect(html).toContain(`About ${word}`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect([
      shown.status,
      ...['cache-control', 'x-robots-tag', 'x-frame-options'].map((name) => shown.headers.get(name)),
    ]).toEqual([200, 'no-store', 'noindex', 'SAMEORIGIN']);
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(shown.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const preview = async (path: string) => {
      const link = new URL((await editor.ask('previewLink', { ...request, language: 'zh-CN', path })).url);
      const token = link.searchParams.get('preview') ?? '';
      const response = await site.request(`${path}${path.includes('?') ? '&' : '?'}preview=${token}`);
      const [to, html] = [response.headers.get('location'), await response.text()];
      return { token, status: response.status, to, html };
    };
    expect((await preview('/about/zirkon')).html).toContain(`${word}说明`);
    expect((await preview('/')).html).toContain(`${word}开馆`);
    expect((await preview('/news/newsInfo')).html).toContain(`${word}开馆`);
    expect((await preview('/news/newsInfoDetail?id=zirkon')).html).toContain(`${word}开馆`);
    expect((await preview('/exhibitCenter/vr')).html).toContain(word);
    expect((await preview('/about/privacy')).html).not.toContain('我们如何对待您的信息');
    const old = await preview('/zirkon');
    expect(old.to).toBe(`/about/zirkon?preview=${old.token}`);
    expect(await (await site.request(old.to ?? '')).text()).toContain(`${word}说明`);
    const home = await preview('/');
    const later = `/api/page?${new URLSearchParams({ url: `/?preview=${home.token}`, lang: 'zh-CN' })}`;
    expect(await (await site.request(later)).text()).toContain(`${word}开馆`);
    expect(await everythingPublic()).toBe(before);
  });

  it('[EDIT-02] are hidden from a preview link of another page, at the page and at its data', async () => {
    const linkTo = async (path: string) => {
      const { url } = await editor.ask('previewLink', { path, language: 'zh-CN', hours: 1 });
      return new URL(url).searchParams.get('preview') ?? '';
    };
    const [article, list] = [await linkTo('/news/newsInfoDetail?id=zirkon'), await linkTo('/news/newsInfo')];
    const statusOf = async (path: string) => (await site.request(path)).status;
    expect(await statusOf(`/news/newsInfoDetail?id=zirkon&preview=${article}`)).toBe(200);
    expect(await statusOf(`/news/newsInfo?page=2&preview=${list}`)).toBe(200);
    for (const path of [
      `/?preview=${article}`,
      `/news/newsInfoDetail?preview=${article}`,
      `/news/newsInfoDetail?id=other&preview=${article}`,
      `/news/newsInfoDetail?id=zirkon&id=other&preview=${article}`,
      `/news/newsInfoDetail?id=zirkon&preview=${list}`,
      `/news?preview=${list}`,
    ])
      expect([path, await statusOf(path)]).toEqual([path, 410]);
    const data = `/api/page?${new URLSearchParams({ url: `/?preview=${list}`, lang: 'zh-CN' })}`;
    expect(await (await site.request(data)).text()).not.toContain(word);
  });

  it('[EDIT-02] an invalid preview link shows a notice instead of the published page', async () => {
    const response = await site.request('/about/companyProfile?preview=wrong&lang=en-US');
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([410, 'no-store']);
    expect(html).toContain('no longer works');
    expect(html).toContain('href="/about/companyProfile"');
  });

  it('[EDIT-01] appear everywhere in the next request after publishing', async () => {
    await editor.ask('publish', { drafts: drafts.map(({ kind, id, version }) => ({ kind, id, version })) });
    expect(await site.html('/about/zirkon', 'en-US')).toContain(`About ${word}`);
    expect(await site.html('/news/newsInfo')).toContain(`${word}开馆`);
    expect(await site.html('/about/companyProfile')).toContain(`${word}馆`);
    expect(await (await site.request('/sitemap.xml')).text()).toContain('/about/zirkon');
    const moved = await site.request('/zirkon?id=5&lang=en-US');
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/about/zirkon?id=5&lang=en-US']);
    expect(await site.html('/about/privacy')).not.toContain('我们如何对待您的信息');
  });

  it('the canvas gets the blocks of a page with their data, and the reasons for hidden ones', async () => {
    const text = {
      ...{ id: 'a', type: 'rich-text', version: 1 },
      props: { html: { zh: '<p>你好</p>', en: '<p>Hello</p>' } },
    };
    const { blocks, problems } = await editor.ask('canvas', {
      language: 'en-US',
      page: {
        title: { zh: '', en: '' },
        blocks: [
          text,
          text,
          { ...text, id: 'b', type: 'gone' },
          { ...text, id: 'c', props: { html: [] } },
          7,
        ],
      },
    });
    expect(blocks).toMatchObject([
      { id: 'a', type: 'rich-text', props: { html: '<p>Hello</p>' }, queries: {} },
      { id: 'a-2', type: 'rich-text', props: { html: '<p>Hello</p>' }, queries: {} },
    ]);
    expect(problems).toEqual([
      { id: 'b', reason: 'no block has the type "gone". The block is left out.' },
      { id: 'c', reason: 'html: a text is expected and a list was found. "html" is left out.' },
      {
        id: 'block',
        reason: 'blocks[4]: an object is expected and a number was found. The block is left out.',
      },
    ]);
    const { blocks: built } = await editor
      .ask('readEntry', { kind: 'page', id: '/' })
      .then(({ builtIn }) => editor.ask('canvas', { language: 'zh-CN', page: builtIn?.data ?? {} }));
    expect(built.length).toBeGreaterThan(3);
    expect(JSON.stringify(built)).toContain(`${word}开馆`);
  });

  it('a sample shows the current answer of a source', async () => {
    const ask = (call: string, params: Record<string, unknown>) =>
      editor.ask('sample', { call, params, language: 'en-US' });
    const { total, items } = await ask('newsPage', {});
    expect([total > 70, items.length, items[0]?.title]).toEqual([true, 4, `${word} opens`]);
    expect(await ask('venues', {})).toMatchObject({
      total: 4,
      items: [{ title: 'Hall 1', picture: '/media/hall-show.jpg' }, {}, {}, {}],
    });
    expect((await ask('menuTree', { type: 1 })).items[0]).toEqual({ title: 'Home' });
    expect((await ask('newsDetail', { id: 'zirkon' })).items).toEqual([{ title: `${word} opens` }]);
    expect(await ask('newsDetail', { id: 'nothing' })).toEqual({ total: 0, items: [] });
    expect(
      (await editor.post('sample', { call: 'createSuggestion', params: {}, language: 'en-US' })).status,
    ).toBe(400);
    expect(
      (await editor.post('sample', { call: 'scheduleList', params: { type: 9 }, language: 'en-US' })).status,
    ).toBe(400);
  });
});
