import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '#schemas/calls.ts';
import { languages } from '#schemas/language.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { get, routeAnswers as routes, type Shown } from '../support/route-answers.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe.each(languages)('in %s', (language) => {
  it.each(routes)('[ROUTE-01] [LANG-02] %s shows its own data', async (path, shown, least) => {
    const response = await site.request(path, { headers: { cookie: `lang=${language}` } });
    expect(response.status).toBe(200);
    const text = visibleText(await response.text());
    const values = (await shown(language, site)).filter((value) => value !== undefined);
    expect(values.length).toBeGreaterThanOrEqual(least);
    for (const value of values) expect(text).toContain(visibleText(value));
  });

  it('[ROUTE-03] detail pages read their id from the URL, hidden ones too', async () => {
    const details: [path: string, id: string, value: Shown][] = [
      [
        '/news/noticeAnnouncementDetail',
        'notice-01',
        get<'articleDetail'>('/article/management/notice-01', ({ current }) => [current.title]),
      ],
      [
        '/notice/noticeDetail',
        'purchase-01',
        get<'articleDetail'>('/article/management/purchase-01', ({ current }) => [
          current.title,
          ...current.attachments.map(({ name }) => name),
        ]),
      ],
      [
        '/exhibitCenter/activityAtlasDetail',
        'atlas-exhibition-01',
        get<'activityAtlasDetail'>('/activity/atlas/atlas-exhibition-01', (atlas) => [
          language === 'zh-CN' ? atlas.atlasNameCn : atlas.atlasNameEn,
        ]),
      ],
      [
        '/conventionCenter/meetingActivityAtlasDetail',
        'atlas-meeting-01',
        get<'activityAtlasDetail'>('/activity/atlas/atlas-meeting-01', (atlas) => [
          language === 'zh-CN' ? atlas.hallNameCn : atlas.hallNameEn,
        ]),
      ],
    ];
    for (const [path, id, shown] of details) {
      const text = visibleText(await site.html(`${path}?id=${id}`, language));
      for (const value of await shown(language, site))
        expect(text, path).toContain(visibleText(value ?? 'nothing'));
      for (const wrong of ['', '?id=', '?id=none', '?id=%00', `?id=${'x'.repeat(300)}`, '?id=../../etc'])
        expect((await site.request(path + wrong)).status, path + wrong).toBe(404);
    }
  });

  it('[GAL-01] the name of an album links to its photos, and they link back', async () => {
    const path = '/document/exhibitionGallery';
    const album = await site.data<AnswerOf<'albumDetail'>>('/data/attached/album-exhibition-1', language);
    const html = await site.html(`${path}?album=${album.id}`, language);
    expect(visibleText(html)).toContain(visibleText(album.atlasName));
    expect(album.imageVOs.length).toBeGreaterThanOrEqual(6);
    for (const { address } of album.imageVOs) expect(html).toContain(`href="${address}"`);
    expect(html).toContain(`href="${path}"`);
    expect((await site.request(`${path}?album=none`)).status).toBe(404);
  });
});

it('[ROUTE-02] [ROUTE-06] groups redirect to their first child, and the old address of the meeting schedule to the new one', async () => {
  const redirects = {
    '/about': '/about/companyProfile',
    '/document': '/document/conferenceGallery',
    '/periphery': '/periphery/cateringCuisine',
    '/news': '/news/newsInfo',
    '/exhibitCenter': '/exhibitCenter/exhibitionHallIntroduction',
    '/conventionCenter': '/conventionCenter/conferenceIntroduction',
    '/notice': '/notice/procurementAnnouncement',
    '/conventionCenter/meetingExhibitionSchedule': '/conventionCenter/meetingSchedule',
  };
  for (const [from, to] of Object.entries(redirects)) {
    const response = await site.request(from);
    expect([from, response.status, response.headers.get('location')]).toEqual([from, 302, to]);
  }
});

it('[ROUTE-04] a page declares its padding and its background', async () => {
  const page = (id: string, meta: object) => ({
    kind: 'page' as const,
    id,
    data: {
      title: { zh: id, en: id },
      meta,
      blocks: [{ id: 'text', type: 'rich-text', props: { html: '<p>1</p>' } }],
    },
    texts: { 'zh-CN': {}, 'en-US': {} },
  });
  const item = (id: string) => ({
    kind: 'menu' as const,
    id,
    data: { parentId: 'about', menuName: id, defaultPath: id, path: id },
  });
  await site.site.publish?.({
    put: [
      ...[page('/about/plain', {}), item('/about/plain')],
      ...[page('/about/light', { background: 'mist' }), item('/about/light')],
      ...[page('/about/edge', { padding: false }), item('/about/edge')],
    ],
  });
  const [plain = '', light = '', edge = ''] = await Promise.all(
    ['plain', 'light', 'edge'].map((name) => site.html(`/about/${name}`)),
  );
  expect([plain, light, edge].map((html) => html.includes('overflow-x-clip bg-mist'))).toEqual([
    false,
    true,
    false,
  ]);
  expect([plain, light, edge].map((html) => html.includes('page-column'))).toEqual([true, true, false]);
});
