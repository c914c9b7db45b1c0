import { type Browser, expect, type Page } from '@playwright/test';
import { administrator, withAdministrator } from '../support/editor.ts';
import { visibleText } from '../support/html.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { test, withoutMotion } from '../support/site-test.ts';

test.use(withoutMotion);

let site: ServedSite;
test.beforeAll(async () => {
  site = await serveSite(withAdministrator);
});
test.afterAll(() => site.stop());

/** Opens the editor in Chinese and signs in by its form. */
async function signIn(page: Page, { email, password } = administrator): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: 'zh-CN', url: site.url }]);
  await page.goto(`${site.url}/editor/menu`);
  await page.getByLabel('邮箱').fill(email);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** The response to a visitor's request on a new connection. */
const visitor = async (path: string, language = 'zh-CN') =>
  (await fetch(site.url + path, { headers: { cookie: `lang=${language}` } })).text();

test('[EDIT-01] an editor signs in and publishes a bilingual page of five blocks, and the next visitor sees it', async ({
  page,
}) => {
  const began = Date.now();
  await signIn(page);

  await page.getByRole('button', { name: '添加菜单项' }).click();
  await page.getByLabel('中文名称').fill('观展须知');
  await page.getByLabel('英文名称').fill('Visitor guide');
  await expect(page.getByLabel('页面地址')).toHaveValue('/visitorGuide');
  await page.getByRole('button', { name: '添加', exact: true }).click();
  await page.getByRole('button', { name: '观展须知 的操作' }).click();
  await page.getByRole('menuitem', { name: '打开页面' }).click();

  for (const block of ['统计数字', '图文', '图片轮播', '条目集', '正文'])
    await page.getByRole('button', { name: `添加${block}`, exact: true }).press('Enter');
  const title = page.getByRole('group', { name: '标题' }).first();
  await title.getByRole('textbox').first().fill('入馆与安检');
  await title.getByRole('textbox').nth(1).fill('Entry and security');
  expect(visibleText(await visitor('/visitorGuide'))).not.toContain('入馆与安检');

  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('button', { name: '发布中文和英文' }).click();
  await expect(page.getByText('已发布，访客现在即可看到。')).toBeVisible();

  const [zh, en] = [await visitor('/visitorGuide'), await visitor('/visitorGuide', 'en-US')];
  expect(Date.now() - began).toBeLessThan(60_000);
  expect(visibleText(zh)).toContain('入馆与安检');
  expect(visibleText(en)).toContain('Entry and security');
  for (const html of [zh, en]) expect(html.match(/data-block=/g)).toHaveLength(5);
  expect(await visitor('/')).toContain('观展须知');
  expect(await visitor('/', 'en-US')).toContain('Visitor guide');
});

/** A colleague in a separate browser context. */
async function colleague(browser: Browser, admin: Page): Promise<Page> {
  const headers = { origin: site.url };
  const data = { email: 'publisher@example.com', role: 'publisher' };
  const invited = await admin.request.post(`${site.url}/api/editor/invite`, { data, headers });
  const { url } = (await invited.json()).data;
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const account = { name: '同事', password: administrator.password, token: url.split('/').at(-1) };
  await page.request.post(`${site.url}/api/editor/useLink`, { data: account, headers });
  return page;
}

test('[EDIT-02][PUB-13] two editors see each other’s changes at once and are asked only about the same field, drafts are invisible to visitors, and an earlier version and a deleted page can be restored', async ({
  page: first,
  browser,
}) => {
  const path = '/about/privacy';
  const seen = (text: string) => async () => (await visitor(path)).includes(text);
  await signIn(first);
  await expect(first.getByRole('heading', { name: '菜单' })).toBeVisible();
  const second = await colleague(browser, first);
  const titlesOf = (page: Page) => page.getByRole('group', { name: '标题' }).first().getByRole('textbox');
  const saved = (page: Page) => expect(page.getByText(/已自动保存/)).toBeVisible();
  for (const page of [first, second]) {
    await page.goto(`${site.url}/editor/page?path=${path}`);
    await expect(titlesOf(page).first()).toHaveValue('隐私政策');
  }

  // Each sees who else is there, and changes of another field without a question and without losing the caret.
  await expect(first.getByText('同事也打开了此内容')).toBeAttached();
  await titlesOf(second).nth(1).fill('Privacy, draft');
  await titlesOf(first).first().fill('隐私政策丙');
  await expect(titlesOf(first).nth(1)).toHaveValue('Privacy, draft');
  await expect(titlesOf(second).first()).toHaveValue('隐私政策丙');
  await expect(titlesOf(first).first()).toBeFocused();
  for (const page of [first, second])
    await expect(page.getByRole('button', { name: '查看并选择' })).toBeHidden();

  // While the second one is offline, both change the Chinese title; the second one also changes the English title.
  await second.context().setOffline(true);
  await titlesOf(first).first().fill('隐私政策甲');
  await titlesOf(second).nth(1).fill('Privacy, revised');
  await titlesOf(second).first().fill('隐私政策乙');
  await expect(second.getByText(/^网络不通，/).first()).toBeVisible();
  await saved(first);
  await second.context().setOffline(false);
  await second.getByRole('button', { name: '查看并选择' }).click();
  await expect(titlesOf(first).nth(1)).toHaveValue('Privacy, revised');
  const choice = second.getByRole('dialog');
  await expect(choice.getByRole('radio', { name: /同事的.*加入 甲/ })).not.toBeChecked();
  await choice.getByRole('radio', { name: /我的.*加入 乙/ }).check();
  await choice.getByRole('button', { name: '按所选保存' }).click();
  await saved(second);
  await expect(titlesOf(first).first()).toHaveValue('隐私政策乙');
  await second.getByRole('button', { name: '历史版本' }).click();
  await expect(second.getByText('未采用', { exact: true })).toBeVisible();
  await second.keyboard.press('Escape');

  // A page that was never published, and an unpublished change, are not visible anywhere.
  const headers = { origin: site.url };
  const data = {
    path: '/about/unannounced',
    title: { zh: '未公布', en: 'Unannounced' },
    meta: {},
    blocks: [],
  };
  const entry = { kind: 'page', id: data.path, data, texts: { 'zh-CN': {}, 'en-US': {} } };
  const drafts = [{ kind: 'page', id: data.path, version: 0, entry }];
  expect(
    (await second.request.post(`${site.url}/api/editor/saveDrafts`, { data: { drafts }, headers })).ok(),
  ).toBe(true);
  const places = [
    path,
    '/',
    '/sitemap.xml',
    '/api/official/website/vrexhibition/bySysDetail?key=official.pages.config',
  ];
  places.push(`/api/page?url=${path}&lang=zh-CN`, `/api/page?url=${path}&lang=en-US`, '/about/unannounced');
  for (const place of places)
    expect(await visitor(place), place).not.toMatch(
      /隐私政策[甲乙]|Privacy, revised|"title":"未公布|Unannounced|sitemap.*unannounced/,
    );

  await publish(second);
  await expect.poll(seen('隐私政策乙')).toBe(true);
  expect(await visitor(path, 'en-US')).toContain('Privacy, revised');

  // Restores the previous version.
  await second.getByRole('button', { name: '历史版本' }).click();
  const published = second.getByRole('listitem').filter({ hasNotText: '未采用' });
  await published.getByRole('button', { name: '恢复此版本' }).first().click();
  await expect(titlesOf(second).first()).toHaveValue('隐私政策');
  expect(await seen('隐私政策乙')()).toBe(true);
  await publish(second);
  expect(await seen('隐私政策乙')()).toBe(false);

  // A page without a menu entry is published, deleted and restored from the bin.
  const status = async () => (await fetch(site.url + data.path)).status;
  await second.goto(`${site.url}/editor/page?path=${data.path}`);
  await publish(second);
  expect(await status()).toBe(200);
  await second.goto(`${site.url}/editor/pages`);
  await second.getByLabel('搜索页面名称或地址').fill(data.path);
  const act = async (name: string) => {
    const menu = second.getByRole('button', { name: /更多操作$/ });
    // The list follows the search late.
    await expect(menu).toHaveCount(1);
    await menu.click();
    await second.getByRole('menuitem', { name, exact: true }).click();
  };
  await act('删除');
  await second.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
  await act('发布');
  await second.getByRole('button', { name: '发布删除' }).click();
  await expect.poll(status).toBe(404);
  await second.getByRole('link', { name: '回收站' }).click();
  await second.getByRole('button', { name: '恢复' }).first().click();
  await expect(second.getByText('已恢复为草稿')).toBeVisible();
  expect(await status()).toBe(404);
  await second.goto(`${site.url}/editor/page?path=${data.path}`);
  await publish(second);
  expect(await status()).toBe(200);
  expect(await visitor(data.path)).toContain('未公布');
  await second.context().close();
});

/** Publishes the open page in both languages. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: '发布', exact: true }).click();
  for (const name of ['中文', 'English']) await page.getByRole('dialog').getByLabel(name).check();
  await page.getByRole('button', { name: '发布中文和英文' }).click();
  await expect(page.getByText('已发布，访客现在即可看到。').last()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}
