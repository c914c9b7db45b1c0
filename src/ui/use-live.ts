import { useCallback, useEffect, useRef, useState } from 'react';

/** A machine that runs: events go in. */
export interface Live<Event> {
  send: (event: Event) => void;
  stop: () => void;
}

/** Loads and starts a machine. `show` receives the state of the view after every change. */
type Start<View, Event> = (show: (view: View) => void) => Promise<Live<Event>>;

/**
 * Loads a machine on its first use, so that the page loads without it (decision 006). Events sent before it has loaded
 * wait for it.
 *
 * @param start loads and starts the machine; must be stable (`useCallback`)
 * @returns `shown`: undefined until the machine runs, so the view shows the server's data; `send` takes a fallback
 * address, which the browser opens if the machine cannot be loaded, and which has the same effect without scripts;
 * `preload` loads it before its first event
 */
export function useLive<View, Event>(start: Start<View, Event>) {
  const [shown, setShown] = useState<View>();
  const live = useRef<Promise<Live<Event>>>(undefined);

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

  const wake = useCallback(() => {
    live.current ??= start(setShown);
    return live.current;
  }, [start]);

  const send = useCallback(
    (event: Event, instead?: string) => {
      wake().then(
        (running) => running.send(event),
        () => {
          // The code could not be loaded; the next event tries again.
          live.current = undefined;
          if (instead !== undefined) window.location.assign(instead);
        },
      );
    },
    [wake],
  );
  /** Sends an event only if the machine runs; one that is not loaded reads the current state when it starts. */
  const tell = useCallback((event: Event) => {
    live.current?.then(
      (running) => running.send(event),
      () => {},
    );
  }, []);
  const preload = useCallback(() => void wake().catch(() => {}), [wake]);
  return { shown, send, tell, preload };
}
