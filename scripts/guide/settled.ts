import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';

/** Longest wait for a screen, in milliseconds. */
const limit = 30_000;

/**
 * Watches the requests of a page.
 * @returns a function that waits until page and frames are idle: no pending request, picture, font, animation, part that
 * loads, toast or loading text
 */
export function watchPage(page: Page): () => Promise<void> {
  const open = new Map<unknown, string>();
  // The stream of what colleagues do stays open.
  const isStream = (url: string) => new URL(url).pathname === '/api/editor/presence-events';
  page.on('request', (request) => {
    if (!isStream(request.url())) open.set(request, request.url());
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    // A position without hover effects.
    await page.mouse.move(1279, 799);
    const end = performance.now() + limit;
    // A loaded part may request more, so it must be idle twice in a row.
    for (let quiet = 0; quiet < 2; ) {
      await setTimeout(100);
      const awaited = [...open.values(), ...(await page.evaluate(findAwaited))];
      quiet = awaited.length === 0 ? quiet + 1 : 0;
      if (performance.now() > end) throw new Error(`${page.url()} still waits for ${awaited.join(', ')}`);
    }
  };
}

/** Lists what the page still waits for. Runs in the browser. */
async function findAwaited(): Promise<string[]> {
  const isSeen = (node: Element) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const { clientWidth, clientHeight } = node.ownerDocument.documentElement;
    return right > Math.max(left, 0) && bottom > 0 && left < clientWidth && top < clientHeight;
  };
  const inDocument = async (root: Document): Promise<string[]> => {
    const seen = (selector: string) => [...root.querySelectorAll(selector)].filter(isSeen);
    const pictures = [...root.images].filter(isSeen);
    // Loaded pictures may not be decoded yet.
    await Promise.allSettled(pictures.filter(({ complete }) => complete).map((image) => image.decode()));
    const waiting = seen('p, [role="status"]').filter(
      (node) => node.childElementCount === 0 && node.textContent.endsWith('…'),
    );
    const frames = [...root.querySelectorAll('iframe')].flatMap(
      ({ contentDocument }) => contentDocument ?? [],
    );
    const moving = root.getAnimations().filter(({ playState }) => playState === 'running');
    return [
      ...(root.readyState === 'complete' && root.body.childElementCount > 0 ? [] : ['a document']),
      ...(root.fonts.status === 'loaded' ? [] : ['fonts']),
      ...pictures.filter(({ complete }) => !complete).map(({ src }) => src),
      ...waiting.map(({ textContent }) => textContent),
      ...seen('[aria-busy=true]').map(() => 'a part that loads'),
      ...moving.map(() => 'a movement'),
      ...(await Promise.all(frames.map(inDocument))).flat(),
    ];
  };
  const title = document.querySelector('h1') ? [] : ['a screen'];
  return [...title, ...(await inDocument(document))];
}
