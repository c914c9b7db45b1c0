import type { Page } from '@playwright/test';
import { languages } from '#schemas/language.ts';
import { siteRoutes } from '../../scripts/lib/site-routes.mjs';
import { violations } from '../support/axe-page.ts';
import { findWide, readPage, rulesOf } from '../support/page-text.ts';
import { expect, test } from '../support/site-test.ts';
import { thorough } from '../support/thorough.ts';

const widths = [1440, 390];
const form = '/about/complaintAdvice';
const section = '/exhibitCenter/exhibitionHallIntroduction';

test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const language of languages) {
  test(`[RESP-02] [LANG-04] every route in ${language} is free of axe violations, has headings in order, fits the window and speaks the language`, async ({
    page,
    open,
    site,
    complaints,
  }) => {
    test.setTimeout(300_000);
    const routes = await siteRoutes(site.url, language);
    expect(routes.length).toBeGreaterThan(40);
    const faults: string[] = [];
    for (const { path } of routes) {
      await open(path, language);
      for (const width of thorough ? widths : [language === 'zh-CN' ? 390 : 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await scrollThrough(page);
        const found = [...(await violations(page)), ...(await page.evaluate(headingFaults))];
        faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`));
      }
      // The page is opened once and resized in place.
      for (const width of thorough ? [1440, 320, 390, 834, 1920] : [1440, 320]) {
        await page.setViewportSize({ width, height: 900 });
        faults.push(...(await page.evaluate(findWide)).map((fault) => `${path}: ${fault}`));
      }
      const read = await page.evaluate(readPage, rulesOf(language));
      faults.push(...read.complaints.map((complaint) => `${path}: ${complaint}`));
    }
    expect(faults).toEqual([]);
    // The page and the item that do not exist answer 404, of which the browser complains.
    expect(complaints.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
  });

  test(`everything that opens is free of axe violations in ${language}`, async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/', language);
    const opener = page.locator('header [aria-haspopup=dialog]');
    await opener.click();
    const drawer = page.locator('dialog[open]');
    await expect(drawer).toBeVisible();
    expect(await violations(page), 'drawer').toEqual([]);
    for (const group of await drawer.locator('summary, [aria-expanded=false]').all()) await group.click();
    expect(await violations(page), 'drawer with its groups open').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();

    await open(section, language);
    await page.locator('main nav summary').click();
    await expect(page.locator('main nav details[open]')).toBeVisible();
    expect(await violations(page), 'list of the section').toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of ['/', section]) {
      await open(path, language);
      const entry = page.locator('header nav [aria-expanded]:visible').first();
      await expect(entry).toHaveAttribute('aria-expanded', 'false');
      // The header may not be alive yet when it is pressed for the first time.
      await expect(async () => {
        await entry.press('ArrowDown');
        await expect(entry).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
      }).toPass();
      expect(await violations(page), `sub-menu on ${path}`).toEqual([]);
    }
  });

  test(`a refused form is free of axe violations in ${language}`, async ({ page, open, complaints }) => {
    const errors = { name: 'required', contact: 'too_long', content: 'invalid' };
    await page.route('**/suggestions/create', (route) =>
      route.fulfill({ status: 400, json: { resultCode: 400, message: '', data: { errors } } }),
    );
    await open(form, language);
    await expect(page.locator('main button[type=submit]')).toBeDisabled();
    for (const field of await page.locator('main :is(input, textarea)[required]').all())
      await field.fill('a');
    await page.locator('main button[type=submit]').click();
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page), `${width} px`).toEqual([]);
    }
    // The refusal itself.
    complaints.splice(0);
  });
}

/** To the end in steps of a window, so that every block wakes up, and back: there nothing that sticks covers anything. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A busy browser may draw no frame for long: then the time decides.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 100);
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });

/** Not exactly one h1, or a level that is left out on the way down. Runs in the browser. */
function headingFaults(): string[] {
  const shown = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
    heading.checkVisibility({ visibilityProperty: true }),
  );
  const levels = shown.map(({ localName }) => Number(localName.slice(1)));
  const first = levels.filter((level) => level === 1).length;
  const skips = shown.flatMap(({ textContent }, index) => {
    const [level = 1, before = 0] = [levels[index], levels[index - 1]];
    return level > before + 1 ? [`h${level} after h${before}: “${textContent.trim().slice(0, 40)}”`] : [];
  });
  return first === 1 ? skips : [`${first} h1`, ...skips];
}
