import { expect, it, vi } from 'vitest';
import { watchNearScreen } from './near-screen.ts';

// An observer that never reports: the block of these tests is far below the viewport.
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

it('a block far below the viewport loads on the first action', async () => {
  const near = watchNearScreen()('far');
  expect(await settles(near)).toBe(false);
  document.querySelector('a')?.click();
  expect(await settles(near)).toBe(true);
});

it('a block that is watched after the first action loads at once, so that another page can be shown', async () => {
  const nearScreen = watchNearScreen();
  document.querySelector('a')?.click();
  expect(await settles(nearScreen('far'))).toBe(true);
});

it('going back counts as an action, and a missing block does not wait', async () => {
  const nearScreen = watchNearScreen();
  expect(await settles(nearScreen('none'))).toBe(true);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await settles(nearScreen('far'))).toBe(true);
});
