import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has: whoever needs more is trapped. */
const mostStops = 150;

interface Stop {
  /** What the visitor hears, or sees. */
  name: string;
  /** Whether a ring, or a shadow in its place, is drawn around it. */
  ring: boolean;
  /** How often the focus came here since the page was opened. */
  times: number;
}

/** Where the focus stands; undefined when the page has been left. */
const stopOf = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const node = document.activeElement;
    if (!(node instanceof HTMLElement) || node === document.body) return undefined;
    const isRinged = (drawn: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(drawn);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    // In a frame it is drawn around what has the focus there, and around the pair of which a text is one half.
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

/** One step with Tab; every stop shows where the focus is, and none comes twice before the end of the page. */
export async function step(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press('Tab');
  const stop = await stopOf(page);
  if (stop) expect(stop.ring, `the focus can be seen on ${stop.name}`).toBe(true);
  return stop;
}

/** Tabs on until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < mostStops; count += 1) {
    await step(page);
    if (await target.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`the focus never came to ${String(target)}`);
}

/** Tabs from where the focus is to the end of the page: the names of all stops. */
export async function walk(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (let count = 0; count < mostStops; count += 1) {
    const stop = await step(page);
    if (!stop || stop.times > 1) return names;
    names.push(stop.name);
  }
  throw new Error(`the focus does not leave the page: ${names.slice(-3).join(', ')}`);
}
