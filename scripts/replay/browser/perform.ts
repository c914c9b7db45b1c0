import type { Page } from '@playwright/test';
import type { Trace } from '#schemas/trace.ts';
import type { Script } from '../edit.ts';
import { answerCalls } from './calls.ts';
import { stopClock } from './clock.ts';
import { createHands } from './gestures.ts';
import { servePictures } from './serve-pictures.ts';
import { isSettled } from './settled.ts';
import { createWait } from './wait.ts';
import { watchAssets } from './watch-assets.ts';

/** Longest wait for the recorder of a page, in real ms. */
const recorderTime = 30_000;

/**
 * Performs a visit in a page of the site, with the recorded clock, seed and answers, and records it anew.
 *
 * @returns the new recording, and the acts that could not be performed
 */
export async function perform(
  page: Page,
  origin: string,
  { acts, begins, seed, ...script }: Script,
): Promise<{ trace: Trace; failed: string[] }> {
  await page.setViewportSize(script.viewport);
  await page.context().addCookies([{ name: 'lang', value: script.language, url: origin }]);
  // The recorder makes its seed of it.
  await page.addInitScript(
    (share) => {
      Math.random = () => share;
    },
    seed / 2 ** 32,
  );
  const clock = await stopClock(page, script.began);
  const until = createWait(page, clock);
  const calls = await answerCalls(page, { trace: { steps: acts }, until });
  await servePictures(page, { trace: script, origin });
  const assets = watchAssets(page);
  const gesture = createHands(page);
  const failed: string[] = [];
  const path = () => new URL(page.url()).pathname;

  for (const [index, act] of acts.entries()) {
    await clock.pass(act.at - clock.now());
    await assets.settled();
    switch (act.kind) {
      case 'page': {
        const address = new URL(act.url, origin);
        address.searchParams.set('qa', 'drive');
        // Otherwise the gesture before it opened the page.
        if (begins.includes(index) || (act.how === 'document' && path() !== address.pathname))
          await page.goto(address.href, { waitUntil: 'load' });
        // Scripts load by timers of the stopped clock, on a busy machine long after the page.
        await until(() => page.evaluate(() => window.pavilionQa !== undefined), { patience: recorderTime });
        break;
      }
      case 'gesture':
        for (const { now } of await gesture(act.gesture)) failed.push(`${act.does}: ${now}`);
        break;
      case 'call':
        await calls.answer(index);
        break;
      case 'expect':
        await page.evaluate((expectation) => window.pavilionQa?.expect(expectation), act);
        break;
    }
    await until(isSettled(page), { still: true });
    await page.evaluate(() => window.pavilionQa?.look());
  }
  const trace = await page.evaluate(() => window.pavilionQa?.file());
  await calls.close();
  if (!trace) throw new Error('nothing was recorded');
  return { trace: { ...trace, world: script.world }, failed };
}
