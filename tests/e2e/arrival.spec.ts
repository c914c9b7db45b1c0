import { expect } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { tabTo } from '../support/keyboard.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { test } from '../support/site-test.ts';
import { thorough } from '../support/thorough.ts';

let site: ServedSite;
test.beforeAll(async () => {
  site = await serveSite();
});
test.afterAll(() => site.stop());

const texts = {
  'en-US': {
    show: 'Show the way',
    large: 'Show large',
    walk: /the way on foot from the West door to Hall 2/,
  },
  'zh-CN': { show: '查路线', large: '放大显示', walk: /从西门到2 号展厅.*的步行路线/ },
} as const;

for (const [language, width] of [
  ['en-US', 390],
  ['zh-CN', 1440],
  ...(thorough
    ? ([
        ['en-US', 1440],
        ['zh-CN', 390],
      ] as const)
    : []),
] as const)
  test(`[BLDG-09] a visitor finds the way from the metro to a hall by keyboard, and shows and prints the card for a driver, in ${language} at ${width} px`, async ({
    page,
  }) => {
    const t = texts[language];
    await page.context().addCookies([{ name: 'lang', value: language, url: site.url }]);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/periphery/trafficGuidance?from=station&to=2`);
    const block = page.locator('[data-block=arrival]');
    const show = block.getByRole('button', { name: t.show });
    await tabTo(page, block.locator('[name=steps]'));
    await page.keyboard.press('Space');
    await tabTo(page, show);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/from=station&to=2&by=&steps=none/);
    await expect(block.getByRole('img', { name: t.walk })).toBeVisible();

    const large = block.getByRole('button', { name: t.large });
    await tabTo(page, large);
    await page.keyboard.press('Enter');
    const card = page.locator('[popover]:popover-open');
    await expect(card).toContainText('嘉陵湾国际会展中心 西门落客区');
    expect(await card.boundingBox()).toEqual({ x: 0, y: 0, width, height: 900 });
    await expect(card.locator('[lang=zh-CN] > p').nth(1)).toHaveCSS('font-size', '40px');
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(large).toBeFocused();

    const file = await page.pdf({ preferCSSPageSize: true });
    const document = await getDocument({ data: new Uint8Array(file) }).promise;
    const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1));
    const sizes = (await Promise.all(pages)).map(({ view: [, , right = 0, top = 0] }) =>
      // In mm, from 1/72 inch.
      [right, top].map((points) => Math.round((points / 72) * 25.4)).join(' × '),
    );
    expect(sizes.filter((size) => size === '148 × 105')).toHaveLength(1);
  });
