import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import film from '#demo/media/hero-flyover.webm?url';
import { blockPages } from './block-pages.tsx';
import { tourComponent } from './component.tsx';
import type { ScreenStart } from './screen.ts';
import { bannerScreen } from './screens/banner.ts';

const slides = [
  { uploadUrl: '/nothing.jpg', showType: 'pt', headTitle: 'One' },
  { uploadUrl: '/nothing.jpg', showType: 'pt', headTitle: 'Two' },
  { uploadUrl: film, showType: 'vo', headTitle: 'Film' },
];

it('[MACH-01] banner: a tour of slides with a film covers every state, transition and guard refusal', async () => {
  await page.viewport(1440, 900);
  const tour = await tourComponent(bannerScreen, async (start, language) => {
    const { node } = await blockPages(
      {
        block: {
          id: 'hero',
          type: 'banner',
          props: { source: { call: 'bannersOfColumn', params: { belongColumn: 'Home' } } },
        },
        answer: () => slides,
      },
      bannerScreen.starts[start] as ScreenStart,
      language,
    );
    return { node: <div className="p-20">{node}</div> };
  });
  expect(tour.left).toEqual([]);
});
