import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallName, calls } from '#schemas/calls.ts';
import { languages } from '#schemas/language.ts';
import { ask } from '../support/ask.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { type SecondBackend, startSecondBackend } from '../support/second-backend.ts';

let backend: SecondBackend;
let site: TestSite;

beforeAll(async () => {
  backend = await startSecondBackend();
  site = await openTestSite({ CONTENT_API: backend.url });
});
afterAll(async () => {
  await site.close();
  await backend.close();
});

const data = async (name: CallName, request: object, language: (typeof languages)[number] = 'zh-CN') =>
  (await (await ask(site, name, request, language)).json()).data;

/** The list inside an answer. */
const listOf = (answer: unknown[] | { list: unknown[] }) => (Array.isArray(answer) ? answer : answer.list);

describe('[CALL-04] one malformed item never empties a list', () => {
  it.each([
    ['bannersOfColumn', { belongColumn: '首页' }, 2],
    ['menuTree', {}, 8],
    ['scheduleList', { type: 1 }, 2],
    ['scheduleYears', {}, 2],
    ['remoteConfig', { key: 'official.vr.config' }, 1],
    ['operationServices', { centerType: 'EX_CENTER' }, 3],
    ['technicalParameters', { type: 1 }, 3],
    ['activityAtlasPage', { type: 1 }, 3],
    ['meetingVenues', {}, 1],
    ['venues', {}, 2],
    ['articlePage', {}, 10],
    ['newsPage', {}, 10],
    ['albumPage', { atlasType: 'EXHIBITION_CENTER' }, 2],
    ['filePage', { atlasTypes: 'CATERING' }, 2],
  ] as const)('%s keeps the others', async (name, request, kept) => {
    for (const language of languages) expect(listOf(await data(name, request, language))).toHaveLength(kept);
  });

  it.each([
    ['introduction', { code: 'official', type: 1 }, { dataVoList: 1, carouselImgVoList: 1 }],
    ['footerConfig', { key: 'foot' }, { serviceContent: 1, supplementaryVos: 0 }],
    ['activityAtlasDetail', { id: 301 }, { atlasPool: 2 }],
    ['albumDetail', { id: 501 }, { imageVOs: 1 }],
  ] as const)('lists inside of %s keep the others too', async (name, request, lists) => {
    const answer = await data(name, request);
    for (const [field, kept] of Object.entries(lists)) expect(answer[field], field).toHaveLength(kept);
  });

  it('logs once which items it left out', async () => {
    for (let times = 0; times < 3; times += 1) await data('newsPage', { pageSize: 7 });
    const lines = site.lines.filter((line) => line.includes('newsPage'));
    expect(lines).toEqual([expect.stringMatching(/^call newsPage, data\.list\[0\] left out: id: /)]);
  });
});

it('[CALL-03] [BLK-04] logs once which parts of a remote config it left out', async () => {
  for (const language of languages)
    for (let times = 0; times < 3; times += 1)
      await data('remoteConfig', { key: 'official.contactUs.config' }, language);
  expect(site.lines.filter((line) => line.includes('official.contactUs.config'))).toEqual([
    'call remoteConfig, official.contactUs.config.zh.list[1] left out: title: a required value is missing',
    'call remoteConfig, official.contactUs.config.en.list[1] left out: title: a required value is missing',
  ]);
});

describe('[CALL-04] the dialect of a backend', () => {
  it('is converted to the names, numbers and texts of the contract', async () => {
    expect(await data('newsPage', { pageSize: 1 })).toEqual({
      list: [
        {
          id: '1000',
          title: '外部新闻 1',
          createTime: '2026-10-28 08:00:00',
          content: `<p>外部新闻 1</p><img loading="lazy" alt="" src="${backend.origin}/files/inline.jpg" />`,
          attachments: [],
        },
      ],
      total: 25,
    });
    expect(await data('activityAtlasPage', { type: 1, pageSize: 1 })).toMatchObject({
      list: [{ id: '301', activityImg: `${backend.origin}/files/atlas-1.jpg`, atlasPool: [] }],
      count: 3,
    });
    expect(await data('technicalParameters', { type: 2 }, 'en-US')).toMatchObject([
      { title: 'Foreign parameter B', sort: 2, isOpen: '1', voList: [] },
      {
        title: 'Foreign parameter A',
        sort: 1,
        voList: [{ hallInfoImg: `${backend.origin}/files/hall-a.png` }],
      },
      { isOpen: '0' },
    ]);
    const [home] = await data('menuTree', {});
    expect(home).toMatchObject({ menuId: '1', visible: '0', children: [] });
    expect(await data('scheduleYears', {})).toEqual([2025, 2026]);
  });

  it('treats an unknown enumeration value as absent', async () => {
    const slides = await data('bannersOfColumn', { belongColumn: 'Home' });
    expect(slides[1]).toEqual({ uploadUrl: `${backend.origin}/files/second.jpg`, openWay: '1' });
    const groups = await data('operationServices', { centerType: 'MEET_CENTER' });
    expect(groups[2]).toEqual({ title: '外部其他', operateDetails: [] });
  });

  it.each([
    ['{ id, reference }', 'createExhibitionBooking', { id: '71', reference: 'F-71' }],
    ['an id alone', 'createMeetingBooking', { id: '72' }],
    ['null', 'createSuggestion', null],
  ] as const)('may answer a create call with %s', async (_what, name, receipt) => {
    const response = await ask(site, name, calls[name].example, 'zh-CN');
    expect(await response.json()).toEqual({ resultCode: 0, message: '操作成功', data: receipt });
  });
});

describe('[CALL-03] a remote config', () => {
  const key = 'official.companyProfile.config';

  it('is parsed as JSON with the keys zh and en, and its HTML is sanitised', async () => {
    const [entry, ...others] = await data('remoteConfig', { key });
    expect(others).toEqual([]);
    expect(JSON.parse(entry.value)).toMatchObject({
      zh: {
        venueProfile: expect.stringMatching(
          /^<p>外部简介<\/p><img [^>]*src="http:[^"]*\/files\/inline\.jpg" \/>$/,
        ),
        basicNumber: [{ num: '4', unit: '座' }],
        serviceList: [],
      },
      en: { venueName: 'Foreign centre' },
    });
  });

  it.each([
    ['malformed JSON', '{"zh": '],
    ['JSON of another kind', '[1]'],
    ['a text', '"<script>steal()</script>"'],
    ['no language', '{}'],
  ])('that holds %s counts as missing', async (_what, value) => {
    backend.content.configs.set('official.contactUs.config', value);
    const own = await openTestSite({ CONTENT_API: backend.url });
    const response = await ask(own, 'remoteConfig', { key: 'official.contactUs.config' }, 'en-US');
    expect(await response.json()).toEqual({ resultCode: 0, message: '操作成功', data: [] });
    expect(own.lines.join()).toContain('it can be read in no language alone');
    await own.close();
    backend.content.configs.clear();
  });

  it('with one language is missing in the other', async () => {
    backend.content.configs.set('official.vr.config', '{"en":{"qrCode":"qr.png"},"fr":{}}');
    const own = await openTestSite({ CONTENT_API: backend.url });
    const response = await ask(own, 'remoteConfig', { key: 'official.vr.config' }, 'zh-CN');
    const { data } = await response.json();
    expect(JSON.parse(data[0].value)).toEqual({ en: { qrCode: `${backend.origin}/qr.png` } });
    await own.close();
    backend.content.configs.clear();
  });

  it('with an unknown key has no entry', async () => {
    backend.content.configs.set('official.other.config', '{"zh":"<script>","en":""}');
    for (const unknown of ['official.other.config', 'constructor'])
      expect(await data('remoteConfig', { key: unknown })).toEqual([]);
    backend.content.configs.clear();
  });
});

describe('[PAGE-01] a page past the end of a list', () => {
  it.each([
    ['/news/newsInfo', '外部新闻 25'],
    ['/notice/tradeAnnouncement', '外部公告 12'],
    ['/exhibitCenter/activityAtlas', '外部活动 3'],
    ['/document/serviceManual', '外部 SERVICE_MANUAL 2'],
    ['/document/exhibitionGallery', '外部相册/502'],
  ])('of %s is its last page, whatever the backend answers', async (path, last) => {
    const response = await site.request(`${path}?page=9999`);
    expect(response.status).toBe(200);
    expect(visibleText(await response.text())).toContain(last);
  });
});
