import { expect, type Locator, type Page } from '@playwright/test';
import { administrator, withAdministrator } from '../support/editor.ts';
import { actsOf, type Hand, journeys, tabTo } from '../support/keyboard.ts';
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
    onHold: 'Before: On hold',
    hall: 'Hall 4',
    space: '4',
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
    onHold: '此前：已预留',
    hall: '3 号展厅',
    space: '3',
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

/** Selects an option; by keyboard with the arrow that leads on to it. */
async function choose(page: Page, field: Locator, { hand, value }: { hand: Hand; value: string }) {
  if (hand === 'pointer') return void (await field.selectOption(value));
  await tabTo(page, field);
  for (let now = await field.inputValue(); now !== value; now = await field.inputValue()) {
    await page.keyboard.press('ArrowDown');
    await expect(field).not.toHaveValue(now);
  }
}

for (const { language, width, hand } of journeys({ 'en-US': 'pointer', 'zh-CN': 'keyboard' }))
  test(`[EVT-08] [EVT-09] [EVT-10] a host asks for free dates, the venue holds them, and the strip shows them taken, in ${language} at ${width} px by ${hand}`, async ({
    page,
    browser,
  }) => {
    const t = texts[language];
    const { space } = t;
    const { press, write } = actsOf(page, hand);
    const cookie = { name: 'lang', value: language, url: site.url };
    await page.context().addCookies([cookie]);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}${freeDates}?days=5`);
    const finder = page.locator('[data-block=free-dates] search');
    await choose(page, finder.locator('select'), { hand, value: space });
    // Holds of all runs in one free period would take the whole of it.
    const after = hand === 'pointer' ? '2027-09-01' : '2027-10-03';
    await write(finder.locator('[name=after]'), after);
    await press(finder.getByRole('button'));
    await expect(page).toHaveURL(new RegExp(`space=${space}&.*after=${after}`));
    const request = page.getByRole('link', { name: t.request }).first();
    await expect(request).toHaveAttribute('href', new RegExp(`spaces=${space}&until=`));
    const href = new URL((await request.getAttribute('href')) ?? '', site.url);
    const [from = '', until = ''] = ['from', 'until'].map((name) => href.searchParams.get(name) ?? '');
    await press(request);
    await expect(page).toHaveURL(/onlineBooking\?from=/);
    await expect(page.locator('[name=exhibitionHall]')).toHaveValue(t.hall);
    await expect(page.locator('[name=exhibitionArea]')).toHaveValue(/10,080/);
    await expect(page.locator('[name=beginTime]')).toHaveValue(`${from}T08:00`);
    await expect(page.locator('[name=endTime]')).toHaveValue(`${until}T18:00`);
    await expect(page.getByRole('status').filter({ hasText: t.free })).toBeVisible();
    for (const [name, value] of Object.entries(rest)) await write(page.locator(`[name=${name}]`), value);
    await press(page.getByRole('button', { name: t.send }));
    await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();

    const office = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
    const inbox = actsOf(office, hand);
    await office.context().addCookies([cookie]);
    await ask(office, 'signIn', administrator);
    await office.goto(`${site.url}/editor/inbox`);
    await inbox.press(
      office.getByRole('row', { name: rest.exhibitionName }).first().getByRole('link').first(),
    );
    // The heading of a request receives the focus once the request is loaded.
    await expect(office.getByRole('heading', { name: rest.exhibitionName })).toBeFocused();
    await inbox.write(office.getByLabel(t.heldUntil), '2099-12-31');
    await inbox.press(office.getByRole('button', { name: t.hold }));
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
