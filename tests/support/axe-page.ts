import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Injects axe, once per page. Axe's Playwright wrapper injects it for each run, which takes four times as long. */
export async function injectAxe(page: Page | Frame): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Axe violations after all animations have ended: the rule, and the elements that break it.
 * @param part selector of the checked elements; by default the whole document
 */
export async function violations(page: Page | Frame, part = 'html'): Promise<string[]> {
  await page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    // A paused animation never ends.
    const longest = new Promise((resolve) => setTimeout(resolve, 3_000));
    return Promise.race([longest, Promise.allSettled(moving.map(({ finished }) => finished))]);
  });
  await injectAxe(page);
  return page.evaluate(
    async ([values, selector]) => {
      const result = await window.axe.run(selector, {
        runOnly: { type: 'tag', values },
        // Only violations, without selectors: building selectors of all passing elements takes as long as the check
        // itself.
        resultTypes: ['violations', 'incomplete'],
        selectors: false,
        elementRef: true,
        // Axe reads all style sheets for one rule alone, which is experimental and off.
        preload: { assets: ['media'] },
        // Frames are separate documents without axe: waiting for them takes a second and finds nothing.
        iframes: false,
      });
      // Axe reports text in the colour of its background as incomplete, because it may be hidden on purpose.
      const invisible = result.incomplete.flatMap((rule) => {
        const nodes = rule.nodes.filter(({ any }) =>
          any.some(({ data }) => data?.messageKey === 'equalRatio'),
        );
        return nodes.length > 0 ? [{ id: 'text in the colour of its background', nodes }] : [];
      });
      return [...result.violations, ...invisible].flatMap(({ id, nodes }) => {
        // The content of a rich text is checked on the page that shows it.
        const own = nodes.filter(({ element }) => !element?.parentElement?.closest('[contenteditable]'));
        return own.length > 0 ? [`${id}: ${own.map(({ html }) => html.slice(0, 200)).join(' ')}`] : [];
      });
    },
    [tags, part] as const,
  );
}
