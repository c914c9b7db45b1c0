import { createActor, fromPromise } from 'xstate';
import {
  type SchedulePageEvent,
  type SchedulePageInput,
  type SchedulePlace,
  type ShowPage,
  schedulePageMachine,
} from '#machines/schedule-page.ts';
import type { Live } from '#ui/use-live.ts';
import type { ListFeed } from '../list-feed.ts';
import type { ListView } from '../list-view.ts';

export interface ListOptions {
  input: SchedulePageInput;
  feed: ListFeed;
  show: (view: ListView) => void;
  /** Leads to the address of a place. */
  share: (place: SchedulePlace) => void;
}

/** Brings a schedule page to life. */
export function startList({ input, feed, show, share }: ListOptions): Live<SchedulePageEvent> {
  const actor = createActor(
    schedulePageMachine.provide({
      actors: {
        loadShows: fromPromise<ShowPage, SchedulePlace>(({ input: place, signal }) =>
          feed.wait(place, signal),
        ),
      },
      actions: { share: (_, { start, end, page }) => share({ start, end, page }) },
    }),
    { input },
  );
  actor.subscribe((snapshot) => {
    const { start, end, page, list } = snapshot.context;
    const { value } = snapshot;
    show({ state: value === 'opening' ? 'loading' : value, start, end, page, list });
  });
  actor.start();
  return { send: actor.send, stop: () => actor.stop() };
}
