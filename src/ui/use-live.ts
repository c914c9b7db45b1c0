import { useCallback, useEffect, useRef, useState } from 'react';

/** A machine that runs: events go in. */
export interface Live<Event> {
  send: (event: Event) => void;
  stop: () => void;
}

/** Fetches and starts a machine; `show` gets what the view has to show whenever that changes. */
type Start<View, Event> = (show: (view: View) => void) => Promise<Live<Event>>;

/**
 * A machine that is fetched when it is first used, so that the page loads without it (decision 006); until then
 * `shown` is undefined and the view shows what the server's data say. Events wait for it. Where it cannot be had, the
 * address `instead` is loaded, which does the same without a machine.
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
          // The code could not be fetched: the next try asks for it again.
          live.current = undefined;
          if (instead !== undefined) window.location.assign(instead);
        },
      );
    },
    [wake],
  );
  /** Tells the machine of something, if it runs; one that is still asleep hears of it when it opens. */
  const tell = useCallback((event: Event) => {
    live.current?.then(
      (running) => running.send(event),
      () => {},
    );
  }, []);
  const preload = useCallback(() => void wake().catch(() => {}), [wake]);
  return { shown, send, tell, preload };
}
