import { gunzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { machineOf } from '#machines/machines.ts';
import type { Sources } from '#site/qa/sources/read-sources.ts';
import { changedParts } from '../changed-parts.ts';
import type { TraceResult } from '../result.ts';
import type { TraceFile } from '../traces.ts';
import { replayInPage } from './replay-page.ts';

const quality = 60;

export interface BrowserOptions {
  executablePath: string;
  /** Opens the built site with a fixed clock, and the content of a recording (JSON) or the demo's. */
  openSite: (now: string, world?: string) => Promise<{ origin: string; stop: () => Promise<void> }>;
  /** Hashes of today's sources. */
  sources?: Sources | undefined;
  note: (text: string) => void;
}

/** Replays files in Chromium, each in a new context, on a site with its content. */
export async function replayInBrowser(
  files: readonly TraceFile[],
  { executablePath, openSite, sources, note }: BrowserOptions,
): Promise<TraceResult[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const results: TraceResult[] = [];
  try {
    for (const file of files) {
      note(file.name);
      const { began, world } = file.trace;
      const site = await openSite(began, world && gunzipSync(Buffer.from(world, 'base64')).toString());
      const page = await browser.newPage();
      results.push(await replayOne(page, { file, origin: site.origin, pictures: true, sources }));
      await page.close();
      await site.stop();
    }
  } finally {
    await browser.close();
  }
  return results;
}

interface One {
  file: TraceFile;
  origin: string;
  pictures?: boolean;
  sources?: Sources | undefined;
}

/** Replays one file in a page, with pictures of the steps that differ if they are wanted. */
export async function replayOne(
  page: Page,
  { file, origin, pictures = false, sources }: One,
): Promise<TraceResult> {
  const began = performance.now();
  const { steps, notes } = await replayInPage(page, {
    origin,
    trace: file.trace,
    ...(pictures ? { picture: () => photograph(page) } : {}),
  });
  const took = performance.now() - began;
  const changed = changedParts(file.trace, machineOf, sources);
  return { file, level: 'browser', changed, steps, notes, took };
}

async function photograph(page: Page): Promise<string | undefined> {
  // The recorder's panel covers a part of the page. It comes back by itself.
  await page.evaluate(() => document.querySelector('[data-qa-recorder]')?.remove()).catch(() => undefined);
  const taken = await page.screenshot({ type: 'jpeg', quality }).catch(() => undefined);
  return taken?.toString('base64');
}
