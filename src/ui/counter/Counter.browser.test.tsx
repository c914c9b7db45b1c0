import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { reduceMotion } from '#tests/ui/reduce-motion.ts';
import { show } from '#tests/ui/show.tsx';
import { Counter } from './Counter.tsx';

const frame = 1000 / 60;

beforeEach(async () => {
  await page.viewport(1280, 800);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await reduceMotion(false);
});

/** A counter below a spacer of that height. */
function start(value: string, { above = 0, decimals = 1, isRight = false } = {}) {
  const { container } = show(
    <div style={{ height: '3000px' }}>
      <div style={{ height: `${above}px` }} />
      <p style={{ fontSize: '40px', lineHeight: 1, textAlign: isRight ? 'right' : 'left' }}>
        <Counter value={value} unit="m²" decimals={decimals} unitClass="ml-2" />
      </p>
    </div>,
  );
  // A test before may have scrolled.
  window.scrollTo(0, 0);
  const number = container.querySelector('span') ?? container;
  const unit = container.querySelector('small') ?? container;
  return { number, unit, text: () => number.textContent ?? '' };
}
type Started = ReturnType<typeof start>;

const isRunning = ({ unit }: Started) => unit.className.includes('opacity-0');
/** Observers report after a frame of the real clock. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('Counter', () => {
  it('[CNT-01] counts up for 3000 ms with one decimal and ends at the given number', async () => {
    const counter = start('40320');
    expect(counter.text()).toBe('40,320');
    await expect.poll(() => isRunning(counter)).toBe(true);
    vi.advanceTimersByTime(frame);
    const seen: number[] = [];
    for (let time = 0; time < 2900; time += 100) {
      vi.advanceTimersByTime(100);
      expect(counter.text()).toMatch(/^[\d,]+\.\d$/);
      seen.push(Number(counter.text().replaceAll(',', '')));
    }
    expect(seen.every((value, index) => index === 0 || value > (seen[index - 1] ?? 0))).toBe(true);
    expect(seen.at(-1)).toBeLessThanOrEqual(40_320);
    vi.advanceTimersByTime(100 + 2 * frame);
    expect(counter.text()).toBe('40,320');
    await expect.poll(() => isRunning(counter)).toBe(false);
  });

  it('[CNT-01] has its final width while it counts, so nothing beside it moves', async () => {
    const counter = start('3.5');
    await expect.poll(() => isRunning(counter)).toBe(true);
    const places = new Set<number>();
    for (let time = 0; time < 3200; time += 160) {
      vi.advanceTimersByTime(160);
      places.add(Math.round(counter.unit.getBoundingClientRect().left));
    }
    expect(places.size).toBe(1);
  });

  it.each(['14', '538.26'])(
    '[CNT-01] keeps %s inside its column at the right edge while it counts, and shifts nothing',
    async (value) => {
      let shift = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && typeof entry.value === 'number') shift += entry.value;
      });
      observer.observe({ type: 'layout-shift' });
      const counter = start(value, { decimals: 2, isRight: true });
      const range = document.createRange();
      const ends = () => {
        range.selectNodeContents(counter.number);
        const { left, right } = range.getBoundingClientRect();
        return { left: Math.round(left), right };
      };
      const column = Math.ceil(counter.unit.getBoundingClientRect().right);
      const rest = ends();
      await expect.poll(() => isRunning(counter)).toBe(true);
      const lefts = new Set<number>();
      for (let time = 0; time < 2800; time += 700) {
        vi.advanceTimersByTime(700);
        const { left, right } = ends();
        lefts.add(left);
        expect(right).toBeLessThanOrEqual(column);
        await settled();
      }
      expect(lefts.size).toBe(1);
      vi.advanceTimersByTime(400);
      await expect.poll(() => isRunning(counter)).toBe(false);
      expect(ends()).toEqual(rest);
      await settled();
      observer.disconnect();
      expect(shift).toBe(0);
    },
  );

  it('[CNT-01] starts when half of it is in view, not before', async () => {
    const counter = start('72', { above: 785 });
    await settled();
    expect(isRunning(counter)).toBe(false);
    window.scrollTo(0, 30);
    await expect.poll(() => isRunning(counter)).toBe(true);
  });

  it('[CNT-01] counts although a font of the page never arrives', async () => {
    const ready = vi.spyOn(document.fonts, 'ready', 'get').mockReturnValue(new Promise(() => {}));
    const counter = start('72');
    await expect.poll(() => isRunning(counter)).toBe(true);
    expect(ready).toHaveBeenCalledTimes(1);
    ready.mockRestore();
  });

  it('[CNT-01] shows its final value in print', async () => {
    const counter = start('40320');
    await expect.poll(() => isRunning(counter)).toBe(true);
    vi.advanceTimersByTime(500);
    expect(counter.text()).not.toBe('40,320');
    window.dispatchEvent(new Event('beforeprint'));
    expect(counter.text()).toBe('40,320');
    vi.advanceTimersByTime(500);
    expect(counter.text()).toBe('40,320');
  });

  it('[CNT-01] runs once', async () => {
    const counter = start('72');
    await expect.poll(() => isRunning(counter)).toBe(true);
    vi.advanceTimersByTime(3200);
    await expect.poll(() => isRunning(counter)).toBe(false);
    window.scrollTo(0, 2000);
    await settled();
    window.scrollTo(0, 0);
    await settled();
    expect(isRunning(counter)).toBe(false);
    expect(counter.text()).toBe('72');
  });

  it('[CNT-01] shows its value at once under reduced motion, and when the value is not a number', async () => {
    await reduceMotion(true);
    const still = start('40320');
    await settled();
    expect([still.text(), isRunning(still)]).toEqual(['40,320', false]);
    await reduceMotion(false);
    const words = start('24/7');
    await settled();
    expect([words.text(), isRunning(words)]).toEqual(['24/7', false]);
  });
});
