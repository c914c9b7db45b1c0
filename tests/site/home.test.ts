import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { AnswerOf } from '#schemas/calls.ts';
import { type Language, languageKey, languages } from '#schemas/language.ts';
import { blockOf, blocksOf, linksOf } from '../support/home-page.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { startSecondBackend } from '../support/second-backend.ts';

/** Home's HTML, before any script runs. */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const configOf = async (key: string, language: Language) => {
  const [entry] = await site.data<AnswerOf<'remoteConfig'>>(`/vrexhibition/bySysDetail?key=${key}`, language);
  return JSON.parse(entry?.value ?? '{}')[languageKey(language)];
};
const introductionOf = (type: number, language: Language) =>
  site.data<AnswerOf<'introduction'>>(`/exhibition/introduce/get?code=official&type=${type}`, language);
const articlesOf = async (path: string, language: Language, type: string) =>
  (await site.data<AnswerOf<'newsPage'>>(path, language, { pageNo: 1, pageSize: 100, type })).list;

describe.each(languages)('home in %s', (language) => {
  let html: string;
  beforeAll(async () => {
    html = await site.html('/', language);
  });
  const texts = (zh: string, en: string) => (language === 'zh-CN' ? zh : en);

  it('[HOME-01a] has its sections in the specified order, then the footer', () => {
    expect(blocksOf(html).map(({ id }) => id)).toEqual([
      'hero',
      'vr',
      'roles',
      'schedule',
      'venue',
      'news',
      'media',
    ]);
    for (const block of blocksOf(html)) expect(visibleText(block.html).trim(), block.id).not.toBe('');
    expect(html.indexOf('<footer')).toBeGreaterThan(html.indexOf('id="media"'));
  });

  it('[BAN-05a] [BAN-05c] [BAN-05d] [BAN-05e] has a side panel with links', async () => {
    const { homeJumpUrl } = await configOf('official.vr.config', language);
    const panel = /<nav\b[\s\S]*<\/nav>/.exec(blockOf(html, 'banner'))?.[0] ?? '';
    expect(linksOf(panel)).toEqual([
      '/about/contactUs',
      homeJumpUrl,
      '/document/serviceManual',
      '/exhibitCenter/exhibitionSchedule',
    ]);
  });

  it('[BAN-05b] has the QR codes of the footer config behind their entry', async () => {
    const footer = await site.data<AnswerOf<'footerConfig'>>('/footer/config/getByKey?key=foot', language);
    const codes = /<details[\s\S]*<\/details>/.exec(blockOf(html, 'banner'))?.[0] ?? '';
    const open = footer.supplementaryVos.filter(({ isOpen }) => isOpen === '1').map(({ name }) => name);
    const names = [
      texts('官方微博', 'Weibo'),
      texts('微信公众号', 'WeChat'),
      texts('小程序', 'Mini program'),
    ];
    expect(open.length).toBeGreaterThan(0);
    expect([...codes.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([...names, ...open]);
    expect(codes).toContain(`src="${footer.microBlog}"`);
  });

  it('[BAN-06] has the hotline of the contact config', async () => {
    const { bannerVipLine } = await configOf('official.contactUs.config', language);
    const hero = blockOf(html, 'banner');
    expect(visibleText(hero)).toContain(`${bannerVipLine.areaCode}${bannerVipLine.phone}`);
    expect(hero).toMatch(/href="tel:\+?\d{8,}"/);
  });

  it('[VR-01a] has a teaser with the VR config’s content', async () => {
    const { headTitle, homeIcon, assistImage, qrCode, homeJumpUrl } = await configOf(
      'official.vr.config',
      language,
    );
    const teaser = blockOf(html, 'teaser');
    expect(visibleText(teaser)).toContain(headTitle);
    for (const picture of [homeIcon, assistImage, qrCode]) expect(teaser).toContain(`src="${picture}"`);
    expect(linksOf(teaser)).toContain(homeJumpUrl);
  });

  it('has links to the rooms of its scenes, which need no scripts', () => {
    expect(linksOf(blockOf(html, 'teaser')).slice(1)).toEqual([
      '/exhibitCenter/venue',
      '/conventionCenter/meetingVenue',
      '/exhibitCenter/activityAtlas',
      '/document/promotionalMaterial',
    ]);
  });

  it('[ROLE-01] links hosts, service providers and visitors to their pages', () => {
    const cards = blockOf(html, 'role-picker').split('<article').slice(1);
    expect(cards.map((card) => [/data-role="(\w+)"/.exec(card)?.[1], ...linksOf(card)])).toEqual([
      ['Sponsor', '/exhibitCenter/onlineBooking', '/conventionCenter/meetingOnlineBooking'],
      ['ServiceProvider', '/document/serviceManual'],
      ['Visitor', '/about/contactUs'],
    ]);
  });

  it('[VENU-01] introduces both centres in tabs, with text, counters, shortcuts and a link', async () => {
    const [before = '', ...panels] = blockOf(html, 'introduction-tabs').split('role="tabpanel"');
    expect(before.match(/role="tab"/g)).toHaveLength(2);
    expect(panels.map(linksOf)).toEqual([
      [
        '/exhibitCenter/venue',
        '/exhibitCenter/operationService',
        '/exhibitCenter/technicalParameter',
        '/exhibitCenter/exhibitionSchedule',
        '/exhibitCenter/exhibitionHallIntroduction',
      ],
      [
        '/conventionCenter/meetingVenue',
        '/conventionCenter/meetingOperationService',
        '/conventionCenter/meetingTechnicalParameter',
        '/conventionCenter/meetingExhibitionSchedule',
        '/conventionCenter/conferenceIntroduction',
      ],
    ]);
    for (const type of [1, 2]) {
      const { title, basicInfo = '', dataVoList } = await introductionOf(type, language);
      const text = visibleText(panels[type - 1] ?? '');
      expect(text).toContain(title);
      expect(text).toContain(visibleText(/<p>[\s\S]*?<\/p>/.exec(basicInfo)?.[0] ?? 'no text'));
      expect(dataVoList.length).toBeGreaterThan(3);
      for (const { remark } of dataVoList) expect(text).toContain(visibleText(remark ?? 'no remark'));
    }
  });

  it('[NEWS-02] has the newest news with pictures, each with a link to its page', async () => {
    const news = await articlesOf('/news/newsPage', language, 'JOURNALISM');
    const [carousel = ''] = blockOf(html, 'news-centre').split('role="tablist"');
    expect(linksOf(carousel)).toEqual(
      news
        .filter(({ coverImg }) => coverImg)
        .slice(0, 8)
        .map(({ id, redirectUrl }) => redirectUrl ?? `/news/newsInfoDetail?id=${id}`),
    );
  });

  it('[NOTC-01] [NOTC-02] [NOTC-03] has a news card with one tab, and the notices of the menu', async () => {
    const [, newsCard = '', noticeCard = ''] = blockOf(html, 'news-centre').split('role="tablist"');
    const tabs = (card: string) =>
      [...card.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, label = '']) => label);
    expect(tabs(newsCard)).toEqual([texts('展会动态', 'Exhibition News')]);
    expect(tabs(noticeCard)).toEqual([texts('采购公告', 'Procurement'), texts('交易公告', 'Trade')]);

    const newsLinks = linksOf(newsCard);
    expect(newsLinks.at(-1)).toBe('/news/newsInfo');
    for (const href of newsLinks.slice(0, -1)) expect(href).toMatch(/^(https?:|\/news\/newsInfoDetail\?id=)/);
    const panels = noticeCard.split('role="tabpanel"').slice(1);
    const pages = ['/notice/procurementAnnouncement', '/notice/tradeAnnouncement'];
    for (const [index, type] of ['PURCHASE', 'CLINCH_DEAL'].entries()) {
      const notices = await articlesOf('/article/management/page', language, type);
      expect(linksOf(panels[index] ?? '')).toEqual([
        ...notices.slice(0, 4).map(({ id, redirectUrl }) => redirectUrl ?? `/notice/noticeDetail?id=${id}`),
        pages[index],
      ]);
      expect(visibleText(panels[index] ?? '')).toContain(visibleText(notices[0]?.title ?? 'none'));
    }
  });

  it('[HOME-02] has the media matrix of the footer config', async () => {
    const { mediaMatrix } = await site.data<AnswerOf<'footerConfig'>>(
      '/footer/config/getByKey?key=foot',
      language,
    );
    expect(blockOf(html, 'media-matrix')).toContain(`src="${mediaMatrix}"`);
  });

  it('lists the channels of the media matrix for phones, each with its code to save', () => {
    const rows = [...blockOf(html, 'media-matrix').matchAll(/<a href="([^"]+)" download=""[^>]*>([^<]+)</g)];
    const code = language === 'zh-CN' ? '/media/qr-sample.svg' : '/media/qr-sample-en.svg';
    const names = {
      'zh-CN': ['官方微博', '微信公众号', '小程序', '视频号', '小红书'],
      'en-US': ['Weibo', 'WeChat', 'Mini program', 'Channels', 'RED'],
    };
    expect(rows.map(([, file, name]) => [name, file])).toEqual(names[language].map((name) => [name, code]));
  });

  it('has the logo with the name in its language, in header, menu and footer', () => {
    const files = [
      ...html.matchAll(/src="\/media\/(logo-[a-z-]+horizontal[a-z-]*|logo-horizontal[a-z-]*)\.svg"/g),
    ];
    const name = language === 'zh-CN' ? 'logo-horizontal' : 'logo-en-horizontal';
    expect(files.map(([, file]) => file)).toEqual([name, `${name}-white`, name, `${name}-white`]);
  });
});

describe('in front of another backend', () => {
  /** Home in front of a backend with missing or failing content. */
  async function homeOver(
    change: (backend: Awaited<ReturnType<typeof startSecondBackend>>) => void,
    language: Language = 'en-US',
  ) {
    const backend = await startSecondBackend();
    onTestFinished(backend.close);
    change(backend);
    const foreign = await openTestSite({ CONTENT_API: backend.url });
    onTestFinished(foreign.close);
    return { html: await foreign.html('/', language), backend, lines: foreign.lines };
  }

  it('[HOME-02] has no media matrix and no gap for it without its picture', async () => {
    const { html } = await homeOver(() => {});
    expect(blockOf(html, 'media-matrix')).toMatch(
      /^<div id="media" data-block="media-matrix">(<!--[^>]*-->)*<\/div>/,
    );
  });

  it('[NOTC-04] requests 100 notices, and a failure shows an error line and logs one line', async () => {
    const { html, backend, lines } = await homeOver(({ failing }) => {
      failing.add('/article/management/page');
      failing.add('/news/newsPage');
    });
    const asked = backend.requests.filter(({ path }) => /newsPage|management\/page/.test(path));
    const sizes = asked.map(({ path, body }) => [
      path,
      (body as { pageSize: number }).pageSize,
      (body as { type: string }).type,
    ]);
    expect(sizes).toEqual(
      expect.arrayContaining([
        ['/news/newsPage', 100, 'JOURNALISM'],
        ['/article/management/page', 100, 'PURCHASE'],
        ['/article/management/page', 100, 'CLINCH_DEAL'],
      ]),
    );
    expect(visibleText(blockOf(html, 'news-centre'))).toContain('This content cannot be shown right now');
    expect(lines.filter((line) => /block news.*newsPage/.test(line))).toHaveLength(1);
  });

  it.each([
    ['zh-CN', '暂无数据'],
    ['en-US', 'No data'],
  ] as const)('[NOTC-03] a list without items says so in %s', async (language, empty) => {
    const { html } = await homeOver(({ content }) => {
      content.news.splice(0);
      content.notices.splice(0);
    }, language);
    const [carousel = '', newsCard = '', noticeCard = ''] = blockOf(html, 'news-centre').split(
      'role="tablist"',
    );
    for (const part of [carousel, newsCard, noticeCard]) expect(visibleText(part)).toContain(empty);
  });

  it('[BAN-05c] [BAN-06] without configs the tour links to its page, and digits reserve the space of the hotline', async () => {
    const { html } = await homeOver(({ failing }) => failing.add('/vrexhibition/bySysDetail'));
    const hero = blockOf(html, 'banner');
    expect(linksOf(hero)).toContain('/exhibitCenter/vr');
    expect(visibleText(hero)).toContain('000 0000 0000');
    expect(hero).not.toContain('href="tel:');
  });
});
