import { expect, test } from '../support/site-test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the news list is visible and can be paged', async ({ page, open }) => {
  await open('/news/newsInfo', 'zh-CN');
  const heading = page.locator('[data-block=paged-list] h2, [data-block=paged-list] h3').first();
  const first = await heading.textContent();
  await page.getByRole('link', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(heading).not.toHaveText(first ?? '');
  await page.locator('a[href^="/news/newsInfoDetail?id="]').first().click();
  await expect(page.locator('[data-block=article] p').first()).toBeVisible();
});

test('without JavaScript an invalid suggestion shows a message, and a valid one is sent', async ({
  page,
  open,
}) => {
  await open('/about/complaintAdvice');
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeEnabled();
  await page.getByLabel('Name').fill('A visitor');
  await page.getByLabel('Contact phone or email').fill('visitor@mail.example');
  await page.getByLabel('Complaint or suggestion content').fill('The signs at gate 3 are easy to follow.');
  await send.click();
  await expect(page).toHaveURL(/\?sent=suggestion&receipt=/);
  await expect(page.getByText('Thank you for writing')).toBeVisible();
});

test('without JavaScript the menu links to every page and the language can be changed', async ({
  page,
  open,
}) => {
  await open('/', 'zh-CN');
  await page.getByRole('link', { name: 'Switch to English' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.goto(new URL('/exhibitCenter', page.url()).href);
  await expect(page).toHaveURL(/exhibitionHallIntroduction$/);
  await expect(page.locator('h1')).toHaveCount(1);
});

test('[BOOK-03] [BOOK-04] without JavaScript the browser validates required fields in both languages and the e-mail address in Chinese only', async ({
  page,
  open,
}) => {
  const fill = async () => {
    for (const field of await page.locator('form :is(input, textarea):is([required])').all()) {
      const type = await field.getAttribute('type');
      const name = await field.getAttribute('name');
      if (type === 'datetime-local')
        await field.fill(
          name?.startsWith('end') || name === 'dismantleTime' ? '2030-03-05T18:00' : '2030-03-05T09:00',
        );
      else await field.fill(name === 'mobilePhone' ? 'by pigeon' : 'not an address');
    }
  };
  for (const language of ['en-US', 'zh-CN'] as const) {
    await open('/exhibitCenter/onlineBooking', language);
    const send = page.locator('form[method=post] [type=submit]');
    await send.click();
    // All fields are empty.
    await expect(page).toHaveURL(/onlineBooking$/);
    expect(await page.locator('input[name=name]').evaluate((field) => field.matches(':invalid'))).toBe(true);
    await fill();
    await send.click();
    if (language === 'en-US') await expect(page).toHaveURL(/\?sent=/);
    else
      expect(await page.locator('input[name=email]').evaluate((field) => field.matches(':invalid'))).toBe(
        true,
      );
  }
  await expect(page).toHaveURL(/onlineBooking$/);
});
