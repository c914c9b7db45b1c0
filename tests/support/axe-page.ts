import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, once nothing moves any more: the rule, and the elements that break it. */
export async function violations(page: Page | Frame): Promise<string[]> {
  await page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    // One that is paused on its way would be waited for for ever.
    const longest = new Promise((resolve) => setTimeout(resolve, 3_000));
    return Promise.race([longest, Promise.allSettled(moving.map(({ finished }) => finished))]);
  });
  // Once for each page and not, as its wrapper does, for each question: that would take four times as long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const result = await window.axe.run({
      runOnly: { type: 'tag', values },
      // Only what it finds is read, by its HTML: naming every element that is fine takes as long as judging it.
      resultTypes: ['violations', 'incomplete'],
      selectors: false,
      elementRef: true,
      // Frames are documents of their own, without axe: asking them takes a second and answers nothing.
      iframes: false,
    });
    // To axe, text in the colour of its background needs a person's judgement: it might be hidden on purpose.
    const invisible = result.incomplete.flatMap((rule) => {
      const nodes = rule.nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'));
      return nodes.length > 0 ? [{ id: 'text in the colour of its background', nodes }] : [];
    });
    return [...result.violations, ...invisible].flatMap(({ id, nodes }) => {
      // What is written in a rich text is judged on the page that shows it.
      const own = nodes.filter(({ element }) => !element?.parentElement?.closest('[contenteditable]'));
      return own.length > 0 ? [`${id}: ${own.map(({ html }) => html.slice(0, 200)).join(' ')}`] : [];
    });
  }, tags);
}
