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
  let entry = historyIndex();

  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    hear: (event: WindowEventMap[Name]) => void,
  ) => window.addEventListener(name, hear, { capture: true, passive: true, signal });
  const later = (key: unknown, tell: () => void) => {
    // The latest comes last.
    waiting.delete(key);
    waiting.set(key, tell);
  };
  function settle() {
    const told = [...waiting.values()];
    waiting.clear();
    for (const tell of told) tell();
  }

  const point = ({ clientX: x, clientY: y, pointerType, target, isTrusted }: PointerEvent) => {
    if (!isTrusted || pointerType !== 'mouse' || (target instanceof Element && leavesOut(target))) return;
    later('pointer', () =>
      add({ type: 'pointer', x, y }, `moves the pointer to ${Math.round(x)}, ${Math.round(y)}`),
    );
  };
  listen('pointermove', point);
  // What it enters hears of that before it hears of the move.
  listen('pointerover', point);

  listen('scroll', ({ target }) => {
    if (target instanceof Element) {
      if (leavesOut(target)) return;
      later(target, () => {
        const place = { target: targetOf(target), x: target.scrollLeft, y: target.scrollTop };
        add({ type: 'scroll', ...place }, `scrolls ${describe(place.target)} to ${place.x}, ${place.y}`);
      });
    } else later('page', () => addScroll());
  });
  const addScroll = () => {
    const { scrollX: x, scrollY: y } = window;
    add({ type: 'scroll', x, y }, `scrolls the page to ${Math.round(y)}`);
  };

  listen('resize', () =>
    later('size', () => {
      const { innerWidth: width, innerHeight: height } = window;
      add({ type: 'resize', width, height }, `makes the window ${width} × ${height}`);
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
