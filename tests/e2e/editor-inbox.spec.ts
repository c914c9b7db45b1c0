import { readFile } from 'node:fs/promises';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { exhibitionBookingExample } from '#schemas/booking-forms.ts';
import { administrator, withAdministrator } from '../support/editor.ts';
import { fillForm } from '../support/fill-form.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { test, withoutMotion } from '../support/site-test.ts';

test.use(withoutMotion);

let site: ServedSite;
test.beforeAll(async () => {
  site = await serveSite({ ...withAdministrator, DEMO: 'off' });
});
test.afterAll(() => site.stop());

/** Values typed into the form. */
const { status: _, ...booking } = { ...exhibitionBookingExample, mobilePhone: '138 0000 8866' };

/** Opens a page in a new browser context, as a separate user. */
async function somebody(browser: Browser, language: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options);
  await context.addCookies([{ name: 'lang', value: language, url: site.url }]);
  return context.newPage();
}

/** Signs in by the API. */
async function signIn(page: Page): Promise<void> {
  const headers = { origin: site.url };
  const signed = await page.request.post(`${site.url}/api/editor/signIn`, { data: administrator, headers });
  expect(signed.ok()).toBe(true);
}

/**
 * Sends the booking by its form.
 * @returns the reference on the receipt
 */
async function book(visitor: Page): Promise<string> {
  await visitor.goto(`${site.url}/exhibitCenter/onlineBooking`);
  await fillForm(visitor, booking);
  await visitor.getByRole('button', { name: '提交预订申请' }).click();
  await expect(visitor.getByRole('heading', { name: '申请已收到' })).toBeVisible();
  const [reference = ''] = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(await visitor.locator('main').innerText()) ?? [];
  return reference;
}

/** Clicks an export button and reads the downloaded CSV file. */
async function exportTable(page: Page, button: string): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: button }).click();
  return readFile(await (await saving).path(), 'utf8');
}

test('a booking arrives unread in the inbox, gets a note, is contacted and confirmed, and tracking shows its status', async ({
  page,
  browser,
}) => {
  await page.context().addCookies([{ name: 'lang', value: 'zh-CN', url: site.url }]);
  await signIn(page);
  await page.goto(`${site.url}/editor/inbox`);
  await expect(page.getByText('还没有收到申请')).toBeVisible();

  const visitor = await somebody(browser, 'zh-CN');
  const reference = await book(visitor);
  await page.reload();
  const rail = page.getByRole('navigation', { name: '编辑后台' });
  await expect(rail.getByRole('link', { name: '收件箱' })).toContainText('1 条未读');
  const row = page.getByRole('row', { name: reference });
  await expect(row).toContainText('新申请');

  // A day and an hour later, in another time zone, the request is still not handled.
  const abroad = await somebody(browser, 'en-US', { timezoneId: 'America/Los_Angeles' });
  await signIn(abroad);
  await abroad.clock.setFixedTime(Date.now() + 25 * 3_600_000 + 90_000);
  await abroad.goto(`${site.url}/editor/inbox`);
  const late = abroad.getByRole('row', { name: reference });
  await expect(late).toContainText('Overdue');
  const { dateTime, title } = await late
    .locator('time')
    .evaluate(({ dateTime, title }: HTMLTimeElement) => ({ dateTime, title }));
  expect(new Date(`${title.replace(' ', 'T')}+08:00`).getTime()).toBe(
    Math.floor(Date.parse(dateTime) / 60_000) * 60_000,
  );
  await late.getByRole('link', { name: booking.exhibitionName }).click();
  await expect(abroad.getByText('Overdue by 1 h 1 min')).toBeVisible();

  // Opens the request, adds a note and marks it as contacted.
  await row.getByRole('link', { name: booking.exhibitionName }).click();
  const request = page.getByRole('region', { name: booking.exhibitionName });
  await expect(request.getByText('2030-05-01 09:00')).toBeVisible();
  await expect(request.getByText(/请在 23 小时 5\d 分内联系/)).toBeVisible();
  await expect(rail.getByText('1 条未读')).toBeHidden();
  await request.getByRole('textbox', { name: '内部备注' }).fill('周三看场地，需要 380V。');
  await request.getByRole('button', { name: '保存备注' }).click();
  await expect(request.getByRole('listitem').filter({ hasText: '周三看场地，需要 380V。' })).toBeVisible();
  await request.getByRole('button', { name: '标记为已联系' }).click();
  await expect(request.getByText('标记为“已联系”')).toBeVisible();

  // The colleague's page still shows it as new, and reports the conflict.
  await abroad.getByRole('button', { name: 'Decline' }).click();
  await abroad.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(abroad.getByText(/A colleague or the applicant has just changed this request/)).toBeVisible();
  await expect(abroad.getByRole('dialog')).toBeHidden();
  await expect(abroad.getByText('Marked as “Contacted”')).toBeVisible();

  await request.getByRole('button', { name: '确认预订' }).click();
  await expect(row).toContainText('已确认');
  const table = await exportTable(page, '导出表格');
  expect(table).toMatch(/^\ufeff编号,类型,状态/);
  expect(table).toMatch(new RegExp(`${reference},[^,]*,已确认,.*山城咖啡节.*138 ?0000 ?8866`));
  expect(await exportTable(abroad, 'Export table')).toMatch(
    new RegExp(`Reference,[^]*${reference},[^,]*,Confirmed`),
  );

  // Tracking shows the applicant the status, but no internal notes.
  for (const [language, find, status] of [
    ['zh-CN', '查询', '已确认'],
    ['en-US', 'Look up', 'Confirmed'],
  ] as const) {
    await visitor.context().addCookies([{ name: 'lang', value: language, url: site.url }]);
    await visitor.goto(`${site.url}/requests?reference=${reference}`);
    await visitor.getByRole('textbox').last().fill('8866');
    await visitor.getByRole('button', { name: find, exact: true }).click();
    await expect(visitor.locator('[aria-current=step]')).toContainText(status);
    await expect(visitor.locator('main')).not.toContainText('380V');
  }
  for (const other of [visitor, abroad]) await other.context().close();
});
