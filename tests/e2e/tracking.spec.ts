import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Manifest } from 'vite';
import { exhibitionBookingExample } from '#schemas/booking-forms.ts';
import { contractBase } from '#schemas/calls.ts';
import { languages } from '#schemas/language.ts';
import { requestStatus } from '#schemas/request-status.ts';
import { openDatabase } from '#server/db/database.ts';
import { violations } from '../support/axe-page.ts';
import type { ServedSite } from '../support/served-site.ts';
import { expect, test } from '../support/site-test.ts';

const words = {
  'zh-CN': {
    reference: '申请编号',
    phone: '手机号码后四位',
    find: '查询',
    steps: '办理进度',
    received: '已收到',
    contacted: '已联系',
    withdrawn: '申请已撤回。',
    notFound: '没有找到与此编号和号码相符的申请，请核对后重试。',
    promise: /我们将在 \d+月\d+日\s\d\d:\d\d 之前通过电话或邮件与您联系。/,
    amend: '修改申请',
    withdraw: '撤回申请',
    confirm: '确定撤回',
    keep: '保留申请',
    save: '保存修改',
    saved: '修改已保存。',
    remark: '备注',
    name: '展会名称',
    organizer: '主办单位',
    another: '查询另一份申请',
    closed: '我们已经开始处理这份申请',
  },
  'en-US': {
    reference: 'Reference',
    phone: 'Last four digits of your phone',
    find: 'Look up',
    steps: 'Progress',
    received: 'Received',
    contacted: 'Contacted',
    withdrawn: 'Your request is withdrawn.',
    notFound: 'No request matches this reference and number. Please check both and try again.',
    promise: /We call or write to you by \d+\s\w{3},\s\d\d:\d\d\./,
    amend: 'Change request',
    withdraw: 'Withdraw request',
    confirm: 'Withdraw it',
    keep: 'Keep the request',
    save: 'Save changes',
    saved: 'Your changes are saved.',
    remark: 'Remarks',
    name: 'Name of the exhibition',
    organizer: 'Organiser',
    another: 'Look up another request',
    closed: 'We have started on this request',
  },
} as const;

/**
 * Sends a booking by the API.
 * @returns its reference
 */
async function book(page: Page, site: ServedSite): Promise<string> {
  const response = await page.request.post(`${site.url}${contractBase}/exhibition/subscribe/create`, {
    data: { ...exhibitionBookingExample, mobilePhone: '13800008866' },
  });
  return (await response.json()).data.reference;
}

/** Sets the status of a request in the database, as the venue would. */
async function setStatus(site: ServedSite, reference: string, status: number): Promise<void> {
  const database = await openDatabase({ dataDir: site.dataDir });
  await database.write((tx) =>
    tx.updateTable('submission').set({ status }).where('reference', '=', reference).execute(),
  );
  await database.close();
}

/** Axe violations and horizontal scrolling at both widths. */
async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`scrolls sideways at ${width} px`);
    found.push(...(await violations(page)));
  }
  return found;
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const language of languages) {
  const t = words[language];

  test(`an applicant can find, amend and withdraw a request by keyboard in ${language}`, async ({
    page,
    open,
    site,
    complaints,
  }) => {
    const reference = await book(page, site);
    await open(`/requests?reference=${reference}`, language);
    expect(await faultsOf(page)).toEqual([]);
    await expect(page.getByLabel(t.reference)).toHaveValue(reference);

    await page.getByLabel(t.phone).fill('0000');
    await page.getByLabel(t.phone).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: t.notFound })).toBeVisible();
    await expect(page.getByLabel(t.reference)).toHaveValue(reference);
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints.splice(0).filter((text) => !text.includes('404'))).toEqual([]);

    await page.getByLabel(t.phone).fill('８８６６');
    await page.getByLabel(t.phone).press('Enter');
    const heading = page.locator('main h2');
    await expect(heading).toHaveCount(1);
    await expect(heading).toBeFocused();
    await expect(page.getByRole('list', { name: t.steps }).locator('[aria-current=step]')).toContainText(
      t.received,
    );
    await expect(page.getByText(t.promise)).toBeVisible();
    await expect(page.getByText(exhibitionBookingExample.exhibitionContent)).toBeVisible();
    expect(page.url()).not.toContain('8866');
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole('button', { name: t.amend }).press('Enter');
    await expect(heading).toBeFocused();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel(t.organizer).fill('   ');
    await page.getByLabel(t.remark).fill('second floor');
    await page.getByRole('button', { name: t.save }).press('Enter');
    await expect(page.getByLabel(t.organizer)).toBeFocused();
    await expect(page.getByLabel(t.organizer)).toHaveAttribute('aria-invalid', 'true');
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints.splice(0).filter((text) => !text.includes('400'))).toEqual([]);
    await page.getByLabel(t.organizer).fill('Another organiser');
    await page.getByRole('button', { name: t.save }).press('Enter');
    await expect(page.getByText(t.saved)).toBeVisible();
    await expect(page.getByText('Another organiser')).toBeVisible();
    await expect(page.getByText('second floor')).toBeVisible();

    const withdraw = page.getByRole('button', { name: t.withdraw });
    await withdraw.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(withdraw).toBeFocused();
    await withdraw.press('Enter');
    await dialog.getByRole('button', { name: t.confirm }).press('Enter');
    await expect(page.getByText(t.withdrawn)).toBeVisible();
    await expect(page.getByRole('button', { name: t.amend })).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole('link', { name: t.another }).press('Enter');
    await expect(page.getByLabel(t.reference)).toBeFocused();
    await expect(page.getByLabel(t.reference)).toHaveValue('');
  });

  test.describe(`without JavaScript in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('an applicant can find, amend and withdraw a request', async ({ page, open, site, complaints }) => {
      const reference = await book(page, site);
      await open(`/requests?reference=${reference}`, language);
      const send = async (digits: string) => {
        await page.getByLabel(t.phone).fill(digits);
        await page.getByRole('button', { name: t.find, exact: true }).click();
      };
      await send('0000');
      await expect(page.getByText(t.notFound)).toBeVisible();
      await send('8866');
      await expect(page.getByText(t.promise)).toBeVisible();
      expect(page.url()).not.toContain('8866');

      await page.locator('summary').filter({ hasText: t.amend }).click();
      await page.getByLabel(t.organizer).fill('   ');
      await page.getByLabel(t.remark).fill('second floor');
      await page.getByRole('button', { name: t.save }).click();
      await expect(page.getByLabel(t.organizer)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel(t.remark)).toHaveValue('second floor');
      await page.getByLabel(t.organizer).fill('Another organiser');
      await page.getByRole('button', { name: t.save }).click();
      await expect(page.getByText(t.saved)).toBeVisible();
      await expect(page.locator('dd').filter({ hasText: 'second floor' })).toBeVisible();

      await page.locator('summary').filter({ hasText: t.withdraw }).click();
      await page.getByRole('button', { name: t.confirm }).click();
      await expect(page.getByText(t.withdrawn)).toBeVisible();
      // The browser logs the responses to the wrong digits and to the refused amendment.
      expect(complaints.splice(0).filter((text) => !/40[04]/.test(text))).toEqual([]);
    });
  });
}

test('a change by the venue wins over the applicant’s and is shown', async ({
  page,
  open,
  site,
  complaints,
}) => {
  const t = words['en-US'];
  const reference = await book(page, site);
  await open(`/requests?reference=${reference}`);
  await page.getByLabel(t.phone).fill('8866');
  await page.getByLabel(t.phone).press('Enter');
  await page.getByRole('button', { name: t.withdraw }).click();
  await setStatus(site, reference, requestStatus.contacted);
  await page.getByRole('button', { name: t.confirm }).click();
  await expect(page.getByRole('alert').filter({ hasText: t.closed })).toBeVisible();
  await expect(page.getByRole('list', { name: t.steps }).locator('[aria-current=step]')).toContainText(
    t.contacted,
  );
  await expect(page.getByRole('button', { name: t.withdraw })).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  expect(complaints.splice(0).filter((text) => !text.includes('409'))).toEqual([]);
});

test('a lost network shows a message, keeps the typed values, and allows a retry', async ({
  page,
  open,
  site,
  complaints,
}) => {
  const t = words['en-US'];
  const reference = await book(page, site);
  let online = false;
  await page.route('**/api/requests/*', (route) =>
    online ? route.continue() : route.abort('internetdisconnected'),
  );
  await open(`/requests?reference=${reference}`);
  await page.getByLabel(t.phone).fill('8866');
  await page.getByRole('button', { name: t.find }).click();
  await expect(page.getByText('Please check your connection and try again.')).toBeVisible();
  await expect(page.getByLabel(t.phone)).toHaveValue('8866');
  online = true;
  await page.getByRole('button', { name: t.find }).click();
  await expect(page.getByText(t.promise)).toBeVisible();
  complaints.splice(0);
});

const manifest: Manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../dist/client/.vite/manifest.json'), 'utf8'),
);
const machineScript = `/${manifest['src/machines/tracking.ts']?.file}`;

test('the page loads without the machine’s code, which loads on the first use', async ({ page, open }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
  });
  await open('/requests');
  await page.waitForLoadState('networkidle');
  const before = [...scripts];
  await page.getByLabel(words['en-US'].phone).focus();
  await expect.poll(() => [...scripts]).toContain(machineScript);
  expect(before).not.toContain(machineScript);
});
