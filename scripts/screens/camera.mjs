import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkScreen } from './checks.mjs';

const atOnce = 3;
const quality = 72;
/** Timeout for lazy pictures, in milliseconds. */
const patience = 5000;
/** Heights at which the sections of home are checked: each fills the window. */
const homeHeights = [600, 640, 680, 730, 768, 800, 900, 1080];
const heightOf = (width) => (width < 768 ? 844 : width < 968 ? 1112 : 900);

/**
 * Takes full-page JPEGs. Scrolls to the end first, so that lazy parts load. A page is loaded once and resized.
 *
 * @returns {Promise<{ name: string, group: string, path: string, language: string, width: number, height: number, file:
 * string, bytes: number, fault?: string }[]>} sorted as the shots are; file: below the folder
 */
export async function takePictures({ origin, shots, folder, executablePath, note, density = 1 }) {
  const browser = await openBrowser(executablePath);
  try {
    const results = shots.map(() => []);
    const queue = [...shots.entries()];
    const worker = async () => {
      const contexts = new Map();
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [index, shot] = next;
        if (!contexts.has(shot.language))
          contexts.set(
            shot.language,
            await openContext(browser, { origin, language: shot.language, density }),
          );
        const take = () => photograph(contexts.get(shot.language), { origin, shot, folder });
        // A busy browser may fail to answer once.
        results[index] = await take().catch(take);
        note(`${results.flat().length} taken, last ${shot.path}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    return results.flat();
  } finally {
    await browser.close();
  }
}

/** Starts a browser that reaches no other host. */
export async function openBrowser(executablePath) {
  const { chromium } = await import('playwright');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  });
}

async function openContext(browser, { origin, language, density }) {
  const context = await browser.newContext({
    ...{ reducedMotion: 'reduce', deviceScaleFactor: density },
    // The browser's own date fields follow it.
    locale: language,
  });
  // A dense full-page picture takes long on a busy machine.
  context.setDefaultTimeout(120_000);
  await context.addCookies([{ name: 'lang', value: language, url: origin }]);
  return context;
}

async function photograph(context, options) {
  const page = await context.newPage();
  try {
    return await photographOn(page, options);
  } finally {
    await page.close();
  }
}

async function photographOn(page, { origin, shot, folder }) {
  const pictures = [];
  const faults = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    // An intentionally missing page logs its own 404.
    if (message.type() === 'error' && !/missing/.test(page.url())) faults.push(message.text());
  });
  for (const width of shot.widths) {
    await page.setViewportSize({ width, height: heightOf(width) });
    // A menu needs a fresh page, because its overlay and scroll lock would affect the next width.
    if (pictures.length === 0 || shot.open) {
      await page.goto(origin + shot.path, { waitUntil: 'networkidle' });
      // A key that is pressed before the page is hydrated does nothing.
      await page.waitForSelector('html[data-alive]', { state: 'attached' });
    }
    if (shot.open) await openState(page, shot).catch(({ message }) => faults.push(message.split('\n')[0]));
    else {
      await page.evaluate(scrollThrough);
      await page.evaluate(decodePictures, patience);
    }
    const file = join(String(width), shot.language, `${shot.name}.jpg`);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const size = await page.evaluate(() => document.documentElement.scrollHeight);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) faults.push(`${wide} px too wide`);
    await page.screenshot({
      ...{ path: join(folder, file), type: 'jpeg', quality, fullPage: !shot.open },
      // Contact sheets are laid out in CSS pixels.
      scale: 'css',
    });
    if (!shot.open) faults.push(...(await checkScreen(page)));
    if (shot.path === '/')
      for (const height of shot.open ? [] : homeHeights) {
        await page.setViewportSize({ width, height });
        await page.evaluate(decodePictures, patience);
        faults.push(...(await checkScreen(page)).map((fault) => `at ${height} px: ${fault}`));
      }
    const { name, group, path, language } = shot;
    pictures.push({
      ...{ name, group, path, language, width, file },
      height: shot.open ? heightOf(width) : size,
      bytes: statSync(join(folder, file)).size,
      fault: [...new Set(faults.splice(0))].join('; ') || undefined,
    });
  }
  return pictures;
}

async function openState(page, { open, opened }) {
  await open(page);
  await page.locator(opened).filter({ visible: true }).first().waitFor();
}

/** Scrolls to the end in steps, so that lazy parts load, and back to the top. Runs in the page. */
async function scrollThrough() {
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
    window.scrollTo({ top: y, behavior: 'instant' });
    await pause(60);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  await pause(100);
}

/** Waits until the pictures between the sides of the window are ready to paint. Runs in the page. */
export async function decodePictures(patience) {
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  // After a change of the window the browser chooses other files.
  await pause(100);
  const shows = ({ left, right, width }) => width > 0 && right > 0 && left < window.innerWidth;
  const images = [...document.images].filter((image) => shows(image.getBoundingClientRect()));
  // A picture decoded after painting would be missing in a full-page screenshot.
  const decoded = images.map((image) => {
    image.decoding = 'sync';
    // A change of the window needs other files, and no scrolling follows that would load those below it.
    image.loading = 'eager';
    return image.decode();
  });
  await Promise.race([Promise.allSettled(decoded), pause(patience)]);
  await document.fonts.ready;
}
