import { type Box, type Screen, type Stretch, stretchOf } from './stretch.ts';

/** What is turned: every block of the page that shows something, and the footer. */
export const findSections = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main [data-block], main ~ footer')].filter(
    ({ offsetHeight }) => offsetHeight > 0,
  );

/** Where the wheel and the keys are never the pager's (rule HOME-04). */
export const scheduleArea = '[data-block="schedule"]';

/** What a section is called: as its region is, else by its heading. */
export function sectionName(section: HTMLElement): string | undefined {
  const region = section.querySelector('[aria-labelledby], [aria-label]');
  const label = region?.getAttribute('aria-labelledby');
  const named = label ? document.getElementById(label) : section.querySelector('h1, h2, h3');
  return named?.textContent.trim() || region?.getAttribute('aria-label') || undefined;
}

const stops = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]';

/** Whether Tab stops anywhere in a section. */
const hasStops = (section: HTMLElement): boolean =>
  [...section.querySelectorAll(stops)].some((stop) => stop.checkVisibility({ visibilityProperty: true }));

/** Makes a section that Tab would pass over a stop itself (rule HOME-01b); the function returned undoes it. */
export function addStops(sections: readonly HTMLElement[]): () => void {
  const passedOver = sections.filter((section) => !hasStops(section));
  for (const section of passedOver) {
    section.tabIndex = 0;
    section.role = 'group';
    section.ariaLabel = sectionName(section) ?? null;
  }
  return () => {
    for (const section of passedOver)
      for (const name of ['tabindex', 'role', 'aria-label']) section.removeAttribute(name);
  };
}

export const boxOf = (element: Element): Box => element.getBoundingClientRect();

export const screenNow = (): Screen => ({
  y: window.scrollY,
  end: document.documentElement.scrollHeight - window.innerHeight,
  height: window.innerHeight,
});

/** How much of the screen's top a section leaves free for the header: CSS says it, as for links into the page. */
export function insetOf(section: HTMLElement): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop);
  return (Number.isNaN(padding) ? 0 : padding) + (Number.isNaN(margin) ? 0 : margin);
}

export const stretchNow = (section: HTMLElement): Stretch =>
  stretchOf(boxOf(section), insetOf(section), screenNow());

/** On the marks themselves: what lies below them says which colours they need. */
export const marks = { 'data-marks': '' };

/** Whether the page is dark at a point of the screen, below the marks. */
export function isDarkAt({ x, y }: { x: number; y: number }): boolean {
  const below = document.elementsFromPoint(x, y).find((element) => !element.closest('[data-marks]'));
  return below?.closest('.on-dark, .on-light')?.matches('.on-dark') ?? false;
}
