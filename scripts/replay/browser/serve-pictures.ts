import type { Page } from '@playwright/test';
import type { Trace } from '#schemas/trace.ts';

interface PicturesOptions {
  trace: Pick<Trace, 'media'>;
  /** Of the site that replays. */
  origin: string;
}

/** Answers the pictures that this site does not have with empty ones of the recorded size, so that the layout is the same. */
export async function servePictures(page: Page, { trace, origin }: PicturesOptions): Promise<void> {
  const missing = new Map<string, readonly [width: number, height: number]>();
  await Promise.all(
    Object.entries(trace.media).map(async ([address, size]) => {
      const url = new URL(address, origin);
      const isOurs = url.origin === origin;
      if (isOurs && (await fetch(url, { method: 'HEAD' })).ok) return;
      missing.set(url.href, size);
    }),
  );
  if (missing.size === 0) return;
  await page.route(
    (url) => missing.has(url.href),
    async (route) => {
      const [width, height] = missing.get(route.request().url()) ?? [1, 1];
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`,
      });
    },
  );
}
