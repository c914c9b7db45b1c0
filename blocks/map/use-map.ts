import { useCallback, useEffect, useRef, useState } from 'react';
import { watchInView } from '#ui/scroll/watch-in-view.ts';
import type { LiveMap, MapView, OpenMap } from './live-map.ts';

/** `resting`: shows the poster and has fetched nothing. */
export type MapState = 'resting' | 'opening' | 'open' | 'failed';

/** Loaded with the first map that is opened: a renderer is larger than the rest of a page. */
const openMap: OpenMap = async (...args) => {
  const { open } = await import('./live/open.ts');
  return open(...args);
};

/** Opens the map of a view when it is near the viewport or gets a command, and removes it on unmount. */
export function useMap(view: MapView, open: OpenMap = openMap) {
  const target = useRef<HTMLDivElement>(null);
  const live = useRef<Promise<LiveMap>>(undefined);
  const [state, setState] = useState<MapState>('resting');

  const wake = useCallback((): Promise<LiveMap> => {
    const node = target.current;
    if (!node) return Promise.reject(new Error('the map has left the page'));
    if (!live.current) {
      setState('opening');
      const opened = open(node, view, () => setState('failed'));
      live.current = opened;
      opened.then(
        // Ignored if the block was unmounted meanwhile.
        () => live.current === opened && setState('open'),
        () => live.current === opened && setState('failed'),
      );
    }
    return live.current;
  }, [open, view]);

  useEffect(() => {
    const node = target.current;
    const forget = node && whenWanted(node, () => void wake().catch(() => {}));
    return () => {
      forget?.();
      live.current?.then(
        (map) => map.remove(),
        () => {},
      );
      live.current = undefined;
      setState('resting');
    };
  }, [wake]);

  const tell = useCallback(
    (act: (map: LiveMap) => void) => {
      wake().then(act, () => {});
    },
    [wake],
  );
  return { target, state, tell };
}

/** Distance from the viewport at which a map opens. */
const margin = '200px';

/** First actions of a reading visitor. An untouched page loads no renderer. */
const signs = ['wheel', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

/**
 * Calls `tell` once when the element is near the viewport and the visitor has started to use the page; never if the
 * visitor saves data or the browser has no WebGL.
 * @returns a function that cancels it
 */
function whenWanted(element: Element, tell: () => void): () => void {
  if (savesData() || element.parentElement?.closest('[inert]')) return () => {};
  let near = false;
  // The page may have been scrolled before hydration.
  let used = window.scrollY > 0;
  const over = new AbortController();
  const look = () => {
    if (!near || !used) return;
    end();
    tell();
  };
  const leave = watchInView(
    element,
    (inView) => {
      near = inView;
      look();
    },
    { rootMargin: margin },
  );
  const end = () => {
    over.abort();
    leave();
  };
  const use = () => {
    used = true;
    look();
  };
  for (const sign of signs)
    window.addEventListener(sign, use, { capture: true, passive: true, signal: over.signal });
  // Only of the page: rows inside it scroll to their current item on their own.
  window.addEventListener('scroll', use, { passive: true, signal: over.signal });
  return end;
}

const savesData = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;
