import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { MediaItem } from '#schemas/editor/media.ts';
import type { EntryInput } from '#schemas/entry.ts';
import { administrator, withAdministrator } from '../support/editor.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { test, withoutMotion } from '../support/site-test.ts';
import * as files from '../support/upload-files.ts';

test.use(withoutMotion);

let site: ServedSite;
test.beforeAll(async () => {
  site = await serveSite({ ...withAdministrator, DEMO: 'off' });
});
test.afterAll(() => site.stop());

/** Sends an editor call with the page's session. */
async function ask(page: Page, name: string, data: object) {
  const response = await page.request.post(`${site.url}/api/editor/${name}`, {
    data,
    headers: { origin: site.url },
  });
  return (await response.json()).data;
}

const film = (name: string) => readFile(join(import.meta.dirname, '../../src/demo/media', name));

/** One file of each kind that the library accepts, among them a photograph with EXIF rotation. */
const taken = async (): Promise<[name: string, bytes: Buffer][]> => [
  ['大厅.jpg', await files.photograph(1500, 1000)],
  ['plan.png', await files.png(960, 640)],
  ['foyer.webp', await files.webp()],
  ['roof.avif', await files.avif()],
  ['moving.gif', await files.animation()],
  ['标志.svg', files.svg()],
  ['展馆.mp4', await film('film-city.mp4')],
  ['flyover.webm', await film('hero-flyover.webm')],
  ['手册.pdf', files.pdf()],
  ['报价.docx', files.office('word')],
  ['预算.xlsx', files.office('xl')],
  ['slides.pptx', files.office('ppt')],
  ['图纸.zip', files.zip()],
];

const refused = (): [name: string, bytes: Buffer, why: RegExp][] => [
  ['照片.jpg', Buffer.from('MZ\x90\0'.repeat(4000), 'latin1'), /文件内容与扩展名不符.*重新导出/],
  ['图标.svg', files.svg('<script>alert(1)</script>'), /文件里有脚本.*请去掉后再传/],
  ['x/大厅.png', files.svg(), /文件名.*请改名后再传/],
];

const choose = (page: Page, chosen: readonly (readonly [string, Buffer, ...unknown[]])[]) =>
  page.locator('input[type=file][multiple]').setInputFiles(
    chosen.map(([name, buffer]) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(buffer),
    })),
  );

/**
 * Uploads all accepted files by the editor's form.
 * @returns the library's items by name
 */
async function uploadAll(page: Page): Promise<Map<string, MediaItem>> {
  const all = await taken();
  const uploads = page.getByRole('region', { name: '上传进度' });
  await choose(page, all);
  await expect(uploads.getByText(`刚上传 ${all.length} 个：${all.length} 个已存`)).toBeVisible();

  // The same picture under another name, and refused files with the reason.
  const again = all.slice(0, 1).map(([, bytes]) => ['again.jpg', bytes] as const);
  const bad = refused();
  await choose(page, [...again, ...bad]);
  const large = join(site.dataDir, 'long.mp4');
  await writeFile(large, '');
  await truncate(large, 200_000_000);
  await page.locator('input[type=file][multiple]').setInputFiles(large);
  await expect(uploads.getByText(`${bad.length + 1} 个没有上传`)).toBeVisible();
  const row = (name: string) => uploads.getByRole('listitem').filter({ hasText: name });
  await expect(row('again.jpg')).toContainText('图库里已有这个文件');
  for (const [name, , why] of bad) await expect(row(name)).toContainText(why);
  await expect(row('long.mp4')).toContainText(/文件过大.*视频 150 MB/);
  await page.getByRole('button', { name: '清除列表' }).click();

  const { items } = await ask(page, 'listMedia', { pageSize: 100 });
  return new Map(items.map((item: MediaItem) => [item.name, item]));
}

const path = '/about/every-kind';
const inBoth = (text: string) => ({ zh: text, en: text });

/** A page with six pictures, and the lists of films and files. */
function entriesOf(address: (name: string) => string): EntryInput[] {
  const file = (name: string, facet: string, picture?: string): EntryInput => ({
    ...{ kind: 'file', id: `file-${name.replace(/\W/g, '')}`, facet },
    data: {
      attachmentVO: [{ address: address(name) }],
      ...(picture ? { imageVO: { address: address(picture) } } : {}),
    },
    texts: { 'zh-CN': { data: { name } }, 'en-US': { data: { name } } },
  });
  const pictures = ['大厅.jpg', 'plan.png', 'foyer.webp', 'roof.avif', 'moving.gif', '标志.svg'];
  const list = (type: string, atlasTypes: string) => ({
    ...{ id: type, type, version: 1 },
    props: { title: inBoth(type), source: { call: 'filePage', params: { atlasTypes, pageSize: 10 } } },
  });
  const page = {
    ...{ path, title: { zh: '每种文件', en: 'Every kind' }, meta: {} },
    blocks: [
      {
        ...{ id: 'row', type: 'carousel', version: 1 },
        props: { items: pictures.map((name) => ({ img: address(name), caption: inBoth(name) })) },
      },
      list('films', 'PUBLICITY_MATERIAL'),
      list('downloads', 'SERVICE_MANUAL'),
    ],
  };
  return [
    { kind: 'page', id: path, data: page, texts: { 'zh-CN': {}, 'en-US': {} } },
    file('展馆.mp4', 'PUBLICITY_MATERIAL', '大厅.jpg'),
    file('flyover.webm', 'PUBLICITY_MATERIAL'),
    file('手册.pdf', 'SERVICE_MANUAL'),
    file('报价.docx', 'SERVICE_MANUAL'),
    file('图纸.zip', 'SERVICE_MANUAL'),
  ];
}

async function publish(page: Page, entries: readonly EntryInput[]): Promise<void> {
  const drafts = entries.map((entry) => ({ kind: entry.kind, id: entry.id, version: 0, entry }));
  const saved = await ask(page, 'saveDrafts', { drafts });
  expect(await ask(page, 'publish', { drafts: saved.drafts })).toHaveProperty('revision');
}

/** The source that the browser chose for a picture, and its size in device pixels. */
const chosen = (image: Locator) =>
  image.evaluate(async (node: HTMLImageElement) => {
    await node.decode();
    const response = await fetch(node.currentSrc);
    const type = response.headers.get('content-type');
    const { naturalWidth, currentSrc, alt } = node;
    if (type === 'image/svg+xml') return { type, width: naturalWidth, alt };
    const { width, height } = await createImageBitmap(await response.blob());
    return { type, width, alt, upright: height > width, copy: /-\d+\.avif$/.test(currentSrc) };
  });

/** The size of a film, which the browser reads from the file. */
const sizeOf = (film: Locator) =>
  film.evaluate(
    (node: HTMLVideoElement) =>
      new Promise<number>((resolve, reject) => {
        node.addEventListener('loadedmetadata', () => resolve(node.videoWidth));
        node.addEventListener('error', () => reject(new Error(node.error?.message)));
        node.preload = 'metadata';
        node.load();
      }),
  );

/** Opens the page in a viewport of this width and checks each picture and film. */
async function look(visitor: Page, width: number): Promise<void> {
  await visitor.setViewportSize({ width, height: 900 });
  await visitor.goto(site.url + path);
  const picture = (name: string) => visitor.locator('figure', { hasText: name }).first().locator('img');
  const copy = { type: 'image/avif', copy: true };
  const expected = {
    // 560 px wide on a phone and a tablet; in three columns 416 px, which a wide picture covers with 544 px.
    '大厅.jpg': { ...copy, width: 960, upright: true, alt: '空的展厅' },
    'plan.png': { ...copy, width: 960 },
    'foyer.webp': { ...copy, width: 480 },
    'roof.avif': { ...copy, width: 300 },
    'moving.gif': { type: 'image/gif', width: 40 },
    '标志.svg': { type: 'image/svg+xml', width: 40 },
  };
  for (const [name, what] of Object.entries(expected)) {
    await picture(name).scrollIntoViewIfNeeded();
    expect(await chosen(picture(name)), `${name} at ${width} px`).toMatchObject(what);
  }
  await expect(picture('大厅.jpg')).toHaveCSS('object-position', '50% 20%');
  const films = await visitor.locator('video').all();
  expect(films).toHaveLength(2);
  for (const film of films) expect(await sizeOf(film)).toBeGreaterThan(600);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

test('a file of each kind can be uploaded, described and published, visitors see it at three widths, and the library lists where it is used', async ({
  page,
  browser,
  complaints,
}) => {
  await page.context().addCookies([{ name: 'lang', value: 'zh-CN', url: site.url }]);
  await ask(page, 'signIn', administrator);
  await page.goto(`${site.url}/editor/media`);
  const items = await uploadAll(page);
  // The browser logs each response with an error status.
  expect(complaints.splice(0)).toHaveLength(refused().length);
  const addressOf = (name: string) => items.get(name)?.address ?? `no ${name}`;
  expect(items.get('大厅.jpg')).toMatchObject({ width: 1000, height: 1500, type: 'image/jpeg' });

  // Alternative text in both languages, and the focal point.
  await page.goto(`${site.url}/editor/media?file=${addressOf('大厅.jpg')}`);
  await page.getByLabel('替代文本（中文）').fill('空的展厅');
  await page.getByLabel('替代文本（英文）').fill('An empty hall');
  const focal = page.getByRole('slider', { name: '焦点' });
  await focal.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();

  await publish(page, entriesOf(addressOf));
  const ready = async () =>
    (await ask(page, 'listMedia', { pageSize: 100 })).items.every((item: MediaItem) => item.ready);
  await expect.poll(ready).toBe(true);

  // The widest first, because the browser reuses a larger cached copy for a narrower viewport.
  const visitor = await (await browser.newContext()).newPage();
  for (const width of [1440, 820, 390]) await look(visitor, width);
  await download(visitor, addressOf);
  await visitor.context().addCookies([{ name: 'lang', value: 'en-US', url: site.url }]);
  await visitor.reload();
  await expect(visitor.getByRole('img', { name: 'An empty hall' }).first()).toBeAttached();
  await visitor.context().close();

  // The library lists where a file is used, and does not delete a used file.
  await page.goto(`${site.url}/editor/media?file=${addressOf('大厅.jpg')}`);
  const uses = page.getByRole('region', { name: '使用位置' });
  for (const name of ['每种文件', '展馆.mp4']) await expect(uses.getByRole('link', { name })).toBeVisible();
  await expect(uses.getByRole('link')).toHaveCount(2);
  await expect(page.getByText('文件正在使用，从上面各处移除后才能删除。')).toBeVisible();
  await expect(page.getByRole('button', { name: '删除文件' })).toHaveCount(0);
  const refusal = await page.request.post(`${site.url}/api/editor/removeMedia`, {
    data: { id: items.get('大厅.jpg')?.id },
    headers: { origin: site.url },
  });
  expect([refusal.status(), (await refusal.json()).code]).toEqual([409, 'inUse']);
  await uses.getByRole('link', { name: '每种文件' }).click();
  await expect(page).toHaveURL(`${site.url}/editor/page?id=${encodeURIComponent(path)}`);
  expect((await page.request.get(site.url + addressOf('大厅.jpg'))).status()).toBe(200);
});

/** Opens or downloads the documents, depending on their type, and compares them with the uploads. */
async function download(visitor: Page, addressOf: (name: string) => string): Promise<void> {
  const link = (name: string) => visitor.getByRole('link').filter({ hasText: name });
  const saving = visitor.waitForEvent('download');
  await link('报价.docx').click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('报价.docx');
  expect(await readFile(await saved.path())).toEqual(files.office('word'));
  await expect(link('手册.pdf')).toHaveAttribute('href', addressOf('手册.pdf'));
  const pdf = await visitor.request.get(site.url + addressOf('手册.pdf'));
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect(await pdf.body()).toEqual(files.pdf());
}
