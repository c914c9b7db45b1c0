import { violations } from '../support/axe-page.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { expect, test } from '../support/site-test.ts';

let recordable: ServedSite;
test.beforeAll(async () => {
  recordable = await serveSite({ QA_RECORD: 'on', QA_RECORD_CONFIRM: 'on' });
});
test.afterAll(() => recordable.stop());

test('[QA-06] every machine of a page is shown with its state, takes events by hand, and is led to a state', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'lang', value: 'en-US', url: recordable.url }]);
  await page.goto(`${recordable.url}/?qa=inspect`);
  const panel = page.getByRole('region', { name: 'Inspector of state machines' });
  await expect(panel.getByRole('heading', { name: /^Machines \(\d+\)$/ })).toBeVisible();
  await panel.getByRole('combobox', { name: 'Choose a machine' }).selectOption('banner#1');
  const state = panel.getByRole('status');

  const pause = page.getByRole('button', { name: 'Pause', exact: true }).first();
  const play = page.getByRole('button', { name: 'Play', exact: true }).first();
  await expect(pause).toBeVisible();
  await panel.getByRole('button', { name: 'Go there: paused' }).click();
  await expect(state).toHaveText('paused');
  await expect(panel.getByRole('alert')).toHaveText('Arrived at paused: toggle');
  // The page shows what the machine says.
  await expect(play).toBeVisible();
  expect(await violations(page, '[data-qa-inspector]')).toEqual([]);

  await panel.getByRole('button', { name: 'toggle', exact: true }).click();
  await expect(pause).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: / stoggle → / })).toHaveCount(2);

  await panel.getByText('Write an event').click();
  await panel.getByRole('textbox', { name: 'Event (JSON)' }).fill('{"type":"choose","slide":1}');
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.locator('pre')).toContainText('"index": 1');

  // It stays on the following pages of the tab until it is closed.
  await page.goto(`${recordable.url}/about/complaintAdvice`);
  await expect(panel.getByRole('heading', { name: 'Machines (0)' })).toBeVisible();
  // The machine of a form starts when the form is used.
  await page.getByLabel('Name').fill('A visitor');
  await expect(state).toHaveText('open.editing');
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByLabel('Name')).toBeVisible();
  await expect(panel).toHaveCount(0);
});
