import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { uploadedSchema } from '#schemas/editor/media.ts';
import type { EntryInput } from '#schemas/entry.ts';
import { signInTo, withAdministrator } from '../support/editor.ts';
import { openTestSite } from '../support/open-site.ts';
import { quarters } from '../support/upload-files.ts';

it('a page shows the part of a picture that its field names, in the page and on share cards; other pages show all of it', async () => {
  const site = await openTestSite(withAdministrator);
  onTestFinished(site.close);
  const editor = await signInTo(site);
  const taken = await site.request('/api/editor/media?name=a.png', {
    method: 'POST',
    body: new Uint8Array(await quarters(2000, 1200)),
    headers: { cookie: editor.cookie(), origin: 'https://site.example' },
  });
  const { address } = uploadedSchema.parse((await taken.json()).data).item;
  const page = (id: string, img: string): EntryInput => ({
    ...{ kind: 'page', id, texts: { 'zh-CN': {}, 'en-US': {} } },
    data: {
      ...{ path: id, title: { zh: '大厅', en: 'Hall' }, meta: { banner: img } },
      blocks: [{ id: 'row', type: 'carousel', version: 1, props: { items: [{ img }] } }],
    },
  });
  const part = `${address}#xywh=percent:50,0,50,50`;
  await site.site.publish?.({ put: [page('/about/part', part), page('/about/all', address)] });

  const own = address.replace('.png', '-x5000y0w5000h5000');
  const first = await site.html('/about/part');
  expect(first).toContain(`src="${own}.png"`);
  expect(first).toContain(`<meta property="og:image" content="https://site.example${own}.png"/>`);
  expect(first).not.toContain(`src="${address}`);
  await expect
    .poll(() => site.html('/about/part'), { timeout: 30_000 })
    .toContain(`${own}-480.avif 480w, ${own}-1000.avif 1000w"`);
  const all = await site.html('/about/all');
  expect(all).toContain(`src="${address}"`);
  expect(all).not.toContain('-x5000');

  const bytes = Buffer.from(await (await site.request(`${own}-1000.webp`)).arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1000, height: 600 });
  expect((await sharp(bytes).stats()).dominant).toEqual({ r: 8, g: 248, b: 8 });
});
