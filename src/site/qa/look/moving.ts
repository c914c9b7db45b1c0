interface MovingRule {
  what: string;
  selector: string;
  /**
   * - `out`: not looked at.
   * - `coming`: it has to come, but not to stay, because its end depends on the second.
   * - `box`: only its place and size are compared, not its picture.
   * - `waits`: nothing is settled before it is gone from the window.
   * - `ends`: nothing is settled before it is gone.
   */
  rule: 'out' | 'coming' | 'box' | 'waits' | 'ends';
}

/**
 * Everything on a page that moves by itself, and how a look treats it (docs/qa.md). Hydration, fonts and animations of
 * up to 1.5 s are no elements: `isAtRest` waits for them.
 */
export const movingRules: readonly MovingRule[] = [
  { what: 'the recorder', selector: '[data-qa-recorder]', rule: 'out' },
  { what: 'toasts', selector: '[data-toasts]', rule: 'coming' },
  { what: 'films', selector: 'video', rule: 'box' },
  { what: 'maps and panoramas', selector: 'canvas, .maplibregl-map, .mapboxgl-map', rule: 'box' },
  { what: 'skeletons', selector: '[aria-busy=true]', rule: 'waits' },
  {
    what: 'blocks that are not hydrated',
    selector: '[data-block]:not([data-alive], :has([role=status], [role=alert]))',
    rule: 'waits',
  },
  { what: 'numbers that count up', selector: '[data-counting]', rule: 'ends' },
];

/** @returns true if a rule of that kind applies to the element itself */
export const isMoving = (element: Element, rule: MovingRule['rule']): boolean =>
  element.matches(selectors[rule]);

const selectorOf = (rule: MovingRule['rule']): string =>
  movingRules
    .filter((one) => one.rule === rule)
    .map(({ selector }) => selector)
    .join(', ');

const selectors: Readonly<Record<MovingRule['rule'], string>> = {
  out: selectorOf('out'),
  coming: selectorOf('coming'),
  box: selectorOf('box'),
  waits: selectorOf('waits'),
  ends: selectorOf('ends'),
};

/** Longer animations are decoration, such as the time that a slide has left, in ms. */
const longestMotion = 1_500;

/** @returns true if the page is hydrated, nothing in the window is loading, no font is, and nothing moves to an end */
export const isAtRest = (): boolean =>
  document.documentElement.dataset.alive !== undefined &&
  document.fonts.status === 'loaded' &&
  document.querySelector(selectors.ends) === null &&
  ![...document.querySelectorAll(selectors.waits)].some(isInWindow) &&
  !document.getAnimations().some((animation) => {
    const end = animation.effect?.getComputedTiming().endTime;
    return animation.playState === 'running' && end !== undefined && Number(end) <= longestMotion;
  });

function isInWindow(element: Element): boolean {
  const { top, bottom, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
}
