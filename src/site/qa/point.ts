import type { Untimed } from '#machines/trace/recorder.ts';
import type { TraceExpectation } from '#schemas/trace.ts';
import { pointedTarget } from './targets.ts';

type Expectation = Untimed<TraceExpectation>;

/** Texts that a tester points at are short: a whole block would be. */
const longest = 200;
const outline = '2px solid #FF8A7A';

interface PointOptions {
  expects: TraceExpectation['expects'];
  add: (expectation: Expectation) => void;
  /** Called at the end, also if nothing was chosen. */
  ended: () => void;
  /** True for elements of the recorder itself. */
  leavesOut: (element: Element) => boolean;
}

/**
 * Lets the tester point at something on the page. The page does not notice the click; Escape ends it.
 *
 * @returns a function that ends it
 */
export function pointAt({ expects, add, ended, leavesOut }: PointOptions): () => void {
  const stopped = new AbortController();
  let shown: { element: HTMLElement | SVGElement; before: string } | undefined;

  function show(element: HTMLElement | SVGElement | undefined) {
    if (shown) shown.element.style.outline = shown.before;
    shown = element && { element, before: element.style.outline };
    if (element) element.style.outline = outline;
  }
  function end() {
    show(undefined);
    stopped.abort();
    ended();
  }
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    hear: (event: WindowEventMap[Name]) => void,
  ) => window.addEventListener(name, hear, { capture: true, signal: stopped.signal });
  const meant = ({ target }: Event) =>
    (target instanceof HTMLElement || target instanceof SVGElement) && !leavesOut(target)
      ? target
      : undefined;

  listen('pointerover', (event) => show(meant(event)));
  for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'] as const)
    listen(name, (event) => meant(event) && keepFromPage(event));
  listen('click', (event) => {
    const element = meant(event);
    if (!element) return;
    keepFromPage(event);
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, longest);
    const [number = text] = expects === 'number' ? (/\d[\d.,\s]*\d|\d/.exec(text) ?? []) : [];
    const target = pointedTarget(element);
    end();
    if (text !== '') add({ kind: 'expect', expects, target, text: number });
  });
  listen('keydown', (event) => {
    if (event.key !== 'Escape') return;
    keepFromPage(event);
    end();
  });
  return end;
}

function keepFromPage(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
