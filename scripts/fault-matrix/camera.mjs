import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const atOnce = 2;
/** Timeout for the expected content of a cell, in milliseconds. */
const patience = 25_000;
const languages = ['zh-CN', 'en-US'];

/**
 * Takes a picture of every cell in both languages when it shows the expected text.
 *
 *
 * @param {{ cells: object[], openSite: (cell: object) => Promise<{ origin: string, stop: () => Promise<void> }>,
 * folder: string, executablePath: string | undefined, note: (text: string) => void }} options
 *
 *
 * @returns {Promise<object[]>} the cells, each with its language, file, expected text, and `trouble` if that text never
 * appeared
 */
export async function takeFaultPictures({ cells, openSite, folder, executablePath, note }) {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const pictures = [];
  const queue = [...cells];
  const worker = async () => {
    for (let cell = queue.shift(); cell; cell = queue.shift()) {
      const site = await openSite(cell);
      try {
        const taken = languages.map((language) =>
          photograph(browser, site.origin, { cell, language, folder }),
        );
        pictures.push(...(await Promise.all(taken)));
      } finally {
        await site.stop();
      }
      note(`${pictures.length} taken, last ${cell.call}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
  } finally {
    await browser.close();
  }
  return pictures;
}

async function photograph(browser, origin, { cell, language, folder }) {
  const { textOf } = await import('#tests/faults/cell.ts');
  const { call, fault, path, part, toasts = [], says } = cell;
  const texts = [...(says ? [says] : []), ...toasts].map((words) => textOf(words, language));
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'lang', value: language, url: origin }]);
  const page = await context.newPage();
  const file = join(...placeOf(cell), `${call}.${fault}.${language}.png`);
  let trouble;
  try {
    if (call.startsWith('create')) await sendForm(page, origin, cell);
    else await page.goto(origin + path, { waitUntil: 'commit' });
    if (call === 'albumZip') await startZip(page);
    const landmark = ['header', 'footer', 'main'].includes(part);
    const place = page.locator(landmark ? part : `#${part}`).first();
    await place.waitFor({ state: 'attached', timeout: patience });
    const shown = texts.map((text) => page.getByText(text).filter({ visible: true }).first());
    await Promise.all(shown.map((text) => text.waitFor({ timeout: patience })));
    if (!call.startsWith('create')) await place.scrollIntoViewIfNeeded();
  } catch ({ message }) {
    trouble = message.split('\n')[0];
  }
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  await page.screenshot({ path: join(folder, file) });
  await context.close();
  return { ...cell, language, file, texts, trouble };
}

/** Machine and state; for a block without a machine its part and the state of its data. */
function placeOf({ machine, call, part, state = 'shown' }) {
  const [name, at] = machine?.split(' ') ?? [part === 'main' ? call : part, state];
  return [name, at];
}

/** Sends a form that is filled in from a stored draft. */
async function sendForm(page, origin, { call, path, part }) {
  const { draftOf } = await import('#tests/faults/draft.ts');
  await page.addInitScript(([key, draft]) => localStorage.setItem(key, draft), draftOf(call));
  await page.goto(origin + path);
  // Before hydration the form would be posted without scripts.
  await page.locator(`#${part} form[novalidate]`).waitFor();
  await page.locator(`#${part} button[type=submit]:enabled`).click();
}

/** Starts the zip download of the open album once its link is hydrated. */
async function startZip(page) {
  await page.waitForLoadState('networkidle');
  await page.locator('#gallery a[href*=batchDown]').first().click();
}
