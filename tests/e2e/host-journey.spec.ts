import { expect, type Page } from '@playwright/test';
import { administrator, withAdministrator } from '../support/editor.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { test } from '../support/site-test.ts';

let site: ServedSite;
test.beforeAll(async () => {
  site = await serveSite(withAdministrator);
});
test.afterAll(() => site.stop());

const freeDates = '/exhibitCenter/freeDates';

/** Calls the editor's API as the administrator and returns the data. */
async function ask(page: Page, call: string, data: object): Promise<Record<string, never>> {
  const headers = { origin: site.url };
  const response = await page.request.post(`${site.url}/api/editor/${call}`, { data, headers });
  expect(response.ok(), `${call} ${response.status()}`).toBe(true);
  return (await response.json()).data;
}

const texts = {
  'en-US': {
    request: 'Request these dates',
    send: 'Send request',
    thanks: 'Your request is with us',
    free: 'Free on these dates',
    heldUntil: 'Hold until',
    held: 'Held until 2099-12-31',
    hold: 'Hold these dates',
    open: 'Open the schedule entry',
    onHold: 'before: On hold',
    hall: 'Hall 4',
  },
  'zh-CN': {
    request: '申请这些日期',
    send: '提交预订申请',
    thanks: '申请已收到',
    free: '所选日期空闲',
    heldUntil: '占位保留到',
    held: '占位保留到 2099-12-31',
    hold: '在排期里占位',
    open: '打开排期条目',
    onHold: '此前 已预留',
    hall: '3 号展厅',
  },
} as const;

const rest = {
  exhibitionName: 'River Coffee Festival',
  organizer: 'Chuandong Exhibitions',
  exhibitionContent: 'Coffee and roasting',
  name: 'Lin',
  mobilePhone: '13800008866',
  email: 'lin@example.com',
  address: '1 Riverside Avenue',
};

for (const [language, width, space] of [
  ['en-US', 1440, '4'],
  ['zh-CN', 390, '3'],
] as const)
  test(`[EVT-08] [EVT-09] [EVT-10] a host asks for free dates, the venue holds them, and the strip shows them taken, in ${language} at ${width} px`, async ({
    page,
    browser,
  }) => {
    const t = texts[language];
    const cookie = { name: 'lang', value: language, url: site.url };
    await page.context().addCookies([cookie]);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}${freeDates}?space=${space}&days=5&after=2027-09-01`);
    const request = page.getByRole('link', { name: t.request }).first();
    await expect(request).toHaveAttribute('href', new RegExp(`spaces=${space}&until=`));
    const href = new URL((await request.getAttribute('href')) ?? '', site.url);
    const [from = '', until = ''] = ['from', 'until'].map((name) => href.searchParams.get(name) ?? '');
    await request.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/onlineBooking\?from=/);
    await expect(page.locator('[name=exhibitionHall]')).toHaveValue(t.hall);
    await expect(page.locator('[name=exhibitionArea]')).toHaveValue(/10,080/);
    await expect(page.locator('[name=beginTime]')).toHaveValue(`${from}T08:00`);
    await expect(page.locator('[name=endTime]')).toHaveValue(`${until}T18:00`);
    await expect(page.getByRole('status').filter({ hasText: t.free })).toBeVisible();
    for (const [name, value] of Object.entries(rest)) await page.locator(`[name=${name}]`).fill(value);
    await page.getByRole('button', { name: t.send }).click();
    await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();

    const office = await (await browser.newContext()).newPage();
    await office.context().addCookies([cookie]);
    await ask(office, 'signIn', administrator);
    await office.goto(`${site.url}/editor/inbox`);
    await office.getByRole('row', { name: rest.exhibitionName }).first().getByRole('link').first().click();
    await office.getByLabel(t.heldUntil).fill('2099-12-31');
    await office.getByRole('button', { name: t.hold }).click();
    await expect(office.getByText(t.held)).toBeVisible();
    const entry = office.getByRole('link', { name: t.open });
    await expect(entry).toBeVisible();
    const id = decodeURIComponent((await entry.getAttribute('href'))?.split('/').at(-1) ?? '');
    const { draft } = (await ask(office, 'readEntry', { kind: 'schedule', id })) as {
      draft?: { version: number };
    };
    await ask(office, 'publish', { drafts: [{ kind: 'schedule', id, version: draft?.version }] });

    await page.goto(`${site.url}${freeDates}?space=${space}&days=5&after=${from}`);
    await expect(page.locator('[data-block=free-dates] ol').first()).toContainText(t.onHold);
    await expect(page.getByText(rest.exhibitionName)).toHaveCount(0);
    await office.context().close();
  });
