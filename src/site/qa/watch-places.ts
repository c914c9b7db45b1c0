import type { TraceGesture } from '#schemas/trace.ts';
import { describe, targetOf } from './targets.ts';

interface PlacesOptions {
  add: (gesture: TraceGesture, does: string) => void;
  leavesOut: (element: Element) => boolean;
  signal: AbortSignal;
}

/**
 * Tracks mouse position, scroll positions, window size and history position. These change constantly, so only their
 * last values before a gesture are reported.
 */
export function watchPlaces({ add, leavesOut, signal }: PlacesOptions): { settle: () => void } {
  const waiting = new Map<unknown, () => void>();
  /** Last reported value of each. A page that scrolls under the pointer does not move the pointer. */
  const reported = new Map<unknown, string>([
    ['size', JSON.stringify({ type: 'resize', ...sizeNow() })],
    ['page', JSON.stringify({ type: 'scroll', x: 0, y: 0 })],
  ]);
  let entry = historyIndex();

  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    hear: (event: WindowEventMap[Name]) => void,
  ) => window.addEventListener(name, hear, { capture: true, passive: true, signal });
  const later = (of: unknown, tell: () => void) => {
    // Reinserts it at the end: the map is in order of change.
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
    // The pointer comes last: its target is the element below it after scrolling and resizing.
    moved?.();
  }
  /** Reads the scroll positions now, because the scroll event fires later. */
  function tellScroll() {
    const { scrollX: x, scrollY: y } = window;
    tellOf('page', { type: 'scroll', x, y }, `scrolls the page to ${Math.round(y)}`);
  }
  function tellOf(of: unknown, gesture: TraceGesture, does: string) {
    const text = JSON.stringify(gesture);
    if (reported.get(of) === text) return;
    reported.set(of, text);
    add(gesture, does);
  }

  const point = ({ clientX: x, clientY: y, pointerType, target, isTrusted }: PointerEvent) => {
    if (!isTrusted || pointerType !== 'mouse' || (target instanceof Element && leavesOut(target))) return;
    later('pointer', () =>
      tellOf('pointer', { type: 'pointer', x, y }, `moves the pointer to ${Math.round(x)}, ${Math.round(y)}`),
    );
  };
  listen('pointermove', point);
  // `pointerout` fires before the move events.
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
  // A replayed page goes back by itself again: only the visitor's steps are gestures.
  const ownBack = history.back;
  let isPagesBack = false;
  history.back = () => {
    isPagesBack = true;
    ownBack.call(history);
  };
  signal.addEventListener('abort', () => {
    history.back = ownBack;
  });
  listen('popstate', () => {
    const by = historyIndex() - entry;
    const isPages = isPagesBack;
    isPagesBack = false;
    if (by === 0 || isPages) return;
    settle();
    add({ type: 'history', by }, by < 0 ? 'goes back' : 'goes forward');
  });
  // Other history changes.
  window.navigation?.addEventListener(
    'currententrychange',
    () => setTimeout(() => (entry = historyIndex())),
    {
      signal,
    },
  );

  return { settle };
}

/** Index in this tab's history; 0 in browsers without the Navigation API. */
const historyIndex = (): number => window.navigation?.currentEntry?.index ?? 0;

const sizeNow = () => ({ width: window.innerWidth, height: window.innerHeight });

/**
 * Reports every address opened within the document.
 * @returns a function that stops it
 */
export function watchPages(open: (url: string) => void): () => void {
  const stopped = new AbortController();
  let shown = addressNow();
  const look = () => {
    if (addressNow() === shown) return;
    shown = addressNow();
    open(shown);
  };
  const own = { push: history.pushState, replace: history.replaceState };
  const pushState: typeof history.pushState = (...place) => {
    own.push.apply(history, place);
    look();
  };
  const replaceState: typeof history.replaceState = (...place) => {
    own.replace.apply(history, place);
    look();
  };
  Object.assign(history, { pushState, replaceState });
  window.addEventListener('popstate', look, { signal: stopped.signal });
  return () => {
    stopped.abort();
    Object.assign(history, { pushState: own.push, replaceState: own.replace });
  };
}

/** The current address without the recorder's parameter. */
export function addressNow(): string {
  const { pathname, search, hash } = window.location;
  const parameters = new URLSearchParams(search);
  parameters.delete('qa');
  const query = parameters.toString();
  return pathname + (query ? `?${query}` : '') + hash;
}
