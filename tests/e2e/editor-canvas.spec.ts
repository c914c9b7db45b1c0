import { expect, type Locator, type Page } from '@playwright/test';
import { administrator, withAdministrator } from '../support/editor.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { test, withoutMotion } from '../support/site-test.ts';

test.use(withoutMotion);

let site: ServedSite;
test.beforeAll(async () => {
  site = await serveSite(withAdministrator);
});
test.afterAll(() => site.stop());

const inFrame = (page: Page) => page.frameLocator('#preview-frame').locator('[data-puck-component]');
/** Ids of the blocks, without the random end that a new one has. */
const onCanvas = (page: Page) => async () => {
  const ids = await inFrame(page).evaluateAll((blocks) =>
    blocks.map((block) => block.getAttribute('data-puck-component')),
  );
  return ids.map((id) => id?.replace(/-[0-9a-z]{4}$/, ''));
};
/** Of saving; the status before it tells who else is there. */
const state = (page: Page) => page.locator('header').getByRole('status').last();
const titleOf = (page: Page) =>
  page.getByRole('group', { name: '标题' }).first().getByRole('textbox').first();

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error('this has left the page');
  return { ...box, bottom: box.y + box.height };
}

/** Expects a message to be visible, with nothing over it, and below an element that it must not cover. */
async function expectBelow(message: Locator, covered: Locator): Promise<void> {
  await expect(message).toBeVisible();
  const isOnTop = await message.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
  expect((await boxOf(message)).y).toBeGreaterThanOrEqual((await boxOf(covered)).bottom);
}

/** Drags with the mouse in several steps, as a person does, and drops where the line is below another block. */
async function dragBelow(page: Page, from: Locator, other: Locator): Promise<void> {
  const canvas = page.locator('#preview-frame');
  const sight = await boxOf(canvas);
  const box = await boxOf(from);
  // The upper part of a block may be scrolled out of the canvas, whose top is above all of the palette's blocks.
  const start = { x: box.x + 40, y: Math.max(box.y, sight.y) + 30 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 10, start.y + 20, { steps: 4 });
  const line = page.frameLocator('#preview-frame').locator('[data-puck-line-placeholder]');
  // The canvas scrolls near its edges, so the place to drop at is measured again until the line is there.
  await expect(async () => {
    const { x, y, width, height } = await boxOf(other);
    const low = Math.min(y + height * 0.8, sight.y + sight.height - 20);
    await page.mouse.move(x + width / 2, low, { steps: 12 });
    await expect(line).toBeVisible({ timeout: 1000 });
    const bar = await boxOf(line);
    expect(bar.y).toBeGreaterThan(y + height / 2);
  }).toPass({ timeout: 60_000 });
  await page.mouse.up();
}

test('[EDIT-01] a page can be edited by mouse and keyboard, survives a lost network and a lost session, and can be published', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addCookies([{ name: 'lang', value: 'zh-CN', url: site.url }]);
  const headers = { origin: site.url };
  const call = (name: string, data: object) =>
    page.request.post(`${site.url}/api/editor/${name}`, { data, headers });
  const signIn = () => call('signIn', administrator);
  await signIn();

  // Drags a block from the palette, then moves another one while this one is selected.
  await page.goto(`${site.url}/editor/page?path=/about/privacy`);
  await expect.poll(onCanvas(page)).toEqual(['statement']);
  await dragBelow(page, page.getByTestId('drawer-item:stats'), inFrame(page).first());
  await expect.poll(onCanvas(page)).toEqual(['statement', 'stats']);
  await expect(page.getByText('第 2 块，共 2 块')).toBeVisible();
  await dragBelow(page, inFrame(page).first(), inFrame(page).last());
  await expect.poll(onCanvas(page)).toEqual(['stats', 'statement']);

  // Copies a block here and pastes it on a page with a map.
  await inFrame(page).first().click();
  await page.keyboard.press('ControlOrMeta+c');
  await expectBelow(page.getByText('已复制统计数字，可在任何页面粘贴'), page.locator('#main'));
  await page.goto(`${site.url}/editor/page?path=/about/contactUs`);
  await expect.poll(onCanvas(page)).toEqual(['contacts', 'map']);
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(onCanvas(page)).toEqual(['contacts', 'map', 'stats']);
  await page.keyboard.press('Escape');

  // Text that is typed while offline, then without a session, is kept and saved later.
  await expect(state(page)).toHaveText(/已自动保存/);
  await context.setOffline(true);
  await titleOf(page).fill('联系我们甲');
  await expect(state(page)).toHaveText('网络不通，改动保存在本机');
  await context.setOffline(false);
  await expect(state(page)).toHaveText(/已自动保存/);
  // Without a network, because any request without a session opens the dialog, under which nobody can type.
  await context.setOffline(true);
  await titleOf(page).fill('联系我们乙');
  await expect(state(page)).toHaveText('网络不通，改动保存在本机');
  await context.clearCookies({ name: 'pavilion.session_token' });
  await context.setOffline(false);
  const again = page.getByRole('dialog');
  await again.getByLabel('密码', { exact: true }).fill(administrator.password);
  await again.getByRole('button', { name: '登录', exact: true }).click();
  await expect(state(page)).toHaveText(/已自动保存/);
  await expect(titleOf(page)).toHaveValue('联系我们乙');

  // The link for a colleague is copied from within the preview.
  await page.getByRole('button', { name: '预览', exact: true }).click();
  const preview = page.getByRole('dialog');
  await preview.getByRole('button', { name: '复制给同事的链接' }).click();
  await expectBelow(page.getByText(/^预览链接已复制/), preview);
  await page.keyboard.press('Escape');

  // A block that no longer matches its schema shows an error, blocks publishing, and can be repaired.
  const name = { kind: 'page', id: '/about/contactUs' };
  const { draft } = (await (await call('readEntry', name)).json()).data;
  const broken = { id: 'odd', type: 'stats', version: 1, props: { items: [{ label: 7 }] } };
  const entry = {
    ...draft.entry,
    data: { ...draft.entry.data, blocks: [...draft.entry.data.blocks, broken] },
  };
  await call('saveDrafts', { drafts: [{ ...name, version: draft.version, entry }] });
  await page.reload();
  await expect(inFrame(page).last()).toContainText('有内容不符合要求，访客看不到这一块。');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  const publishing = page.getByRole('dialog');
  await expect(publishing.getByRole('button', { name: /^发布中文/ })).toBeDisabled();
  await publishing.getByRole('link', { name: /^前往/ }).first().click();
  await expect(page.getByRole('complementary').getByRole('heading')).toHaveText('统计数字');
  await page.getByRole('button', { name: '修复', exact: true }).click();
  await expect(inFrame(page).last()).not.toContainText('有内容不符合要求');
  // The browser logs the requests that this test makes fail.
  const refused = /ERR_INTERNET_DISCONNECTED|status of 40[01]/;
  expect(complaints.filter((complaint) => !refused.test(complaint))).toEqual([]);
  complaints.length = 0;
});
