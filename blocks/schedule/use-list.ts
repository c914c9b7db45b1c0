import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BlockData } from '#blocks/define.ts';
import type { SchedulePageEvent, ShowPage } from '#machines/schedule-page.ts';
import { useLive } from '#ui/use-live.ts';
import type { Asked } from './index.ts';
import { createListFeed, type ListFeed } from './list-feed.ts';
import type { ListView } from './list-view.ts';
import { placeHref } from './place.ts';

/** A schedule page: what it shows, and its events. Links that lead elsewhere in it are heard of when their page is there. */
export function useList(asked: Asked, list: BlockData<ShowPage>) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const feed = useRef<ListFeed>(undefined);
  const opening = openingView(asked, list);
  const latest = useRef({ opening, pathname, search });

  const { shown, send, tell, preload } = useLive<ListView, SchedulePageEvent>(
    useCallback(
      async (show) => {
        const { startList } = await import('./live/start-list.ts');
        const { start, end, page, list: known, state } = latest.current.opening;
        feed.current ??= createListFeed();
        return startList({
          input: {
            ...(start && { start }),
            ...(end && { end }),
            page,
            list: known,
            failed: state === 'failed',
          },
          feed: feed.current,
          show,
          share: (place) => {
            const { pathname: path, search: query } = latest.current;
            navigate(placeHref(path, place, query));
          },
        });
      },
      [navigate],
    ),
  );

  useEffect(() => {
    latest.current = { opening: openingView(asked, list), pathname, search };
  });

  const { start, end, page } = asked;
  const { state } = list;
  const data = state === 'ready' ? list.data : undefined;
  // Told once: a retry that was told of meanwhile is not undone by another rendering.
  useEffect(() => {
    feed.current ??= createListFeed();
    const news = data ? { state: 'ready' as const, data } : { state: state === 'ready' ? 'missing' : state };
    feed.current.tell({ place: { start, end, page }, list: news });
  }, [start, end, page, state, data]);

  const first = useRef(true);
  useEffect(() => {
    // What the page opened with is no news.
    if (first.current) first.current = false;
    else tell({ type: 'go', start, end, page });
  }, [tell, start, end, page]);

  const retry = () => {
    if (list.state === 'failed') list.retry();
    feed.current?.tell({ place: { start, end, page }, list: { state: 'loading' } });
    tell({ type: 'retry' });
  };
  return { current: shown ?? opening, send, preload, retry };
}

/** What the server's data say. */
function openingView({ start, end, page }: Asked, list: BlockData<ShowPage>): ListView {
  const place = { start, end, page };
  if (list.state === 'loading' || list.state === 'failed')
    return { ...place, state: list.state, list: undefined };
  if (list.state === 'missing' || list.data.items.length === 0)
    return { ...place, state: 'empty', list: list.state === 'ready' ? list.data : undefined };
  return { ...place, state: 'ready', list: list.data };
}
