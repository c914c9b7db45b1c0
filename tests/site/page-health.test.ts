import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { misfitsOf } from '../support/described-answer.ts';
import { eventually } from '../support/eventually.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { type SecondBackend, startSecondBackend } from '../support/second-backend.ts';

const token = 'a-token-of-this-test';

const ask = (site: TestSite, authorization?: string) =>
  site.request('/api/pages/health', { headers: authorization ? { authorization } : {} });

interface RouteHealth {
  path: string;
  language: string;
  [key: string]: unknown;
}

/** The health of the pages of a site, and of one page of it. */
async function healthOf(site: TestSite) {
  const response = await ask(site, `Bearer ${token}`);
  const body = await response.json();
  expect(await misfitsOf(site, ['get', '/api/pages/health'], { status: 200, body })).toEqual([]);
  const { resultCode, data } = body;
  expect([response.status, resultCode, response.headers.get('cache-control')]).toEqual([200, 0, 'no-store']);
  const of = (path: string, language = 'en') =>
    data.routes.find((route: RouteHealth) => route.path === path && route.language === language);
  return { data, of };
}

const page = (path: string, blocks: unknown[]) => ({
  kind: 'page' as const,
  id: path,
  data: { path, title: { zh: '新页', en: 'New page' }, meta: {}, blocks },
});

describe('[BLK-05] GET /api/pages/health', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite({ HEALTH_TOKEN: token });
  });
  afterAll(() => site.close());

  it('answers 404 where no token is set, whatever is sent', async () => {
    const closed = await openTestSite();
    for (const authorization of [undefined, 'Bearer undefined', `Bearer ${token}`])
      expect((await ask(closed, authorization)).status).toBe(404);
    await closed.close();
  });

  it.each([
    ['nothing', undefined],
    ['another token', 'Bearer another-token-of-this'],
    ['the beginning of the token', `Bearer ${token.slice(0, -1)}`],
    ['more than the token', `Bearer ${token}s`],
    ['the token as a password', `Basic ${token}`],
    ['the token alone', token],
  ])('answers 401 to %s', async (_what, authorization) => {
    const response = await ask(site, authorization);
    expect(response.status).toBe(401);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'www-authenticate': 'Bearer',
      'cache-control': 'no-store',
    });
    expect(await response.json()).toMatchObject({ resultCode: 401, data: null });
  });

  it('lists every route in both languages with its origin and its blocks', async () => {
    const { data, of } = await healthOf(site);
    expect(data).toMatchObject({ checkedAt: '2026-11-21T01:00:00.000Z', complete: true });
    expect(of('/news/newsInfo')).toEqual({
      path: '/news/newsInfo',
      language: 'en',
      origin: 'built-in',
      title: expect.any(String),
      blocks: [
        {
          id: expect.any(String),
          type: 'paged-list',
          shown: true,
          props: [
            'covers=true',
            'detailPath',
            'scroller=true',
            'source.call=newsPage',
            'source.params.pageSize',
          ],
        },
      ],
      machines: [],
      findings: [],
    });
    expect(of('/').machines).toEqual(['banner', 'homePager', 'schedule', 'toastQueue']);
    expect(of('/exhibitCenter/exhibitionSchedule').machines).toEqual(['schedulePage']);
    expect(of('/about/privacy', 'zh')).toMatchObject({ origin: 'cms', title: '隐私政策' });
    expect(of('/news')).toMatchObject({ redirectsTo: '/news/newsInfo', blocks: [] });
    for (const language of ['zh', 'en'])
      expect(data.routes.filter((route: RouteHealth) => route.language === language).length).toBeGreaterThan(
        40,
      );
  });

  it('says what is wrong with a page, of a menu item that has none, and of what belongs to no page', async () => {
    const item = { path: '/bare', defaultPath: '/bare', menuName: '空', menuNameEn: 'Bare', visible: '0' };
    await site.site.publish?.({
      put: [
        page('/unwell', [
          { id: 'text', type: 'rich-text', version: 1, props: { html: '<p>a</p>' } },
          { id: 'later', type: 'rich-text', version: 9, props: {} },
        ]),
        { kind: 'menu', id: 'bare', sort: 99, data: item },
      ],
    });
    const { of } = await healthOf(site);
    expect(of('/bare')).toMatchObject({ origin: 'menu', title: 'Bare', blocks: [], findings: [] });
    const unwell = of('/unwell');
    expect(unwell.blocks).toEqual([
      { id: 'text', type: 'rich-text', shown: true, props: ['html'] },
      { id: 'later', type: 'rich-text', shown: false, props: [] },
    ]);
    expect(unwell.findings).toMatchObject([
      {
        page: '/unwell',
        language: 'en',
        block: { id: 'later', type: 'rich-text' },
        code: 'newer-version',
        severity: 'error',
        message: { zh: expect.stringContaining('版本'), en: expect.stringContaining('version 9') },
      },
    ]);
    expect(of('/unwell', 'zh').findings.length).toBe(1);
  });

  it('does not write the token into the log', () => {
    expect(site.lines.join('\n')).not.toContain(token);
  });
});

describe('[BLK-05] GET /api/pages/health in front of a backend', () => {
  let backend: SecondBackend;
  let site: TestSite;
  beforeAll(async () => {
    backend = await startSecondBackend();
    site = await openTestSite({ CONTENT_API: backend.url, HEALTH_TOKEN: token });
  });
  afterAll(async () => {
    await site.close();
    await backend.close();
  });

  it('names the call of a page that failed last, and since when, although visitors see the last good answer', async () => {
    await site.html('/news/newsInfo', 'en-US');
    expect((await healthOf(site)).of('/news/newsInfo').lastFailedCall).toBeUndefined();
    backend.failing.add('/news/newsPage');
    await site.html('/news/newsInfo', 'en-US');
    await eventually(async () => {
      const { data, of } = await healthOf(site);
      expect(of('/news/newsInfo').lastFailedCall).toEqual({
        block: expect.any(String),
        call: 'newsPage',
        request: { pageNo: 1, pageSize: 10, type: 'JOURNALISM' },
        reason: expect.any(String),
        since: '2026-11-21T01:00:00.000Z',
        at: '2026-11-21T01:00:00.000Z',
      });
      expect(data.lastFailedCall).toMatchObject({ call: 'newsPage', language: 'en-US' });
      expect(of('/news/newsInfo', 'zh').lastFailedCall).toBeUndefined();
      expect(of('/exhibitCenter/venue').lastFailedCall).toBeUndefined();
    });
    backend.failing.clear();
    await eventually(async () => {
      await site.html('/news/newsInfo', 'en-US');
      const { of } = await healthOf(site);
      expect(of('/news/newsInfo').lastFailedCall.answeredAgain).toBe('2026-11-21T01:00:00.000Z');
    });
  });

  it('says what it knows when the backend cannot be reached', async () => {
    const down = await openTestSite({ CONTENT_API: 'http://127.0.0.1:9/api', HEALTH_TOKEN: token });
    const { data, of } = await healthOf(down);
    expect(data).toMatchObject({
      complete: false,
      lastFailedCall: { reason: expect.stringContaining('reached') },
    });
    expect(of('/news/newsInfo')).toMatchObject({ origin: 'built-in' });
    await down.close();
  });
});
