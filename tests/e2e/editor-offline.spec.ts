import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { actTexts } from '#editor/common-texts.ts';
import { draftTexts } from '#editor/drafts/texts.ts';
import { fieldTexts } from '#editor/fields/texts.ts';
import { toolTexts } from '#editor/publishing/tool-texts.ts';
import { releaseTexts } from '#editor/releases/release-texts.ts';
import { reviewTexts } from '#editor/review/review-texts.ts';
import { translateIn } from '#i18n/i18n.ts';
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

for (const language of languages)
  test(`[PUB-01][PUB-03][PUB-05][PUB-07] a table, a comment, a release and a planned time survive a lost network and a killed server in ${language}, and happen once`, async ({
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
