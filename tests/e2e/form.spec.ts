import { expect, test } from '../support/site-test.ts';

const path = '/about/complaintAdvice';

test('[FORM-01a] the button is enabled when name, contact and content are not blank', async ({
  page,
  open,
}) => {
  await open(path);
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await page.getByLabel('Name').fill('   ');
  await page.getByLabel('Contact phone or email').fill('a');
  await page.getByLabel('Complaint or suggestion content').fill('b');
  await expect(send).toBeDisabled();
  await page.getByLabel('Name').fill('A visitor');
  await expect(send).toBeEnabled();
});

test('[FORM-01b] content has a counter and is limited to 800 characters', async ({ page, open }) => {
  await open(path);
  const content = page.getByLabel('Complaint or suggestion content');
  await content.fill('x'.repeat(12));
  await expect(page.getByText('12 / 800')).toBeVisible();
  await expect(content).toHaveAttribute('maxlength', '800');
});

test('[FORM-02] a sent suggestion shows the server message with a reference and clears the fields', async ({
  page,
  open,
}) => {
  await open(path, 'zh-CN');
  await expect(page.getByRole('button', { name: '提交' })).toBeDisabled();
  await page.getByLabel('姓名').fill('访客');
  await page.getByLabel('联系电话或邮箱').fill('13800000000');
  await page.getByLabel('投诉或建议内容').fill('三号门的指示牌很清楚。');
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('提交成功，我们会尽快与您联系。')).toBeVisible();
  const reference = page.getByText(/[0-9A-Z]{4,}-[0-9A-Z]{4,}/).first();
  await expect(reference).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(reference).toBeVisible();
  await page.getByRole('button', { name: '再提交一份' }).click();
  await expect(page.getByLabel('姓名')).toHaveValue('');
});

test('[FORM-03] a refused suggestion shows the server message and keeps the values', async ({
  page,
  open,
}) => {
  await page.route('**/suggestions/create', (route) =>
    route.fulfill({ json: { resultCode: 500, message: 'The box is full today.', data: null } }),
  );
  await open(path);
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.getByLabel('Name').fill('A visitor');
  await page.getByLabel('Contact phone or email').fill('a@b.example');
  await page.getByLabel('Complaint or suggestion content').fill('Keep me.');
  await page.getByRole('button', { name: 'Send' }).click();
  // Once in a toast and once at the form.
  await expect(page.getByText('The box is full today.')).toHaveCount(2);
  await expect(page.getByLabel('Complaint or suggestion content')).toHaveValue('Keep me.');
});

test('a lost connection keeps the values, and a retry creates only one request', async ({
  page,
  open,
  complaints,
}) => {
  const keys: (string | undefined)[] = [];
  let online = false;
  await page.route('**/suggestions/create', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return online ? route.continue() : route.abort('internetdisconnected');
  });
  await open(path);
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.getByLabel('Name').fill('A visitor');
  await page.getByLabel('Contact phone or email').fill('a@b.example');
  await page.getByLabel('Complaint or suggestion content').fill('Keep me too.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/connection was lost|submission failed/)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('A visitor');
  online = true;
  await page.getByRole('button', { name: /Send|Try again/ }).click();
  await expect(page.getByText('Thank you for writing')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  complaints.splice(0);
});
