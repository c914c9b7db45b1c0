import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { actTexts, commonTexts } from '#editor/common-texts.ts';
import { draftTexts } from '#editor/drafts/texts.ts';
import { pasteTexts } from '#editor/fields/rich/paste/texts.ts';
import { fieldTexts } from '#editor/fields/texts.ts';
import { inboxTexts } from '#editor/inbox/texts.ts';
import { pageTexts } from '#editor/pages/page-texts.ts';
import { sectionTexts } from '#editor/pages/sections/section-texts.ts';
import { toolTexts } from '#editor/publishing/tool-texts.ts';
import { releaseTexts } from '#editor/releases/release-texts.ts';
import { reviewTexts } from '#editor/review/review-texts.ts';
import { shellTexts } from '#editor/shell/texts.ts';
import { translateIn } from '#i18n/i18n.ts';
import { calls, contractBase } from '#schemas/calls.ts';
import { languages } from '#schemas/language.ts';
import { withAdministrator } from '../support/editor.ts';
import { administer } from '../support/filled-editor.ts';
import { freePort } from '../support/free-port.ts';
import { runServer } from '../support/served-site.ts';
import { test } from '../support/site-test.ts';

const news = { kind: 'news', id: 'hall-hours' };
const article = {
  ...news,
  ...{ date: '2026-11-20 09:00:00', data: {} },
  texts: {
    'zh-CN': { data: { title: '展厅时间', content: '<p>10 点开门。</p>' } },
    'en-US': { data: { title: 'Hours of the halls', content: '<p>Doors open at 10.</p>' } },
  },
};

const inBoth = { 'zh-CN': { data: {} }, 'en-US': { data: {} } };
const textBlock = (id: string, text: string) => ({
  ...{ id, type: 'rich-text', version: 1 },
  props: { html: { zh: `<p>${text}</p>`, en: `<p>${text}</p>` } },
});
/** A synced section of two blocks, and a page with it. */
const hotline = {
  ...{ kind: 'section', id: 'hotline', facet: 'SYNCED', texts: inBoth },
  data: {
    title: { zh: '观众服务热线', en: 'Visitor hotline' },
    blocks: [textBlock('phone', '023 6000 0000'), textBlock('mail', 'visit@venue.example')],
  },
};
const visit = {
  ...{ kind: 'page', id: '/visit-us', texts: inBoth },
  data: {
    ...{ path: '/visit-us', title: { zh: '到馆', en: 'Visit' }, meta: {} },
    blocks: [
      textBlock('way', 'Metro line 3'),
      { id: 'call', type: 'section', version: 1, props: { section: 'hotline' } },
    ],
  },
};

/** The clipboard of a word processor: a table, and a picture of one pixel. */
const clipboard = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>
<table><tr><td>9:30</td><td>17:00</td></tr></table>
<p><img alt="Gate 4" src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="></p>
</body></html>`;

for (const language of languages)
  test(`[PUB-01][PUB-03][PUB-05][PUB-07][PUB-08] a table, a paste with a picture, a detached section, a comment, a release and a planned time survive a lost network and a killed server in ${language}, and happen once`, async ({
    page,
    request,
    context,
    complaints,
  }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'pavilion-e2e-'));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const start = async () => {
      const run = runServer({ PORT: String(port), DATA_DIR: dataDir, ...withAdministrator });
      if (!(await run.line(/Pavilion is ready/))) throw new Error(`the site did not start:\n${run.output()}`);
      return run;
    };
    let server = await start();
    const killed = async (job: () => Promise<void>) => {
      server.kill('SIGKILL');
      await server.ended;
      await job();
      server = await start();
    };
    const cut = async (job: () => Promise<void>) => {
      await context.setOffline(true);
      await job();
      await context.setOffline(false);
    };
    try {
      const call = await administer(request, url);
      const { cookies } = await request.storageState();
      await context.addCookies([{ name: 'lang', value: language, url }, ...cookies]);
      await call('saveDrafts', { drafts: [{ ...news, version: 0, entry: article }] });
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const dialog = page.getByRole('dialog');
      const notDone = page.getByText(translateIn(actTexts, language)('offline'));
      const review = translateIn(reviewTexts, language);
      const release = translateIn(releaseTexts, language);
      const field = translateIn(fieldTexts, language);
      const draft = translateIn(draftTexts, language);

      await test.step('a text with a table', async () => {
        const text = page.locator('[contenteditable=true][lang=zh-CN]');
        for (const [cell, lose] of [
          ['6:00', cut],
          ['22:00', killed],
        ] as const) {
          await page.goto(`${url}/editor/content/news/hall-hours`);
          await text.click();
          await page.keyboard.press('Control+End');
          await lose(async () => {
            if (cell === '6:00') await button(field('table')).first().click();
            await page.keyboard.type(cell);
            await expect(page.getByText(draft('offlineNotice')).first()).toBeVisible();
          });
          await expect(page.getByText(new RegExp(draft('saved', { time: '.*' }))).first()).toBeVisible();
        }
        const stored = await call('readEntry', news);
        expect(stored.draft.entry.texts['zh-CN'].data.content).toContain('6:00');
        expect(stored.draft.entry.texts['zh-CN'].data.content).toContain('22:00');
      });

      await test.step('a paste with a picture', async () => {
        const paste = translateIn(pasteTexts, language);
        const text = page.locator('[contenteditable=true][lang=zh-CN]');
        const insert = dialog.getByRole('button', { name: paste('insert'), exact: true });
        await page.goto(`${url}/editor/content/news/hall-hours`);
        await text.click();
        await page.keyboard.press('Control+End');
        await cut(async () => {
          await text.evaluate((element, html) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData('text/html', html);
            element.dispatchEvent(
              new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
            );
          }, clipboard);
          // The code of the report is not there yet.
          await expect(page.getByText(translateIn(commonTexts, language)('loadingLate'))).toBeVisible();
          await expect(text).toContainText('22:00');
        });
        await expect(insert).toBeVisible();
        const again = dialog.getByRole('button', { name: paste('again') });
        await cut(async () => {
          await insert.click();
          await expect(dialog.getByText(paste('failed', { count: 1 }))).toBeVisible();
        });
        await killed(async () => {
          await again.click();
          await expect(dialog.getByText(paste('failed', { count: 1 }))).toBeVisible();
        });
        await again.click();
        await expect(dialog).toBeHidden();
        await expect(text.getByRole('img', { name: 'Gate 4' })).toBeVisible();
        await expect
          .poll(async () => (await call('readEntry', news)).draft.entry.texts['zh-CN'].data.content)
          .toMatch(/9:30.*<img src="\/media\/u\/[0-9a-f]{32}\.png" alt="Gate 4">/s);
        const { items } = await call('listMedia', { uploaded: true });
        expect(items.map((item: { name: string }) => item.name)).toEqual(['Gate 4.png']);
      });

      await test.step('a synced section that is detached', async () => {
        await call('saveDrafts', {
          drafts: [hotline, visit].map((entry) => ({ kind: entry.kind, id: entry.id, version: 0, entry })),
        });
        const read = page.waitForResponse(
          (response) =>
            response.url().endsWith('/readEntry') && !!response.request().postData()?.includes('hotline'),
        );
        await page.goto(`${url}/editor/page?id=/visit-us&block=call`);
        await read;
        await expect(page.frameLocator('#preview-frame').getByText('023 6000 0000')).toBeVisible();
        const detach = button(translateIn(sectionTexts, language)('detach'));
        const position = translateIn(pageTexts, language)('position', { number: 2, count: 3 });
        await cut(async () => {
          await detach.click();
          await expect(page.getByText(draft('offlineNotice')).first()).toBeVisible();
          await expect(page.getByText(position)).toBeVisible();
        });
        await expect(page.getByText(new RegExp(draft('saved', { time: '.*' }))).first()).toBeVisible();
        const { blocks } = (await call('readEntry', { kind: 'page', id: '/visit-us' })).draft.entry.data;
        expect(
          blocks.map(({ type, props }: { type: string; props: { html?: { zh: string } } }) => [
            type,
            props.html?.zh,
          ]),
        ).toEqual([
          ['rich-text', '<p>Metro line 3</p>'],
          ['rich-text', '<p>023 6000 0000</p>'],
          ['rich-text', '<p>visit@venue.example</p>'],
        ]);
      });

      await test.step('a saved section, and a note on a request, whose first answers are lost', async () => {
        const section = translateIn(sectionTexts, language);
        const inbox = translateIn(inboxTexts, language);
        const lose = (name: string) =>
          page.route(
            `**/api/editor/${name}`,
            async (route) => {
              await route.fetch();
              await route.abort('connectionreset');
            },
            { times: 1 },
          );
        await page.goto(`${url}/editor/page?id=/visit-us&block=way`);
        await button(section('saveSection')).click();
        await dialog.getByLabel(section('nameZh')).fill('到馆路线');
        await lose('saveDrafts');
        await button(section('save')).click();
        await expect(notDone).toBeVisible();
        await button(section('save')).click();
        await expect(dialog).toBeHidden();
        const { items } = await call('listEntries', { kind: 'section' });
        const names = items.map(({ title }: { title: Record<string, string> }) => title['zh-CN']);
        expect(names.toSorted()).toEqual(['到馆路线', '观众服务热线']);

        await request.post(url + contractBase + calls.createSuggestion.path, {
          data: calls.createSuggestion.example,
          headers: { 'current-language': 'zh-CN' },
        });
        const { items: requests } = await call('listRequests', {});
        await page.goto(`${url}/editor/inbox?id=${requests[0].id}`);
        await page.getByRole('textbox', { name: inbox('note') }).fill('周五回电');
        await lose('addRequestNote');
        await button(inbox('saveNote')).click();
        await expect(notDone).toBeVisible();
        await page.reload();
        await button(inbox('saveNote')).click();
        await expect(page.getByRole('listitem').filter({ hasText: '周五回电' })).toHaveCount(1);
        const { notes } = await call('readRequest', { id: requests[0].id });
        expect(notes).toHaveLength(1);
      });

      await test.step('a screen that is not loaded yet opens when the network is back', async () => {
        await page.goto(`${url}/editor/home`);
        await cut(async () => {
          await page.getByRole('link', { name: translateIn(shellTexts, language)('menu') }).click();
          await expect(page.getByText(translateIn(commonTexts, language)('loadingLate'))).toBeVisible();
        });
        await expect(page).toHaveURL(`${url}/editor/menu`);
        await expect(page.getByText(translateIn(commonTexts, language)('loadingLate'))).toBeHidden();
      });

      await test.step('a comment', async () => {
        const text = page.getByRole('textbox', { name: review('text') });
        await page.goto(`${url}/editor/review/entry?kind=news&id=hall-hours`);
        await expect(text).toBeVisible();
        await cut(async () => {
          await text.fill('限重对吗？');
          await button(review('send')).click();
          await expect(notDone).toBeVisible();
        });
        await page.reload();
        await expect(text).toHaveValue('限重对吗？');
        await killed(async () => {
          await button(review('send')).click();
          await expect(notDone).toBeVisible();
        });
        await button(review('send')).click();
        await expect(page.getByText('限重对吗？')).toHaveCount(1);
        await expect(text).toHaveValue('');
        const { threads } = await call('readReview', news);
        expect(threads).toHaveLength(1);
      });

      await test.step('a release, and a planned time', async () => {
        const name = dialog.getByLabel(release('name'), { exact: true });
        const time = dialog.getByLabel(release('moment'), { exact: true });
        await page.goto(`${url}/editor/releases`);
        await button(release('new')).click();
        await name.fill('开幕日');
        await time.fill('2099-03-03T12:00');
        await killed(async () => {
          await button(release('create')).click();
          await expect(notDone).toBeVisible();
        });
        await page.reload();
        await button(release('new')).click();
        await expect(name).toHaveValue('开幕日');
        await expect(time).toHaveValue('2099-03-03T12:00');
        await button(release('create')).click();
        await expect(page.getByText(release('empty'))).toBeVisible();
        await page.goto(`${url}/editor/content/news/hall-hours`);
        await button(translateIn(toolTexts, language)('publish')).click();
        await button(release('at')).click();
        await time.fill('2099-03-03T13:00');
        await expect(button(release('plan'))).toBeEnabled();
        await cut(async () => {
          await button(release('plan')).click();
          await expect(notDone).toBeVisible();
        });
        await page.reload();
        await button(translateIn(toolTexts, language)('publish')).click();
        await button(release('at')).click();
        await expect(time).toHaveValue('2099-03-03T13:00');
        await button(release('plan')).click();
        await expect(dialog).toBeHidden();
        const { releases } = await call('listReleases', {});
        expect(releases.map(({ at, items }: { at: string; items: unknown[] }) => [at, items.length])).toEqual(
          [
            ['2099-03-03T04:00:00.000Z', 0],
            ['2099-03-03T05:00:00.000Z', 1],
          ],
        );
      });

      await test.step('the search', async () => {
        const box = dialog.getByRole('combobox');
        await page.keyboard.press('Control+k');
        await expect(box).toBeFocused();
        await cut(async () => {
          await box.fill('展厅时间');
          await expect(dialog.getByRole('alert')).toBeVisible();
        });
        await expect(box).toHaveValue('展厅时间');
        await expect(dialog.getByRole('option').first()).toBeVisible();
      });
      await page.goto('about:blank');
      const expected =
        /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE|ERR_NETWORK/;
      expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
      complaints.length = 0;
    } finally {
      server.kill('SIGTERM');
      await server.ended;
      await rm(dataDir, { recursive: true, force: true });
    }
  });
