import { use, useCallback, useEffect, useRef, useState } from 'react';
import { LinkContext } from '#ui/link/link-context.ts';
import { useLocation, useNavigate } from '#ui/router.tsx';
import { type Live, useLive } from '#ui/use-live.ts';
import { type OwnParameters, placeKey, useBlockUrl } from './block-url.ts';
import type { BlockData } from './define.ts';
import { createPageFeed, type PageFeed } from './page-feed.ts';

/** Options of a machine's start function. */
export interface PagedStart<Place, Data, View> {
  opening: View;
  feed: PageFeed<Data>;
  show: (view: View) => void;
  /** Navigates to the address of a state. */
  share: (place: Place) => void;
}

interface PagedOptions<Place, Data, View, Event> {
  /** State requested by the page's address. */
  place: Place;
  /** Data of the page for that state. */
  data: BlockData<Data>;
  /** View of the server's data. */
  opening: View;
  /** URL parameters of a state by the block's own names; absent ones as `undefined`. */
  parametersOf: (place: Place) => OwnParameters;
  start: (options: PagedStart<Place, Data, View>) => Promise<Live<Event>>;
  /** Event that reports another state of the page, however it was reached. */
  go: (place: Place) => Event;
  retry: Event;
  /** Another state replaces the history entry, and the visitor keeps focus and position: for fields that filter while one types. */
  replaces?: boolean;
}

/**
 * Runs a machine whose data come with pages: the URL is its state, and the router fetches the data. The machine is
 * notified of a navigation when its page has loaded; until then the page's data are shown.
 *
 * @param options `parametersOf` and `start` must be stable functions
 * @returns the view to show, and functions that send events and load the machine early
 */
export function usePaged<Place, Data, View extends Place & { state: string }, Event>({
  place,
  data,
  opening,
  parametersOf,
  start,
  go,
  retry,
  replaces = false,
}: PagedOptions<Place, Data, View, Event>) {
  const { search } = useLocation();
  const { hrefOf } = useBlockUrl();
  const keepLanguage = use(LinkContext);
  const navigate = useNavigate();
  const address = placeKey(parametersOf(place));
  const [feed] = useState(() => createPageFeed<Data>());
  const latest = useRef({ opening, hrefOf });

  const { shown, send, tell, preload } = useLive<View, Event>(
    useCallback(
      async (show) =>
        start({
          opening: latest.current.opening,
          feed,
          show,
          share: (next) =>
            navigate(keepLanguage(latest.current.hrefOf(parametersOf(next))), { replace: replaces }),
        }),
      [navigate, keepLanguage, parametersOf, start, feed, replaces],
    ),
  );
  const shownAt = shown && placeKey(parametersOf(shown));

  useEffect(() => {
    latest.current = { opening, hrefOf };
  });

  const { state } = data;
  const found = state === 'ready' ? data.data : undefined;
  // Sends the event only once: a re-render must not cancel a retry.
  useEffect(() => {
    feed.tell(
      address,
      found === undefined ? { state: otherThanReady(state) } : { state: 'ready', data: found },
    );
  }, [feed, address, state, found]);

  const isOnItsWay = shown?.state === 'loading';
  const searchOfPage = useRef(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a changed address matters.
  useEffect(() => {
    searchOfPage.current = search;
    if (shownAt !== undefined && shownAt !== address) tell(go(place));
  }, [tell, address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: going back early restores the earlier state.
  useEffect(() => {
    if (isOnItsWay && shownAt !== address && search === searchOfPage.current) tell(go(place));
  }, [tell, search]);

  const isBehind = shownAt === address ? isOnItsWay && isThere(opening.state) : !isOnItsWay;
  return {
    current: shown && !isBehind ? shown : opening,
    send,
    preload,
    retry: () => {
      if (data.state === 'failed') data.retry();
      feed.tell(address, { state: 'loading' });
      tell(retry);
    },
  };
}

const otherThanReady = (state: BlockData<unknown>['state']) => (state === 'ready' ? 'missing' : state);

const isThere = (state: string) => state !== 'loading' && state !== 'failed';
