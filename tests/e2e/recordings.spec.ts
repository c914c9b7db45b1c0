import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { recordedAt } from '../../scripts/record/record-journeys.ts';
import { replayOne } from '../../scripts/replay/browser/replay-in-browser.ts';
import { resultLines } from '../../scripts/replay/print.ts';
import { readTrace, type TraceFile } from '../../scripts/replay/traces.ts';
import { serveSite } from '../support/served-site.ts';
import { expect, test } from '../support/site-test.ts';

const traceOf = (name: string): TraceFile =>
  readTrace(join(import.meta.dirname, `../traces/${name}.trace.json`));

/** Settings of a site whose visits can be recorded. */
const recording = (now: string) => ({
  QA_NOW: now,
  QA_NOW_CONFIRM: now,
  QA_RECORD: 'on',
  QA_RECORD_CONFIRM: 'on',
  RATE_LIMIT: 'off',
});

interface Replay {
  file: TraceFile;
  origin: string;
  /** Rules at the end of every built style sheet, as a build with defects has them. */
  css?: string;
}

/** Replays a file in a new context, and returns what differs. */
async function differencesOf(browser: Browser, { file, origin, css }: Replay): Promise<string[]> {
  const context = await browser.newContext();
  try {
    if (css) await addRules(context, css);
    return resultLines(await replayOne(await context.newPage(), { file, origin })).slice(1);
  } finally {
    await context.close();
  }
}

const addRules = (context: BrowserContext, css: string) =>
  context.route('**/assets/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}${css}` });
  });

/** Without the numbers of steps, which change with every recording. */
const withoutNumbers = (lines: readonly string[]) => lines.map((line) => line.replace(/step \d+/g, 'step'));

const noReceipt = '[data-block=form] .text-num-m{display:none}';

test('a replay names the number that is missing in a receipt, at its step, and nothing else', async ({
  browser,
}) => {
  const site = await serveSite(recording(recordedAt));
  try {
    const file = traceOf('suggestion.en-US');
    const found = await differencesOf(browser, { file, origin: site.url, css: noReceipt });
    expect(withoutNumbers(found)).toEqual([
      '  step: the page at rest, after step: clicks button “Send”',
      expect.stringMatching(/^ {4}the text “[A-Z]{2}-?[\w-]+” is no longer there$/),
    ]);
  } finally {
    await site.stop();
  }
});
