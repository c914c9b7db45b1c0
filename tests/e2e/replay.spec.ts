import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Manifest } from 'vite';
import { machineOf } from '#machines/machines.ts';
import type { Language } from '#schemas/language.ts';
import { marks } from '../../scripts/record/journeys/marked.ts';
import { recordedAt } from '../../scripts/record/record-journeys.ts';
import { replayOne } from '../../scripts/replay/browser/replay-in-browser.ts';
import { resultLines } from '../../scripts/replay/print.ts';
import { replayOnMachines } from '../../scripts/replay/result.ts';
import { readTrace, type TraceFile } from '../../scripts/replay/traces.ts';
import { violations } from '../support/axe-page.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { expect, test } from '../support/site-test.ts';
import { thorough } from '../support/thorough.ts';

const root = join(import.meta.dirname, '../..');
const manifest: Manifest = JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8'));
const recorderScript = `/${manifest['src/site/qa/start-qa.ts']?.file}`;

/** Short recordings that every run replays; a thorough run replays all. */
const sample = ['technical.en-US', 'suggestion.zh-CN', 'hotels.en-US'];
const files = globSync('tests/traces/*.trace.json', { cwd: root })
  .map((path) => readTrace(join(root, path)))
  .filter(({ name }) => thorough || sample.includes(name));

const advice = '/about/complaintAdvice';
const drawings = '/exhibitCenter/technicalParameter';
const words = {
  'zh-CN': { recorder: '录制工具', recording: /正在录制 · \d+ 步/, save: '保存', stop: '结束' },
  'en-US': { recorder: 'Recorder', recording: /Recording · \d+ steps/, save: 'Save', stop: 'Stop' },
} satisfies Record<Language, object>;

let recordable: ServedSite;
test.beforeAll(async () => {
  recordable = await serveSite({
    QA_NOW: recordedAt,
    QA_NOW_CONFIRM: recordedAt,
    QA_RECORD: 'on',
    QA_RECORD_CONFIRM: 'on',
    RATE_LIMIT: 'off',
  });
});
test.afterAll(() => recordable.stop());

/**
 * Replays a file in a new browser context.
 * @returns the differences from the recording
 */
async function changedInBrowser(browser: Browser, file: TraceFile): Promise<string[]> {
  const context = await browser.newContext();
  try {
    return resultLines(await replayOne(await context.newPage(), { file, origin: recordable.url })).slice(1);
  } finally {
    await context.close();
  }
}

for (const file of files)
  test(`[MACH-02] ${file.name} ends in the same states in a browser`, async ({ browser }) => {
    expect(await changedInBrowser(browser, file)).toEqual([]);
  });

for (const language of thorough ? (['zh-CN', 'en-US'] as const) : (['zh-CN'] as const))
  test(`[MACH-02] a manual recording continues across documents, is saved without a name, and can be replayed, in ${language}`, async ({
    browser,
  }, info) => {
    const say = words[language];
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'lang', value: language, url: recordable.url }]);
    const page = await context.newPage();
    await page.goto(`${recordable.url}${advice}?qa=record`);
    const recorder = page.getByRole('region', { name: say.recorder });
    await expect(recorder).toContainText(say.recording);
    await page.locator('[name=name]').click();
    await expect.poll(() => running(page)).toContain('submission#1');
    await page.locator('[name=name]').pressSequentially('Zedmark');
    await page.locator('[name=contact]').fill('13876543219');
    await page.locator('[name=contact]').press('Tab');
    expect(await violations(page, '[data-qa-recorder]')).toEqual([]);

    await page.goto(recordable.url + drawings);
    await expect(recorder).toContainText(say.recording);
    await page.locator('#parameters-1 label:has(input[type=radio])').nth(1).click();
    await expect.poll(() => running(page)).toContain('technicalToggle#1');

    const coming = page.waitForEvent('download');
    await recorder.getByRole('button', { name: say.save }).click();
    const path = info.outputPath('by-hand.trace.json');
    await (await coming).saveAs(path);
    await recorder.getByRole('button', { name: say.stop }).click();
    await expect(recorder).toHaveCount(0);
    await page.goto(recordable.url + advice);
    expect(await page.evaluate(() => [window.pavilionQa, sessionStorage.length])).toEqual([undefined, 0]);
    await context.close();

    const file = readTrace(path);
    // Times and the seed are numbers of any digits.
    const isRandom = (key: string) => key === 'at' || key === 'seed' || key === 'began';
    const texts = JSON.stringify(file.trace, (key, value) => (isRandom(key) ? undefined : value));
    const text = texts.toLowerCase();
    expect(marks.filter((mark) => text.includes(mark))).toEqual([]);
    expect(file.trace.steps.flatMap((step) => (step.kind === 'page' ? [step.url] : []))).toEqual([
      advice,
      drawings,
    ]);
    expect(resultLines(replayOnMachines(file, machineOf)).slice(1)).toEqual([]);
    expect(await changedInBrowser(browser, file)).toEqual([]);
  });

test('[MACH-02] [GAL-03] a recording has the visitor’s step back, and not the one of a photo that is closed', async ({
  page,
}) => {
  await page.goto(`${recordable.url}/document/exhibitionGallery?album=album-exhibition-1&qa=record`);
  await expect(page.locator('[data-qa-recorder]')).toBeVisible();
  const viewer = page.locator('dialog:modal');
  const isViewers = () => page.evaluate(() => Boolean(history.state?.viewer));
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page.locator('li > a[aria-haspopup=dialog]').first().click();
    await expect(viewer).toBeVisible();
    await close();
    await expect(viewer).toHaveCount(0);
    await expect.poll(isViewers).toBe(false);
  }
  // Every gesture is told before the next one.
  await page.keyboard.press('Shift');
  const steps = await page.evaluate(() => window.pavilionQa?.trace().steps ?? []);
  const does = steps.flatMap((step) => (step.kind === 'gesture' ? [step.does] : []));
  expect(does.filter((one) => one.startsWith('goes'))).toEqual(['goes back']);
});

test('[MACH-02] without QA_RECORD the URL parameter starts no recorder and loads none of its code', async ({
  page,
  open,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await open(`${drawings}?qa=record`);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(2);
  expect(scripts).not.toContain(recorderScript);
  expect(await page.evaluate(() => window.pavilionQa)).toBeUndefined();
});

const running = (page: Page): Promise<string[]> => page.evaluate(() => window.pavilionQa?.running() ?? []);
