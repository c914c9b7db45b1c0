import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { brokenBudgets } from './budgets.mjs';

const phone = { width: 390, height: 844 };
const idleTime = 2000;
const patience = 30_000;
const atOnce = 3;

/**
 * Measures the first load of each route on a phone without interaction, until the network is idle for two seconds:
 * JavaScript and HTML, in bytes of Brotli.
 *
 * @param {{ origin: string, paths?: string[], note: (text: string) => void }} options without paths: every link of home
 */
export async function firstLoads({ origin, paths, note }) {
  const { chromium } = await import('playwright');
  const { findChromium } = await import('../lib/find-chromium.mjs');
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // Blocks every other host.
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
  try {
    const sizes = new Map();
    const sizeOf = (url) => {
      if (!sizes.has(url)) sizes.set(url, transferSize(url));
      return sizes.get(url);
    };
    const routes = paths ?? (await linkedPaths(browser, origin));
    const queue = [...routes.keys()];
    const results = [];
    const worker = async () => {
      for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
        results[index] = await firstLoad({ browser, origin, path: routes[index], sizeOf });
        note(`${results.filter(Boolean).length}/${routes.length} routes`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    return results;
  } finally {
    await browser.close();
  }
}

/** Home and every path of the site that it links to, which includes the menu. */
async function linkedPaths(browser, origin) {
  const page = await browser.newPage({ viewport: phone });
  await page.goto(origin);
  const paths = await page.$$eval('a[href]', (links) =>
    links.filter((link) => link.origin === location.origin).map((link) => link.pathname),
  );
  await page.close();
  const own = [...new Set(['/', ...paths])].filter(
    (path) => !/\.\w+$|^\/(api|editor|media|language)\b/.test(path),
  );
  const answers = await Promise.all(own.map((path) => fetch(origin + path, { redirect: 'manual' })));
  // A group redirects to its first page, which is in the list.
  return own.filter((_path, index) => answers[index].status === 200);
}

async function firstLoad({ browser, origin, path, sizeOf }) {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 3, hasTouch: true });
  const page = await context.newPage();
  const scripts = new Set();
  const errors = [];
  let moved = performance.now();
  let open = 0;
  page.on('request', () => {
    open += 1;
    moved = performance.now();
  });
  const settle = () => {
    open -= 1;
    moved = performance.now();
  };
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.add(response.url());
  });
  page.on('pageerror', (error) => errors.push(error.message));

  const response = await page.goto(origin + path, { waitUntil: 'load' });
  const limit = performance.now() + patience;
  const isIdle = () => open <= 0 && performance.now() - moved >= idleTime;
  while (!isIdle() && performance.now() < limit) await sleep(50);
  const idle = isIdle();
  await context.close();

  const parts = await Promise.all([...scripts].map(sizeOf));
  const html = await transferSize(origin + path);
  const result = {
    path,
    status: response?.status(),
    script: parts.reduce((total, { bytes }) => total + bytes, 0),
    scripts: parts.length,
    html: html.bytes,
    uncompressed: parts.some(({ compressed }) => !compressed) || !html.compressed,
    idle,
    errors,
  };
  return { ...result, broken: brokenBudgets(result) };
}

/**
 * Transfer size of an address for a browser that accepts Brotli. An uncompressed response is counted as if compressed
 * at the highest level, with `compressed` false.
 *
 * @param {string} url
 *
 * @returns {Promise<{ bytes: number, compressed: boolean, status: number }>}
 */
async function transferSize(url) {
  const [response] = await once(get(url, { headers: { 'accept-encoding': 'br' }, agent: false }), 'response');
  const chunks = [];
  for await (const chunk of response) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const compressed = response.headers['content-encoding'] === 'br';
  const bytes = compressed ? body.length : (await promisify(brotliCompress)(body)).length;
  return { bytes, compressed, status: response.statusCode };
}
