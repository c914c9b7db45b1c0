import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { placeKey } from '#blocks/block-url.ts';
import type { PagedStart } from '#blocks/use-paged.ts';
import { inspected } from '#machines/inspection.ts';
import { type SchedulePageEvent, type ShowPage, schedulePageMachine } from '#machines/schedule-page.ts';
import type { ScheduleUrlState } from '#machines/schedule-place.ts';
import type { Live } from '#ui/use-live.ts';
import { scheduleParameters } from '../schedule-url.ts';
import type { ListView } from '../schedule-views.ts';

const noShows: ShowPage = {
  open: [],
  items: [],
  page: 1,
  pages: 1,
  total: 0,
  counts: { coming: 0, past: 0 },
};

/** Starts the machine of a schedule page. */
export function startList({
  opening: { list, state, ...place },
  feed,
  show,
  share,
}: PagedStart<ScheduleUrlState, ShowPage, ListView>): Live<SchedulePageEvent> {
  const actor = createActor(
    schedulePageMachine.provide({
      actors: {
        loadShows: fromPromise<ShowPage, ScheduleUrlState>(
          async ({ input, signal }) =>
            (await feed.wait(placeKey(scheduleParameters(input)), signal)) ?? noShows,
        ),
      },
      actions: { share: (_, { place }) => share(place) },
    }),
    { input: { place, list, failed: state === 'failed' }, ...inspected() },
  );
  actor.subscribe((snapshot) => {
    // The field holds its own text, so a key changes nothing until the pause: no key renders the page.
    if (!snapshot.matches('typing')) show(listViewOf(snapshot));
  });
  actor.start();
  return { send: actor.send, stop: () => actor.stop() };
}

/** View of a machine snapshot. */
export const listViewOf = ({
  value,
  context: { place, list },
}: Pick<SnapshotFrom<typeof schedulePageMachine>, 'value' | 'context'>): ListView => ({
  ...place,
  state: value === 'opening' || value === 'typing' ? 'loading' : value,
  list,
});
