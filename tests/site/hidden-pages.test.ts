import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Language, languages } from '#schemas/language.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { startSecondBackend } from '../support/second-backend.ts';
import { locations, origin } from '../support/sitemap.ts';

const text = [{ id: 'text', type: 'rich-text', props: { html: '<p>Words</p>' } }];

const page = (id: string, hidden: boolean) => ({
  kind: 'page' as const,
  id,
  data: { title: { zh: id, en: id }, meta: { hidden }, blocks: text },
  texts: { 'zh-CN': {}, 'en-US': {} },
});

const menuItem = (path: string, parentId?: string) => ({
  kind: 'menu' as const,
  id: path,
  sort: 900,
  data: {
    ...(parentId ? { parentId } : {}),
    ...{ menuName: path, menuNameEn: path, path, defaultPath: path, visible: '0' },
  },
});

/** Links of each part of a page that repeats the menu. */
function linksOf(html: string) {
  const hrefs = (part: string | undefined) =>
    [...(part ?? '').matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replace(/[?&]lang=en-US$/, ''));
  const header = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';
  return {
    header: hrefs(header.replace(/<dialog[\s\S]*?<\/dialog>/, '')),
    drawer: hrefs(/<dialog[\s\S]*?<\/dialog>/.exec(header)?.[0]),
    section: hrefs(/<nav aria-label="(?:栏目导航|In this section)"[\s\S]*?<\/nav>/.exec(html)?.[0]),
    footer: hrefs(/<footer[\s\S]*?<\/footer>/.exec(html)?.[0]),
  };
}

const sitemapOf = async (site: TestSite) =>
  locations(await (await site.request('/sitemap.xml')).text()).map((url = '') => url.replace(origin, ''));

const statusOf = async (site: TestSite, path: string, language: Language) =>
  (await site.request(path, { headers: { cookie: `lang=${language}` } })).status;

/** Each hidden page, a page that shows its section navigation, and the parts that link to it while it is visible. */
const levels = [
  ['a built-in page of the second level', '/notice/procurementAnnouncement', '/notice/tradeAnnouncement'],
  ['a new page of the second level', '/notice/fresh', '/notice/tradeAnnouncement'],
  ['a new page of the first level', '/welcome', undefined],
] as const;

describe.each(languages)('[BLK-03] a page with meta.hidden in %s', (language) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
    await site.site.publish?.({ put: [menuItem('/notice/fresh', 'notice'), menuItem('/welcome')] });
  });
  afterAll(() => site.close());

  const publish = (hidden: boolean) =>
    site.site.publish?.({ put: levels.map(([, path]) => page(path, hidden)) });
  const address = (path: string) => (language === 'en-US' ? `${path}?lang=en-US` : path);

  it.each(levels)(
    'leaves header, drawer, section navigation, footer and sitemap: %s',
    async (_, path, sibling) => {
      await publish(false);
      const shown = linksOf(await site.html(sibling ?? '/', language));
      expect(shown.header).toContain(path);
      expect(shown.drawer).toContain(path);
      if (sibling) expect(shown.section).toContain(path);
      expect(shown.footer.includes(path)).toBe(path === '/notice/procurementAnnouncement');
      expect(await sitemapOf(site)).toContain(address(path));

      await publish(true);
      const hidden = linksOf(await site.html(sibling ?? '/', language));
      expect(hidden.header).toContain('/notice/tradeAnnouncement');
      for (const [part, links] of Object.entries(hidden)) expect(links, part).not.toContain(path);
      expect(await sitemapOf(site)).not.toContain(address(path));
      expect(await statusOf(site, path, language)).toBe(200);
      expect(await site.html(path, language)).toContain('<p>Words</p>');
      // The page does not link to itself either.
      for (const [part, links] of Object.entries(linksOf(await site.html(path, language))))
        expect(links, part).not.toContain(path);
    },
  );

  it('leaves the footer if its link has a trailing slash or a query', async () => {
    const written = ['/notice/procurementAnnouncement/', '/notice/procurementAnnouncement?page=2'];
    const serviceContent = written.map((jumpAddress) => ({ contentName: '采购', jumpAddress }));
    const footer = { companyName: '公司', companyEnName: 'Company', serviceContent };
    await site.site.publish?.({ put: [{ kind: 'footer', id: 'foot', data: footer }] });
    await publish(false);
    expect(linksOf(await site.html('/', language)).footer).toEqual(expect.arrayContaining(written));
    await publish(true);
    const { footer: links } = linksOf(await site.html('/', language));
    for (const address of written) expect(links).not.toContain(address);
  });

  it('leaves the tabs of the notices on home, and the redirect of its group', async () => {
    await publish(false);
    expect(await site.html('/', language)).toContain('href="/notice/procurementAnnouncement"');
    expect((await site.request('/notice')).headers.get('location')).toBe('/notice/procurementAnnouncement');
    await publish(true);
    const home = await site.html('/', language);
    expect(home).toContain('href="/notice/tradeAnnouncement"');
    expect(home).not.toContain('href="/notice/procurementAnnouncement"');
    expect((await site.request('/notice')).headers.get('location')).toBe('/notice/tradeAnnouncement');
  });

  it('hides its group if no visible page is left, and the address of the group still answers', async () => {
    const paths = ['/notice/procurementAnnouncement', '/notice/tradeAnnouncement', '/notice/fresh'];
    await site.site.publish?.({ put: paths.map((path) => page(path, true)) });
    const { header, drawer } = linksOf(await site.html('/news/newsInfo', language));
    expect(header).toContain('/news');
    for (const links of [header, drawer]) expect(links).not.toContain('/notice');
    expect((await site.request('/notice')).headers.get('location')).toBe('/notice/procurementAnnouncement');
    await site.site.publish?.({ put: [page('/notice/tradeAnnouncement', false)] });
    expect(linksOf(await site.html('/news/newsInfo', language)).header).toContain('/notice');
  });

  it('leaves the articles of a hidden detail page in the sitemap', async () => {
    const list = await sitemapOf(site);
    expect(list).toContain(
      language === 'en-US'
        ? '/news/newsInfoDetail?id=news-002&amp;lang=en-US'
        : '/news/newsInfoDetail?id=news-002',
    );
    expect(list).not.toContain(address('/news/newsInfoDetail'));
  });
});

it('[ROUTE-05] the details of both atlases are in no menu, and answer with an id', async () => {
  const details = [
    ['/exhibitCenter/activityAtlasDetail', 'atlas-exhibition-01'],
    ['/conventionCenter/meetingActivityAtlasDetail', 'atlas-meeting-01'],
  ] as const;
  // A menu that shows them does not change that: `meta.hidden` wins.
  const backend = await startSecondBackend();
  const item = (path: string) => ({ menuId: path, menuName: path, defaultPath: path, path, visible: 0 });
  backend.content.menu.push({
    ...item('/details'),
    childList: [item('/news/newsInfo/again'), ...details.map(([path]) => item(path))],
  });
  const embedded = await openTestSite();
  const foreign = await openTestSite({ CONTENT_API: backend.url });
  onTestFinished(async () => {
    await Promise.all([embedded.close(), foreign.close()]);
    await backend.close();
  });
  for (const site of [embedded, foreign])
    for (const language of languages)
      for (const [path, id] of details) {
        const shown = site === embedded ? `${path}?id=${id}` : `${path}?id=301`;
        expect(await statusOf(site, shown, language), shown).toBe(200);
        expect(await statusOf(site, `${path}?id=none`, language), 'an id that nothing has').toBe(404);
        for (const seen of [
          shown,
          path.replace(/[^/]+$/, path.includes('meeting') ? 'meetingVenue' : 'venue'),
        ]) {
          const parts = linksOf(await site.html(seen, language));
          expect(parts.header.length).toBeGreaterThan(10);
          expect(parts.section.length, seen).toBeGreaterThan(0);
          for (const [part, links] of Object.entries(parts))
            expect(links, `${part} of ${seen}`).not.toContain(path);
        }
        expect(linksOf(await site.html('/news/newsInfo', language)).header).not.toContain(path);
      }
  expect(linksOf(await foreign.html('/news/newsInfo')).header).toContain('/news/newsInfo/again');
});

it('[BLK-03] holds for the pages of an existing backend, in the language that hides them', async () => {
  const backend = await startSecondBackend();
  const pages = (hidden: boolean) => ({
    pages: [{ path: '/about/contactUs', title: 'Contact', meta: { hidden }, blocks: text }],
  });
  backend.content.pages = { zh: pages(true), en: pages(false) };
  const site = await openTestSite({ CONTENT_API: backend.url });
  onTestFinished(async () => {
    await site.close();
    await backend.close();
  });
  const about = async (language: Language) => linksOf(await site.html('/about/companyProfile', language));
  expect((await about('zh-CN')).section).not.toContain('/about/contactUs');
  expect((await about('en-US')).section).toContain('/about/contactUs');
  expect(await statusOf(site, '/about/contactUs', 'zh-CN')).toBe(200);
  const list = await sitemapOf(site);
  expect(list).not.toContain('/about/contactUs');
  expect(list).toContain('/about/contactUs?lang=en-US');
});
