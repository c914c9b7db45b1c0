import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Layout shifts without user input: score and elements. */
    layoutShifts: string[];
  }
}

/** Records the layout shifts of a page from the first paint of every document. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** The layout shifts so far. */
export const readLayoutShifts = (page: Page): Promise<string[]> => page.evaluate(() => window.layoutShifts);

/** Runs in the browser, so it is self-contained. */
function watch(): void {
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === 'layout-shift';
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const block = element?.closest('[data-block]')?.getAttribute('data-block');
    const text = element?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 30);
    return `${block ? `[${block}] ` : ''}${element?.localName}.${element?.getAttribute('class')?.slice(0, 60)} “${text}”`;
  };
  const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(isShift)) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${rect(previousRect)} to ${rect(currentRect)}`,
      );
      window.layoutShifts.push(
        `${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${moved.join('; ')}`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
