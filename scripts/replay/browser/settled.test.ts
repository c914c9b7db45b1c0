import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { isSettled } from './settled.ts';

/** A page that shows these texts, one a look, and then the last one. */
const pageOf = (texts: readonly string[], delay: number) => {
  let looks = 0;
  return {
    evaluate: async () => {
      await sleep(delay);
      return texts[Math.min(looks++, texts.length - 1)];
    },
  } as unknown as Page;
};

it('is settled after five equal looks, also on a machine that is slow to take them', async () => {
  const settled = isSettled(pageOf(['closed', 'closed', 'open'], 60));
  const seen: boolean[] = [];
  for (let look = 0; look < 7; look += 1) seen.push(await settled());
  expect(seen).toEqual([false, false, false, false, false, false, true]);
});
