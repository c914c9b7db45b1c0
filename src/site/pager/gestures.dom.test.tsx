import { afterEach, describe, expect, it } from 'vitest';
import { isElsewhere, keyTurn, wheelDelta } from './gestures.ts';

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.scrollHolders;
});

describe('[HOME-01b] the wheel', () => {
  const still = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, shiftKey: false };
  const turn = (event: Partial<typeof still>) => wheelDelta({ ...still, ...event });
  it('is measured in px for wheels that report px, lines or pages', () => {
    expect(turn({ deltaY: 100 })).toBe(100);
    expect(turn({ deltaY: -3, deltaMode: WheelEvent.DOM_DELTA_LINE })).toBe(-120);
    expect(turn({ deltaY: 1, deltaMode: WheelEvent.DOM_DELTA_PAGE })).toBe(window.innerHeight);
  });
  it('does not page when it zooms or scrolls sideways', () => {
    expect(turn({ deltaY: 100, ctrlKey: true })).toBe(0);
    expect(turn({ deltaY: 100, shiftKey: true })).toBe(0);
    expect(turn({ deltaY: 10, deltaX: 40 })).toBe(0);
  });
});

/** Presses a key on an element, in a page of five sections. */
function press(key: string, html = '<p></p>', options: KeyboardEventInit = {}) {
  document.body.innerHTML = html;
  let turn: unknown = 'unheard';
  const hear = (event: KeyboardEvent) => {
    turn = keyTurn(event, 5);
  };
  window.addEventListener('keydown', hear, { once: true });
  const target = document.body.querySelector('[data-here]') ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }));
  return turn;
}

describe('[HOME-01b] a key', () => {
  it('moves to the next, previous, first or last section', () => {
    expect(press('PageDown')).toEqual({ type: 'step', direction: 1 });
    expect(press('ArrowUp')).toEqual({ type: 'step', direction: -1 });
    expect(press(' ', undefined, { shiftKey: true })).toEqual({ type: 'step', direction: -1 });
    expect(press('Home')).toEqual({ type: 'jump', section: 0 });
    expect(press('End')).toEqual({ type: 'jump', section: 4 });
    expect(press('a')).toBeUndefined();
  });
  it('is left to the browser when a modifier is held', () => {
    expect(press('ArrowDown', undefined, { altKey: true })).toBeUndefined();
    expect(press('ArrowDown', undefined, { shiftKey: true })).toBeUndefined();
    expect(press('Home', undefined, { ctrlKey: true })).toBeUndefined();
  });
  it.each([
    ['ArrowDown', '<input data-here>'],
    ['End', '<textarea data-here></textarea>'],
    ['ArrowDown', '<div role="tablist"><button data-here></button></div>'],
    ['PageDown', '<dialog open><a href="/" data-here></a></dialog>'],
    [' ', '<button data-here></button>'],
    [' ', '<details><summary data-here></summary></details>'],
  ])('%j belongs to what has the focus: %s', (key, html) => {
    expect(press(key, html)).toBeUndefined();
  });
  it('[HOME-04] is left to the schedule inside the schedule', () => {
    expect(press('ArrowDown', '<div data-block="schedule"><a href="/" data-here></a></div>')).toBeUndefined();
  });
  it('still pages from a button that does not use it', () => {
    expect(press('ArrowDown', '<button data-here></button>')).toEqual({ type: 'step', direction: 1 });
  });
});

it('does not page while a dialog is open or the scroll is locked', () => {
  expect(isElsewhere()).toBe(false);
  document.body.innerHTML = '<dialog open></dialog>';
  expect(isElsewhere()).toBe(true);
  document.body.replaceChildren();
  document.documentElement.dataset.scrollHolders = '1';
  expect(isElsewhere()).toBe(true);
});
