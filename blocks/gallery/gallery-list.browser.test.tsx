import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { pageNumber } from '#blocks/collection-item.ts';
import type { BlockData } from '#blocks/define.ts';
import type { GalleryUrlState } from '#machines/gallery.ts';
import { show } from '#tests/ui/show.tsx';
import { useLocation, useNavigate } from '#ui/router.tsx';
import type { GalleryPage } from './index.ts';
import View from './View.tsx';

const props = {
  source: { call: 'albumPage', params: { atlasType: 'EXHIBITION_CENTER', pageSize: 2 } },
} as const;

const view = (asked: GalleryUrlState, gallery: BlockData<GalleryPage>) => (
  <View id="gallery" props={props} data={{ asked: { state: 'ready', data: asked }, gallery }} first />
);
const ready = (data: GalleryPage): BlockData<GalleryPage> => ({ state: 'ready', data });

const albums = ['a', 'b', 'c'].map((id) => ({ id, title: `Album ${id}` }));

/** Answer of the server: two albums per page, and missing for unknown albums. */
function answer({ page: number, album }: GalleryUrlState): BlockData<GalleryPage> {
  if (album === undefined)
    return ready({
      list: { items: albums.slice((number - 1) * 2, number * 2), page: number, pages: 2, total: 3 },
    });
  const found = albums.find(({ id }) => id === album);
  return found
    ? ready({ album: { title: found.title, photos: [{ src: '/a.jpg' }], zip: '/zip' } })
    : { state: 'missing' };
}

/** Pages load when this resolves. */
let gate: PromiseWithResolvers<void>;
beforeEach(async () => {
  gate = Promise.withResolvers();
  gate.resolve();
  await page.viewport(1440, 900);
});

/** Router with a server: a page stays until the next one is loaded. */
const Site = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [at, setAt] = useState(search);
  useEffect(() => {
    let left = false;
    gate.promise.then(() => {
      if (!left) setAt(search);
    });
    return () => {
      left = true;
    };
  }, [search]);
  const parameters = new URLSearchParams(at);
  const asked = {
    page: pageNumber(parameters.get('page') ?? undefined),
    album: parameters.get('album') ?? undefined,
  };
  return (
    <>
      <p data-address="">{pathname + search}</p>
      <button type="button" onClick={() => navigate(-1)}>
        History back
      </button>
      {view(asked, answer(asked))}
    </>
  );
};

const address = () => document.querySelector('[data-address]')?.textContent;
const listed = () => [...document.querySelectorAll('li h2')].map(({ textContent }) => textContent);
const opened = () => document.querySelector('h1')?.textContent;
const busy = () => document.querySelector('[aria-busy=true]') !== null;
const click = (role: 'link' | 'button', name: string) => page.getByRole(role, { name, exact: true }).click();

describe('a gallery', () => {
  it('[GAL-01] opens the photos of an album from any page, and goes back to the first page', async () => {
    show(<Site />);
    await click('link', 'Page 2');
    await expect.poll(listed).toEqual(['Album c']);
    await click('link', 'Album c');
    await expect.poll(opened).toBe('Album c');
    expect(address()).toBe('/?album=c');
    await click('link', 'All albums');
    await expect.poll(listed).toEqual(['Album a', 'Album b']);
    expect(address()).toBe('/');
    expect(busy()).toBe(false);
  });

  it('[GAL-01] follows history and page links while its machine runs', async () => {
    show(<Site />);
    await click('link', 'Album b');
    await expect.poll(opened).toBe('Album b');
    await click('button', 'History back');
    await expect.poll(listed).toEqual(['Album a', 'Album b']);
    await click('link', 'Page 2');
    await expect.poll(listed).toEqual(['Album c']);
    await click('link', 'Album c');
    await expect.poll(opened).toBe('Album c');
    await click('button', 'History back');
    await expect.poll(listed).toEqual(['Album c']);
  });

  it('[GAL-01] keeps its albums, dimmed, until the photos load, and restores them when the visitor goes back earlier', async () => {
    show(<Site />);
    gate = Promise.withResolvers();
    await click('link', 'Album b');
    await expect.poll(busy).toBe(true);
    expect(listed()).toEqual(['Album a', 'Album b']);
    await click('button', 'History back');
    await expect.poll(busy).toBe(false);
    expect(listed()).toEqual(['Album a', 'Album b']);
    await click('link', 'Album a');
    await expect.poll(busy).toBe(true);
    gate.resolve();
    await expect.poll(opened).toBe('Album a');
  });

  it('[ROUTE-03] [ERR-02] shows a notice for a missing album and for an empty list', () => {
    const { again } = show(view({ page: 1, album: 'x' }, { state: 'missing' }));
    expect(opened()).toBe('Not found');
    again(view({ page: 1, album: undefined }, { state: 'missing' }));
    expect(document.body.textContent).toContain('No data');
  });

  it.each([false, true])('[ERR-04] retries a failed load, with its machine running: %s', async (awake) => {
    const failure = 'This content cannot be shown right now';
    let retried = 0;
    const inAlbum = { page: 1, album: 'a' };
    const broken: BlockData<GalleryPage> = { state: 'failed', retry: () => (retried += 1) };
    const here = show(view(inAlbum, awake ? answer(inAlbum) : broken));
    if (awake) {
      await page.getByRole('link', { name: 'All albums' }).hover();
      await import('./live/start-gallery.ts');
      flushSync(() => here.again(view({ page: 2, album: undefined }, broken)));
    }
    await expect.element(page.getByText(failure)).toBeVisible();
    await click('link', 'Try again');
    expect(retried).toBe(1);
    flushSync(() => here.again(view({ page: 2, album: undefined }, { state: 'loading' })));
    await expect.poll(busy).toBe(true);
    here.again(view({ page: 2, album: undefined }, answer({ page: 2, album: undefined })));
    await expect.poll(listed).toEqual(['Album c']);
  });
});
