import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { EntryInput } from '#schemas/entry.ts';
import { openTestSite } from '../support/open-site.ts';

/** A page with two photos of the media build. */
const page: EntryInput = {
  ...{ kind: 'page', id: '/about/photos', texts: { 'zh-CN': {}, 'en-US': {} } },
  data: {
    ...{ path: '/about/photos', title: { zh: '图', en: 'Photos' }, meta: {} },
    blocks: [
      {
        ...{ id: 'row', type: 'carousel', version: 1 },
        props: { items: [{ img: '/media/hall.jpg' }, { img: '/media/plaza.jpg' }] },
      },
    ],
  },
};

it('photos show as they are with their size until the media build has made their copies', async () => {
  const media = await mkdtemp(join(tmpdir(), 'pavilion-media-'));
  onTestFinished(() => rm(media, { recursive: true }));
  const size = { width: 1600, height: 900, tint: '#a5a198' };
  const write = async (manifest: object) => {
    await writeFile(join(media, 'new.json'), JSON.stringify(manifest));
    await rename(join(media, 'new.json'), join(media, 'manifest.json'));
  };
  const pending = { ...size, pending: true };
  await write({ 'hall.jpg': pending, 'plaza.jpg': pending });
  const site = await openTestSite({ DEMO: 'off' }, undefined, media);
  onTestFinished(site.close);
  await site.site.publish?.({ put: [page] });
  const html = () => site.html('/about/photos');

  const first = await html();
  expect(first).toMatch(/<img[^>]*src="\/media\/hall\.jpg"[^>]*width="1600" height="900"/);
  expect(first).not.toMatch(/\.avif|\.webp|pending/);

  await write({ 'hall.jpg': { ...size, widths: [480] }, 'plaza.jpg': pending });
  await expect.poll(html).toContain('/media/hall-480.avif 480w');
  expect(await html()).not.toContain('/media/plaza-480.avif');

  await write({ 'hall.jpg': { ...size, widths: [480] }, 'plaza.jpg': { ...size, widths: [480] } });
  await expect.poll(html).toContain('/media/plaza-480.avif 480w');
});
