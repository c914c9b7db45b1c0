import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type Language, languages } from '#schemas/language.ts';
import type { Trace } from '#schemas/trace.ts';
import { Problem } from '../lib/problem.mjs';
import { stopClock } from '../replay/browser/clock.ts';
import { writeTrace } from '../replay/traces.ts';
import { type Journey, journeys } from './journeys.ts';
import { createVisit } from './visit.ts';

/** Clock of every visit. The demo content is dated relative to it. */
export const recordedAt = '2026-11-21T01:00:00.000Z';

const viewport = { width: 1440, height: 900 };

export interface RecordOptions {
  executablePath: string;
  origin: string;
  /** Output folder. */
  folder: string;
  /** Names of the journeys to record. */
  names: readonly string[];
  note: (text: string) => void;
}

/**
 * Records journeys in both languages.
 * @returns the number of written files
 * @throws Problem if no journey has one of the names
 */
export async function recordJourneys({ names, note, ...options }: RecordOptions): Promise<number> {
  const known = journeys.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Problem(`There is no journey ${unknown}`, `The journeys are ${known.join(', ')}`);
  const browser = await chromium.launch({
    executablePath: options.executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const wanted = journeys.filter(({ name }) => names.length === 0 || names.includes(name));
  mkdirSync(options.folder, { recursive: true });
  try {
    for (const journey of wanted)
      for (const language of languages) {
        note(`${journey.name} in ${language}`);
        const trace = await record(browser, { journey, language, origin: options.origin });
        writeTrace(join(options.folder, `${journey.name}.${language}.trace.json`), trace);
      }
  } finally {
    await browser.close();
  }
  return wanted.length * languages.length;
}

interface One {
  journey: Journey;
  language: Language;
  origin: string;
  /** The page's clock at the start, ISO 8601. */
  now?: string;
}

/** @returns the recording of one journey, with the content of its pages */
export async function record(
  browser: Browser,
  { journey, language, origin, now = recordedAt }: One,
): Promise<Trace> {
  const context = await browser.newContext({ viewport: journey.viewport ?? viewport });
  try {
    const page = await context.newPage();
    // The recorder uses this as its seed.
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    const clock = await stopClock(page, now);
    const visit = createVisit({ page, origin, language, clock });
    await journey.run(visit, origin);
    const trace = await page.evaluate(() => window.pavilionQa?.file());
    if (!trace) throw new Error(`${journey.name}: nothing was recorded`);
    return journey.looks === false ? withoutLooks(trace) : trace;
  } finally {
    await context.close();
  }
}

const withoutLooks = (trace: Trace): Trace => ({
  ...trace,
  items: [],
  steps: trace.steps.filter(({ kind }) => kind !== 'look'),
});
