import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveMap, MapView, OpenMap } from './live-map.ts';
import { whenWanted } from './when-wanted.ts';

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
