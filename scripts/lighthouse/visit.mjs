import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../bench/site-server.mjs';
import { Problem } from '../lib/problem.mjs';
import { withProgress } from '../lib/progress.mjs';
import { inRoot } from '../lib/project.mjs';
import { capture } from '../lib/run.mjs';

const folder = inRoot('build/lighthouse');

/** The categories in the order in which they are printed. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Starts a browser for Lighthouse, which is installed at the first use. */
export async function openLighthouse(executablePath) {
  const lighthouse = await loadLighthouse();
  const { chromium } = await import('playwright');
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'pavilion-lighthouse-'));
  // Lighthouse opens its page in the default context, which alone has the cookies.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });

  async function visitOnce({ origin, path, language, throttling }) {
    await context.addCookies([{ name: 'lang', value: language, url: origin }]);
    const flags = { port, logLevel: 'error', throttlingMethod: throttling, onlyCategories: categories };
    const { lhr } = await lighthouse(addressOf(origin, path, language), flags);
    if (lhr.runtimeError)
      throw new Problem(`Lighthouse cannot visit ${path}: ${lhr.runtimeError.message}`, 'Repair the page');
    return resultOf(lhr);
  }

  return {
    /** Visits a page several times. @returns the medians */
    async visit(page, runs) {
      const results = [];
      for (let run = 0; run < runs; run += 1) results.push(await visitOnce(page));
      const medians = (part) =>
        Object.fromEntries(
          Object.keys(results[0][part]).map((name) => [name, median(results.map((one) => one[part][name]))]),
        );
      return { scores: medians('scores'), figures: medians('figures') };
    },
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Pages name as canonical the address without a language in Chinese and the one with `lang` in English. */
function addressOf(origin, path, language) {
  const address = new URL(path, origin);
  if (language !== 'zh-CN') address.searchParams.set('lang', language);
  return address.href;
}

/** Lighthouse has a package of its own: its 176 MB would slow down every install of the project. */
async function loadLighthouse() {
  const file = join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(file))
    await withProgress('Installing Lighthouse', async () => {
      mkdirSync(folder, { recursive: true });
      for (const name of ['package.json', 'package-lock.json'])
        copyFileSync(inRoot('scripts/lighthouse', name), join(folder, name));
      const args = ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts'];
      const { code, lines } = await capture('npm', args);
      if (code !== 0)
        throw new Problem(
          `npm ci ended with code ${code}: ${lines.at(-1)}`,
          'Check the connection to the registry',
        );
    });
  return (await import(pathToFileURL(file).href)).default;
}

function resultOf({ categories: scored, audits }) {
  const figure = (name) => audits[name].numericValue;
  const requests = audits['network-requests'].details.items;
  const ofType = (type) => requests.filter(({ resourceType }) => resourceType === type);
  const bytes = (list) => list.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    scores: Object.fromEntries(categories.map((name) => [name, Math.round(scored[name].score * 100)])),
    figures: {
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      speedIndex: figure('speed-index'),
      scripts: ofType('Script').length,
      scriptBytes: bytes(ofType('Script')),
      pictureBytes: bytes(ofType('Image')),
      requests: requests.length,
    },
  };
}

const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
