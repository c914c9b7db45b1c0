import type { HomePagerEvent } from '#machines/home-pager.ts';
import { pagerKey } from '#machines/pager-key.ts';
import type { Direction } from './section-range.ts';
import { scheduleArea } from './sections.ts';

/** Px per line, for wheels that report lines or pages. */
const line = 40;

/** Elements that use the paging keys themselves. */
const widgets =
  'input, textarea, select, video, audio, iframe, dialog, [contenteditable], [role="dialog"], [role="tablist"], [role="listbox"], [role="menu"], [role="radiogroup"], [role="slider"], [role="spinbutton"], [role="grid"]';

/** Elements that the space bar activates. */
const buttons = 'button, summary, [role="button"]';

type WheelTurn = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'shiftKey'>;

/** Distance that the wheel scrolls down, in px; 0 if it zooms or scrolls sideways. */
export function wheelDelta({ deltaX, deltaY, deltaMode, ctrlKey, shiftKey }: WheelTurn): number {
  if (ctrlKey || shiftKey || Math.abs(deltaX) > Math.abs(deltaY)) return 0;
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return deltaY * line;
  return deltaMode === WheelEvent.DOM_DELTA_PAGE ? deltaY * window.innerHeight : deltaY;
}

/** True while a dialog or a menu covers the page, or the page is pinch-zoomed. */
export const isElsewhere = (): boolean =>
  document.documentElement.dataset.scrollHolders !== undefined ||
  document.querySelector('dialog[open]') !== null ||
  (window.visualViewport?.scale ?? 1) > 1.01;

const isInSchedule = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(scheduleArea) !== null;

/** A pointer that moves less, in px, counts as resting: turning the wheel moves the mouse a little. */
const slack = 8;

/**
 * Tracks whether the pointer was moved onto the schedule. If the page scrolled the schedule under a resting pointer,
 * the wheel still pages; otherwise a visitor who pages with a still hand would be stuck there (rule HOME-04).
 */
export function watchPointer() {
  let beside: { x: number; y: number } | undefined;
  return {
    /** Call it with every pointer event. */
    isOver: ({ target, clientX: x, clientY: y }: MouseEvent): boolean => {
      if (!isInSchedule(target)) beside = { x, y };
      else if (beside && Math.hypot(x - beside.x, y - beside.y) > slack) beside = undefined;
      return beside === undefined;
    },
  };
}

/** True if a scroll container around the target can still scroll in that direction. */
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

/** Returns what a key means to the pager; undefined if the focused element or the schedule uses the key. */
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
