import type { TraceGesture } from '#schemas/trace.ts';
import { describe, targetOf } from './targets.ts';

interface PlacesOptions {
  add: (gesture: TraceGesture, does: string) => void;
  leavesOut: (element: Element) => boolean;
  signal: AbortSignal;
}

/**
 * Where the mouse is, how far everything is scrolled, how large the window is, and where in its history: these change
 * all the time, and only what they have come to when something happens is told.
 */
export function watchPlaces({ add, leavesOut, signal }: PlacesOptions): { settle: () => void } {
  const waiting = new Map<unknown, () => void>();
  /** What was told last, by what it is of: a page that moves below a pointer does not move the pointer. */
  const told = new Map<unknown, string>([
    ['size', JSON.stringify({ type: 'resize', ...sizeNow() })],
    ['page', JSON.stringify({ type: 'scroll', x: 0, y: 0 })],
  ]);
  let entry = historyIndex();

  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    hear: (event: WindowEventMap[Name]) => void,
  ) => window.addEventListener(name, hear, { capture: true, passive: true, signal });
  const later = (of: unknown, tell: () => void) => {
    // The latest comes last.
    waiting.delete(of);
    waiting.set(of, tell);
  };
  function settle() {
    const moved = waiting.get('pointer');
    waiting.delete('pointer');
    const others = [...waiting.values()];
    waiting.clear();
    for (const tell of others) tell();
    tellScroll();
    // Last: what the pointer came to is what stood below it when all was in its place.
    moved?.();
  }
  /** Asked for, because the browser says it a moment later. */
  function tellScroll() {
    const { scrollX: x, scrollY: y } = window;
    tellOf('page', { type: 'scroll', x, y }, `scrolls the page to ${Math.round(y)}`);
  }
  function tellOf(of: unknown, gesture: TraceGesture, does: string) {
    const text = JSON.stringify(gesture);
    if (told.get(of) === text) return;
    told.set(of, text);
    add(gesture, does);
  }

  const point = ({ clientX: x, clientY: y, pointerType, target, isTrusted }: PointerEvent) => {
    if (!isTrusted || pointerType !== 'mouse' || (target instanceof Element && leavesOut(target))) return;
    later('pointer', () =>
      tellOf('pointer', { type: 'pointer', x, y }, `moves the pointer to ${Math.round(x)}, ${Math.round(y)}`),
    );
  };
  listen('pointermove', point);
  // What it leaves and enters hears of that before anything hears of the move.
  listen('pointerout', point);
  listen('pointerover', point);

  listen('scroll', ({ target }) => {
    if (!(target instanceof Element) || leavesOut(target)) return;
    later(target, () => {
      const place = { target: targetOf(target), x: target.scrollLeft, y: target.scrollTop };
      tellOf(
        target,
        { type: 'scroll', ...place },
        `scrolls ${describe(place.target)} to ${place.x}, ${place.y}`,
      );
    });
  });

  listen('resize', () =>
    later('size', () => {
      const size = sizeNow();
      tellOf('size', { type: 'resize', ...size }, `makes the window ${size.width} × ${size.height}`);
    }),
  );
  for (const [name, online] of [
    ['online', true],
    ['offline', false],
  ] as const)
    listen(name, () => {
      settle();
      add({ type: 'network', online }, online ? 'is online again' : 'loses the network');
    });
  listen('popstate', () => {
    const by = historyIndex() - entry;
    if (by === 0) return;
    settle();
    add({ type: 'history', by }, by < 0 ? 'goes back' : 'goes forward');
  });
  // Whatever else moved in it.
  window.navigation?.addEventListener(
    'currententrychange',
    () => setTimeout(() => (entry = historyIndex())),
    {
      signal,
    },
  );

  return { settle };
}

/** The place in this tab's history; 0 in browsers that do not tell it. */
const historyIndex = (): number => window.navigation?.currentEntry?.index ?? 0;

const sizeNow = () => ({ width: window.innerWidth, height: window.innerHeight });
