import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { factorTexts } from '#editor/accounts/factor-texts.ts';
import { limitTexts } from '#editor/accounts/limit-texts.ts';
import { fieldTexts as accountFieldTexts, settingsTexts, signInTexts } from '#editor/accounts/texts.ts';
import { commonTexts } from '#editor/common-texts.ts';
import { contentTexts } from '#editor/content/texts.ts';
import { draftTexts } from '#editor/drafts/texts.ts';
import { pasteTexts } from '#editor/fields/rich/paste/texts.ts';
import { fieldTexts } from '#editor/fields/texts.ts';
import { inboxTexts } from '#editor/inbox/texts.ts';
import { listTexts } from '#editor/list/list-texts.ts';
import { mediaTexts } from '#editor/media/texts.ts';
import { sectionTexts } from '#editor/pages/sections/section-texts.ts';
import { conflictTexts } from '#editor/publishing/conflict/conflict-texts.ts';
import { readinessTexts } from '#editor/publishing/readiness/readiness-texts.ts';
import { toolTexts } from '#editor/publishing/tool-texts.ts';
import { releaseTexts } from '#editor/releases/release-texts.ts';
import { reviewTexts } from '#editor/review/review-texts.ts';
import { searchTexts } from '#editor/search/texts.ts';
import { exchangeTexts } from '#editor/translations/exchange-texts.ts';
import { translationTexts } from '#editor/translations/translation-texts.ts';
import { translateIn } from '#i18n/i18n.ts';
import { type Language, languages } from '#schemas/language.ts';
import { administrator, withAdministrator } from '../support/editor.ts';
import { beginTour } from '../support/editor-tour.ts';
import { administer, fillEditor } from '../support/filled-editor.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { test } from '../support/site-test.ts';
import { jpeg } from '../support/upload-files.ts';

type Call = Awaited<ReturnType<typeof administer>>;

const newsPath = '/content/news/hall-hours';
const familiesPage = '/page?id=%2Fvisit%2Ffamilies';
const moment = '2099-03-03T04:00:00.000Z';
const inBoth = { 'zh-CN': {}, 'en-US': {} };

const richText = (id: string, zh: string, en: string) => ({
  ...{ id, type: 'rich-text', version: 1 },
  props: { html: { zh, en } },
});
const page = (path: string, zh: string, en: string, blocks: readonly object[]) => ({
  ...{ kind: 'page', id: path, texts: inBoth },
  data: { path, title: { zh, en }, meta: {}, blocks },
});
const section = (id: string, facet: string, zh: string, en: string) => ({
  ...{ kind: 'section', id, facet, texts: inBoth },
  data: { title: { zh, en }, blocks: [richText('text', `<p>${zh}</p>`, `<p>${en}</p>`)] },
});
const article = (zh: string, content: string) => ({
  ...{ kind: 'news', id: 'hall-hours', date: '2026-11-20 09:00:00', data: {} },
  texts: {
    'zh-CN': { data: { title: zh, content } },
    'en-US': { data: { title: 'Hours of the halls', content: '<p>Doors open at 10.</p>' } },
  },
});

/** Saves and publishes entries that have no draft. */
async function publish(call: Call, entries: readonly { kind: string; id: string }[]) {
  const { drafts } = await call('saveDrafts', {
    drafts: entries.map((entry) => ({ kind: entry.kind, id: entry.id, version: 0, entry })),
  });
  await call('publish', { drafts: drafts.map(({ kind, id, version }: Draft) => ({ kind, id, version })) });
}

interface Draft {
  kind: string;
  id: string;
  version: number;
}

/** Content for the states: sections and a template in use, an older translation, a picture with a version, two releases. */
async function prepare(call: Call, { url, request }: { url: string; request: APIRequestContext }) {
  const reference = { id: 'hotline', type: 'section', version: 1, props: { section: 'hotline' } };
  await publish(call, [
    section('hotline', 'SYNCED', '观众服务热线', 'Visitor hotline'),
    section('note', 'COPIED', '入场须知', 'At the entrance'),
    section('plain-page', 'TEMPLATE', '通知页', 'A page with a notice'),
  ]);
  await publish(call, [
    page('/visit/families', '亲子', 'Families', [
      richText('text', '<p>请看现场指示。</p>', '<p>Follow the signs.</p>'),
      reference,
    ]),
    page('/visit/links', '链接', 'Links', [
      richText(
        'text',
        '<p><a href="/visit/families">亲子</a></p>',
        '<p><a href="/visit/families">Families</a></p>',
      ),
    ]),
  ]);
  await publish(call, [article('展厅时间', '<p>10 点开门。</p>')]);
  const upload = async (name: string, height: number, more = '') =>
    request.post(`${url}/api/editor/media?name=${encodeURIComponent(name)}${more}`, {
      data: await jpeg(600, height),
      headers: { origin: url, 'content-type': 'application/octet-stream' },
    });
  const { data } = await (await upload('foyer.jpg', 900)).json();
  await upload('foyer.jpg', 800, `&replaces=${data.item.id}`);
  await call('arrangeMedia', { ids: [data.item.id], folder: '会议/布置', addTag: '大厅' });
  const opening = page('/visit/opening', '开幕', 'Opening', []);
  const saved = await call('saveDrafts', {
    drafts: [{ kind: 'page', id: opening.id, version: 0, entry: opening }],
  });
  const [{ version }] = saved.drafts;
  await call('addRelease', {
    ...{ name: '开幕日', at: moment },
    publish: [{ kind: 'page', id: opening.id, version }],
  });
  await call('addRelease', { name: '闭幕日', at: moment });
  return { picture: data.item.address as string };
}

const clipboard = join(import.meta.dirname, '../clipboards/feishu-document.html');

/** Pastes the clipboard of a program into the focused text. */
async function paste(tab: Page, html: string): Promise<void> {
  await tab.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    clipboardData.setData('text/plain', 'Text');
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);
}

test.describe.configure({ mode: 'parallel' });

for (const language of languages)
  test(`[EDIT-01] no state of the editor in ${language} has axe violations or scrolls sideways, at either width`, async ({
    page: tab,
    request,
    complaints,
  }) => {
    const site = await serveSite(withAdministrator);
    try {
      await walkStates(tab, { site, request, language });
      await tab.goto('about:blank');
      expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
      complaints.length = 0;
    } finally {
      await site.stop();
    }
  });

/** Console messages of the browser about a lost network, a conflict, and a session that has ended. */
const expected = /ERR_INTERNET_DISCONNECTED|\b(409|401) \(/;

interface Walk {
  site: ServedSite;
  request: APIRequestContext;
  language: Language;
}

async function walkStates(tab: Page, { site, request, language }: Walk): Promise<void> {
  await fillEditor(request, site.url);
  const call = await administer(request, site.url);
  const { picture } = await prepare(call, { url: site.url, request });
  const { cookies } = await request.storageState();
  await tab.context().addCookies(cookies);
  const tour = await beginTour(tab, { url: site.url, language });
  const { see, seeDialog, go, press, choose, dialog, close } = tour;
  const common = translateIn(commonTexts, language);
  const tool = translateIn(toolTexts, language);
  const button = (name: string | RegExp) => tab.getByRole('button', { name, exact: true });
  /** Opens a screen anew, after something was changed by a call. */
  const open = (path: string) => tab.goto(`${site.url}/editor${path}`);
  await open('/home');

  await test.step('search', async () => {
    const search = translateIn(searchTexts, language);
    await see('home', tab.getByRole('heading').first());
    const find = async (text: string, state: string) => {
      await tab.keyboard.press('Control+k');
      await dialog.getByRole('combobox').fill(text);
      await seeDialog(
        state,
        text === '' ? dialog : dialog.getByRole(text === 'qqqq' ? 'paragraph' : 'option').first(),
      );
      await close();
    };
    await find('', 'search, empty');
    await find(language === 'zh-CN' ? '展厅' : 'hall', 'search, results');
    await find('>', 'search, commands');
    await find('qqqq', `search, ${search('nothing')}`);
  });

  await test.step('rich text', async () => {
    const field = translateIn(fieldTexts, language);
    const pasted = translateIn(pasteTexts, language);
    await go(newsPath);
    const text = tab.locator('[contenteditable=true]').first();
    await text.click();
    await see('news with a text', tab.getByRole('toolbar').first());
    await button(field('table')).first().click();
    await see('news with a table', button(field('mergeCells')));
    await tab.keyboard.press('Escape');
    await button(field('link')).first().click();
    await see('link of a text', tab.getByLabel(field('address')));
    await tab.keyboard.press('Escape');
    await text.focus();
    await tab.keyboard.press('Control+End');
    await paste(tab, await readFile(clipboard, 'utf8'));
    await seeDialog('paste report', dialog.getByRole('region', { name: pasted('report') }));
    await close();
    await expect(
      tab.getByText(translateIn(draftTexts, language)('saved', { time: '' }).slice(0, 4)).first(),
    ).toBeVisible();
  });

  await test.step('publishing and releases', async () => {
    const release = translateIn(releaseTexts, language);
    await press(tool('publish'));
    await dialog.getByText(release('at'), { exact: true }).click();
    await dialog.getByLabel(release('moment'), { exact: true }).fill('2020-03-03T12:00');
    await seeDialog('publishing at a moment that has passed', dialog.getByText(release('past')));
    await dialog.getByText(release('inRelease'), { exact: true }).click();
    await seeDialog('publishing in a new release', dialog.getByLabel(release('name'), { exact: true }));
    await dialog.getByRole('button', { name: new RegExp(`^${release('newRelease')}`) }).click();
    await see('choice of releases', tab.getByRole('option').first());
    await tab.getByRole('option', { name: /^开幕日/ }).click();
    await press(release('addTo'));
    await see('entry in a release', tab.getByText(release('see'), { exact: true }).first());
    await go('/releases');
    await see('releases', tab.getByRole('table'));
    await press(release('new'));
    await seeDialog('new release', dialog.getByLabel(release('name'), { exact: true }));
    await close();
    await tab.getByRole('link', { name: '闭幕日', exact: true }).click();
    await see('empty release', tab.getByText(release('empty')));
    await tab.getByRole('link', { name: release('back') }).click();
    await tab.getByRole('link', { name: '开幕日', exact: true }).click();
    await see('release', tab.getByText(release('once')));
    await press(release('runNow'));
    await seeDialog('release now', dialog);
    await close();
    await press(release('cancel'));
    await seeDialog('cancelling a release', dialog);
    await close();
    await press(release('preview'));
    await seeDialog('preview of a release', dialog.locator('iframe'));
    await close();
    await go(familiesPage);
    await press(tool('takeDown'));
    await seeDialog('taking down', dialog.getByText(release('linked')));
    await close();
  });

  await test.step('review', async () => {
    const review = translateIn(reviewTexts, language);
    await go('/review');
    await see('empty queue', tab.getByText(review('none.waiting')));
    const name = { kind: 'news', id: 'hall-hours' };
    const { draft } = await call('readEntry', name);
    await call('markReady', { ...name, version: draft.version, message: '请看表格' });
    await call('addComment', { ...name, text: '第二行对吗？', mentions: [] });
    await open('/review?open=news+hall-hours');
    await press(`${review('sendBack')}…`);
    await see('sending back', tab.getByLabel(review('reason')));
    await press(common('cancel'));
    await open('/review/entry?kind=news&id=hall-hours');
    await tab.getByRole('textbox', { name: review('text') }).fill('@');
    await see('mentioning', tab.getByRole('list', { name: review('mention') }));
    await press(review('resolve'));
    await tab.getByText(new RegExp(`^${review('resolvedTab')} 1`)).click();
    await see('resolved comments', button(review('reopen')));
    await call('sendBack', { ...name, reason: '请核对第二行' });
    await open('/review?view=returned&open=news+hall-hours');
    await see('sent back', tab.getByText(review('openReview')));
    await open(newsPath);
    await see('entry that was sent back', tab.getByText(/请核对第二行/));
  });

  await test.step('checks', async () => {
    const readiness = translateIn(readinessTexts, language);
    await call('saveDrafts', {
      drafts: [
        {
          ...{ kind: 'page', id: '/visit/broken', version: 0 },
          entry: page('/visit/broken', '施工', 'Works', [
            richText(
              'text',
              '<h3>一</h3><p><a href="/no/such/page">不存在</a> <a href="https://example.org/">外</a></p>',
              '',
            ),
          ]),
        },
      ],
    });
    await call('changeReadinessRules', { blocking: ['brokenLink'] });
    await open('/page?id=%2Fvisit%2Fbroken');
    await press(tool('publish'));
    await seeDialog('publishing with findings', dialog.getByText(readiness('goTo')).first());
    await close();
    await go('/settings/checks');
    await see('checks', tab.getByRole('checkbox').first());
  });

  await test.step('translations', async () => {
    const translation = translateIn(translationTexts, language);
    const exchange = translateIn(exchangeTexts, language);
    await go('/translations');
    await see('translations', tab.getByRole('table'));
    await tab.getByRole('table').last().getByRole('link').first().click();
    await see(
      'translation with its place in the list',
      tab
        .getByRole('navigation', { name: translation('steps') })
        .or(tab.getByText(translation('next')).first())
        .first(),
    );
    await go('/translations');
    await press(exchange('import'));
    const file = { name: 'broken.xlf', mimeType: 'application/xml', buffer: Buffer.from('<xliff') };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await seeDialog('refused translations', dialog.getByRole('alert'));
    await close();
    await tab.getByRole('checkbox').nth(1).check();
    const download = tab.waitForEvent('download');
    await tab.getByText(exchange('export')).click();
    const exported = await readFile(await (await download).path());
    await press(exchange('import'));
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'office.xlf', mimeType: 'application/xml', buffer: exported });
    await seeDialog(
      'report of an import',
      dialog
        .getByText(exchange('nothing'))
        .or(dialog.getByRole('button', { name: exchange('apply') }))
        .first(),
    );
    await close();
  });

  await test.step('sections and templates', async () => {
    const text = translateIn(sectionTexts, language);
    const title = language === 'zh-CN' ? '观众服务热线' : 'Visitor hotline';
    await go('/pages?show=sections');
    await button(new RegExp(`^${title}`))
      .first()
      .click();
    await see('section with its uses', tab.getByText(text('where')));
    await press(text('remove'));
    await seeDialog('removal of a section in use', dialog.getByText(text('inUse')));
    await close();
    await go('/pages?show=templates');
    await see('templates', button(language === 'zh-CN' ? /^通知页/ : /^A page with a notice/).first());
    await go('/page?kind=section&id=hotline');
    await see('section', tab.getByText(text('settings')).first());
    await open(`${familiesPage}&block=hotline`);
    await see('section on a page', button(text('detach')));
    await open(`${familiesPage}&block=text`);
    await press(text('saveSection'));
    await seeDialog('saving a section', dialog.getByLabel(text('nameZh')));
    await close();
    await open(familiesPage);
    await press(text('saveTemplate'));
    await seeDialog('saving a template', dialog.getByLabel(text('nameZh')));
    await close();
  });

  await test.step('media', async () => {
    const media = translateIn(mediaTexts, language);
    await go('/media?unused=true');
    await see('unused files', tab.getByText('foyer.jpg').first());
    await go('/media?show=alt&kind=picture');
    await tab.getByRole('checkbox', { name: media('tick', { name: 'foyer.jpg' }) }).check();
    await see(
      'alternative texts, with chosen files',
      tab.getByRole('region', { name: media('chosenFiles') }),
    );
    await go(`/media?file=${picture}`);
    await see('file with an earlier version', button(media('restoreVersion')));
    await press(media('restoreVersion'));
    await seeDialog('restoring a version', dialog);
    await close();
    const choosing = tab.waitForEvent('filechooser');
    await press(media('chooseVersion'));
    await (await choosing).setFiles({
      name: 'foyer.jpg',
      mimeType: 'image/jpeg',
      buffer: await jpeg(600, 700),
    });
    await see('file to be replaced', button(media('replaceNow')));
    await press(common('cancel'));
    await press(media('remove'));
    await seeDialog('removal of a file', dialog);
    await close();
    await go(newsPath);
    await button(translateIn(fieldTexts, language)('choosePicture')).first().click();
    await seeDialog('choosing a picture', dialog.getByText('foyer.jpg').first());
    await close();
  });

  await test.step('inbox', async () => {
    const inbox = translateIn(inboxTexts, language);
    await go('/inbox?search=qqqq');
    await see('no request', tab.getByText(inbox('noMatch')));
    await go('/inbox');
    await tab.getByRole('table').getByRole('checkbox').nth(1).check();
    await see('chosen requests', tab.getByText(inbox('selected', { count: 1 })));
    await go('/inbox');
    await tab.getByRole('table').getByRole('link').last().click();
    await see('request with its dates', button(inbox('planAsHold')));
    await press(inbox('planAsHold'));
    await see('held dates', tab.getByText(inbox('planOpen')));
    await press(inbox('toContacted'));
    await press(inbox('toDeclined'));
    await seeDialog('declining', dialog);
    await close();
  });

  await test.step('content', async () => {
    const content = translateIn(contentTexts, language);
    await go('/content/news?search=qqqq');
    await see('no content', tab.getByText(content('noneFound')));
    await press(translateIn(listTexts, language)('save'));
    await seeDialog('saving a view', dialog.getByRole('checkbox'));
    await close();
    await go('/content/news');
    await tab.getByRole('checkbox').nth(1).check();
    for (const act of ['remove', 'discard'] as const) {
      await press(content(act));
      await seeDialog(`several: ${act}`, dialog);
      await close();
    }
    await go('/content/news/brand-new?new=');
    await see('new article', button(tool('publish')));
  });

  await test.step('settings', async () => {
    const settings = translateIn(settingsTexts, language);
    const limits = translateIn(limitTexts, language);
    const { url } = await call('invite', { email: 'colleague@example.com', role: 'editor' });
    const anonymous = await tab.context().browser()?.newContext();
    await anonymous?.request.post(`${site.url}/api/editor/useLink`, {
      data: { token: url.split('/').at(-1), name: '同事', password: administrator.password },
      headers: { origin: site.url },
    });
    await anonymous?.close();
    const actions = settings('actionsOf', { name: '同事' });
    await open('/settings/accounts');
    await press(actions);
    await choose(limits('limit'));
    await dialog.getByText(limits('allSections')).click();
    await dialog.getByText(limits('allKinds')).click();
    await seeDialog('limits of an account', dialog.getByRole('checkbox').nth(5));
    await close();
    await press(actions);
    await choose(settings('resetLink'));
    await seeDialog('reset link', dialog.getByLabel(settings('link')));
    await close();
    await press(actions);
    await choose(settings('disable'));
    await seeDialog('disabling', dialog);
    await close();
    const factor = translateIn(factorTexts, language);
    await go('/settings/mine');
    await see('my account', button(factor('addTotp')));
    await press(factor('addTotp'));
    await seeDialog('password before a second factor', dialog);
    await dialog
      .getByLabel(translateIn(accountFieldTexts, language)('currentPassword'), { exact: true })
      .fill(administrator.password);
    await press(factor('next'));
    await seeDialog('second factor', dialog.getByLabel(factor('code'), { exact: true }));
    await close();
  });

  await test.step('conflict, lost network and ended session', async () => {
    const drafts = translateIn(draftTexts, language);
    const conflict = translateIn(conflictTexts, language);
    const name = { kind: 'page', id: '/visit/links' };
    const { published } = await call('readEntry', name);
    await go('/page?id=%2Fvisit%2Flinks');
    const title = tab.getByRole('textbox').first();
    await see('page', title);
    await tab.context().setOffline(true);
    await tab.locator('[data-outline-row]').first().getByRole('button').first().click();
    const text = tab.locator('[contenteditable=true][lang=zh-CN]');
    await text.fill('我的文字');
    const entry = structuredClone(published);
    entry.data.blocks[0].props.html.zh = '<p>同事的文字</p>';
    await call('saveDrafts', { drafts: [{ ...name, version: 0, entry }] });
    await see('without a network', tab.getByText(drafts('offlineNotice')).first());
    await tab.context().setOffline(false);
    await press(drafts('compare'));
    await seeDialog('conflict', dialog.getByText(conflict('both')));
    await dialog.getByText(conflict('both')).click();
    await seeDialog('conflict, both chosen', dialog.getByRole('button', { name: conflict('save') }));
    await close();
    await tab.context().clearCookies({ name: 'pavilion.session_token' });
    await go('/inbox');
    await seeDialog('ended session', tab.getByText(translateIn(signInTexts, language)('sessionOver')));
  });
}
