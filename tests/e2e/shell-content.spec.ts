import type { Page } from '@playwright/test';
import type { EntryInput } from '#schemas/entry.ts';
import { publish } from '#server/db/content/publish.ts';
import { openDatabase } from '#server/db/database.ts';
import { untilAlive } from '../support/alive.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { expect, test, withoutMotion } from '../support/site-test.ts';

test.use(withoutMotion);

/** A separate site, so that published content does not affect other tests. */
async function withContent(put: EntryInput[], use: (site: ServedSite) => Promise<void>) {
  const site = await serveSite();
  const database = await openDatabase({ url: undefined, dataDir: site.dataDir });
  await publish(database, { put }, () => new Date());
  await database.close();
  await use(site);
  await site.stop();
}

const item = (id: string, data: Record<string, unknown>): EntryInput => ({
  kind: 'menu',
  id,
  sort: 90,
  data: { defaultPath: `/${id}`, menuName: id, visible: '0', ...data },
});

const visit = async (page: Page, address: string) => {
  await page.goto(address);
  await untilAlive(page);
};

test('[MENU-01] [MENU-02] hidden entries are in no menu, and a path containing http opens a new tab', async ({
  page,
}) => {
  const entries = [
    item('tickets', { path: 'https://tickets.example/shop', menuName: '购票', menuNameEn: 'Tickets' }),
    item('secret', { path: '/secret', menuName: '隐藏', menuNameEn: 'Secret', visible: '1' }),
    item('tours', { path: '/tours', menuName: '游览', menuNameEn: 'Tours' }),
    item('tours/river', { parentId: 'tours', path: '/tours/river', menuName: '江', menuNameEn: 'River' }),
    item('tours/map', {
      ...{ parentId: 'tours', path: 'http://map.example/', menuName: '图', menuNameEn: 'Map' },
    }),
    item('tours/night', {
      ...{ parentId: 'tours', path: '/tours/night', menuName: '夜', menuNameEn: 'Night' },
      visible: '1',
    }),
  ];
  await withContent(entries, async ({ url }) => {
    await page.context().route(/\.example\//, (route) => route.fulfill({ body: 'elsewhere' }));
    await visit(page, `${url}/tours/river?lang=en-US`);
    const header = page.locator('header');
    await expect(header.locator('a', { hasText: 'Secret' })).toHaveCount(0);
    await expect(header.locator('a', { hasText: 'Night' })).toHaveCount(0);
    const section = page.getByRole('navigation', { name: 'In this section' });
    await expect(section.locator('ul').first().getByRole('link')).toHaveText([
      'Map (opens in a new tab)',
      'River',
    ]);
    for (const link of [
      header.getByRole('link', { name: 'Tickets' }),
      section.getByRole('link', { name: 'Map' }),
    ]) {
      const tab = page.context().waitForEvent('page');
      await link.click();
      expect((await tab).url()).toMatch(/\.example\//);
      await (await tab).close();
    }
    await expect(page).toHaveURL(/\/tours\/river/);
    // A section that no code mentions has a sub-menu like any other.
    const tours = header.getByRole('link', { name: 'Tours' });
    await tours.hover();
    await expect(page.locator('[data-menu]:visible').getByRole('link')).toHaveCount(2);
    await expect(page.locator('[data-menu]:visible img')).toHaveCount(0);
  });
});

const footer = {
  particularYear: '2031',
  companyName: '江边会展有限公司',
  companyEnName: 'Riverside Fairs Ltd.',
  icp: '外ICP备1号',
  publicSecurityFilingNumber: '外公网安备2号',
  companyLogo: '/media/logo-horizontal-white.svg',
  serviceContent: [
    { contentName: '场地预订', contentEnName: 'Book space', jumpAddress: '/exhibitCenter/onlineBooking' },
    { contentName: '合作方', contentEnName: 'Partner', jumpAddress: 'https://partner.example/' },
  ],
  microBlog: '/media/qr-sample.svg',
  officialAccount: '/media/qr-sample.svg',
  miniProgram: '/media/qr-sample.svg',
  supplementaryVos: [
    { img: '/media/qr-sample.svg', name: 'Second', sort: 2, isOpen: '1' },
    { img: '/media/qr-sample.svg', name: 'Closed', sort: 0, isOpen: '0' },
    { img: '/media/qr-sample.svg', name: 'First', sort: 1, isOpen: '1' },
  ],
};

test('[FOOT-01a] [FOOT-01b] [FOOT-01c] [FOOT-01d] [FOOT-01e] the footer shows its complete config in each language', async ({
  page,
}) => {
  await withContent([{ kind: 'footer', id: 'foot', data: footer }], async ({ url }) => {
    await page.goto(`${url}/news/newsInfo?lang=en-US`);
    const foot = page.getByRole('contentinfo');
    await expect(foot).toContainText('© 2031 Riverside Fairs Ltd.');
    await foot.scrollIntoViewIfNeeded();
    await expect(foot.locator('img[src$="logo-horizontal-white.svg"]')).toBeVisible();
    await expect(foot.getByRole('link', { name: 'Book space' })).toHaveAttribute(
      'href',
      '/exhibitCenter/onlineBooking?lang=en-US',
    );
    await expect(foot.getByRole('link', { name: 'Partner' })).toHaveAttribute('target', '_blank');
    const names = await foot
      .locator('li img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
    expect(names).toEqual(['Weibo', 'WeChat', 'Mini program', 'First', 'Second']);
    const icp = foot.getByRole('link', { name: '外ICP备1号' });
    await expect(icp).toHaveAttribute('href', 'https://beian.miit.gov.cn');
    const [start, end] = [
      await foot.getByText('© 2031').boundingBox(),
      await foot.getByText('外公网安备2号').boundingBox(),
    ];
    const middle = ((start?.x ?? 0) + (end?.x ?? 0) + (end?.width ?? 0)) / 2;
    expect(Math.abs(middle - 720)).toBeLessThan(2);
    await page.goto(`${url}/news/newsInfo?lang=zh-CN`);
    await expect(foot).toContainText('© 2031 江边会展有限公司');
    await expect(foot.getByRole('link', { name: '场地预订' })).toBeVisible();
  });
});

test('[FOOT-01a] a footer with missing parts has no gaps', async ({ page }) => {
  const bare = { companyName: '江边会展', serviceContent: footer.serviceContent };
  await withContent([{ kind: 'footer', id: 'foot', data: bare }], async ({ url }) => {
    await page.goto(`${url}/news/newsInfo?lang=zh-CN`);
    const foot = page.getByRole('contentinfo');
    const boxes = await Promise.all([
      foot.locator('> div > div').first().boundingBox(),
      foot.locator('section').boundingBox(),
    ]);
    expect(boxes.map((box) => Math.round(box?.width ?? 0))).toEqual([608, 608]);
    await expect(foot.locator('img')).toHaveCount(0);
    await expect(foot.locator('p').last()).toHaveText('江边会展');
  });
});

test('a printed page has the content in black and the addresses of its links', async ({ page }) => {
  const article = {
    title: '印刷',
    content:
      '<p>见 <a href="https://partner.example/plan">平面图</a>。</p><table><tbody><tr><td>1</td></tr></tbody></table>',
  };
  const texts = { 'zh-CN': { data: article } };
  await withContent([{ kind: 'news', id: 'print', date: '2026-11-01', texts }], async ({ url }) => {
    await page.goto(`${url}/news/newsInfoDetail?id=print&lang=zh-CN`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.locator('nav:visible, button:visible')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0);
    const link = page.locator('main a', { hasText: '平面图' });
    expect(await link.evaluate((node) => getComputedStyle(node, '::after').content)).toContain(
      'https://partner.example/plan',
    );
    await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});
