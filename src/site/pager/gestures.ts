import { type HomePagerEvent, pagerKey } from '#machines/home-pager.ts';
import { scheduleArea } from './sections.ts';
import type { Direction } from './stretch.ts';

/** Wheels that count in lines or pages: as many px each. */
const line = 40;

/** What has a use of its own for the keys that turn a page. */
const widgets =
  'input, textarea, select, video, audio, iframe, dialog, [contenteditable], [role="dialog"], [role="tablist"], [role="listbox"], [role="menu"], [role="radiogroup"], [role="slider"], [role="spinbutton"], [role="grid"]';

/** What space presses. */
const buttons = 'button, summary, [role="button"]';

type WheelTurn = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'shiftKey'>;

/** How far a wheel was turned down, in px; 0 when it zooms, or goes sideways. */
export function wheelDelta({ deltaX, deltaY, deltaMode, ctrlKey, shiftKey }: WheelTurn): number {
  if (ctrlKey || shiftKey || Math.abs(deltaX) > Math.abs(deltaY)) return 0;
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return deltaY * line;
  return deltaMode === WheelEvent.DOM_DELTA_PAGE ? deltaY * window.innerHeight : deltaY;
}

/** Something else has the screen: a dialog, a menu over the page, or fingers that zoomed in. */
export const isElsewhere = (): boolean =>
  document.documentElement.dataset.scrollHolders !== undefined ||
  document.querySelector('dialog[open]') !== null ||
  (window.visualViewport?.scale ?? 1) > 1.01;

const isInSchedule = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(scheduleArea) !== null;

/** A hand that turns a wheel moves the mouse by less, in px. */
const slack = 8;

/**
 * Says whether the pointer was moved onto the schedule and is over it. A schedule that was scrolled below a pointer that
 * rests is none of its doing: who pages through home with a still hand would be stuck there (rule HOME-04).
 */
export function watchPointer() {
  let beside: { x: number; y: number } | undefined;
  return {
    /** To be told of every event of the pointer: each says where it is, and over what. */
    isOver: ({ target, clientX: x, clientY: y }: MouseEvent): boolean => {
      if (!isInSchedule(target)) beside = { x, y };
      else if (beside && Math.hypot(x - beside.x, y - beside.y) > slack) beside = undefined;
      return beside === undefined;
    },
  };
}

/** Whether a box around the target scrolls by itself in that direction, and has room left for it. */
export function scrollsInside(target: EventTarget | null, direction: Direction): boolean {
  for (
    let node = target instanceof Element ? target : null;
    node && node !== document.body && node !== document.documentElement;
    node = node.parentElement
  ) {
    const { scrollTop, scrollHeight, clientHeight } = node;
    const left = direction > 0 ? scrollHeight - clientHeight - scrollTop : scrollTop;
    if (scrollHeight > clientHeight + 1 && left > 1 && /auto|scroll/.test(getComputedStyle(node).overflowY))
      return true;
  }
  return false;
}

type KeyTurn = { type: 'step'; direction: Direction } | Extract<HomePagerEvent, { type: 'jump' }>;

/** What a key means to the pager; undefined where it belongs to what has the focus, the schedule included. */
export function keyTurn(event: KeyboardEvent, count: number): KeyTurn | undefined {
  const { key, target, shiftKey } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (shiftKey && key !== ' ') return;
  if (target instanceof Element) {
    if (target.closest(widgets) || isInSchedule(target)) return;
    if (key === ' ' && target.closest(buttons)) return;
  }
  if (key === 'Home') return { type: 'jump', section: 0 };
  if (key === 'End') return { type: 'jump', section: count - 1 };
  const direction = pagerKey(key, shiftKey);
  return direction && { type: 'step', direction };
}
