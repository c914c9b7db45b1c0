import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import type { TraceStep } from '#schemas/trace.ts';
import { type World, worldSchema } from '#schemas/world.ts';
import type { Journey } from '../../scripts/record/journeys/journey.ts';
import { record, recordedAt } from '../../scripts/record/record-journeys.ts';
import { perform as performScript } from '../../scripts/replay/browser/perform.ts';
import { replayOne } from '../../scripts/replay/browser/replay-in-browser.ts';
import { cut, join as joinTraces } from '../../scripts/replay/edit.ts';
import { resultLines } from '../../scripts/replay/print.ts';
import { readTrace, type TraceFile } from '../../scripts/replay/traces.ts';
import { serveChangedBuild } from '../support/changed-build.ts';
import { startSecondBackend } from '../support/second-backend.ts';
import { serveSite } from '../support/served-site.ts';
import { bareTest, expect } from '../support/site-test.ts';

/** Settings of a site whose visits can be recorded. */
const recordable = (now: string) => ({
  QA_NOW: now,
  QA_NOW_CONFIRM: now,
  QA_RECORD: 'on',
  QA_RECORD_CONFIRM: 'on',
  RATE_LIMIT: 'off',
});

/** Replays a file in a new context, and returns what differs. */
async function differencesOf(browser: Browser, file: TraceFile, origin: string): Promise<string[]> {
  const context = await browser.newContext();
  try {
    return resultLines(await replayOne(await context.newPage(), { file, origin })).slice(1);
  } finally {
    await context.close();
  }
}

/** Without the numbers of steps, which change with every recording. */
const withoutNumbers = (lines: readonly string[]) => lines.map((line) => line.replace(/step \d+/g, 'step'));

bareTest(
  '[QA-01] a replay names an unreadable title, a cut one, a hidden error text and a receipt without its number, each at its step, and nothing else',
  async ({ browser }) => {
    const site = await serveChangedBuild(
      {
        classes: {
          'flex items-center gap-1.5 text-danger': 'hidden',
          'tnum font-num text-num-m leading-title font-light': 'hidden',
        },
        css: '[data-block=schedule] h3 a{color:#fff}[data-block=schedule] .text-center>h2{height:.4em;overflow:hidden}',
      },
      recordable(recordedAt),
    );
    try {
      const file = readTrace(join(import.meta.dirname, '../traces/short-visit.en-US.trace.json'));
      expect(withoutNumbers(await differencesOf(browser, file, site.url))).toEqual([
        '  step: the page at rest, after step: opens /exhibitCenter/exhibitionSchedule',
        '    the heading “Two Rivers in Pictures” can hardly be read: its contrast is 1, it was 15.9',
        '  step: the page at rest, after step: goes on to /exhibitCenter/exhibitionSchedule?text=zz',
        '    the heading “No event matches” is cut off',
        '  step: the page at rest, after step: clicks button “Send request”',
        '    the error text “Please choose a time that is still to come” is no longer there',
        '  step: the page at rest, after step: clicks button “Send request”',
        expect.stringMatching(/^ {4}the text “[A-Z0-9]{5}-[A-Z0-9]{5}” is no longer there$/),
      ]);
    } finally {
      await site.stop();
    }
  },
);

/** Opens a list, its second page and an article, and sends a message. */
const foreignVisit: Journey = {
  name: 'foreign-visit',
  run: async ({ page, open, click, fill, stands }) => {
    page.setDefaultTimeout(30_000);
    await open('/news/newsInfo');
    await click(page.getByRole('link', { name: 'Page 2', exact: true }));
    await page.waitForURL(/page=2/);
    await click(page.getByRole('link', { name: /Foreign story 11/ }));
    await page.getByRole('heading', { name: 'Foreign story 11', level: 1 }).waitFor();
    await open('/about/complaintAdvice');
    await click(page.locator('[name=name]'));
    await stands('submission', 'open.editing');
    await fill(page.locator('[name=name]'), 'A visitor');
    await fill(page.locator('[name=contact]'), 'a@b.example');
    await fill(page.locator('[name=content]'), 'Hello.');
    await click(page.getByRole('button', { name: 'Send', exact: true }));
    await stands('submission', 'succeeded');
  },
};

/** A request for the part of the first page that was not ready in time. */
const latePart: TraceStep = {
  kind: 'call',
  at: 0,
  method: 'GET',
  url: '/api/page?url=%2Fnews%2FnewsInfo&lang=en-US',
  delay: 50,
  answer: { status: 200, type: 'application/json' },
};

bareTest(
  '[QA-02] a recording of a site with another content, day and backend is replayed without that backend, and names one changed answer',
  async ({ browser }, info) => {
    const now = '2026-12-24T10:30:00.000Z';
    const backend = await startSecondBackend();
    const recorded = await serveSite({ ...recordable(now), CONTENT_API: backend.url });
    const trace = await record(browser, {
      journey: foreignVisit,
      language: 'en-US',
      origin: recorded.url,
      now,
    });
    await recorded.stop();
    await backend.close();
    const world = worldSchema.parse(
      JSON.parse(gunzipSync(Buffer.from(trace.world ?? '', 'base64')).toString()),
    );

    const replay = async (content: World, recording = trace) => {
      const path = info.outputPath('world.json');
      writeFileSync(path, JSON.stringify(content));
      const site = await serveSite({ ...recordable(now), QA_WORLD: path });
      try {
        return await differencesOf(browser, { path: '', name: 'foreign-visit', trace: recording }, site.url);
      } finally {
        await site.stop();
      }
    };
    // On a slow day the visit asked again for a part of its first page, which the replay does not need to do.
    const [first, ...others] = trace.steps;
    if (!first) throw new Error('nothing was recorded');
    const steps = [first, latePart, ...others];
    expect(await replay(world, { ...trace, steps })).toEqual([]);

    const rename = (text: string) => text.replaceAll('Foreign story 12', 'Another story');
    const answers = world.answers.map((one) =>
      one.call === 'newsPage' ? { ...one, answer: JSON.parse(rename(JSON.stringify(one.answer))) } : one,
    );
    expect(withoutNumbers(await replay({ ...world, answers }))).toEqual([
      '  step: the page at rest, after step: goes on to /news/newsInfo?page=2',
      '    the heading “Foreign story 12” now reads “Another story”',
      '    the link “View details Foreign story 12” now reads “View details Another story”',
    ]);
  },
);

bareTest('a part of a recording is performed again with all its gestures', async ({ browser }) => {
  const { trace } = readTrace(join(import.meta.dirname, '../traces/booking.en-US.trace.json'));
  const first = trace.steps.findIndex((step) => step.kind === 'gesture');
  const site = await serveSite(recordable(recordedAt));
  const context = await browser.newContext();
  try {
    const script = cut(trace, first, first + 8);
    const { failed, trace: again } = await performScript(await context.newPage(), site.url, script);
    expect(failed).toEqual([]);
    expect(again.steps.flatMap((step) => (step.kind === 'gesture' ? step.does : []))).toEqual([
      'scrolls #content to 263, 0',
      'scrolls the page to 587',
      'moves the pointer to 275, 518',
      'clicks textbox “Name of the exhibition*”',
      'fills textbox “Name of the exhibition*”',
    ]);
  } finally {
    await context.close();
    await site.stop();
  }
});

bareTest(
  'two recordings are joined: the second one opens its page again, with its content',
  async ({ browser }, info) => {
    const beginningOf = (name: string) => {
      const { trace } = readTrace(join(import.meta.dirname, `../traces/${name}.en-US.trace.json`));
      const clicked = trace.steps.findIndex(
        (step) => step.kind === 'gesture' && step.gesture.type === 'click',
      );
      return { ...trace, steps: trace.steps.slice(0, clicked + 1) };
    };
    for (const [name, page] of [
      ['technical', '/exhibitCenter/technicalParameter'],
      ['hotels', '/periphery/supportingHotels'],
    ] as const) {
      const script = joinTraces(beginningOf('technical'), beginningOf(name));
      const path = info.outputPath(`${name}.json`);
      writeFileSync(path, gunzipSync(Buffer.from(script.world ?? '', 'base64')));
      const site = await serveSite({ ...recordable(script.began), QA_WORLD: path });
      const context = await browser.newContext();
      try {
        const { failed, trace } = await performScript(await context.newPage(), site.url, script);
        expect(failed).toEqual([]);
        const opened = trace.steps.flatMap((step) =>
          step.kind === 'page' && step.how === 'document' ? step.url : [],
        );
        expect(opened).toEqual(['/exhibitCenter/technicalParameter', page]);
      } finally {
        await context.close();
        await site.stop();
      }
    }
  },
);

/** Performs the statements of a generated test. */
async function perform(spec: string, page: Page, origin: string): Promise<void> {
  const body = spec.slice(spec.indexOf('=> {\n') + '=> {\n'.length, spec.lastIndexOf('\n});'));
  const open = (path: string) => page.goto(origin + path);
  const run = new Function('page', 'open', 'expect', `return (async () => {${body}})();`);
  await run(page, open, expect.configure({ timeout: 5_000 }));
}

bareTest(
  '[QA-05] what a tester points at becomes a Playwright test, which passes, and fails when it can no longer be seen',
  async ({ browser }, info) => {
    const site = await serveSite(recordable(recordedAt));
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      const page = await context.newPage();
      await context.addCookies([{ name: 'lang', value: 'en-US', url: site.url }]);
      await page.goto(`${site.url}/exhibitCenter/technicalParameter?qa=record`);
      const recorder = page.getByRole('region', { name: 'Recorder' });
      await recorder.getByRole('button', { name: 'Must be here' }).click();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(recorder.getByRole('button', { name: 'Must be here' })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
      const coming = page.waitForEvent('download');
      await recorder.getByRole('button', { name: 'Make a test' }).click();
      const path = info.outputPath('visit.spec.ts');
      await (await coming).saveAs(path);
      await recorder.getByRole('button', { name: 'Stop' }).click();
      const spec = readFileSync(path, 'utf8');
      expect(spec.split('\n').filter((line) => line.startsWith('  '))).toEqual([
        "  await open('/exhibitCenter/technicalParameter', 'en-US');",
        "  await expect(page.getByRole('heading', { name: 'Technical data', exact: true })).toBeVisible();",
      ]);

      await perform(spec, page, site.url);
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.insertRule('h1{visibility:hidden}');
        document.adoptedStyleSheets = [sheet];
      });
      await expect(perform(spec, page, site.url)).rejects.toThrow('toBeVisible');
    } finally {
      await context.close();
      await site.stop();
    }
  },
);
