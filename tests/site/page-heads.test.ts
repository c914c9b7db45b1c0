import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocks } from '#registry/blocks.ts';
import { suggestionForm } from '#schemas/form.ts';
import { type Language, languages } from '#schemas/language.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

/** Pages for `build/page-heads`, the tables that a copy editor reads. */
const tablesFolder = join(import.meta.dirname, '../../build/page-heads');

const page = (path: string, title: { zh: string; en: string }, blocks: object[], meta: object = {}) => ({
  kind: 'page' as const,
  id: path,
  data: { path, title, meta, blocks },
  texts: { 'zh-CN': {}, 'en-US': {} },
});

const parkingText = {
  id: 'text',
  type: 'rich-text',
  props: {
    title: { zh: '停在哪里', en: 'Where to park' },
    html: {
      zh: '<p>展厅地下与北侧共有三处停车场，合计三千三百个车位，展期提前两小时开放，按小时计费，支持手机支付，出入口均设无障碍通道。</p>',
      en: '<p>Three car parks below and beside the halls have 3,300 spaces. They open two hours before every show.</p>',
    },
  },
};
const onlyChinese = {
  id: 'text',
  type: 'rich-text',
  props: { html: '<p>志愿者服务站设在登录大厅东侧，展期每天九时至十七时有人值守，可以问路。</p>' },
};
const tiles = (pageSize: number) => ({
  id: 'tiles',
  type: 'tiles',
  props: {
    source: { call: 'filePage', params: { atlasTypes: 'HOTEL_ACCOMMODATION', isConfigure: 'NO', pageSize } },
  },
});
const introduction = {
  id: 'statement',
  type: 'statement',
  props: { source: { call: 'introduction', params: { type: 1 } } },
};

/** What editors may do to the heads of a site. */
const cmsPages = [
  // Titles that built-in pages have: in the same section, and in another one.
  page('/exhibitCenter/venueParking', { zh: '场馆展示', en: 'Halls and spaces' }, [parkingText]),
  page('/about/news', { zh: '新闻动态', en: 'News' }, [tiles(5)]),
  page('/about/home', { zh: '首页', en: 'Home' }, [introduction]),
  // The same text on several pages.
  page('/about/parking', { zh: '停车', en: 'Parking' }, [parkingText]),
  page('/periphery/parking', { zh: '停车', en: 'Parking' }, [{ ...parkingText, id: 'other' }]),
  page('/about/halls', { zh: '展厅速览', en: 'The halls in short' }, [introduction]),
  // Little text, or none.
  page('/about/blank', { zh: '敬请期待', en: 'Coming soon' }, []),
  page('/about/form', { zh: '意见征集', en: 'Have your say' }, [
    { id: 'form', type: 'form', props: { form: suggestionForm } },
  ]),
  page('/about/list', { zh: '附近住处', en: 'Places to stay' }, [tiles(3)]),
  page('/about/chinese', { zh: '志愿者', en: '志愿者' }, [onlyChinese]),
  page('/about/own', { zh: '自述', en: 'In its own words' }, [parkingText], {
    description: {
      zh: '编辑自己写的摘要，原样显示在搜索结果里，不由页面正文生成，也不因字数而改动，哪怕正文里另有一番说法。',
      en: 'A description that an editor wrote is shown as it is, whatever the page says.',
    },
  }),
];

/** A page with only the example of a block, for each block that needs no item's id. */
const examplePages = blocks
  .filter(({ itemParameter, itemIsOptional }) => itemParameter === undefined || itemIsOptional)
  .map(({ type, palette, version, storedExample }) =>
    page(`/periphery/${type}`, { zh: `${palette.name.zh}一例`, en: `${palette.name.en}, an example` }, [
      { id: 'example', type, version, props: storedExample },
    ]),
  );

/** Pages of one item, whose ids are in the address. */
const items = [
  '/news/newsInfoDetail?id=news-001',
  '/news/noticeAnnouncementDetail?id=notice-08',
  '/notice/noticeDetail?id=purchase-01',
  '/document/exhibitionGallery?album=album-exhibition-1',
  '/exhibitCenter/activityAtlasDetail?id=atlas-exhibition-01',
];

const madePages = [...cmsPages, ...examplePages];

interface PageHead {
  path: string;
  /** Without the name of the site. */
  title: string;
  description: string;
  html: string;
}

const withoutEntities = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The only content of a tag in a head; a tag that is missing or repeated fails. */
function only(html: string, tag: RegExp): string {
  const found = [...html.matchAll(tag)];
  expect([String(tag), found.length]).toEqual([String(tag), 1]);
  return withoutEntities(found[0]?.[1] ?? '');
}

let site: TestSite;
let paths: string[];
const heads = new Map<Language, PageHead[]>();

beforeAll(async () => {
  site = await openTestSite();
  await site.site.publish?.({
    put: [
      ...madePages,
      ...madePages.map(({ id }) => ({
        kind: 'menu' as const,
        id,
        data: {
          parentId: id.split('/')[1],
          menuName: id,
          menuNameEn: id,
          defaultPath: id,
          path: id,
          visible: '0',
        },
      })),
    ],
  });
  const sitemap = await (await site.request('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/site\.example([^<?]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  // Hidden pages, which the sitemap leaves out.
  paths = [...new Set([...listed, '/about/privacy', '/requests', ...items])];
  for (const language of languages) {
    const found: PageHead[] = [];
    for (const path of paths) {
      const html = await site.html(path, language);
      const [title = ''] = only(html, /<title>([^<]*)<\/title>/g).split(' | ');
      found.push({
        path,
        title,
        description: only(html, /<meta name="description" content="([^"]*)"/g),
        html,
      });
    }
    heads.set(language, found);
  }
  await mkdir(tablesFolder, { recursive: true });
  for (const [language, found] of heads) {
    const rows = found.map(({ path, title, description }) =>
      [path, title, [...description].length, description].join('\t'),
    );
    await writeFile(join(tablesFolder, `${language}.tsv`), `${rows.join('\n')}\n`);
  }
  // It opens two hundred pages in each language.
}, 300_000);
afterAll(() => site.close());

const headOf = (path: string, language: Language): PageHead | undefined =>
  heads.get(language)?.find((head) => head.path === path);

/** What several pages have in common, each with their paths. */
const repeated = (found: readonly PageHead[], key: 'title' | 'description') =>
  [...Map.groupBy(found, (head) => head[key].toLowerCase())].flatMap(([value, users]) =>
    users.length > 1 ? [[value, ...users.map(({ path }) => path)]] : [],
  );

describe.each(languages)('the heads of all pages in %s', (language) => {
  it('[ROUTE-07] are of every route of the menu, and of the pages of editors', () => {
    expect(paths.length).toBeGreaterThanOrEqual(34 + madePages.length);
    expect(paths).toEqual(expect.arrayContaining(madePages.map(({ id }) => id)));
    expect(paths).toEqual(expect.arrayContaining(['/', '/conventionCenter/meetingVr', '/about/privacy']));
  });

  it('[ROUTE-07] have a title each that no other page has', () => {
    const found = heads.get(language) ?? [];
    expect(found.filter(({ title }) => !title.trim())).toEqual([]);
    expect(repeated(found, 'title')).toEqual([]);
  });

  it('[ROUTE-07] have a description each that no other page has', () => {
    expect(repeated(heads.get(language) ?? [], 'description')).toEqual([]);
  });

  it('[ROUTE-07] [LANG-02] describe the page in its language only', () => {
    const chinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
    for (const { path, description } of heads.get(language) ?? []) {
      const letters = description.match(/\p{L}/gu) ?? [];
      const han = letters.filter((letter) => chinese.test(letter));
      if (language === 'en-US') expect([path, chinese.test(description)]).toEqual([path, false]);
      else expect([path, han.length / letters.length > 0.8]).toEqual([path, true]);
    }
  });

  it('[ROUTE-07] describe the page in whole sentences of 50 to 160 characters', () => {
    for (const { path, description } of heads.get(language) ?? []) {
      const { length } = [...description];
      expect([path, length, length >= 50 && length <= 160]).toEqual([path, length, true]);
      expect([path, description]).toEqual([
        path,
        expect.stringMatching(
          language === 'en-US' ? /^[A-Z0-9].*[.?!]$/ : /^[\p{Script=Han}A-Z0-9].*[。？！]$/u,
        ),
      ]);
      expect([path, /<|&\w+;|https?:|undefined|\{\{/.test(description)]).toEqual([path, false]);
    }
  });

  it('[ROUTE-07] show the same title and description when the page is shared', () => {
    for (const { path, html, title, description } of heads.get(language) ?? []) {
      if (path === '/requests') continue;
      expect([path, only(html, /<meta property="og:title" content="([^"]*)"/g)]).toEqual([path, title]);
      expect([path, only(html, /<meta property="og:description" content="([^"]*)"/g)]).toEqual([
        path,
        description,
      ]);
    }
  });
});

it.each<[path: string, zh: string, en: string]>([
  ['/', '首页', 'Home'],
  ['/news/newsInfo', '新闻动态 – 新闻中心', 'News'],
  ['/about/news', '新闻动态 – 关于我们', 'News – About'],
  ['/about/home', '首页 – 关于我们', 'Home – About'],
  ['/about/contactUs', '联系我们', 'Contact us'],
  ['/exhibitCenter/operationService', '运营服务 – 展览中心', 'Operations and services – Exhibitions'],
  [
    '/conventionCenter/meetingOperationService',
    '运营服务 – 会议中心',
    'Operations and services – Conventions',
  ],
  ['/conventionCenter/meetingVr', 'VR 看会场', 'VR tour – Conventions'],
  ['/exhibitCenter/venue', '场馆展示 – 展览中心', 'Halls and spaces – Exhibitions'],
  ['/exhibitCenter/venueParking', '场馆展示 – 展览中心（2）', 'Halls and spaces – Exhibitions (2)'],
  ['/periphery/parking', '停车 – 周边配套', 'Parking – Nearby'],
])('[ROUTE-07] %s has the title %s, in English %s', (path, zh, en) => {
  expect([headOf(path, 'zh-CN')?.title, headOf(path, 'en-US')?.title]).toEqual([zh, en]);
});

it.each<[path: string, language: Language, description: string]>([
  [
    '/exhibitCenter/exhibitionHallIntroduction',
    'zh-CN',
    '四座展厅以 72 米净跨连续展开，并列于三百二十四米长的登录大厅北侧。屋架高高托起采光带，白天布展几乎无需开灯。',
  ],
  [
    '/exhibitCenter/exhibitionHallIntroduction',
    'en-US',
    'Four halls run side by side along a 324-metre concourse, each with a clear span of 72 metres.',
  ],
  ['/news/newsInfo', 'en-US', 'Exhibition news, venue news and service updates from the centre.'],
  [
    '/about/parking',
    'en-US',
    'Three car parks below and beside the halls have 3,300 spaces. They open two hours before every show.',
  ],
  [
    '/periphery/parking',
    'en-US',
    'Parking – Nearby. Three car parks below and beside the halls have 3,300 spaces. They open two hours before every show.',
  ],
  [
    '/about/blank',
    'en-US',
    'Coming soon. Exhibition and meeting space, event schedules, news and visitor services.',
  ],
  [
    '/news/newsInfoDetail?id=news-001',
    'en-US',
    'All four halls are in use by 630 exhibitors. Day one is for trade visitors; the public is welcome from day two.',
  ],
  [
    '/document/exhibitionGallery?album=album-exhibition-1',
    'en-US',
    '11th Western Smart Manufacturing Expo – Exhibition centre gallery. All pictures of the album, to enlarge one by one or to download together.',
  ],
  [
    '/exhibitCenter/activityAtlasDetail?id=atlas-exhibition-01',
    'en-US',
    '6th Mountain City Book Fair – Event photographs: Hall 1. The event in photographs, to enlarge one by one.',
  ],
  ['/about/own', 'en-US', 'A description that an editor wrote is shown as it is, whatever the page says.'],
])('[ROUTE-07] %s in %s is described by its own words', (path, language, description) => {
  expect(headOf(path, language)?.description.replaceAll('\u00a0', ' ')).toBe(description);
});

it('[ROUTE-07] the heading of a page stays as its editor wrote it when the title is qualified', () => {
  expect(headOf('/conventionCenter/meetingVr', 'en-US')?.html).toMatch(/<h1\b[^>]*>(?:<[^>]*>)*VR tour</);
});
