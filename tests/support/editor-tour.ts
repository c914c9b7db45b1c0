import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#schemas/language.ts';
import { watchPage } from '../../scripts/guide/settled.ts';
import { violations } from './axe-page.ts';
import { thorough } from './thorough.ts';

/**
 * A tour of the editor's screens in one visit, by client-side navigation. Checks each screen with axe at 1440 px, for
 * horizontal scrolling at 390 px, and at both widths that the document does not scroll and that the buttons of a
 * dialog are in sight; `npm run walk` runs axe at both widths, and on the whole screen where `npm test` takes a part.
 */
export async function beginTour(page: Page, { url, language }: { url: string; language: Language }) {
  const settled = watchPage(page);
  const widths = thorough ? [1440, 390] : [1440];
  page.setDefaultTimeout(30_000);
  await page.context().addCookies([{ name: 'lang', value: language, url }]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  /** Waits for the mark of the state, then checks that the screen does not scroll sideways on a phone. */
  const seeWidth = async (state: string, mark: Locator) => {
    await expect(mark, state).toBeVisible();
    await page.setViewportSize({ width: 390, height: 900 });
    await settled();
    expect.soft(await page.evaluate(findSideways), `${state} at 390 px scrolls sideways`).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  /** Waits for the mark of the state, then checks the screen; axe checks a part of it, or all of it without one. */
  const check = async (state: string, mark: Locator, part?: string) => {
    await expect(mark, state).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await settled();
      const found = part && !thorough ? await violations(page, part) : await findings(page);
      expect.soft(found, `${state} at ${width} px`).toEqual([]);
    }
    expect.soft(await page.evaluate(findOutOfSight), `${state} at 1440 px`).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    // Scaled pages and open menus follow the window a few frames later.
    const { poll } = expect.configure({ soft: true });
    await poll(() => page.evaluate(findSideways), `${state} at 390 px scrolls sideways`).toEqual([]);
    await poll(() => page.evaluate(findOutOfSight), `${state} at 390 px`).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  return {
    seeWidth,
    see: (state: string, mark: Locator) => check(state, mark),
    /** For a further screen of a kind: its header and navigation were checked with the first. */
    seeMain: (state: string, mark: Locator) => check(state, mark, 'main'),
    /** For a dialog over a screen that was checked before. */
    seeDialog: (state: string, mark: Locator) => check(state, mark, '[role="dialog"]'),
    /** Opens a screen without reloading the editor. */
    go: (path: string) =>
      page.evaluate((address) => {
        window.history.pushState(null, '', address);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, `/editor${path}`),
    press: (name: string) => page.getByRole('button', { name, exact: true }).last().click(),
    choose: (name: string) => page.getByRole('menuitem', { name, exact: true }).click(),
    dialog: page.getByRole('dialog').last(),
    close: async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  };
}

/**
 * Axe violations in the page and in the frames of its canvas. A preview is a page of the site, which has its own tests.
 */
async function findings(page: Page): Promise<string[]> {
  const canvas = page.frames().filter((frame) => frame.url() === 'about:srcdoc');
  const ofCanvas = await Promise.all(canvas.map((frame) => violations(frame)));
  return [...(await violations(page)), ...ofCanvas.flat().filter((fault) => !isOfDocuments(fault))];
}

/**
 * Rules that do not apply inside a canvas: rules for whole documents, and the rule on visible labels, because the
 * content of a block is not its label.
 */
const isOfDocuments = (fault: string) =>
  /^(page-has-heading-one|landmark-one-main|region|heading-order|document-title|label-content-name)/.test(
    fault,
  );

/**
 * Elements that scroll horizontally, except tables and rows of links and blocks, which are meant to. Runs in the
 * browser.
 */
function findSideways(): string[] {
  return [...document.querySelectorAll<HTMLElement>('html, main, main *, [role="dialog"], [role="dialog"] *')]
    .filter((node) => {
      if (node.scrollWidth <= node.clientWidth + 1 || node.clientWidth === 0) return false;
      if (
        node.querySelector(':scope > table') ||
        node.closest('nav, [contenteditable], [aria-label="区块"], [aria-label="Blocks"]')
      )
        return false;
      const { overflowX } = getComputedStyle(node);
      return ['auto', 'scroll', ...(node.matches('html') ? ['visible'] : [])].includes(overflowX);
    })
    .map((node) => node.outerHTML.slice(0, 160));
}

/**
 * Panes and dialogs scroll by themselves: the document never scrolls, because that would move the editor out of the
 * window, and the buttons that end a dialog stay inside the window. Runs in the browser.
 */
function findOutOfSight(): string[] {
  const { scrollHeight, scrollWidth } = document.documentElement;
  const scrolls =
    scrollHeight > innerHeight || scrollWidth > innerWidth
      ? [
          `the document is ${scrollWidth} × ${scrollHeight} px in a window of ${innerWidth} × ${innerHeight} px`,
        ]
      : [];
  const buttons = [...document.querySelectorAll('[role="dialog"] form button[type="submit"]')].filter(
    (button) => button.getBoundingClientRect().bottom > innerHeight,
  );
  const ends = [...document.querySelectorAll('[role="dialog"] > :last-child')].filter(
    (end) => end.getBoundingClientRect().bottom > innerHeight,
  );
  return [
    ...scrolls,
    ...[...buttons, ...ends].map((node) => `below the window: ${node.outerHTML.slice(0, 160)}`),
  ];
}
