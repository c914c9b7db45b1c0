import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has; more than that mean a focus trap. */
const mostStops = 150;

interface Stop {
  /** Accessible name, or visible text. */
  name: string;
  /** Whether a focus ring, or a shadow in its place, is visible. */
  ring: boolean;
  /** Number of times that the element was focused since the page was opened. */
  times: number;
}

/** The focused element. Undefined if the focus has left the page. */
const stopOf = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const node = document.activeElement;
    if (!(node instanceof HTMLElement) || node === document.body) return undefined;
    const isRinged = (drawn: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(drawn);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    // The ring of a frame is around its focused element; the ring of a localised text is around both fields.
    const ring =
      isRinged(node) ||
      node.localName === 'iframe' ||
      (node.localName === 'textarea' && node.parentElement !== null && isRinged(node.parentElement));
    const times = Number(node.dataset.stops ?? 0) + 1;
    node.dataset.stops = String(times);
    return {
      name: `${node.localName} ${node.getAttribute('aria-label') ?? node.innerText.slice(0, 40)}`,
      ring,
      times,
    };
  });

/** Presses Tab once. Expects a visible focus, and no element twice before the end of the page. */
export async function step(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press('Tab');
  const stop = await stopOf(page);
  if (stop) expect(stop.ring, `${stop.name} has a visible focus`).toBe(true);
  return stop;
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < mostStops; count += 1) {
    await step(page);
    if (await target.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`Tab never focuses ${String(target)}`);
}

/**
 * Presses Tab until the end of the page.
 * @returns the names of all tab stops
 */
export async function walk(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (let count = 0; count < mostStops; count += 1) {
    const stop = await step(page);
    if (!stop || stop.times > 1) return names;
    names.push(stop.name);
  }
  throw new Error(`the focus does not leave the page: ${names.slice(-3).join(', ')}`);
}
