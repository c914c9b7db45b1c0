import { expect, it, onTestFinished } from 'vitest';
import { type MediaItem, uploadedSchema } from '#schemas/editor/media.ts';
import type { EntryInput } from '#schemas/entry.ts';
import { signInTo, type Visitor, withAdministrator } from '../support/editor.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import * as files from '../support/upload-files.ts';

const upload = (
  site: TestSite,
  name: string,
  bytes: Buffer,
  headers: Record<string, string>,
  replaces?: string,
) =>
  site.request(`/api/editor/media?${new URLSearchParams({ name, ...(replaces ? { replaces } : {}) })}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });

/** Uploads like a page of the editor. */
async function take(
  site: TestSite,
  editor: Visitor,
  [name, bytes, replaces]: [name: string, bytes: Buffer, replaces?: string],
): Promise<MediaItem> {
  const headers = { cookie: editor.cookie(), origin: 'https://site.example' };
  const answer = await (await upload(site, name, bytes, headers, replaces)).json();
  return uploadedSchema.parse(answer.data).item;
}

async function untilReady(editor: Visitor, address: string): Promise<void> {
  await expect.poll(async () => (await editor.ask('readMedia', { address })).ready).toBe(true);
}

it('an uploaded picture shows on a page at once, then with its copies, then with its alternative text', async () => {
  const site = await openTestSite(withAdministrator);
  onTestFinished(site.close);
  const editor = await signInTo(site);
  const { address, id } = await take(site, editor, ['大厅.jpg', await files.jpeg(1000, 600)]);
  const put: EntryInput = {
    ...{ kind: 'page', id: '/about/hall', texts: { 'zh-CN': {}, 'en-US': {} } },
    data: {
      ...{ path: '/about/hall', title: { zh: '大厅', en: 'Hall' }, meta: {} },
      blocks: [{ id: 'row', type: 'carousel', version: 1, props: { items: [{ img: address }] } }],
    },
  };
  await site.site.publish?.({ put: [put] });
  const page = (language: 'zh-CN' | 'en-US') => site.html('/about/hall', language);
  expect(await page('zh-CN')).toContain(`src="${address}"`);
  await untilReady(editor, address);
  const copy = address.replace('.jpg', '-480.avif');
  await expect.poll(() => page('zh-CN')).toContain(copy);
  expect((await site.request(copy)).headers.get('content-type')).toBe('image/avif');

  const alt = { 'zh-CN': '布展前的大厅', 'en-US': 'The hall before build-up' };
  await editor.ask('changeMedia', { id, alt, focal: { x: 0.2, y: 0.8 } });
  for (const language of ['zh-CN', 'en-US'] as const) {
    const html = await page(language);
    expect(html).toContain(`alt="${alt[language]}"`);
    expect(html).toContain('object-position:20% 80%');
  }
  expect(await editor.ask('mediaUses', { address })).toMatchObject({
    uses: [{ kind: 'page', id: '/about/hall', draft: false, title: { 'zh-CN': '大厅', 'en-US': 'Hall' } }],
  });
  const removal = await editor.post('removeMedia', { id });
  expect([removal.status, (await removal.json()).data.uses.length]).toEqual([409, 1]);
});

it('[PUB-06] a replaced file is the new one on every page that has it, in a list, in a text and as a picture', async () => {
  const site = await openTestSite(withAdministrator);
  onTestFinished(site.close);
  const editor = await signInTo(site);
  const pdf = (year: number) => Buffer.concat([files.pdf(), Buffer.from(`\n% ${year}\n`)]);
  const prices = await take(site, editor, ['价目表.pdf', pdf(2026)]);
  const hall = await take(site, editor, ['大厅.jpg', await files.jpeg(400, 300)]);
  const news: EntryInput = {
    ...{ kind: 'news', id: 'prices', date: '2026-11-20 09:00:00', data: {} },
    texts: {
      'zh-CN': {
        data: {
          title: '新价目',
          content: `<p><a href="${prices.address}">价目表</a></p>`,
          attachments: [{ name: '价目表', address: prices.address }],
        },
      },
    },
  };
  const page: EntryInput = {
    ...{ kind: 'page', id: '/about/hall', texts: { 'zh-CN': {} } },
    data: {
      ...{ path: '/about/hall', title: { zh: '大厅', en: 'Hall' }, meta: {} },
      blocks: [{ id: 'row', type: 'carousel', version: 1, props: { items: [{ img: hall.address }] } }],
    },
  };
  await site.site.publish?.({ put: [news, page] });
  const pages = ['/news/newsInfoDetail?id=prices', '/about/hall'] as const;
  const before = await Promise.all(pages.map((path) => site.html(path, 'zh-CN')));
  expect(before[0]).toContain(prices.address);

  const nextPrices = await take(site, editor, ['b.pdf', pdf(2027), prices.id]);
  const nextHall = await take(site, editor, ['b.jpg', await files.jpeg(420, 300), hall.id]);
  const [article = '', picture = ''] = await Promise.all(pages.map((path) => site.html(path, 'zh-CN')));
  expect(article).toContain(nextPrices.file);
  expect(article).not.toContain(prices.address);
  expect(picture).toContain(nextHall.file.replace('.jpg', ''));
  expect(picture).not.toContain(hall.address.replace('.jpg', ''));
  expect(Buffer.from(await (await site.request(prices.address)).arrayBuffer())).toEqual(pdf(2027));
});

it('uploads are closed to visitors and other sites, and independent of the limit of forms', async () => {
  const site = await openTestSite(withAdministrator);
  onTestFinished(site.close);
  const editor = await signInTo(site);
  const bytes = await files.jpeg(1500, 1500);
  const own = { cookie: editor.cookie(), origin: 'https://site.example' };
  expect((await upload(site, 'a.jpg', bytes, { origin: own.origin })).status).toBe(401);
  expect((await upload(site, 'a.jpg', bytes, { ...own, origin: 'https://evil.example' })).status).toBe(403);
  const large = Buffer.concat([files.pdf(), Buffer.alloc(200_000, 32), Buffer.from('%%EOF')]);
  expect((await upload(site, 'a.pdf', large, own)).status).toBe(200);
});
