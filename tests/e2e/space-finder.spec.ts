import { expect } from '@playwright/test';
import { administrator, withAdministrator } from '../support/editor.ts';
import { actsOf, journeys } from '../support/keyboard.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { test } from '../support/site-test.ts';

let site: ServedSite;
test.beforeAll(async () => {
  site = await serveSite(withAdministrator);
});
test.afterAll(() => site.stop());

const texts = {
  'en-US': {
    ...{ area: 'Area in m²', from: 'First day', until: 'Last day', ask: /^Ask for Hall/ },
    ...{ plan: / on the plan$/, hall2: /^Hall 2/, panorama: 'Panorama', send: 'Send request' },
    thanks: 'Your request is with us',
  },
  'zh-CN': {
    ...{ area: '面积（平方米）', from: '首日', until: '末日', ask: /^申请.*展厅/ },
    ...{ plan: /^在平面图上查看/, hall2: /^2.号展厅/, panorama: '全景', send: '提交预订申请' },
    thanks: '申请已收到',
  },
} as const;

const rest = {
  exhibitionName: 'Two Rivers Machine Fair',
  organizer: 'Chuandong Exhibitions',
  exhibitionContent: 'Machine tools',
  name: 'Lin',
  mobilePhone: '13800008866',
  email: 'lin@example.com',
  address: '1 Riverside Avenue',
};

for (const { language, width, hand } of journeys({ 'en-US': 'keyboard', 'zh-CN': 'keyboard' }))
  test(`[BLDG-03] [BLDG-04] a host finds joined halls for 20,000 m² in May, sees layout, plan and panorama, and asks; the inbox shows it, in ${language} at ${width} px by ${hand}`, async ({
    page,
    browser,
  }) => {
    const t = texts[language];
    const { press, write } = actsOf(page, hand);
    const cookie = { name: 'lang', value: language, url: site.url };
    await page.context().addCookies([cookie]);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/find-space`);
    const form = page.getByRole('search').filter({ has: page.getByLabel(t.area) });
    await write(form.getByLabel(t.area), '20000');
    await write(form.getByLabel(t.from), '2027-05-13');
    await write(form.getByLabel(t.until), '2027-05-17');
    await press(form.locator('[type=submit]:visible'));
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
    const answered = page.url();

    await press(answers.first().getByRole('link', { name: t.plan }).first());
    await expect(page).toHaveURL(/space=H[1-4].*#plan$/);
    const plan = page.locator('[data-block=site-plan]');
    await expect(plan.locator('tbody tr:has([aria-current])')).toContainText('10,080');
    // Only one hall of the demo has a panorama.
    const hall2 = plan.locator('tbody a').filter({ hasText: t.hall2 });
    if ((await hall2.getAttribute('aria-current')) !== 'true') await press(hall2);
    await press(plan.getByRole('link', { name: t.panorama, exact: true }));
    await expect(page).toHaveURL(/spot=hall-2/);
    await expect(page.locator('[data-block=panorama-tour]')).toBeVisible();

    // The address has the question and the answer.
    await page.goto(answered);
    const ask = page.getByRole('link', { name: t.ask }).first();
    const spaces = new URL((await ask.getAttribute('href')) ?? '', site.url).searchParams.get('spaces') ?? '';
    expect(spaces).toMatch(/^[1-4],[1-4]$/);
    await press(ask);
    await expect(page).toHaveURL(/onlineBooking\?from=2027-05-13/);
    const [one, other] = spaces.split(',');
    const names = language === 'en-US' ? `Hall ${one}, Hall ${other}` : `${one} 号展厅、${other} 号展厅`;
    await expect(page.locator('[name=exhibitionHall]')).toHaveValue(names);
    await expect(page.locator('[name=exhibitionArea]')).toHaveValue(/20,160/);
    await expect(page.locator('[name=beginTime]')).toHaveValue('2027-05-13T08:00');
    await expect(page.locator('[name=endTime]')).toHaveValue('2027-05-17T18:00');
    for (const [name, value] of Object.entries(rest)) await write(page.locator(`[name=${name}]`), value);
    await press(page.getByRole('button', { name: t.send }));
    await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();

    const office = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
    await office.context().addCookies([cookie]);
    const signedIn = await office.request.post(`${site.url}/api/editor/signIn`, {
      data: administrator,
      headers: { origin: site.url },
    });
    expect(signedIn.ok()).toBe(true);
    await office.goto(`${site.url}/editor/inbox`);
    const row = office.getByRole('row', { name: rest.exhibitionName }).first();
    await actsOf(office, hand).press(row.getByRole('link').first());
    await expect(office.getByText(names).filter({ visible: true }).first()).toBeVisible();
    await office.context().close();
  });
