import type { TraceGesture } from '#schemas/trace.ts';
import { describe, targetOf } from './targets.ts';
import { watchPlaces } from './watch-places.ts';

interface GestureWatch {
  /** Adds the positions of pointer and page if they have changed since the last gesture. */
  settle: () => void;
  stop: () => void;
}

interface GestureOptions {
  add: (gesture: TraceGesture, does: string) => void;
  /** True for elements of the recorder itself. */
  leavesOut: (element: Element) => boolean;
}

/** Reports every gesture of the visitor before the page handles it. */
export function watchGestures({ add, leavesOut }: GestureOptions): GestureWatch {
  const stopped = new AbortController();
  const places = watchPlaces({ add, leavesOut, signal: stopped.signal });

  /**
   * A click or key may cause a second click: on the field of a label, on a button by Enter, on an option by an arrow
   * key. That one is not recorded.
   */
  let follows: Element | 'key' | undefined;
  /** Element of the last mousedown. The page may react to it before the click, by the focus event. */
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

/** Value of a text field; undefined for check boxes and buttons, which are clicked. */
function typedIn(element: Element): string | undefined {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return element.value;
  const clicked = ['checkbox', 'radio', 'button', 'submit', 'file'];
  return element instanceof HTMLInputElement && !clicked.includes(element.type) ? element.value : undefined;
}

/** Keys that do nothing alone, so they are not recorded. */
const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Dead', 'Process', 'Unidentified', 'CapsLock']);

/** True if a key press is recorded. Keys that write into a text field are not: the field's value is. */
function isNamedKey({ key, ctrlKey, metaKey }: KeyboardEvent, element: Element): boolean {
  if (modifiers.has(key)) return false;
  // Copy and paste appear in the value.
  if (ctrlKey || metaKey) return false;
  return !writesInto(element) || (key.length > 1 && key !== 'Backspace' && key !== 'Delete');
}

const writesInto = (element: Element): boolean =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(element.type));

/** The key in Playwright's notation: `Shift+Tab`. */
function pressed({ key, shiftKey, altKey }: KeyboardEvent): string {
  // A character typed with Shift already differs.
  const shift = shiftKey && key.length > 1 ? 'Shift+' : '';
  return `${altKey ? 'Alt+' : ''}${shift}${key === ' ' ? 'Space' : key}`;
}
