import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import type { EntryInput } from '#schemas/entry.ts';
import { administrator, withAdministrator } from '../support/editor.ts';
import { freePort } from '../support/free-port.ts';
import { visibleText } from '../support/html.ts';
import { runServer } from '../support/served-site.ts';
import { test } from '../support/site-test.ts';
import { pdf } from '../support/upload-files.ts';

const minute = 60_000;
const shiftClock = join(import.meta.dirname, '../support/shift-clock.mjs');
const clipboard = join(import.meta.dirname, '../clipboards/word-notice.html');

interface Site {
  url: string;
  dataDir: string;
}

/** Starts the built site on its port. Its clock is ahead of the machine's by `ahead` milliseconds. */
async function start({ url, dataDir }: Site, ahead = 0) {
  const run = runServer({
    ...{ PORT: new URL(url).port, DATA_DIR: dataDir, ...withAdministrator },
    ...{ NODE_OPTIONS: `--import=${shiftClock}`, CLOCK_SHIFT: String(ahead) },
  });
  if (!(await run.line(/Pavilion is ready/))) throw new Error(`the site did not start:\n${run.output()}`);
  return {
    kill: async (signal: NodeJS.Signals) => {
      run.kill(signal);
      await run.ended;
    },
  };
}

/** Sends a call of the editor with the session of a page. */
async function ask({ request }: Page, { url }: Site, name: string, data: object) {
  const answer = await request.post(`${url}/api/editor/${name}`, { data, headers: { origin: url } });
  if (!answer.ok()) throw new Error(`${name}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()).data;
}

/** Saves drafts of new entries. */
const save = (page: Page, site: Site, entries: readonly EntryInput[]) =>
  ask(page, site, 'saveDrafts', {
    drafts: entries.map((entry) => ({ kind: entry.kind, id: entry.id, version: 0, entry })),
  });

/** A publisher, who reads the editor in English, and an editor, who reads it in Chinese. */
async function twoPeople(publisher: Page, browser: Browser, site: Site) {
  await publisher.context().addCookies([{ name: 'lang', value: 'en-US', url: site.url }]);
  await ask(publisher, site, 'signIn', administrator);
  const invited = await ask(publisher, site, 'invite', { email: 'editor@example.com', role: 'editor' });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'lang', value: 'zh-CN', url: site.url }]);
  const editor = await context.newPage();
  const token = invited.url.split('/').at(-1);
  await ask(editor, site, 'useLink', { token, name: '市场专员', password: administrator.password });
  return { publisher, editor };
}

const richText = (html: { zh: string; en: string }) => ({
  ...{ id: 'text', type: 'rich-text', version: 1 },
  props: { html },
});
const inBoth = { 'zh-CN': {}, 'en-US': {} };
const newsId = 'traffic-on-opening-day';
const offerPath = '/offer';

/** The content in the morning: a news article in both languages, and a price list in four places. */
function morning(priceList: string): EntryInput[] {
  const article = (title: string, name: string) => ({
    data: { title, content: `<p>${title}</p>`, attachments: [{ id: 'list', name, address: priceList }] },
  });
  const texts = { 'zh-CN': article('开幕日交通', '价目表'), 'en-US': article('Traffic', 'Price list') };
  const file = (name: string) => ({ data: { name, attachmentVO: [{ address: priceList }] } });
  const link = (name: string) => `<p><a href="${priceList}">${name}</a></p>`;
  return [
    { kind: 'news', id: newsId, date: '2026-11-20 09:00:00', data: {}, texts },
    { kind: 'notice', id: 'prices', facet: 'JOURNALISM', date: '2026-11-20 09:00:00', data: {}, texts },
    {
      ...{ kind: 'file', id: 'price-list', facet: 'SERVICE_MANUAL', sort: 0, data: {} },
      texts: { 'zh-CN': file('价目表'), 'en-US': file('Price list') },
    },
    {
      ...{ kind: 'page', id: offerPath, texts: inBoth },
      data: {
        ...{ path: offerPath, title: { zh: '报价', en: 'Offer' }, meta: {} },
        blocks: [richText({ zh: link('价目表'), en: link('Price list') })],
      },
    },
  ];
}

/** The four places at which visitors find the price list. */
const places = [
  `/news/newsInfoDetail?id=${newsId}`,
  '/news/noticeAnnouncementDetail?id=prices',
  '/document/serviceManual',
  offerPath,
];

/** Pages with a synced section, and an event, that appear together. */
const opening = [
  { path: '/opening', zh: '开幕', en: 'Opening' },
  { path: '/opening/traffic', zh: '开幕交通', en: 'Getting here' },
  { path: '/opening/tickets', zh: '开幕门票', en: 'Tickets' },
];
const openingEntries: EntryInput[] = [
  ...opening.map(
    ({ path, zh, en }): EntryInput => ({
      ...{ kind: 'page', id: path, texts: inBoth },
      data: {
        ...{ path, title: { zh, en }, meta: {} },
        blocks: [
          richText({ zh: `<p>${zh}</p>`, en: `<p>${en}</p>` }),
          { id: 'hours', type: 'section', version: 1, props: { section: 'opening-hours' } },
        ],
      },
    }),
  ),
  {
    ...{ kind: 'section', id: 'opening-hours', facet: 'SYNCED', texts: inBoth },
    data: {
      title: { zh: '开放时间', en: 'Opening hours' },
      blocks: [richText({ zh: '<p>10 点开门</p>', en: '<p>Doors open at 10</p>' })],
    },
  },
  {
    ...{ kind: 'schedule', id: 'opening-fair', facet: '1', date: '2099-03-03', until: '2099-03-05' },
    data: { projectName: '开幕博览会', projectNameEn: 'Opening Fair', exhibitionHall: [] },
  },
];
const openingAddresses = [...opening.map(({ path }) => path), '/events/opening-fair-2099-03-03'];
const openingScreens = [
  ...opening.map(({ path }) => `/editor/page?id=${encodeURIComponent(path)}`),
  '/editor/content/schedule/opening-fair',
];

test('[PUB-01][PUB-02][PUB-03][PUB-04][PUB-05][PUB-06][PUB-08] a publisher and an editor get through a day: a table of Word, a review, a translation, a release that a killed server publishes after its restart, a replaced price list, and everything taken down', async ({
  page,
  browser,
}) => {
  const site: Site = {
    url: `http://127.0.0.1:${await freePort()}`,
    dataDir: await mkdtemp(join(tmpdir(), 'pavilion-e2e-')),
  };
  let server = await start(site);
  const read = async (path: string, language = 'zh-CN') =>
    (await fetch(site.url + path, { headers: { cookie: `lang=${language}` } })).text();
  try {
    const { publisher, editor } = await twoPeople(page, browser, site);
    const priceList = await uploadPriceList(publisher, site);
    await ask(publisher, site, 'publish', {
      drafts: (await save(publisher, site, morning(priceList))).drafts,
    });

    await test.step('the editor pastes a table of Word, and hands it in', async () => {
      await editor.goto(`${site.url}/editor/content/news/${newsId}`);
      await pasteFromWord(editor);
      await editor.getByRole('button', { name: '提交审核' }).click();
      await editor.getByLabel('留言').fill('交警的通告，请看时段。');
      await editor.getByRole('dialog').getByRole('button', { name: '提交审核' }).click();
      await expect(editor.getByText('已提交审核。')).toBeVisible();
    });

    await test.step('the publisher comments on it, the editor answers, and it is approved in Chinese', async () => {
      await publisher.goto(`${site.url}/editor/review`);
      await publisher.getByRole('link', { name: 'Traffic' }).click();
      await publisher.getByRole('link', { name: 'Open the review' }).click();
      const comments = publisher.getByRole('region', { name: 'Comments' });
      await comments
        .getByRole('textbox', { name: /^Comment/ })
        .fill('Is it 5 t after 18:00? Please check the second row.');
      await comments.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(comments.getByText('Is it 5 t after 18:00?')).toBeVisible();

      await editor.getByRole('link', { name: '查看' }).click();
      await expect(editor.getByText('Is it 5 t after 18:00?')).toBeVisible();
      await editor.getByRole('textbox', { name: /^回复/ }).fill('是 5 吨，已核对。');
      await editor.getByRole('button', { name: '发送并解决' }).click();
      await expect(editor.getByText('没有批注。')).toBeVisible();

      await publisher.getByRole('button', { name: 'Approve and publish' }).click();
      const dialog = publisher.getByRole('dialog');
      await expect(dialog.getByText('English is older')).toBeVisible();
      await dialog.getByLabel('English').uncheck();
      await dialog.getByRole('button', { name: 'Publish in Chinese' }).click();
      await expect(publisher.getByText('Published. Visitors see it now.')).toBeVisible();
      const [zh, en] = [await read(places[0] ?? ''), await read(places[0] ?? '', 'en-US')];
      expect(visibleText(zh)).toContain('18:00 – 24:00');
      expect(zh).toContain('<th scope="col">时段</th>');
      expect(visibleText(en)).not.toContain('24:00');
    });

    await test.step('the publisher finds the older English text in the list, and publishes it', async () => {
      await publisher.getByRole('link', { name: 'Translate' }).click();
      await publisher.getByRole('button', { name: /State/ }).click();
      await publisher.getByRole('option', { name: 'Older only' }).click();
      await publisher.getByRole('link', { name: '开幕日交通' }).click();
      const english = publisher.getByRole('textbox', { name: 'Text, English' });
      await english.fill('Lorries over 5 t take the riverside road after 18:00.');
      await expect(publisher.getByText(/Draft, saved/)).toBeVisible();
      // The message about the Chinese text has the same words.
      await expect(publisher.getByText('Published. Visitors see it now.')).toBeHidden();
      await publisher.getByRole('button', { name: 'Publish', exact: true }).click();
      await publisher.getByRole('button', { name: 'Publish in English' }).click();
      await expect(publisher.getByText('Published. Visitors see it now.')).toBeVisible();
      expect(visibleText(await read(places[0] ?? '', 'en-US'))).toContain('after 18:00');
      await publisher.getByRole('link', { name: 'Back to the list' }).click();
      await expect(publisher.getByText('There is nothing to translate.')).toBeVisible();
    });

    await test.step('three pages with a synced section and an event are planned, and the killed server publishes all of them at once', async () => {
      await save(editor, site, openingEntries);
      const moment = Math.ceil((Date.now() + minute) / minute) * minute;
      for (const [index, screen] of openingScreens.entries()) {
        await publisher.goto(site.url + screen);
        await addToRelease(publisher, index === 0 ? moment : undefined);
      }
      await editor.goto(`${site.url}/editor/page?kind=section&id=opening-hours`);
      const title = editor.getByRole('group', { name: '标题' }).first().getByRole('textbox').first();
      await expect(title).toHaveValue('开放时间');
      expect(await statusesOf(site)).toEqual([404, 404, 404, 404]);
      await publisher.goto('about:blank');
      expect(Date.now(), 'killed before the moment').toBeLessThan(moment);
      await server.kill('SIGKILL');
      // Text that was typed while the server was away is not lost.
      await title.fill('开幕日开放时间');
      await expect(editor.getByText(/^网络不通，/).first()).toBeVisible();
      server = await start(site, moment - Date.now() + 5_000);
      const seen = new Set<number>();
      await expect
        .poll(async () => {
          const sitemap = await read('/sitemap.xml');
          const shown = openingAddresses.filter((path) => sitemap.includes(`${path}<`)).length;
          seen.add(shown);
          return shown;
        })
        .toBe(4);
      expect([...seen].filter((shown) => shown !== 0)).toEqual([4]);
      expect(await statusesOf(site)).toEqual([200, 200, 200, 200]);
      for (const { path, zh, en } of opening) {
        expect(visibleText(await read(path))).toContain(`${zh}10 点开门`);
        expect(visibleText(await read(path, 'en-US'))).toContain(`${en}Doors open at 10`);
      }
      await expect(editor.getByText(/已自动保存/)).toBeVisible();
      await expect(title).toHaveValue('开幕日开放时间');
    });

    await test.step('a replaced price list is the new one in four places', async () => {
      expect(await priceListsOf(site)).toEqual([pdf(), pdf(), pdf(), pdf()]);
      await publisher.goto(`${site.url}/editor/media?file=${priceList}`);
      const uses = publisher.getByRole('region', { name: 'Where it is used' });
      await expect(uses.getByRole('link')).toHaveCount(4);
      const choosing = publisher.waitForEvent('filechooser');
      await publisher.getByRole('button', { name: 'Choose the new file' }).click();
      const mimeType = 'application/pdf';
      await (await choosing).setFiles({ name: '2027.pdf', mimeType, buffer: newPriceList });
      await expect(publisher.getByText('All places that use it change at once: 4.')).toBeVisible();
      await publisher.getByRole('button', { name: 'Replace now' }).click();
      await expect(publisher.getByText('Replaced', { exact: true })).toBeVisible();
      expect(await priceListsOf(site)).toEqual([newPriceList, newPriceList, newPriceList, newPriceList]);
    });

    await test.step('the opening is taken down again', async () => {
      for (const screen of openingScreens) {
        await publisher.goto(site.url + screen);
        await publisher.getByRole('button', { name: 'Take down', exact: true }).click();
        const dialog = publisher.getByRole('dialog');
        await dialog.getByRole('button', { name: 'Take down', exact: true }).click();
        await expect(publisher.getByText('Taken down. It is still a draft.')).toBeVisible();
      }
      expect(await statusesOf(site)).toEqual([404, 404, 404, 404]);
      const sitemap = await read('/sitemap.xml');
      for (const path of openingAddresses) expect(sitemap).not.toContain(`${path}<`);
    });
    await editor.context().close();
    // The editor reports its presence periodically, which fails once the server has stopped.
    await publisher.goto('about:blank');
  } finally {
    await server.kill('SIGTERM');
    await rm(site.dataDir, { recursive: true, force: true });
  }
});

const newPriceList = Buffer.from(pdf().toString().replace('/Catalog', '/Catalog/Lang(zh)'));

/** Uploads the price list in the media library. Returns its address. */
async function uploadPriceList(page: Page, site: Site): Promise<string> {
  await page.goto(`${site.url}/editor/media`);
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: '价目表.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await expect(page.getByText('Uploaded just now, of 1: 1 stored')).toBeVisible();
  const { items } = await ask(page, site, 'listMedia', { search: '价目表' });
  return items[0].address;
}

/** Copies the document of Word as Word does, and pastes it at the end of the Chinese text. */
async function pasteFromWord(editor: Page): Promise<void> {
  const text = editor.getByRole('textbox', { name: '正文，中文' });
  await text.focus();
  await text.press('Control+End');
  await editor.evaluate(
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
  await text.press('Control+c');
  await text.press('Control+v');
  const report = editor.getByRole('dialog', { name: '粘贴自 Word，插入前先看' });
  await expect(report.getByText('表格 1 个', { exact: true })).toBeVisible();
  await report.getByRole('button', { name: '插入', exact: true }).click();
  await expect(text.getByRole('columnheader', { name: '时段' })).toBeVisible();
  await expect(editor.getByText(/已自动保存/)).toBeVisible();
}

/** Adds the open draft to the release of the opening. The first one makes the release, with its moment. */
async function addToRelease(publisher: Page, moment: number | undefined): Promise<void> {
  await publisher.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = publisher.getByRole('dialog');
  await dialog.getByRole('button', { name: 'In a release…' }).click();
  if (moment === undefined) {
    await dialog.getByRole('button', { name: /^New release/ }).click();
    await publisher.getByRole('option', { name: /^Opening day/ }).click();
  } else {
    await dialog.getByLabel('Name', { exact: true }).fill('Opening day');
    // The clock of the venue is eight hours ahead of UTC.
    const wallTime = new Date(moment + 8 * 60 * minute).toISOString().slice(0, 16);
    await dialog.getByLabel('Time', { exact: true }).fill(wallTime);
  }
  await dialog.getByRole('button', { name: 'Add to the release', exact: true }).click();
  await expect(publisher.getByText('Added to the release.')).toBeVisible();
}

const statusesOf = ({ url }: Site) =>
  Promise.all(openingAddresses.map(async (path) => (await fetch(url + path)).status));

/** The files behind the links to the price list, one of each place. */
const priceListsOf = ({ url }: Site) =>
  Promise.all(
    places.map(async (path) => {
      const html = await (await fetch(url + path, { headers: { cookie: 'lang=zh-CN' } })).text();
      const [, href = `no price list on ${path}`] =
        /href="(\/media\/u\/[^"]+\.pdf)"[^>]*>(?:(?!<\/a>).)*价目表/s.exec(html) ?? [];
      return Buffer.from(await (await fetch(new URL(href, url))).arrayBuffer());
    }),
  );
