import { lazy } from 'react';

/** Loads the code of a part; the list of all parts that are known. A part that is loaded can bring further ones. */
const loaders: (() => Promise<unknown>)[] = [];

/** Pause between two tries without a network, in milliseconds; the browser says most times when it is back. */
const pause = 2_000;

/**
 * React's `lazy` for a part of the editor. Without a network it waits until the part can be loaded: if it failed instead, React
 * would remove the whole editor with the work in it.
 */
export const lazyPart: typeof lazy = (load) => {
  const untilLoaded = async (): ReturnType<typeof load> => {
    for (;;)
      try {
        return await load();
      } catch {
        await backOnline();
      }
  };
  loaders.push(untilLoaded);
  return lazy(untilLoaded);
};

/** Resolves when the browser is online again, or after the pause. */
const backOnline = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      window.removeEventListener('online', end);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, pause);
    window.addEventListener('online', end);
  });

/** Delay after the editor has opened, in milliseconds. The first screen loads before all other parts. */
const delay = 10_000;

/**
 * Loads all parts while the browser is idle, because later there may be no network.
 * @returns ends the loading
 */
export function loadParts(): () => void {
  let isEnded = false;
  const next = async () => {
    // Parts that are added meanwhile belong to it.
    for (const load of loaders) {
      await idle();
      if (isEnded) return;
      await load();
    }
  };
  const timer = setTimeout(() => void next(), delay);
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}

/** Safari has no idle callbacks. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
