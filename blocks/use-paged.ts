import { use, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LinkContext } from '#ui/link/link-context.ts';
import { type Live, useLive } from '#ui/use-live.ts';
import { type OwnParameters, placeKey, useBlockUrl } from './block-url.ts';
import type { BlockData } from './define.ts';
import { createPageFeed, type PageFeed } from './page-feed.ts';

/** What a machine is started with. */
export interface PagedStart<Place, Data, View> {
  opening: View;
  feed: PageFeed<Data>;
  show: (view: View) => void;
  /** Leads to the address of a place. */
  share: (place: Place) => void;
}

interface PagedOptions<Place, Data, View, Event> {
  /** What the address of the page asks for. */
  place: Place;
  /** What came with the page for it. */
  data: BlockData<Data>;
  /** What the server's data say. */
  opening: View;
  /** The URL parameters of a place, by the block's own names; those that it lacks as `undefined`. */
  parametersOf: (place: Place) => OwnParameters;
  start: (options: PagedStart<Place, Data, View>) => Promise<Live<Event>>;
  /** The page is at another place, whoever led there. */
  go: (place: Place) => Event;
  retry: Event;
}

/**
 * A machine whose data come with pages: the URL says where it is, and the router fetches what it asks for. `parametersOf` and
 * `start` are the same functions at every rendering. Links that lead elsewhere are heard of when their page is there;
 * until the machine has heard, the data of the page are what is shown.
 */
export function usePaged<Place, Data, View extends Place & { state: string }, Event>({
  place,
  data,
  opening,
  parametersOf,
  start,
  go,
  retry,
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
          share: (next) => navigate(keepLanguage(latest.current.hrefOf(parametersOf(next)))),
        }),
      [navigate, keepLanguage, parametersOf, start, feed],
    ),
  );
  const shownAt = shown && placeKey(parametersOf(shown));

  useEffect(() => {
    latest.current = { opening, hrefOf };
  });

  const { state } = data;
  const found = state === 'ready' ? data.data : undefined;
  // Told once: a retry that was told of meanwhile is not undone by another rendering.
  useEffect(() => {
    feed.tell(
      address,
      found === undefined ? { state: otherThanReady(state) } : { state: 'ready', data: found },
    );
  }, [feed, address, state, found]);

  const isOnItsWay = shown?.state === 'loading';
  const searchOfPage = useRef(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address is news, and only to who is elsewhere.
  useEffect(() => {
    searchOfPage.current = search;
    if (shownAt !== undefined && shownAt !== address) tell(go(place));
  }, [tell, address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who goes back before the page came is where it was before.
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
