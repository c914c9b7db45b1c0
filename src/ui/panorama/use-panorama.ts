import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Live } from '../use-live.ts';
import type { PanoramaEvent, PanoramaLook, PanoramaState, Scene } from './panorama-view.ts';

interface PanoramaOptions {
  /** Element shown in full screen. */
  frame: RefObject<HTMLElement | null>;
  /** Container of the view. */
  stage: RefObject<HTMLElement | null>;
  /** Hint for a single finger. */
  twoFingers: string;
  /** Called while the view turns or zooms. Must be stable. */
  look?: (look: PanoramaLook) => void;
  /** Its descendants with `data-yaw` and `data-pitch` are placed over the view, in degrees. */
  marks?: RefObject<HTMLElement | null>;
}

/**
 * A 360° view whose code loads with the first panorama.
 *
 * @returns `start` opens the view, or shows another panorama in it; `send` is ignored while no view is open; `close`
 * removes the view. It is removed on unmount as well.
 */
export function usePanorama({ frame, stage, twoFingers, look, marks }: PanoramaOptions) {
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
          marks: marks?.current ?? undefined,
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
    [stage, frame, twoFingers, look, marks, send],
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
