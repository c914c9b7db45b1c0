import { type Box, type Screen, type SectionRange, sectionRange } from './section-range.ts';

/** The sections of a page: every block that shows something, and the footer. */
export const findSections = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main [data-block], main ~ footer')].filter(
    ({ offsetHeight }) => offsetHeight > 0,
  );

/** Inside this area the pager ignores wheel and keys (rule HOME-04). */
export const scheduleArea = '[data-block="schedule"]';

/** Name of a section: the name of its region, otherwise its heading. */
export function sectionName(section: HTMLElement): string | undefined {
  const region = section.querySelector('[aria-labelledby], [aria-label]');
  const label = region?.getAttribute('aria-labelledby');
  const named = label ? document.getElementById(label) : section.querySelector('h1, h2, h3');
  return named?.textContent.trim() || region?.getAttribute('aria-label') || undefined;
}

const stops = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]';

/** True if a section contains a tab stop. */
const hasStops = (section: HTMLElement): boolean =>
  [...section.querySelectorAll(stops)].some((stop) => stop.checkVisibility({ visibilityProperty: true }));

/**
 * Makes sections without a tab stop focusable (rule HOME-01b).
 * @returns a function that undoes it
 */
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

/**
 * Space, in px, that a section leaves free for the header. Read from CSS (`scroll-margin`, `scroll-padding`), as for
 * links to fragments.
 */
export function insetOf(section: HTMLElement): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop);
  return (Number.isNaN(padding) ? 0 : padding) + (Number.isNaN(margin) ? 0 : margin);
}

export const rangeNow = (section: HTMLElement): SectionRange =>
  sectionRange(boxOf(section), insetOf(section), screenNow());

/** Attribute of the marks, so that `isDarkAt` ignores them. */
export const marks = { 'data-marks': '' };

/** True if the page is dark at a point of the viewport, below the marks. */
export function isDarkAt({ x, y }: { x: number; y: number }): boolean {
  const below = document.elementsFromPoint(x, y).find((element) => !element.closest('[data-marks]'));
  return below?.closest('.on-dark, .on-light')?.matches('.on-dark') ?? false;
}
