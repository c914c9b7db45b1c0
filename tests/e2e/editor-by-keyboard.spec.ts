import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { fieldTexts as accountTexts, signInTexts } from '#editor/accounts/texts.ts';
import { draftTexts } from '#editor/drafts/texts.ts';
import { pasteTexts } from '#editor/fields/rich/paste/texts.ts';
import { fieldTexts } from '#editor/fields/texts.ts';
import { listTexts } from '#editor/list/list-texts.ts';
import { readinessTexts } from '#editor/publishing/readiness/readiness-texts.ts';
import { toolTexts } from '#editor/publishing/tool-texts.ts';
import { releaseTexts } from '#editor/releases/release-texts.ts';
import { reviewTexts } from '#editor/review/review-texts.ts';
import { searchTexts } from '#editor/search/texts.ts';
import { translateIn } from '#i18n/i18n.ts';
import { type Language, languages } from '#schemas/language.ts';
import { administrator, withAdministrator } from '../support/editor.ts';
import { administer } from '../support/filled-editor.ts';
import { step } from '../support/keyboard.ts';
import { serveSite } from '../support/served-site.ts';
import { test } from '../support/site-test.ts';

test.describe.configure({ mode: 'parallel' });

const clipboard = join(import.meta.dirname, '../clipboards/feishu-document.html');
const newsScreen = '/editor/content/news/hall-hours';
const colleague = { email: 'editor@example.com', password: administrator.password };

/** A published news article, with an older draft of its link that leads nowhere. */
const article = (content: string) => ({
  ...{ kind: 'news', id: 'hall-hours', date: '2026-11-20 09:00:00', data: {} },
  texts: {
    'zh-CN': { data: { title: '展厅时间', content } },
    'en-US': { data: { title: 'Hours of the halls', content: '<p>Doors open at 10.</p>' } },
  },
});

/** The keys of a person without a pointer. Each act leaves the focus in the page. */
function handsOf(page: Page) {
  const keep = async (act: string) =>
    expect
      .poll(() => page.evaluate(() => document.activeElement?.localName ?? 'nothing'), `focus after ${act}`)
      .not.toBe('body');
  const key = async (name: string) => {
    await page.keyboard.press(name);
    await keep(name);
  };
  const go = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let count = 0; count < 150; count += 1) {
      await step(page);
      // Does not wait: an open list hides all else from screen readers, until the next Tab closes it.
      const isFocused = await target.evaluateAll((nodes) =>
        nodes.some((node) => node === document.activeElement),
      );
      if (isFocused) return;
    }
    throw new Error(`Tab never focuses ${target}`);
  };
  return {
    key,
    go,
    type: (text: string) => page.keyboard.type(text),
    press: async (target: Locator) => {
      await go(target);
      await page.keyboard.press('Enter');
      await keep(`Enter on ${target}`);
    },
    /** Moves inside a toolbar, which is one tab stop. */
    tool: async (target: Locator) => {
      await expect(async () => {
        await key('ArrowRight');
        await expect(target).toBeFocused({ timeout: 250 });
      }).toPass({ intervals: [0] });
    },
    /** Types a moment into the focused field; Chromium shows it in the order of en-US in tests. */
    moment: async (hour: string) => {
      await page.keyboard.type('03032099');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type(`${hour}00PM`);
    },
  };
}

for (const language of languages)
  test(`[PUB-01][PUB-03][PUB-05][PUB-07] texts with tables, releases, reviews and the search need no pointer in ${language}`, async ({
    page,
    request,
  }) => {
    const site = await serveSite(withAdministrator);
    try {
      const call = await administer(request, site.url);
      const content = '<p>10 点开门。<a href="/no/such/page">地图</a></p>';
      const { drafts } = await call('saveDrafts', {
        drafts: [{ kind: 'news', id: 'hall-hours', version: 0, entry: article('<p>10 点开门。</p>') }],
      });
      await call('publish', { drafts });
      await call('changeReadinessRules', { blocking: ['brokenLink'] });
      const { url } = await call('invite', { email: colleague.email, role: 'editor' });
      await request.post(`${site.url}/api/editor/useLink`, {
        data: { token: url.split('/').at(-1), name: '市场专员', password: colleague.password },
        headers: { origin: site.url },
      });
      await page.context().addCookies([{ name: 'lang', value: language, url: site.url }]);
      await page.goto(`${site.url}${newsScreen}`);
      await signIn(page, language, colleague);
      await test.step('a text with a table, and a paste', () => writeText(page, language));
      await test.step('ready for review', () => handIn(page, language));
      await page.context().clearCookies({ name: 'pavilion.session_token' });
      await page.goto(`${site.url}/editor/review`);
      await signIn(page, language, administrator);
      await test.step('a review', () => review(page, language));
      const approve = await administer(request, site.url);
      const { draft } = await approve('readEntry', { kind: 'news', id: 'hall-hours' });
      await approve('saveDrafts', {
        drafts: [{ kind: 'news', id: 'hall-hours', version: draft?.version ?? 0, entry: article(content) }],
      });
      await page.goto(`${site.url}${newsScreen}`);
      await test.step('a finding leads to its place', () => followFinding(page, language));
      await test.step('a release', () => release(page, language));
      await test.step('the search', () => search(page, language));
      await page.goto(`${site.url}/editor/content/news?state=new`);
      await test.step('a saved view, and its table', () => views(page, language));
      await page.goto('about:blank');
    } finally {
      await site.stop();
    }
  });

async function signIn(page: Page, language: Language, account: { email: string; password: string }) {
  const field = translateIn(accountTexts, language);
  const { go, type, key } = handsOf(page);
  await expect(page.getByLabel(field('email'))).toBeFocused();
  await type(account.email);
  await go(page.getByLabel(field('password'), { exact: true }));
  await type(account.password);
  await key('Enter');
  await expect(page.getByRole('button', { name: translateIn(signInTexts, language)('signIn') })).toBeHidden();
}

async function writeText(page: Page, language: Language): Promise<void> {
  const field = translateIn(fieldTexts, language);
  const pasted = translateIn(pasteTexts, language);
  const { go, key, type, tool, press } = handsOf(page);
  const text = page.locator('[contenteditable=true][lang=zh-CN]');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await go(text);
  await key('ControlOrMeta+End');
  await key('Enter');
  await key('Alt+F10');
  await tool(button(field('table')).first());
  await key('Enter');
  await expect(text).toBeFocused();
  for (const cell of ['时段', '道路', '限重', '6:00', '滨江大道', '5 t']) {
    await type(cell);
    await key('Tab');
  }
  await expect(text.getByRole('columnheader')).toHaveText(['时段', '道路', '限重']);
  // The caret is in the third row. Two of its cells are merged, and the merged one is aligned.
  await key('Shift+ArrowRight');
  await expect(text.locator('.selectedCell')).toHaveCount(2);
  await key('Escape');
  await tool(button(field('mergeCells')));
  await key('Enter');
  await expect(text.locator('[colspan="2"]')).toHaveCount(1);
  await expect(text).toBeFocused();
  await key('Escape');
  await tool(button(field('alignRight')));
  await key('Enter');
  await expect(text.locator('[data-align="right"]')).toHaveCount(1);
  await key('Escape');
  await tool(button(field('headRow')));
  await key('Enter');
  await expect(text.getByRole('columnheader')).toHaveCount(0);
  await key('ControlOrMeta+z');
  await expect(text.getByRole('columnheader')).toHaveCount(3);

  await key('ControlOrMeta+End');
  const before = await text.innerText();
  await page.evaluate(
    (html) => {
      const write = (event: ClipboardEvent) => {
        event.preventDefault();
        event.clipboardData?.setData('text/html', html);
        event.clipboardData?.setData('text/plain', 'plain');
      };
      document.addEventListener('copy', write, { capture: true, once: true });
    },
    await readFile(clipboard, 'utf8'),
  );
  await key('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+v');
  const report = page.getByRole('dialog');
  await expect(report).toBeVisible();
  await key('Escape');
  await expect(report).toBeHidden();
  await expect(text).toBeFocused();
  expect(await text.innerText()).toBe(before);
  await page.keyboard.press('ControlOrMeta+v');
  await press(report.getByRole('button', { name: pasted('insert'), exact: true }));
  await expect(text).toBeFocused();
  expect(await text.innerText()).not.toBe(before);
  await key('ControlOrMeta+z');
  await expect.poll(() => text.innerText()).toBe(before);
  await expect(page.getByText(savedIn(language)).first()).toBeVisible();
  // Tab in the last cell would add a row: the way out of a table at the end of a text is behind its tools.
  await key('Escape');
  await key('Tab');
  await expect(page.getByLabel(field('caption'), { exact: true })).toBeFocused();
  await key('Tab');
  await expect(text).toBeFocused();
  await key('Tab');
  await expect(text).not.toBeFocused();
  expect(await text.innerText()).toBe(before);
}

const savedIn = (language: Language) =>
  new RegExp(translateIn(draftTexts, language)('saved', { time: '.*' }));

async function handIn(page: Page, language: Language): Promise<void> {
  const t = translateIn(reviewTexts, language);
  const { go, key, type, press } = handsOf(page);
  const open = page.getByRole('button', { name: translateIn(toolTexts, language)('review'), exact: true });
  const dialog = page.getByRole('dialog');
  await press(open);
  await expect(dialog).toBeVisible();
  await key('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await key('Enter');
  await go(dialog.getByLabel(t('message')));
  await type('请看表格');
  await press(dialog.getByRole('button', { name: t('markReady'), exact: true }));
  await expect(page.getByText(t('marked'))).toBeVisible();
}

async function review(page: Page, language: Language): Promise<void> {
  const t = translateIn(reviewTexts, language);
  const { go, key, type, press } = handsOf(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const title = language === 'zh-CN' ? '展厅时间' : 'Hours of the halls';
  await press(page.getByRole('link', { name: title }));
  await press(page.getByRole('link', { name: t('openReview') }));
  const comment = page.getByRole('textbox', { name: t('text') });
  await press(page.getByRole('button', { name: new RegExp(`${t('field')}$|^${t('wholeEntry')}`) }));
  await key('ArrowDown');
  await key('Enter');
  await go(comment);
  await type('限重对吗？@');
  await press(button('市场专员'));
  await expect(comment).toHaveValue('限重对吗？@市场专员 ');
  await expect(comment).toBeFocused();
  await key('ControlOrMeta+Enter');
  await expect(page.getByText('限重对吗？')).toBeVisible();
  await expect(comment).toBeFocused();
  await press(button(t('resolve')));
  await expect(page.getByText(t('noThreads'))).toBeVisible();
  await press(button(`${t('sendBack')}…`));
  await expect(page.getByLabel(t('reason'))).toBeFocused();
  await type('请核对第二行');
  await press(button(t('sendBack')));
  await expect(page.getByText(t('sentBack'))).toBeVisible();
  await expect(page.getByText(t('none.waiting'))).toBeVisible();
}

async function followFinding(page: Page, language: Language): Promise<void> {
  const { press } = handsOf(page);
  const dialog = page.getByRole('dialog');
  await press(page.getByRole('button', { name: translateIn(toolTexts, language)('publish'), exact: true }));
  await press(dialog.getByRole('link', { name: translateIn(readinessTexts, language)('goTo') }).first());
  await expect(dialog).toBeHidden();
  await expect(page.locator('[contenteditable=true][lang=zh-CN]')).toBeFocused();
}

async function release(page: Page, language: Language): Promise<void> {
  const t = translateIn(releaseTexts, language);
  const { go, key, type, press, moment } = handsOf(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const text = page.locator('[contenteditable=true][lang=zh-CN]');
  await key('ControlOrMeta+a');
  await type('10 点开门，22 点关门。');
  await expect(text).toHaveText('10 点开门，22 点关门。');
  await expect(page.getByText(savedIn(language)).first()).toBeVisible();
  await press(button(translateIn(toolTexts, language)('publish')));
  await press(dialog.getByRole('button', { name: t('at'), exact: true }));
  await go(dialog.getByLabel(t('moment'), { exact: true }));
  await moment('03');
  await press(dialog.getByRole('button', { name: t('plan'), exact: true }));
  await expect(dialog).toBeHidden();
  await expect(button(translateIn(toolTexts, language)('publish'))).toBeFocused();

  await press(page.getByRole('link', { name: t('see'), exact: true }));
  await press(button(t('new')));
  await expect(dialog.getByLabel(t('name'), { exact: true })).toBeFocused();
  await key('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(t('new'))).toBeFocused();
  await key('Enter');
  await expect(dialog.getByLabel(t('name'), { exact: true })).toBeFocused();
  await type('开幕日');
  await go(dialog.getByLabel(t('moment'), { exact: true }));
  await moment('04');
  await press(dialog.getByRole('button', { name: t('create'), exact: true }));
  await expect(page.getByText(t('empty'))).toBeVisible();

  // The article moves into the release.
  await page.goBack();
  await page.goBack();
  await press(button(translateIn(toolTexts, language)('publish')));
  await press(dialog.getByRole('button', { name: t('inRelease'), exact: true }));
  await press(dialog.getByRole('button', { name: new RegExp(`^${t('newRelease')}`) }));
  await key('ArrowDown');
  await key('Enter');
  await press(dialog.getByRole('button', { name: t('addTo'), exact: true }));
  await expect(page.getByText(t('added'))).toBeVisible();
  await press(page.getByRole('link', { name: t('see'), exact: true }).last());
  await press(page.getByRole('link', { name: '开幕日', exact: true }));
  await press(button(t('preview')));
  await expect(dialog.locator('iframe')).toBeVisible();
  await key('Escape');
  await expect(button(t('preview'))).toBeFocused();
  await go(page.getByLabel(t('moment'), { exact: true }));
  await moment('05');
  await press(button(t('change')));
  await expect(page.getByText(t('changed'))).toBeVisible();
  await press(button(t('cancel')));
  await key('Escape');
  await expect(button(t('cancel'))).toBeFocused();
  await key('Enter');
  await press(dialog.getByRole('button', { name: t('cancel'), exact: true }));
  await expect(page.getByText(t('cancelled'))).toBeVisible();
}

async function search(page: Page, language: Language): Promise<void> {
  const t = translateIn(searchTexts, language);
  const { key, type } = handsOf(page);
  const box = page.getByRole('dialog').getByRole('combobox');
  await key('Tab');
  const before = await page.evaluate(() => document.activeElement?.outerHTML);
  await key('ControlOrMeta+k');
  await expect(box).toBeFocused();
  await key('Escape');
  await expect(box).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(before);
  await key('ControlOrMeta+k');
  await type('关门');
  await expect(page.getByRole('option', { name: /展厅时间|Hours of the halls/ })).toBeVisible();
  await key('ArrowDown');
  await key('ArrowUp');
  await key('Enter');
  await expect(page).toHaveURL(/content\/news\/hall-hours/);
  await key('ControlOrMeta+k');
  await type(`>${t('goTo', { place: '' }).trim()}`);
  await expect(page.getByRole('option').first()).toBeVisible();
  await key('ArrowDown');
  await key('Enter');
  await expect(box).toBeHidden();
}

async function views(page: Page, language: Language): Promise<void> {
  const t = translateIn(listTexts, language);
  const { key, type, press } = handsOf(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  await press(button(t('save')));
  await expect(dialog.getByLabel(t('name'))).toBeFocused();
  await key('Escape');
  await expect(button(t('save'))).toBeFocused();
  await key('Enter');
  await expect(dialog.getByLabel(t('name'))).toBeFocused();
  await type('待发布');
  await key('Enter');
  await expect(dialog).toBeHidden();
  const view = page.getByRole('link', { name: '待发布', exact: true });
  await expect(view).toHaveAttribute('aria-current', 'page');
  await press(page.getByRole('link', { name: t('everything'), exact: true }));
  await press(view);
  await expect(page).toHaveURL(/news\?state=new$/);
  const download = page.waitForEvent('download');
  await press(button(t('export')));
  const table = await readFile(await (await download).path(), 'utf8');
  // The mark for Excel, and the head alone: no article is new.
  expect(table).toBe(
    language === 'zh-CN'
      ? '\ufeff中文标题,英文标题,编号,状态,日期,结束日期,已发布,修改,修改人\r\n'
      : '\ufeffTitle in Chinese,Title in English,Id,State,Date,Until,Published,Changed,Changed by\r\n',
  );
  await press(button(t('remove')));
  await expect(view).toBeHidden();
  await expect(button(t('save'))).toBeFocused();
}
