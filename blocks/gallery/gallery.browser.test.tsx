import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { item } from '#blocks/collection-item.ts';
import type { BlockData } from '#blocks/define.ts';
import type { Language } from '#schemas/language.ts';
import { show } from '#tests/ui/show.tsx';
import type { GalleryPage } from './index.ts';
import View from './View.tsx';

const address = '/zip?dataId=spring';
const zipped = { 'content-type': 'application/zip' };

const view = (gallery: GalleryPage) => (
  <View
    id="gallery"
    props={{ source: { call: 'albumPage', params: { atlasType: 'EXHIBITION_CENTER', pageSize: 6 } } }}
    data={{
      asked: { state: 'ready', data: { page: 1, album: 'album' in gallery ? 'spring' : undefined } },
      gallery: { state: 'ready', data: gallery } satisfies BlockData<GalleryPage>,
    }}
    first
  />
);
const openAlbum: GalleryPage = {
  album: { title: 'Spring/2026', photos: [{ src: '/a.jpg' }], zip: address },
};
const list: GalleryPage = {
  list: {
    items: [item({ id: 'spring', title: 'Spring/2026', file: address, pictured: true })],
    page: 1,
    pages: 1,
    total: 1,
  },
};

/** A server controlled by the test. `left` is true once the client has aborted. */
function serve(headers: Record<string, string> = { ...zipped, 'content-length': '8' }) {
  const served = { asks: 0, left: false, send: (_bytes: string) => {}, end: () => {}, breakOff: () => {} };
  vi.spyOn(window, 'fetch').mockImplementation(async (asked, init) => {
    expect(String(asked)).toBe(address);
    served.asks += 1;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const over = (reason: string) => controller.error(new TypeError(reason));
        served.send = (bytes) => controller.enqueue(new TextEncoder().encode(bytes));
        served.end = () => controller.close();
        served.breakOff = () => over('network error');
        init?.signal?.addEventListener('abort', () => {
          served.left = true;
          over('aborted');
        });
      },
    });
    return new Response(body, { headers });
  });
  return served;
}

/** Saved files. */
const saved: { name: string; text: Promise<string> }[] = [];
beforeEach(async () => {
  saved.length = 0;
  await page.viewport(1440, 900);
  const blobs = new Map<string, Blob>();
  const create = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const made = create(blob);
    if (blob instanceof Blob) blobs.set(made, blob);
    return made;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blobs.get(this.href)?.text() ?? Promise.resolve('') });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const link = () => page.getByRole('link', { name: /Spring\/2026$/ }).last();
const words = () => document.querySelector(`a[href="${address}"] .tnum`)?.textContent;
const bar = () => document.querySelector('[role=progressbar]');
const news = () =>
  document.querySelector(`a[href="${address}"]`)?.closest('.z-raised')?.querySelector('[role=status]')
    ?.textContent;
const start = async () => {
  await link().click();
  await expect.poll(bar).not.toBeNull();
};

describe.each([
  ['the button above an open album', openAlbum, 'Download all (zip)', '下载全部（zip）'],
  ['the link on a card', list, 'Download album', '下载图集'],
] as const)('[GAL-02] %s', (_name, gallery, atRest, chinese) => {
  const open = (language: Language = 'en-US') => show(view(gallery), language);

  it('shows the progress of the download, and saves the file under the name of the album', async () => {
    const served = serve();
    open();
    expect(words()).toBe(atRest);
    await start();
    await expect.poll(words).toBe('Downloading 0%');
    served.send('PK');
    await expect.poll(words).toBe('Downloading 25%');
    expect(bar()?.getAttribute('aria-valuenow')).toBe('25');
    served.send('pict');
    await expect.poll(words).toBe('Downloading 75%');
    expect(saved).toEqual([]);
    served.send('ur');
    served.end();
    await expect.poll(words).toBe('Saved. Download again');
    expect(saved.map(({ name }) => name)).toEqual(['Spring 2026.zip']);
    expect(await saved[0]?.text).toBe('PKpictur');
    expect(news()).toBe('Saved as Spring 2026.zip');
    await page.getByRole('button', { name: 'Dismiss Spring/2026' }).click();
    await expect.poll(words).toBe(atRest);
    expect(document.activeElement).toBe(link().element());
  });

  it('shows its texts in Chinese', async () => {
    const served = serve();
    open('zh-CN');
    expect(words()).toBe(chinese);
    await start();
    served.send('PK');
    await expect.poll(words).toBe('正在下载 25%');
    served.breakOff();
    await expect.poll(words).toBe('下载中断，重试');
  });

  it('counts bytes if the size is unknown', async () => {
    const served = serve(zipped);
    open();
    await start();
    served.send('x'.repeat(1_500_000));
    await expect.poll(words).toBe('Downloading 1.5 MB');
    expect(bar()?.hasAttribute('aria-valuenow')).toBe(false);
  });

  it('aborts the request on cancel, and can be started again', async () => {
    const served = serve();
    open();
    await start();
    await page.getByRole('button', { name: 'Cancel the download Spring/2026' }).click();
    await expect.poll(words).toBe(atRest);
    expect(served.left).toBe(true);
    expect(document.activeElement).toBe(link().element());
    await userEvent.keyboard('{Enter}');
    await expect.poll(bar).not.toBeNull();
    expect(served.asks).toBe(2);
    expect(saved).toEqual([]);
  });

  it('reports a broken download, saves nothing, and retries', async () => {
    const served = serve();
    open();
    await start();
    served.send('PK');
    served.breakOff();
    await expect.poll(words).toBe('Broken off. Try again');
    expect(news()).toBe('Broken off. Try again');
    expect(saved).toEqual([]);
    await start();
    served.send('PKpictur');
    served.end();
    await expect.poll(() => saved.length).toBe(1);
  });
});

describe('[GAL-02] an incomplete zip file is not saved', () => {
  it('when it is shorter than its content length', async () => {
    const served = serve();
    show(view(openAlbum));
    await start();
    served.send('PKpic');
    served.end();
    await expect.poll(words).toBe('Broken off. Try again');
    expect(saved).toEqual([]);
  });

  it('when the answer is an error envelope, which aborts the request', async () => {
    const served = serve({ 'content-type': 'application/json' });
    show(view(openAlbum));
    await link().click();
    await expect.poll(words).toBe('Broken off. Try again');
    expect(served.left).toBe(true);
    expect(saved).toEqual([]);
  });
});

it('[GAL-02] continues a download after navigation to another page', async () => {
  const served = serve();
  const { again } = show(view(list));
  await start();
  again(<p>another page</p>);
  served.send('PKpictur');
  served.end();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['Spring 2026.zip']);
});
