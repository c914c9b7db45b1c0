import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#tests/ui/show.tsx';
import { slideInterval } from '#ui/carousel/use-autoplay.ts';
import View from './View.tsx';

const items = Array.from({ length: 6 }, (_, index) => ({
  picture: { src: `/media/cover-default.svg?${index}` },
  caption: `Picture ${index + 1}`,
}));

/** Captions of the fully visible slides. */
function inView(): (string | null | undefined)[] {
  const row = document.querySelector('.swiper')?.getBoundingClientRect();
  return [...document.querySelectorAll('.swiper-slide')].flatMap((slide) => {
    const { left, right } = slide.getBoundingClientRect();
    return row && left >= row.left - 1 && right <= row.right + 1 ? [slide.textContent] : [];
  });
}

it('[INTR-01c] shows three pictures on desktop and one on a phone, and advances every 3000 ms', async () => {
  expect(slideInterval).toBe(3000);
  await page.viewport(1280, 900);
  await userEvent.hover(document.body, { position: { x: 5, y: 880 } }).catch(() => {});
  show(
    <View
      id="pictures"
      props={{ title: 'Pictures' }}
      data={{ items: { state: 'ready', data: items } }}
      first
    />,
  );
  await expect.poll(inView).toEqual(['Picture 1', 'Picture 2', 'Picture 3']);
  const began = performance.now();
  await expect.poll(inView).toEqual(['Picture 2', 'Picture 3', 'Picture 4']);
  expect(performance.now() - began).toBeGreaterThan(2_000);
  await page.viewport(390, 900);
  await expect.poll(inView).toHaveLength(1);
});
