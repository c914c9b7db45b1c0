import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reduceMotion } from '#tests/ui/reduce-motion.ts';
import { show } from '#tests/ui/show.tsx';
import { PictureGallery } from './PictureGallery.tsx';

const drawing = (index: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><text>${index}</text></svg>`)}`;
const photosOf = (count: number) => Array.from({ length: count }, (_, index) => ({ src: drawing(index) }));

const [strip, row] = [0, 1].map(
  (place) => () => document.querySelectorAll<HTMLElement>('[role=group] ul')[place],
);
const large = () => [...(strip?.()?.children ?? [])];
const small = () => [...(row?.()?.querySelectorAll('a') ?? [])];
const button = (name: string) => page.getByRole('button', { name, exact: true });
const arrows = () => ['Scroll back', 'Scroll on'].map((name) => button(name).elements().length);
const status = () => document.querySelector('[role=status]')?.textContent;
/** Of the large picture that fills the stage, of the one that can be reached, and of the small one that is marked. */
const shown = () => [
  Math.round((strip?.()?.scrollLeft ?? Number.NaN) / (strip?.()?.clientWidth ?? Number.NaN)),
  large().findIndex((slide) => !slide.hasAttribute('inert')),
  small().findIndex((link) => link.getAttribute('aria-current') === 'true'),
];
/** The small pictures that are in view as a whole. */
const inView = () => {
  const { left = 0, right = 0 } = row?.()?.getBoundingClientRect() ?? {};
  return small().flatMap((link, index) => {
    const box = link.getBoundingClientRect();
    return box.left >= left - 1 && box.right <= right + 1 ? [index] : [];
  });
};

const open = (count: number) =>
  show(
    <div style={{ width: 'min(100%, 820px)', padding: '0 30px' }}>
      <PictureGallery photos={photosOf(count)} title="Hall 1" />
    </div>,
  );

beforeEach(async () => {
  await page.viewport(1280, 900);
  await reduceMotion(true);
  return () => reduceMotion(false);
});

describe('[VEN-01] [ATLS-02] PictureGallery', () => {
  it.each([390, 1280])('shows four thumbnails per view at %i px', async (width) => {
    await page.viewport(width, 900);
    open(6);
    expect(inView()).toEqual([0, 1, 2, 3]);
  });

  it('has arrows for more than four thumbnails, each only while there are more in its direction', async () => {
    const { remove } = open(4);
    expect(arrows()).toEqual([0, 0]);
    remove();
    open(9);
    await expect.poll(arrows).toEqual([0, 1]);
    await button('Scroll on').click();
    await expect.poll(inView).toEqual([4, 5, 6, 7]);
    await expect.poll(arrows).toEqual([1, 1]);
    await button('Scroll on').click();
    await expect.poll(arrows).toEqual([1, 0]);
    expect(inView()).toContain(8);
    expect(shown()).toEqual([0, 0, 0]);
  });

  it('shows the picture chosen by arrow, thumbnail, key or swipe, announces it, and stops at both ends', async () => {
    open(6);
    expect(shown()).toEqual([0, 0, 0]);
    expect(status()).toBe('');
    await expect.element(button('Previous picture')).toHaveAttribute('aria-disabled', 'true');
    small()[2]?.click();
    await expect.poll(shown).toEqual([2, 2, 2]);
    expect(status()).toBe('Picture 3 of 6: Hall 1, picture 3');
    await button('Next picture').click();
    await expect.poll(shown).toEqual([3, 3, 3]);
    small()[3]?.focus();
    await userEvent.keyboard('{End}');
    await expect.poll(shown).toEqual([5, 5, 5]);
    expect(document.activeElement).toBe(small()[5]);
    await expect.poll(inView).toEqual([2, 3, 4, 5]);
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect.poll(shown).toEqual([4, 4, 4]);
    await userEvent.keyboard('{Home}');
    await expect.poll(shown).toEqual([0, 0, 0]);
    // As a finger does it.
    strip?.()?.scrollTo({ left: strip()?.clientWidth ?? 0, behavior: 'instant' });
    await expect.poll(shown).toEqual([1, 1, 1]);
  });

  it('has one tab stop among the thumbnails', async () => {
    open(6);
    small()[2]?.click();
    await expect.poll(shown).toEqual([2, 2, 2]);
    expect(small().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0, -1, -1, -1]);
  });

  it('opens the current picture in the viewer', async () => {
    open(6);
    small()[1]?.click();
    await expect.poll(shown).toEqual([1, 1, 1]);
    large()[1]?.querySelector('a')?.click();
    await expect
      .poll(() => document.querySelector('dialog:modal [role=status]')?.textContent)
      .toBe('Picture 2 of 6: Hall 1, picture 2');
  });

  it('has neither arrows nor thumbnails for one picture, and shows the default cover for none', () => {
    const { remove } = open(1);
    expect(document.querySelectorAll('[role=group] ul')).toHaveLength(1);
    expect(document.querySelectorAll('button')).toHaveLength(0);
    remove();
    open(0);
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/cover-default.svg');
  });

  it('has no axe violations', async () => {
    open(9);
    small()[3]?.click();
    await expect.poll(shown).toEqual([3, 3, 3]);
    const ofPages = ['page-has-heading-one', 'region', 'landmark-one-main'];
    const { violations } = await axe.run(document.body, {
      rules: Object.fromEntries(ofPages.map((id) => [id, { enabled: false }])),
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
