import type { Page } from '@playwright/test';
import { exhibitionBookingForm, meetingBookingForm } from '#schemas/booking-forms.ts';
import { missingFields } from '#schemas/form-fields.ts';
import type { Language } from '#schemas/language.ts';
import { violations } from '../support/axe-page.ts';
import { fillForm } from '../support/fill-form.ts';
import { expect, test } from '../support/site-test.ts';
import { storedSubmissions } from '../support/stored-submissions.ts';

const exhibition = {
  path: '/exhibitCenter/onlineBooking',
  call: '**/exhibition/subscribe/create',
  draftKey: 'pavilion.draft.createExhibitionBooking.booking',
  values: {
    exhibitionName: '山城咖啡节',
    organizer: '示例会展公司',
    exhibitionContent: '精品咖啡、器具与烘焙',
    beginTime: '2030-05-01 09:00',
    endTime: '2030-05-04 17:30',
    exhibitionArea: '10,000 平方米',
    exhibitionHall: '2 号展厅',
    name: '申请人',
    mobilePhone: '138 0000 0000',
    email: 'host@example.com',
    address: '滨江大道 1 号',
  },
};
const meeting = {
  path: '/conventionCenter/meetingOnlineBooking',
  call: '**/meeting/subscribe/create',
  draftKey: 'pavilion.draft.createMeetingBooking.booking',
  values: {
    meetingName: '智慧物流年会',
    meetingNameEn: 'Smart Logistics Annual Meeting',
    meetingContent: 'A forum and six workshops',
    decorateTime: '2030-05-01 09:00',
    beginTime: '2030-05-02 09:00',
    dismantlingTime: '2030-05-03 18:00',
    meetingArea: '800 m²',
    company: 'Example Logistics',
    name: 'A host',
    mobilePhone: '+1 415 555 0100',
    email: 'host@example.com',
    address: '1 Example Road',
  },
};

const sendIn: Readonly<Record<Language, string>> = { 'zh-CN': '提交预订申请', 'en-US': 'Send request' };

/** Opens a form with the stored draft of an earlier visit, for tests that are not about typing. */
async function openFilled(
  open: (path: string, language: Language) => Promise<Page>,
  { path, draftKey, values }: typeof exhibition | typeof meeting,
  language: Language,
): Promise<void> {
  // A small file of the site.
  const page = await open('/robots.txt', language);
  const native = Object.entries(values).map(([name, value]) => [
    name,
    value.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/, '$1T$2'),
  ]);
  const draft = JSON.stringify({ values: Object.fromEntries(native) });
  await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [draftKey, draft] as const);
  await open(path, language);
  // The draft appears with hydration; a value that is typed before would be joined to it.
  await expect(page.locator('[name=address]')).toHaveValue(values.address);
  await expect(page.getByRole('button', { name: sendIn[language] })).toBeEnabled();
}

test('the example values of these tests are exactly the required fields of each form', () => {
  expect(missingFields(exhibitionBookingForm.fields, exhibition.values)).toEqual([]);
  expect(missingFields(meetingBookingForm.fields, meeting.values)).toEqual([]);
});

for (const [rule, form, language] of [
  ['BOOK-01a', exhibition, 'zh-CN'],
  ['BOOK-01b', meeting, 'en-US'],
] as const)
  test(`[${rule}] the button is disabled and names the missing fields until every field except the remark is filled`, async ({
    page,
    open,
  }) => {
    await open(form.path, language);
    const send = page.getByRole('button', { name: sendIn[language] });
    await expect(send).toBeDisabled();
    const { address, ...others } = form.values;
    await fillForm(page, { ...others, address: '   ' });
    await expect(send).toBeDisabled();
    await expect(
      page.getByText(
        language === 'zh-CN' ? '还有 1 项必填未完成：联系地址' : 'Still to fill in (1): Postal address',
      ),
    ).toBeVisible();
    await fillForm(page, { address });
    await expect(send).toBeEnabled();
  });

test('[BOOK-05a] [BOOK-06] [BOOK-08] an exhibition request sends the specified payload, shows a toast and a receipt, and clears the form', async ({
  page,
  open,
  site,
}) => {
  await open(exhibition.path, 'zh-CN');
  await expect(page.getByText(/24 小时内通过电话或邮件与您联系/).first()).toBeVisible();
  await fillForm(page, exhibition.values);
  const posted = page.waitForRequest(exhibition.call);
  await page.getByRole('button', { name: '提交预订申请' }).click();
  expect((await posted).postDataJSON()).toEqual({
    ...exhibition.values,
    beginTime: '2030-05-01 09:00:00',
    endTime: '2030-05-04 17:30:00',
    mobilePhone: '13800000000',
    status: 0,
    remark: '',
  });
  await expect(page.getByText('预订申请已收到，我们将在 24 小时内通过电话或邮件与您联系。')).toBeVisible();
  const heading = page.getByRole('heading', { name: '申请已收到' });
  await expect(heading).toBeFocused();
  await expect(page.getByText('2030-05-01 09:00 – 2030-05-04 17:30')).toBeVisible();
  const stored = storedSubmissions(site).find(({ call }) => call === 'createExhibitionBooking');
  expect(stored).toMatchObject({ status: 0, body: { exhibitionName: '山城咖啡节' } });
  const reference = stored?.reference ?? 'no reference';
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  expect(await violations(page), 'axe on the receipt').toEqual([]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: '复制编号' }).click();
  await expect(page.getByRole('button', { name: '已复制' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  await page.getByRole('button', { name: '再提交一份' }).click();
  await expect(page.getByLabel('展会名称')).toHaveValue('');
  await expect(page.getByLabel('展会名称')).toBeFocused();
  await expect(page.getByRole('button', { name: '提交预订申请' })).toBeDisabled();
});

test('[BOOK-05b] [BOOK-03] [BOOK-04] a meeting request in English sends the specified payload without checking phone and e-mail', async ({
  page,
  open,
}) => {
  await open(meeting.path, 'en-US');
  const values = { ...meeting.values, email: 'reach me by phone', remark: 'By the river, please.' };
  await fillForm(page, values);
  const posted = page.waitForRequest(meeting.call);
  await page.getByRole('button', { name: 'Send request' }).click();
  expect((await posted).postDataJSON()).toEqual({
    ...values,
    decorateTime: '2030-05-01 09:00:00',
    beginTime: '2030-05-02 09:00:00',
    dismantlingTime: '2030-05-03 18:00:00',
    status: 0,
  });
  await expect(page.getByRole('heading', { name: 'Your request is with us' })).toBeVisible();
});

test('[BOOK-03] [BOOK-04] in Chinese an invalid phone or e-mail blocks the submission with a toast and an error at the field', async ({
  page,
  open,
}) => {
  const posts: string[] = [];
  await page.route(exhibition.call, (route) => {
    posts.push(route.request().url());
    return route.continue();
  });
  await openFilled(open, exhibition, 'zh-CN');
  await fillForm(page, { mobilePhone: '12345678901' });
  const send = page.getByRole('button', { name: '提交预订申请' });
  await send.click();
  await expect(page.getByText('请输入正确的手机号')).toHaveCount(2);
  const phone = page.getByLabel('手机号码');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription('请输入正确的手机号');
  await fillForm(page, { mobilePhone: '61234567', email: 'host@example' });
  await send.click();
  await expect(page.getByText('请输入正确的邮箱')).toHaveCount(2);
  await expect(page.getByLabel('电子邮箱')).toBeFocused();
  expect(posts).toEqual([]);
});

test('[BOOK-02] a date in the past, or an end before the start, shows an error at the field', async ({
  page,
  open,
}) => {
  await open(exhibition.path, 'en-US');
  await fillForm(page, { ...exhibition.values, beginTime: '2020-05-01 09:00' });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Please choose a time that is still to come')).toHaveCount(2);
  await fillForm(page, { beginTime: '2030-05-06 09:00' });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Please choose a time that is not before the one above')).toHaveCount(2);
});

test('[BOOK-06] a refusal shows the text of the specification and keeps every value', async ({
  page,
  open,
}) => {
  await page.route(exhibition.call, (route) =>
    route.fulfill({ json: { resultCode: 500, message: 'no room', data: null } }),
  );
  await openFilled(open, exhibition, 'zh-CN');
  await page.getByRole('button', { name: '提交预订申请' }).click();
  await expect(page.getByText('提交失败,请联系管理员')).toBeVisible();
  for (const name of ['exhibitionName', 'exhibitionHall', 'address'] as const)
    await expect(page.locator(`[name=${name}]`)).toHaveValue(exhibition.values[name]);
  await expect(page.getByRole('button', { name: '提交预订申请' })).toBeEnabled();
});

test('[BOOK-07] a retry after a lost response creates only one request', async ({
  page,
  open,
  site,
  complaints,
}) => {
  let cut = true;
  await page.route(meeting.call, async (route) => {
    if (!cut) return route.continue();
    cut = false;
    // The request reaches the server, but its response is lost.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await openFilled(open, meeting, 'en-US');
  await fillForm(page, { meetingName: 'once' });
  const send = page.getByRole('button', { name: 'Send request' });
  await send.click();
  await expect(page.getByText('submission failed, contact the administrator')).toBeVisible();
  await expect(page.locator('[name=meetingName]')).toHaveValue('once');
  // A reload in between does not send a second one either.
  await page.reload();
  await expect(page.locator('[name=meetingName]')).toHaveValue('once');
  await expect(send).toBeEnabled();
  await send.dblclick();
  await expect(page.getByRole('heading', { name: 'Your request is with us' })).toBeVisible();
  expect(storedSubmissions(site).filter(({ body }) => body.meetingName === 'once')).toHaveLength(1);
  complaints.splice(0);
});

test('[BOOK-07] a submission while offline is queued and sent when the network returns', async ({
  page,
  open,
  context,
  complaints,
}) => {
  await openFilled(open, meeting, 'zh-CN');
  await fillForm(page, { mobilePhone: '61234567' });
  await context.setOffline(true);
  await page.getByRole('button', { name: '提交预订申请' }).click();
  await expect(
    page.getByText('当前没有网络。内容已保存在本设备，网络恢复后将自动提交。').first(),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: '申请已收到' })).toBeVisible();
  complaints.splice(0);
});

test('a draft stays on the device until it is cleared or sent', async ({ page, open }) => {
  await open(exhibition.path, 'en-US');
  await fillForm(page, { exhibitionName: 'A show', beginTime: '2030-05-01 09:00' });
  await expect(page.getByText('What you write is kept on this device until it is sent.')).toBeVisible();
  await page.goto('about:blank');
  await open(exhibition.path, 'zh-CN');
  await expect(page.getByLabel('展会名称')).toHaveValue('A show');
  await expect(page.locator('[name=beginTime]')).toHaveValue('2030-05-01T09:00');
  await page.getByRole('button', { name: '清空表单' }).click();
  await expect(page.getByLabel('展会名称')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('button', { name: '提交预订申请' })).toBeDisabled();
  await expect(page.getByLabel('展会名称')).toHaveValue('');
});

test('hydration keeps text that was typed before the scripts loaded', async ({ page, open }) => {
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await late;
    return route.continue();
  });
  const opened = open(exhibition.path, 'en-US');
  await page.getByLabel('Name of the exhibition').fill('Early');
  release();
  await opened;
  await expect(page.getByRole('button', { name: 'Send request' })).toBeDisabled();
  await expect(page.getByText(/^Still to fill in \(9\)/)).toBeVisible();
  await expect(page.getByLabel('Name of the exhibition')).toHaveValue('Early');
});

test('hydration keeps the errors of a form that was posted before the scripts loaded', async ({
  page,
  open,
  complaints,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await open(exhibition.path, 'zh-CN');
  const native = { beginTime: '2030-05-01T09:00', endTime: '2030-05-04T17:30', mobilePhone: '123' };
  for (const [field, value] of Object.entries({ ...exhibition.values, ...native }))
    await page.locator(`[name=${field}]`).fill(value);
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: '提交预订申请' }).click();
  // The pickers appear when the form is hydrated.
  await page.getByRole('spinbutton').first().waitFor();
  await expect(page.getByLabel('手机号码')).toHaveAccessibleDescription('请输入正确的手机号');
  await page.getByLabel('手机号码').fill('13800000000');
  await page.getByLabel('手机号码').blur();
  await expect(page.getByLabel('手机号码')).not.toHaveAttribute('aria-invalid');
  complaints.splice(0);
});

test('a request can be sent by keyboard alone, and every field has its accessible name', async ({
  page,
  open,
}) => {
  await open(meeting.path, 'en-US');
  await expect(page.getByRole('button', { name: 'Send request' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Name of the meeting' }).focus();
  const type = (text: string) => page.keyboard.type(text);
  await type('Annual Meeting');
  await page.getByRole('group', { name: 'Set-up begins' }).getByRole('spinbutton').first().waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Name in Chinese' })).toHaveValue('Annual Meeting');
  await page.keyboard.press('Tab');
  await type('A forum');
  const { decorateTime, beginTime, dismantlingTime } = meeting.values;
  await fillForm(page, { decorateTime, beginTime, dismantlingTime });
  await page.getByRole('textbox', { name: 'Space you need' }).focus();
  for (const text of ['800', 'Example', 'A host', '61234567', 'host@example.com', '1 Example Road']) {
    await type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('textbox', { name: 'Remarks' })).toBeFocused();
  // Skips the link of the privacy note on the way to the button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send request' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your request is with us' })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, title, wrong] of [
    ['zh-CN', '申请已收到', '请输入正确的手机号'],
    ['en-US', 'Your request is with us', 'Please choose a time that is still to come'],
  ] as const)
    test(`a refused booking shows errors at the fields, keeps its values, and can be corrected and sent, in ${language}`, async ({
      page,
      open,
      site,
      complaints,
    }) => {
      await open(exhibition.path, language);
      const send = page.getByRole('button', { name: sendIn[language] });
      const name = `plain ${language}`;
      const native = { beginTime: '2030-05-01T09:00', endTime: '2030-05-04T17:30' };
      const bad = language === 'zh-CN' ? { mobilePhone: '123' } : { beginTime: '2020-05-01T09:00' };
      for (const [field, value] of Object.entries({
        ...exhibition.values,
        ...native,
        exhibitionName: name,
        ...bad,
      }))
        await page.locator(`[name=${field}]`).fill(value);
      await send.click();
      await expect(page.getByText(wrong)).toBeVisible();
      await expect(page.locator('[name=exhibitionName]')).toHaveValue(name);
      // A refused form is a document with an error status, which the browser logs.
      complaints.splice(0);
      await page.locator('[name=mobilePhone]').fill('13800000000');
      await page.locator('[name=beginTime]').fill(native.beginTime);
      await send.click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      const stored = storedSubmissions(site).filter(({ body }) => body.exhibitionName === name);
      expect(stored).toHaveLength(1);
      expect(stored[0]?.body).toMatchObject({ beginTime: '2030-05-01 09:00:00', status: 0 });
      await expect(page.getByText(stored[0]?.reference ?? 'no reference', { exact: true })).toBeVisible();
    });
});
