import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Live } from '#ui/use-live.ts';
import type { PanoramaEvent, PanoramaState } from './panorama-view.ts';

interface PanoramaOptions {
  /** Element shown in full screen. */
  frame: RefObject<HTMLElement | null>;
  /** Container of the view. */
  stage: RefObject<HTMLElement | null>;
  src: string;
  /** In degrees. */
  yaw: number;
  pitch: number;
  /** Hint for a single finger. */
  twoFingers: string;
}

/** Loads and opens the view once, by `start`, and closes it on unmount. */
export function usePanorama({ frame, stage, src, yaw, pitch, twoFingers }: PanoramaOptions) {
  const [shown, setShown] = useState<PanoramaState>({ state: 'flat' });
  const live = useRef<Promise<Live<PanoramaEvent>>>(undefined);

  const start = useCallback(() => {
    const [room, box] = [stage.current, frame.current];
    if (live.current || !room || !box) return;
    setShown({ state: 'opening' });
    live.current = import('./live/start-panorama.ts').then(({ startPanorama }) =>
      startPanorama({
        stage: room,
        frame: box,
        src,
        yaw,
        pitch,
        twoFingers,
        show: setShown,
      }),
    );
    live.current.catch(() => setShown({ state: 'failed' }));
  }, [stage, frame, src, yaw, pitch, twoFingers]);

  useEffect(
    () => () => {
      live.current?.then(
        ({ stop }) => stop(),
        () => {},
      );
      live.current = undefined;
    },
    [],
  );
  const send = (event: PanoramaEvent) =>
    void live.current?.then(
      (running) => running.send(event),
      () => {},
    );
  return { shown, start, send };
}
