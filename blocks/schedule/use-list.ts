import type { BlockData } from '#blocks/define.ts';
import { type PagedStart, usePaged } from '#blocks/use-paged.ts';
import type { SchedulePageEvent, ScheduleUrlState, ShowPage } from '#machines/schedule-page.ts';
import type { ScheduleRequest } from './index.ts';
import type { ListView } from './list-view.ts';
import { scheduleParameters } from './schedule-url.ts';

/** View and events of a schedule page. */
export const useList = ({ start, end, page }: ScheduleRequest, list: BlockData<ShowPage>) =>
  usePaged<ScheduleUrlState, ShowPage, ListView, SchedulePageEvent>({
    place: { start, end, page },
    data: list,
    opening: openingView({ start, end, page }, list),
    parametersOf: scheduleParameters,
    start: startMachine,
    go: (place) => ({ type: 'go', ...place }),
    retry: { type: 'retry' },
  });

const startMachine = async (options: PagedStart<ScheduleUrlState, ShowPage, ListView>) =>
  (await import('./live/start-list.ts')).startList(options);

/** View of the server's data. */
function openingView(place: ScheduleUrlState, list: BlockData<ShowPage>): ListView {
  if (list.state === 'loading' || list.state === 'failed')
    return { ...place, state: list.state, list: undefined };
  if (list.state === 'missing' || list.data.items.length === 0)
    return { ...place, state: 'empty', list: list.state === 'ready' ? list.data : undefined };
  return { ...place, state: 'ready', list: list.data };
}
