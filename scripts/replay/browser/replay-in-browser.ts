import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { machineOf } from '#machines/machines.ts';
import { changedMachines } from '#machines/trace/accepted.ts';
import type { TraceResult } from '../result.ts';
import type { TraceFile } from '../traces.ts';
import { replayInPage } from './replay-page.ts';

const quality = 60;

export interface BrowserOptions {
  executablePath: string;
  /** Opens the built site with a fixed clock and its own database. */
  openSite: (now: string) => Promise<{ origin: string; stop: () => Promise<void> }>;
  /** Folder of pictures, in subfolders named after the traces. */
  folder: string;
  note: (text: string) => void;
}

/** Replays files in Chromium, each in a new context. Files with the same clock share a site. */
export async function replayInBrowser(
  files: readonly TraceFile[],
  { executablePath, openSite, folder, note }: BrowserOptions,
): Promise<TraceResult[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const results: TraceResult[] = [];
  try {
    for (const [began, group] of Map.groupBy(files, ({ trace }) => trace.began)) {
      const site = await openSite(began);
      for (const file of group) {
        note(file.name);
        const page = await browser.newPage();
        results.push(await replayOne(page, { file, origin: site.origin, folder }));
        await page.close();
      }
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
  folder?: string;
}

/** Replays one file in a page, with pictures if there is a folder for them. */
export async function replayOne(page: Page, { file, origin, folder }: One): Promise<TraceResult> {
  const began = performance.now();
  const picture =
    folder === undefined ? {} : { picture: (index: number) => photograph(page, folder, file, index) };
  const steps = await replayInPage(page, { origin, trace: file.trace, ...picture });
  const took = performance.now() - began;
  return { file, level: 'browser', changed: changedMachines(file.trace, machineOf), steps, took };
}

async function photograph(page: Page, folder: string, { name }: TraceFile, index: number) {
  mkdirSync(join(folder, name), { recursive: true });
  const path = join(name, `${String(index).padStart(4, '0')}.jpg`);
  const taken = await page
    .screenshot({ path: join(folder, path), type: 'jpeg', quality })
    .catch(() => undefined);
  return taken && path;
}
