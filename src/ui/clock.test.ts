import { expect, it } from 'vitest';
import { fakeClock } from '#tests/support/fake-clock.ts';
import { debounced } from './clock.ts';
import { resizeDebounce } from './scroll/use-resized.ts';

it('[RESP-01] reports a resize once, 100 ms after the last of many', () => {
  const clock = fakeClock();
  let heard = 0;
  const resized = debounced(
    () => {
      heard += 1;
    },
    resizeDebounce,
    clock,
  );
  for (const wait of [0, 40, 99, 99]) {
    clock.pass(wait);
    resized.ask();
  }
  expect(heard).toBe(0);
  clock.pass(99);
  expect(heard).toBe(0);
  clock.pass(1);
  expect(heard).toBe(1);
  clock.pass(1000);
  expect(heard).toBe(1);
});

it('reports no resize of an element that was removed', () => {
  const clock = fakeClock();
  let heard = 0;
  const resized = debounced(() => (heard += 1), resizeDebounce, clock);
  resized.ask();
  resized.drop();
  clock.pass(1000);
  expect(heard).toBe(0);
});
