import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { blockPages } from './block-pages.tsx';
import { tourComponent } from './component.tsx';
import type { ScreenStart } from './screen.ts';
import { galleryScreen } from './screens/gallery.ts';

const albums = [1, 2, 3, 4, 5, 6, 7].map((number) => ({
  id: `album-exhibition-${number}`,
  atlasName: `Album ${number}`,
  imageVOs: [{ address: '/a.jpg' }],
}));

function answer(call: string, { pageNo, pageSize, id }: Readonly<Record<string, unknown>>): unknown {
  if (call === 'albumDetail') return albums.find((album) => album.id === id);
  const start = (Number(pageNo) - 1) * Number(pageSize);
  return { list: albums.slice(start, start + Number(pageSize)), total: albums.length };
}

it('[MACH-01] gallery: a tour of a page of albums covers every state, transition and guard refusal', async () => {
  await page.viewport(1440, 900);
  const tour = await tourComponent(galleryScreen, (start, language) =>
    blockPages(
      {
        block: {
          id: 'gallery',
          type: 'gallery',
          props: { source: { call: 'albumPage', params: { atlasType: 'EXHIBITION_CENTER', pageSize: 4 } } },
        },
        answer,
      },
      galleryScreen.starts[start] as ScreenStart,
      language,
    ),
  );
  expect(tour.left).toEqual([]);
});
