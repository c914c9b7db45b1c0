import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/ui/show.tsx';
import View from './View.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const figure = (number: string) => ({ number, unit: 'm²', remark: 'Indoor space', icon: undefined });

it('[INTR-01b] the figures of an introduction count up with one decimal and end at their given value', async () => {
  await page.viewport(1280, 800);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  const items = [figure('40320'), figure('3.5'), figure('24/7')];
  const { container } = show(
    <View
      id="figures"
      props={{ decimals: 1, lead: true }}
      data={{ items: { state: 'ready', data: items } }}
      first
    />,
  );
  const shown = () => [...container.querySelectorAll('.lining-nums')].map(({ textContent }) => textContent);
  const still = ['40,320', '3.5', '24/7'];
  expect(shown()).toEqual(still);
  await expect.poll(() => container.querySelectorAll('.tabular-nums').length).toBe(2);
  vi.advanceTimersByTime(500);
  const [lead, small, words] = shown();
  expect(lead).toMatch(/^[\d,]+\.\d$/);
  expect(small).toMatch(/^\d\.\d$/);
  expect(words).toBe('24/7');
  expect(lead).not.toBe('40,320');
  vi.advanceTimersByTime(3000);
  expect(shown()).toEqual(still);
});
