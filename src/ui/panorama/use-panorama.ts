import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Live } from '../use-live.ts';
import type { PanoramaEvent, PanoramaState, Scene } from './panorama-view.ts';

interface PanoramaOptions {
  /** Element shown in full screen. */
  frame: RefObject<HTMLElement | null>;
  /** Container of the view. */
  stage: RefObject<HTMLElement | null>;
  /** Hint for a single finger. */
  twoFingers: string;
  /** Called while the view turns, with its direction in degrees. Must be stable. */
  look?: (yaw: number) => void;
}

/**
 * A 360° view whose code loads with the first panorama.
 *
 * @returns `start` opens the view, or shows another panorama in it; `send` is ignored while no view is open; `close`
 * removes the view. It is removed on unmount as well.
 */
export function usePanorama({ frame, stage, twoFingers, look }: PanoramaOptions) {
  const [shown, setShown] = useState<PanoramaState>({ state: 'flat' });
  const live = useRef<Promise<Live<PanoramaEvent>>>(undefined);

  const send = useCallback(
    (event: PanoramaEvent) =>
      void live.current?.then(
        (running) => running.send(event),
        () => {},
      ),
    [],
  );
  const start = useCallback(
    (scene: Scene) => {
      if (live.current) return send({ type: 'scene', scene });
      const [room, box] = [stage.current, frame.current];
      if (!room || !box) return;
      setShown({ state: 'opening' });
      const opened = import('./start-panorama.ts').then(({ startPanorama }) =>
        startPanorama({
          ...scene,
          stage: room,
          frame: box,
          twoFingers,
          look,
          // A view that was closed while it opened reports nothing.
          show: (state) => {
            if (live.current === opened) setShown(state);
          },
        }),
      );
      live.current = opened;
      opened.catch(() => {
        if (live.current === opened) setShown({ state: 'failed' });
      });
    },
    [stage, frame, twoFingers, look, send],
  );
  const remove = useCallback(() => {
    live.current?.then(
      ({ stop }) => stop(),
      () => {},
    );
    live.current = undefined;
  }, []);
  const close = () => {
    remove();
    setShown({ state: 'flat' });
  };
  useEffect(() => remove, [remove]);
  return { shown, start, send, close };
}
