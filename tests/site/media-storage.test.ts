import { expect, it, onTestFinished } from 'vitest';
import { uploadedSchema } from '#schemas/editor/media.ts';
import { signInTo, type Visitor, withAdministrator } from '../support/editor.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { startS3 } from '../support/s3-server.ts';
import * as files from '../support/upload-files.ts';

const upload = async (site: TestSite, editor: Visitor, name: string, bytes: Buffer) =>
  site.request(`/api/editor/media?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: {
      'content-type': 'application/octet-stream',
      cookie: editor.cookie(),
      origin: 'https://site.example',
    },
  });

/** A site whose page `/about/hall` shows an uploaded picture with its copies. */
async function openSiteWithPicture(settings: Record<string, string>) {
  const site = await openTestSite({ ...withAdministrator, ...settings });
  onTestFinished(site.close);
  const editor = await signInTo(site);
  const answer = await (await upload(site, editor, '大厅.jpg', await files.jpeg(1000, 600))).json();
  const { item } = uploadedSchema.parse(answer.data);
  const html = `<p><img src="${item.address}" alt="大厅"> <a href="${item.address}">大图</a></p>`;
  await site.site.publish?.({
    put: [
      {
        ...{ kind: 'page', id: '/about/hall', texts: { 'zh-CN': {}, 'en-US': {} } },
        data: {
          ...{ path: '/about/hall', title: { zh: '大厅', en: 'Hall' }, meta: {} },
          blocks: [
            { id: 'row', type: 'carousel', version: 1, props: { items: [{ img: item.address }] } },
            { id: 'text', type: 'rich-text', version: 1, props: { html: { zh: html, en: html } } },
          ],
        },
      },
    ],
  });
  await expect.poll(async () => (await editor.ask('readMedia', { address: item.address })).ready).toBe(true);
  const copy = item.address.replace('.jpg', '-480.avif');
  await expect.poll(() => site.html('/about/hall')).toContain('-480.avif');
  return { site, editor, item, copy };
}

it('[OPS-03] a picture in a bucket is served like a file; while the bucket is away its page is whole, the picture says so, and it comes back', async () => {
  const bucket = await startS3();
  const { site, editor, item, copy } = await openSiteWithPicture({ MEDIA_URL: bucket.url() });
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    site.request(path, { headers, method });
  expect(await site.html('/about/hall')).toContain(`${copy} 480w`);

  const whole = await get(item.address);
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/jpeg',
    'content-length': String(item.bytes),
    'content-disposition': `inline; filename="_.jpg"; filename*=UTF-8''%E5%A4%A7%E5%8E%85.jpg`,
    'cross-origin-resource-policy': 'same-origin',
    etag: `"${item.address.slice('/media/u/'.length)}"`,
  });
  const etag = whole.headers.get('etag') ?? '';
  const part = await get(item.address, { range: 'bytes=1-3' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1-3/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(1, 4));
  const end = await get(item.address, { range: 'bytes=-2', 'if-range': etag });
  expect(Buffer.from(await end.arrayBuffer())).toEqual(bytes.subarray(-2));
  const statusOf = async (...request: Parameters<typeof get>) => (await get(...request)).status;
  expect(await statusOf(item.address, { range: 'bytes=1-3', 'if-range': '"another"' })).toBe(200);
  expect(await statusOf(item.address, { range: `bytes=${bytes.length}-` })).toBe(416);
  expect(await statusOf(item.address, { 'if-none-match': etag })).toBe(304);
  const head = await get(item.address, {}, 'HEAD');
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  expect(await statusOf(copy)).toBe(200);
  expect(await statusOf(copy.replace('480', '481'))).toBe(404);
  expect(await statusOf('/readyz')).toBe(200);

  await bucket.stop();
  expect(await statusOf('/about/hall')).toBe(200);
  const away = await get(copy);
  expect([away.status, away.headers.get('retry-after'), await away.text()]).toEqual([
    503,
    '60',
    'The storage of this file does not answer. Try again in a minute.',
  ]);
  expect(await statusOf(copy, { 'if-none-match': `"${copy.slice('/media/u/'.length)}"` })).toBe(304);
  const ready = await get('/readyz');
  expect([ready.status, await ready.text()]).toEqual([503, 'the media storage cannot be used']);
  expect(await statusOf('/healthz')).toBe(200);
  const refused = await upload(site, editor, 'b.png', await files.png());
  expect([refused.status, (await refused.json()).code]).toEqual([503, 'storageAway']);
  expect((await editor.post('removeMedia', { id: item.id })).status).toBe(503);

  await bucket.start();
  await expect.poll(() => statusOf(copy)).toBe(200);
  expect(await statusOf('/readyz')).toBe(200);
});

it('[OPS-03] pages name uploads at MEDIA_BASE, in running text and as links too, and their policy allows it', async () => {
  const { site, item, copy } = await openSiteWithPicture({ MEDIA_BASE: 'https://cdn.example/venue' });
  const page = await site.request('/about/hall');
  const [html, name] = [await page.text(), item.address.slice('/media/u/'.length)];
  expect(html).toContain(`https://cdn.example/venue/${copy.slice('/media/u/'.length)} 480w`);
  expect(html).toContain(`<img loading="lazy" alt="大厅" src="https://cdn.example/venue/${name}"`);
  expect(html).toContain(`<a href="https://cdn.example/venue/${name}"`);
  expect(html).not.toContain('/media/u/');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("img-src 'self' data: https://cdn.example;");
  expect(policy).toContain("media-src 'self' https://cdn.example;");
  // The CDN fetches the file here, and passes on its headers.
  const file = await site.request(item.address);
  expect([
    file.headers.get('cross-origin-resource-policy'),
    file.headers.get('access-control-allow-origin'),
  ]).toEqual(['cross-origin', '*']);
});
