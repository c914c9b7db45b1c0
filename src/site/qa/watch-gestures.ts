import type { TraceGesture } from '#schemas/trace.ts';
import { isNamedKey, pressed } from './keys.ts';
import { describe, targetOf } from './targets.ts';
import { watchPlaces } from './watch-places.ts';

export interface GestureWatch {
  /** Adds where the pointer and the page are by now, if they are elsewhere than when they were added last. */
  settle: () => void;
  stop: () => void;
}

interface GestureOptions {
  add: (gesture: TraceGesture, does: string) => void;
  /** Elements whose gestures are not the visit's: the recorder's own. */
  leavesOut: (element: Element) => boolean;
}

/** Tells of everything that a visitor does, before the page hears of it. */
export function watchGestures({ add, leavesOut }: GestureOptions): GestureWatch {
  const stopped = new AbortController();
  const places = watchPlaces({ add, leavesOut, signal: stopped.signal });

  /** What a click or a key does by itself is another click: on a label's field, on what Enter presses or an arrow chooses. */
  let follows: Element | 'key' | undefined;
  /** Where the mouse went down. The page may hear of that before there is a click: by the focus. */
  let press: { element: Element; told: boolean } | undefined;

  const tellClick = (element: Element) => {
    const target = targetOf(element);
    add({ type: 'click', target }, `clicks ${describe(target)}`);
  };
  function settle() {
    places.settle();
    if (!press || press.told) return;
    press.told = true;
    tellClick(press.element);
  }

  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    hear: (event: WindowEventMap[Name], element: Element) => void,
  ) =>
    window.addEventListener(
      name,
      (event) => {
        const { target } = event;
        if (event.isTrusted && target instanceof Element && !leavesOut(target)) hear(event, target);
      },
      { capture: true, passive: true, signal: stopped.signal },
    );

  listen('click', ({ detail }, element) => {
    const [before, down] = [follows, press];
    follows = element.closest('label')?.control ?? undefined;
    press = undefined;
    if (before === element || (before === 'key' && detail === 0) || down?.told) return;
    places.settle();
    tellClick(element);
  });
  listen('input', (_, element) => {
    const typed = typedIn(element);
    if (typed === undefined) return;
    settle();
    const target = targetOf(element);
    add({ type: 'fill', target, typed }, `fills ${describe(target)}`);
  });
  listen('keydown', (event, element) => {
    follows = undefined;
    if (event.isComposing || !isNamedKey(event, element)) return;
    follows = 'key';
    settle();
    add({ type: 'key', key: pressed(event) }, `presses ${pressed(event)}`);
  });
  listen('pointerdown', ({ button }, element) => {
    follows = undefined;
    press = button === 0 ? { element, told: false } : undefined;
  });
  listen('pointercancel', () => {
    press = undefined;
  });
  listen('wheel', ({ deltaX: x, deltaY: y }) => {
    settle();
    add({ type: 'wheel', x, y }, `turns the wheel by ${Math.round(y || x)} px`);
  });

  return { settle, stop: () => stopped.abort() };
}

/** The value of what is typed into; undefined for boxes and buttons, which are clicked. */
function typedIn(element: Element): string | undefined {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return element.value;
  const clicked = ['checkbox', 'radio', 'button', 'submit', 'file'];
  return element instanceof HTMLInputElement && !clicked.includes(element.type) ? element.value : undefined;
}
