import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reduceMotion } from '#tests/ui/reduce-motion.ts';
import { show } from '#tests/ui/show.tsx';
import { Carousel } from './Carousel.tsx';
import type { PerView } from './per-view.ts';

const interval = 1000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

beforeEach(async () => {
  await page.viewport(1280, 800);
  await userEvent.hover(document.body, { position: { x: 5, y: 700 } }).catch(() => {});
});
afterEach(() => reduceMotion(false));

const start = (perView: PerView = 3, count = 6, time = 60_000) =>
  show(
    <div style={{ padding: '0 48px' }}>
      <Carousel
        items={Array.from({ length: count }, (_, index) => index + 1)}
        label="News"
        perView={perView}
        interval={time}
        renderSlide={(item) => <a href={`#item-${item}`}>{`item ${item}`}</a>}
      />
    </div>,
  ).container;

const slides = () => [...document.querySelectorAll<HTMLElement>('.swiper-slide')];
/** Those wholly in the row's box. */
const inView = () => {
  const row = document.querySelector('.swiper')?.getBoundingClientRect();
  return slides()
    .filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return row && left >= row.left - 1 && right <= row.right + 1;
    })
    .map(({ textContent }) => textContent);
};
const live = () => document.querySelector('.swiper')?.getAttribute('aria-live');
const press = (name: string) => page.getByRole('button', { name }).click();

describe('Carousel', () => {
  it.each([1, 2, 3, 4] as const)(
    'shows %i slides at a time on desktop and one on a phone',
    async (perView) => {
      start(perView);
      await expect.poll(inView).toHaveLength(perView);
      await page.viewport(390, 800);
      await expect.poll(inView).toHaveLength(1);
    },
  );

  it('names itself and its slides and has no axe violations', async () => {
    const container = start();
    await expect.poll(inView).toHaveLength(3);
    expect(container.querySelector('[aria-roledescription=carousel]')?.getAttribute('aria-label')).toBe(
      'News',
    );
    expect(slides()[1]?.getAttribute('aria-label')).toBe('Slide 2 of 6');
    expect((await axe.run(container)).violations).toEqual([]);
  });

  it('moves with its buttons and with arrow keys on them, and wraps around at the ends', async () => {
    start();
    await press('Next slide');
    await expect.poll(inView).toEqual(['item 2', 'item 3', 'item 4']);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(inView).toEqual(['item 3', 'item 4', 'item 5']);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.poll(inView).toEqual(['item 1', 'item 2', 'item 3']);
    await press('Previous slide');
    await expect.poll(inView).toEqual(['item 4', 'item 5', 'item 6']);
  });

  it('announces no slide while it plays, stops when paused, and then announces new slides', async () => {
    start(3, 6, interval);
    await expect.poll(live).toBe('off');
    await expect.poll(inView).toEqual(['item 2', 'item 3', 'item 4']);
    await press('Pause');
    await expect.poll(live).toBe('polite');
    await pause(500);
    const there = inView();
    await pause(2 * interval);
    expect(inView()).toEqual(there);
  });

  it('pauses while it has the focus, and scrolls to a slide out of view that receives it', async () => {
    start(3, 6, interval);
    await expect.poll(inView).toHaveLength(3);
    for (let tabs = 0; tabs < 12 && document.activeElement?.textContent !== 'item 5'; tabs += 1)
      await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe('item 5');
    await expect.poll(inView).toContain('item 5');
    await expect.poll(live).toBe('polite');
    await pause(500);
    const there = inView();
    await pause(2 * interval);
    expect(inView()).toEqual(there);
  });

  it('does not start by itself under reduced motion', async () => {
    await reduceMotion(true);
    start(3, 6, interval);
    await expect.poll(inView).toHaveLength(3);
    await pause(2 * interval);
    expect(inView()).toEqual(['item 1', 'item 2', 'item 3']);
  });
});
