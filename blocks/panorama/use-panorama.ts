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

/** Network Information API, where available. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Starts the view when half of the box is visible, if that costs the visitor nothing: with a mouse, a fast connection,
 * and neither reduced motion nor data saving. Phones wait for a tap.
 */
export function useStart(box: RefObject<HTMLElement | null>, start: () => void): void {
  useEffect(() => {
    const node = box.current;
    if (!node || !isFree()) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        start();
      },
      { threshold: 0.5 },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [box, start]);
}

function isFree(): boolean {
  const { saveData = false, effectiveType = '4g' } = connectionOf(navigator);
  return (
    !saveData &&
    effectiveType === '4g' &&
    matchMedia('(hover: hover) and (pointer: fine) and (width >= 968px)').matches &&
    !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  );
}

const connectionOf = (from: Navigator & { connection?: Connection }): Connection => from.connection ?? {};
