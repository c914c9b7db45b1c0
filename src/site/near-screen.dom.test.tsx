import { expect, it, vi } from 'vitest';
import { watchNearScreen } from './near-screen.ts';

// Sees nothing: the block of these tests is far below the screen.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
document.body.innerHTML = '<a href="#far">Further down</a><div id="far"></div>';

const settles = (near: Promise<void>) =>
  Promise.race([near.then(() => true), new Promise((resolve) => setTimeout(resolve, 10, false))]);

it('a block far below the screen waits until the visitor acts', async () => {
  const near = watchNearScreen()('far');
  expect(await settles(near)).toBe(false);
  document.querySelector('a')?.click();
  expect(await settles(near)).toBe(true);
});

it('one that is asked about after the visitor acted does not wait: another page could never be shown', async () => {
  const nearScreen = watchNearScreen();
  document.querySelector('a')?.click();
  expect(await settles(nearScreen('far'))).toBe(true);
});

it('going back is an act too, and what is not there does not wait', async () => {
  const nearScreen = watchNearScreen();
  expect(await settles(nearScreen('none'))).toBe(true);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await settles(nearScreen('far'))).toBe(true);
});
