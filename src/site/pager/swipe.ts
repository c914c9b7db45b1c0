import type { Direction } from './stretch.ts';

/** A finger that has moved that far, in px, has turned the page. */
const reach = 40;

interface Touch {
  x: number;
  y: number;
  /** Undefined until the finger's first move tells. */
  turns?: Direction;
  /** One touch turns once. */
  done?: boolean;
}

interface SwipeOptions {
  signal: AbortSignal;
  /** Whether a finger that goes that way turns the page; otherwise the browser scrolls. */
  takes: (event: TouchEvent, direction: Direction) => boolean;
  turn: (direction: Direction) => void;
}

/** Hears of fingers that swipe up or down. Which of them are the pager's is settled by their first move, as browsers want it. */
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
