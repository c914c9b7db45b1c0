import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, test } from '@playwright/test';
import { languages } from '#schemas/language.ts';
import { movingRules } from '#site/qa/look/moving.ts';
import { visualFolders } from './folders.ts';

/** Answered from the folder of the stories. */
const origin = 'http://stories.test';
const widths = [390, 1440] as const;
const now = '2026-11-21T09:00:00+08:00';

/** Films, maps and panoramas: their place and size are compared, not their picture. */
const masked = movingRules
  .filter(({ rule }) => rule === 'box')
  .map(({ selector }) => selector)
  .join(', ');

interface Meta {
  stories: Readonly<Record<string, { name: string; levels: readonly string[] }>>;
}
const meta: Meta = JSON.parse(readFileSync(join(visualFolders.stories, 'meta.json'), 'utf8'));

for (const [id, { name, levels }] of Object.entries(meta.stories))
  for (const width of widths)
    test(`${[...levels, name].join(' / ')} at ${width} px looks as in the base`, async ({
      page,
      context,
    }) => {
      await serveStories(context);
      await page.clock.setFixedTime(now);
      await page.addInitScript(() => {
        Math.random = () => 0.5;
      });
      await page.addInitScript(showOneLanguage);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${origin}/?story=${id}&mode=preview`);
      // A story shows its component in both languages, one below the other.
      await page.locator('#ladle-root [lang]').first().waitFor({ state: 'attached' });
      await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
      for (const language of languages) {
        await page.evaluate((shown) => {
          document.documentElement.lang = shown;
        }, language);
        await expect.soft(page).toHaveScreenshot(`${id}.${language}.${width}.png`, {
          fullPage: true,
          mask: [page.locator(masked)],
        });
      }
    });

async function serveStories(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const path = join(visualFolders.stories, url.pathname === '/' ? 'index.html' : url.pathname);
    if (url.origin !== origin || !existsSync(path)) await route.abort();
    // Otherwise fonts that load late are not used.
    else if (path.endsWith('.css'))
      await route.fulfill({
        contentType: 'text/css',
        body: readFileSync(path, 'utf8').replaceAll('font-display:optional', 'font-display:block'),
      });
    else await route.fulfill({ path });
  });
}

/** Runs in the page. */
function isLoaded(): boolean {
  for (const image of document.images) image.loading = 'eager';
  return document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete);
}

/** Runs in the page: hides the parts of a story that are not in the language of the document. */
function showOneLanguage(): void {
  const sheet = new CSSStyleSheet();
  for (const [shown, other] of [
    ['zh-CN', 'en-US'],
    ['en-US', 'zh-CN'],
  ])
    sheet.insertRule(
      `[lang=${shown}] #ladle-root [lang=${other}]:not(#ladle-root [lang] [lang]){display:none}`,
    );
  document.adoptedStyleSheets.push(sheet);
}
