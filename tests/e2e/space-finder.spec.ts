import { expect } from '@playwright/test';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { test } from '../support/site-test.ts';

let site: ServedSite;
test.beforeAll(async () => {
  site = await serveSite();
});
test.afterAll(() => site.stop());

const texts = {
  'en-US': { area: 'Area in m²', from: 'First day', until: 'Last day', ask: /^Ask for Hall/ },
  'zh-CN': { area: '面积（平方米）', from: '首日', until: '末日', ask: /^申请.*展厅/ },
} as const;

for (const [language, width] of [
  ['en-US', 1440],
  ['zh-CN', 390],
] as const)
  test(`[BLDG-03] [BLDG-04] a host finds joined halls for 20,000 m² in May, sees their layout and asks by keyboard, in ${language} at ${width} px`, async ({
    page,
  }) => {
    const t = texts[language];
    await page.context().addCookies([{ name: 'lang', value: language, url: site.url }]);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/find-space`);
    const form = page.getByRole('search').filter({ has: page.getByLabel(t.area) });
    await form.getByLabel(t.area).fill('20000');
    await form.getByLabel(t.from).fill('2027-05-13');
    await form.getByLabel(t.until).fill('2027-05-17');
    await form.getByLabel(t.until).press('Enter');
    await expect(page).toHaveURL(/area=20000/);

    // The first answer is free and uses nearly all of its space; its booths are drawn.
    const answers = page.locator('[data-block=space-finder] ol > li');
    await expect(answers.first()).toContainText('20,160');
    await expect(answers.first()).toContainText('1,008');
    const drawing = answers.first().getByRole('img', { name: /144 × 140/ });
    await expect(drawing).toBeVisible();
    const box = await drawing.boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    const ask = page.getByRole('link', { name: t.ask }).first();
    const spaces = new URL((await ask.getAttribute('href')) ?? '', site.url).searchParams.get('spaces') ?? '';
    expect(spaces).toMatch(/^[1-4],[1-4]$/);
    await ask.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/onlineBooking\?from=2027-05-13/);
    const [one, other] = spaces.split(',');
    const names = language === 'en-US' ? `Hall ${one}, Hall ${other}` : `${one} 号展厅、${other} 号展厅`;
    await expect(page.locator('[name=exhibitionHall]')).toHaveValue(names);
    await expect(page.locator('[name=exhibitionArea]')).toHaveValue(/20,160/);
    await expect(page.locator('[name=beginTime]')).toHaveValue('2027-05-13T08:00');
    await expect(page.locator('[name=endTime]')).toHaveValue('2027-05-17T18:00');
  });
