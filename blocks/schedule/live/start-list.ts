import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { placeKey } from '#blocks/block-url.ts';
import type { PagedStart } from '#blocks/use-paged.ts';
import { inspected } from '#machines/inspection.ts';
import {
  type SchedulePageEvent,
  type ScheduleUrlState,
  type ShowPage,
  schedulePageMachine,
} from '#machines/schedule-page.ts';
import type { Live } from '#ui/use-live.ts';
import { scheduleParameters } from '../schedule-url.ts';
import type { ListView } from '../schedule-views.ts';

const noShows: ShowPage = { items: [], page: 1, pages: 1, total: 0 };

/** Starts the machine of a schedule page. */
export function startList({
  opening,
  feed,
  show,
  share,
}: PagedStart<ScheduleUrlState, ShowPage, ListView>): Live<SchedulePageEvent> {
  const { start, end, page, list, state } = opening;
  const actor = createActor(
    schedulePageMachine.provide({
      actors: {
        loadShows: fromPromise<ShowPage, ScheduleUrlState>(
          async ({ input, signal }) =>
            (await feed.wait(placeKey(scheduleParameters(input)), signal)) ?? noShows,
        ),
      },
      actions: { share: (_, place) => share(place) },
    }),
    {
      input: { ...(start && { start }), ...(end && { end }), page, list, failed: state === 'failed' },
      ...inspected(),
    },
  );
  actor.subscribe((snapshot) => show(listViewOf(snapshot)));
  actor.start();
  return { send: actor.send, stop: () => actor.stop() };
}

/** View of a machine snapshot. */
export const listViewOf = ({
  value,
  context: { start, end, page, list },
}: Pick<SnapshotFrom<typeof schedulePageMachine>, 'value' | 'context'>): ListView => ({
  state: value === 'opening' ? 'loading' : value,
  start,
  end,
  page,
  list,
});
