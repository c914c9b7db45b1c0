import { zoomWithin } from './layers.ts';

/** A mouse that has moved that far, in px, drags instead of clicking. */
const dragReach = 4;
/** A wheel doubles the zoom after so many px. */
const wheelDoubles = 400;
/** A wheel that rests so long has ended its gesture, in ms. */
const wheelRest = 200;

interface Drawing {
  /** Has the property `--zoom`. */
  frame: HTMLElement;
  /** Scrolls. */
  room: HTMLElement;
  /** Ground of the drawing in the room, `--zoom` times its first width. */
  floor: HTMLElement;
  /** Drawing on the floor, which cuts it. */
  sheet: HTMLElement;
  /** Has the scale bar, and grows from its lower left corner. */
  scale: HTMLElement;
  /** Reports the zoom at the end of a gesture. */
  keep: (zoom: number) => void;
  signal: AbortSignal;
}

/** Moves of the drawing that keys and buttons make. */
export interface DrawingMoves {
  /** Multiplies the zoom around the middle of the room. */
  zoomBy: (times: number) => void;
  /** Shows the whole level. */
  showAll: () => void;
  /** Scrolls until a box in percent of the floor is inside the room, if it is not. */
  bringIn: (box: { left: number; top: number; width: number; height: number }) => void;
}

/**
 * Moves a drawing by mouse, touch and wheel (rule BLDG-02). The wheel zooms only while the drawing has the focus or with
 * Ctrl, which browsers also send for a pinch on a touchpad, so that the page can scroll past. One finger scrolls natively.
 *
 * @returns the moves that keys and buttons make
 */
export function moveDrawing({ frame, room, floor, sheet, scale, keep, signal }: Drawing): DrawingMoves {
  let committed = Number(frame.style.getPropertyValue('--zoom'));
  /** The zoom of a gesture, whose picture is scaled as a whole: drawing each frame anew takes a phone too long. */
  let zoom = committed;
  let isZooming = false;
  let [x, y] = [0, 0];
  /** Boxes at the start of a gesture: to read them again after each move would lay out the page twice a frame. */
  let [roomBox, floorBox] = [room.getBoundingClientRect(), floor.getBoundingClientRect()];
  const middle = () => ({ x: room.clientWidth / 2, y: room.clientHeight / 2 });

  /** Zooms and moves the point at `from` in the frame to `to`. */
  function zoomTo(next: number, from = middle(), to = from) {
    start();
    const times = zoomWithin(next) / zoom;
    zoom = zoomWithin(next);
    const [left, top] = [floorBox.left - roomBox.left, floorBox.top - roomBox.top];
    x = to.x - left - (from.x - left - x) * times;
    y = to.y - top - (from.y - top - y) * times;
    sheet.style.transform = `translate(${x}px, ${y}px) scale(${zoom / committed})`;
    scale.style.transform = `scale(${zoom / committed})`;
  }
  /** Another address may have set the zoom. */
  function start() {
    if (isZooming) return;
    isZooming = true;
    committed = Number(frame.style.getPropertyValue('--zoom'));
    zoom = committed;
    [x, y] = [0, 0];
    [roomBox, floorBox] = [room.getBoundingClientRect(), floor.getBoundingClientRect()];
    sheet.style.willChange = 'transform';
    sheet.style.transformOrigin = '0 0';
  }
  /** Draws the level in its new size, in the same place. */
  function commit() {
    const before = sheet.getBoundingClientRect();
    for (const name of ['transform', 'transform-origin', 'will-change']) sheet.style.removeProperty(name);
    frame.style.setProperty('--zoom', String(zoom));
    scale.style.removeProperty('transform');
    committed = zoom;
    isZooming = false;
    const after = sheet.getBoundingClientRect();
    room.scrollBy(after.left - before.left, after.top - before.top);
    keep(zoom);
  }

  let rests: ReturnType<typeof setTimeout> | undefined;
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !room.contains(document.activeElement)) return;
    const from = isZooming ? zoom : Number(frame.style.getPropertyValue('--zoom'));
    const next = zoomWithin(from * 2 ** (-event.deltaY / wheelDoubles));
    // At its limits the page scrolls.
    if (next === from && !event.ctrlKey) return;
    event.preventDefault();
    start();
    const { left, top } = roomBox;
    zoomTo(next, { x: event.clientX - left, y: event.clientY - top });
    clearTimeout(rests);
    rests = setTimeout(commit, wheelRest);
  };

  let held: { x: number; y: number } | undefined;
  let dragged = false;
  const press = ({ pointerType, button, clientX, clientY }: PointerEvent) => {
    dragged = false;
    held = pointerType === 'mouse' && button === 0 ? { x: clientX, y: clientY } : undefined;
  };
  const drag = ({ buttons, clientX, clientY, pointerId }: PointerEvent) => {
    if (!held || (buttons & 1) === 0) return;
    const [x, y] = [held.x - clientX, held.y - clientY];
    if (!dragged && Math.hypot(x, y) < dragReach) return;
    // A captured pointer touches no space on its way, and may leave the room.
    if (!dragged) room.setPointerCapture(pointerId);
    dragged = true;
    room.scrollBy(x, y);
    held = { x: clientX, y: clientY };
  };
  const release = (event: MouseEvent) => {
    if (!dragged) return;
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  };

  let pinch: { spread: number; x: number; y: number } | undefined;
  const pinchOf = ({ touches: [one, two] }: TouchEvent) => {
    if (!one || !two) return undefined;
    const { left, top } = isZooming ? roomBox : room.getBoundingClientRect();
    return {
      spread: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY),
      x: (one.clientX + two.clientX) / 2 - left,
      y: (one.clientY + two.clientY) / 2 - top,
    };
  };
  const touch = (event: TouchEvent) => {
    if (pinch && isZooming && event.touches.length < 2) commit();
    pinch = pinchOf(event);
  };
  const spread = (event: TouchEvent) => {
    const next = pinchOf(event);
    if (!pinch || !next || pinch.spread === 0) return;
    event.preventDefault();
    zoomTo((zoom * next.spread) / pinch.spread, pinch, next);
    pinch = next;
  };

  const options = { signal };
  const cancels = { signal, passive: false };
  room.addEventListener('wheel', wheel, cancels);
  room.addEventListener('pointerdown', press, options);
  room.addEventListener('pointermove', drag, options);
  room.addEventListener('click', release, { signal, capture: true });
  room.addEventListener('dragstart', (event) => event.preventDefault(), options);
  for (const name of ['touchstart', 'touchend', 'touchcancel'] as const)
    room.addEventListener(name, touch, options);
  room.addEventListener('touchmove', spread, cancels);
  signal.addEventListener('abort', () => clearTimeout(rests));

  return {
    zoomBy: (times) => {
      start();
      zoomTo(zoom * times);
      commit();
    },
    showAll: () => {
      if (isZooming || Number(frame.style.getPropertyValue('--zoom')) !== 1) {
        zoomTo(1);
        commit();
      }
      room.scrollTo(0, 0);
    },
    bringIn: ({ left, top, width, height }) => {
      const x = ((left + width / 2) / 100) * floor.offsetWidth + floor.offsetLeft;
      const y = ((top + height / 2) / 100) * floor.offsetHeight;
      const isIn =
        Math.abs(x - room.scrollLeft - room.clientWidth / 2) < room.clientWidth / 2 &&
        Math.abs(y - room.scrollTop - room.clientHeight / 2) < room.clientHeight / 2;
      if (!isIn) room.scrollTo(x - room.clientWidth / 2, y - room.clientHeight / 2);
    },
  };
}
