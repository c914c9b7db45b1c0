import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { languages } from '#schemas/language.ts';
import { show } from '#tests/ui/show.tsx';
import View from './View.tsx';

const props = { source: { call: 'activityAtlasDetail' as const, params: { listPath: '/atlas' } } };
const photos = Array.from({ length: 6 }, () => ({ src: '/media/cover-default.svg' }));
const activity = { title: 'Fair 展', date: '2026-11-01', place: 'Hall 1', photos };

/** Left, top, width and height of the large picture and the first thumbnail, in px. */
const boxes = (container: HTMLElement) =>
  ['[class*="aspect-8/5"]', '.slide-quarter'].map((selector) => {
    const element = container.querySelector(selector);
    if (!element) throw new Error(`nothing matches ${selector}`);
    const { left, top, width, height } = element.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThan(20);
    return [left, top, width, height].map(Math.round);
  });

it.each([390, 1440])(
  '[ATLS-02] gives the pictures of a gallery the boxes of their skeleton at %i px',
  async (width) => {
    await page.viewport(width, 900);
    for (const language of languages) {
      const pending = { activity: { state: 'loading' } } as const;
      const { container, again, remove } = show(
        <View id="photos" props={props} data={pending} first />,
        language,
      );
      const skeleton = boxes(container);
      again(<View id="photos" props={props} data={{ activity: { state: 'ready', data: activity } }} first />);
      expect(boxes(container)).toEqual(skeleton);
      remove();
    }
  },
);
