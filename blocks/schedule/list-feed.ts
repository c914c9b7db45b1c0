import type { SchedulePlace, ShowPage } from '#machines/schedule-page.ts';
import { samePlace } from './place.ts';

/** What the page's data say of a place. */
export interface ListNews {
  place: SchedulePlace;
  list: { state: 'ready'; data: ShowPage } | { state: 'loading' | 'missing' | 'failed' };
}

const noShows: ShowPage = { items: [], page: 1, pages: 1, total: 0 };

/**
 * Leads the data that come with a page to who waits for them. The router fetches pages; the machine only asks for a
 * place, and gets what comes for that place.
 */
export function createListFeed() {
  let latest: ListNews | undefined;
  const waiting = new Set<() => void>();
  return {
    tell: (news: ListNews): void => {
      latest = news;
      for (const look of [...waiting]) look();
    },
    /** The shows of a place as soon as they are there. Rejects when they failed, or are not wanted any more. */
    wait: (place: SchedulePlace, signal: AbortSignal) =>
      new Promise<ShowPage>((resolve, reject) => {
        const look = () => {
          if (!latest || latest.list.state === 'loading' || !samePlace(latest.place, place)) return;
          waiting.delete(look);
          if (latest.list.state === 'failed') reject(new Error('the shows could not be had'));
          else resolve(latest.list.state === 'ready' ? latest.list.data : noShows);
        };
        waiting.add(look);
        signal.addEventListener('abort', () => waiting.delete(look), { once: true });
        look();
      }),
  };
}

export type ListFeed = ReturnType<typeof createListFeed>;
