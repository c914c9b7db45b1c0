import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, languages } from '#schemas/language.ts';
import { thorough } from './thorough.ts';

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
    // The ring of a frame is around its focused element; the ring of a localised text is around both fields, that of a
    // formatted text around it and its tools; the ring of a part of a day is around the day; that of a plan lies over it.
    // The browser's own button in a field for a day or time takes the focus from it, and draws its own ring.
    const around =
      node.localName === 'textarea'
        ? node.parentElement
        : node.role === 'spinbutton'
          ? node.closest('fieldset')
          : node.isContentEditable
            ? node.closest('[data-ring]')
            : null;
    const over = node.nextElementSibling;
    const ring =
      isRinged(node) ||
      node.localName === 'iframe' ||
      (node.matches('input:is([type=date], [type=time], [type=datetime-local])') &&
        !node.matches(':focus')) ||
      (around !== null && isRinged(around)) ||
      (over?.matches('[data-ring]') === true && over.checkVisibility() && isRinged(over));
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

/** How a visitor of a journey works: by Tab, letters and Enter alone, or by clicks. */
export type Hand = 'keyboard' | 'pointer';

/**
 * The acts of a journey, by keyboard alone or by pointer.
 * @returns `press` follows a link or presses a button, `write` fills an empty field
 */
export const actsOf = (page: Page, hand: Hand) => ({
  press: async (target: Locator): Promise<void> => {
    if (hand === 'pointer') return target.click();
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  write: async (target: Locator, text: string): Promise<void> => {
    if (hand === 'pointer') return target.fill(text);
    await tabTo(page, target);
    // Chromium reads the parts of a day in the order of its own language, which is en-US in tests.
    const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
    await page.keyboard.type(year ? `${month}${day}${year}` : text);
  },
});

const widths = { 'zh-CN': 390, 'en-US': 1440 } as const;

/**
 * The runs of a journey: in `npm run walk` each language at both widths by keyboard and by pointer; else each language
 * at one width.
 * @param usual how a visitor in each language works then
 */
export const journeys = (usual: Readonly<Record<Language, Hand>>) =>
  languages.flatMap((language) =>
    (thorough ? ([390, 1440] as const) : [widths[language]]).flatMap((width) =>
      (thorough ? (['keyboard', 'pointer'] as const) : [usual[language]]).map((hand) => ({
        language,
        width,
        hand,
      })),
    ),
  );
