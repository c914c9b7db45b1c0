import type { Direction } from './section-range.ts';

/** Distance in px after which a swipe pages. */
const reach = 40;

interface Touch {
  x: number;
  y: number;
  /** Undefined until the first move. */
  turns?: Direction;
  /** One touch pages once. */
  done?: boolean;
}

interface SwipeOptions {
  signal: AbortSignal;
  /** Returns false to let the browser scroll. */
  takes: (event: TouchEvent, direction: Direction) => boolean;
  turn: (direction: Direction) => void;
}

/**
 * Listens for vertical swipes. The first move of a touch decides whether the pager or the browser gets it, because
 * browsers allow no later `preventDefault`.
 */
export function listenToSwipes({ signal, takes, turn }: SwipeOptions): void {
  let touch: Touch | undefined;
  const begin = ({ touches: [finger, second] }: TouchEvent) => {
    touch = finger && !second ? { x: finger.clientX, y: finger.clientY } : undefined;
  };
  const move = (event: TouchEvent) => {
    const [finger, second] = event.touches;
    if (!touch || !finger || second) return end();
    const right = finger.clientX - touch.x;
    const down = finger.clientY - touch.y;
    if (touch.turns === undefined) {
      const direction = down < 0 ? 1 : -1;
      if (Math.abs(right) >= Math.abs(down) || !event.cancelable || !takes(event, direction)) return end();
      touch.turns = direction;
    }
    event.preventDefault();
    if (touch.done || down * -touch.turns < reach) return;
    touch.done = true;
    turn(touch.turns);
  };
  const end = () => {
    touch = undefined;
  };
  window.addEventListener('touchstart', begin, { signal, passive: true });
  window.addEventListener('touchmove', move, { signal, passive: false });
  window.addEventListener('touchend', end, { signal });
  window.addEventListener('touchcancel', end, { signal });
}
