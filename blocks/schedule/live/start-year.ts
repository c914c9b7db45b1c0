import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { requestTimeout } from '#api/envelope.ts';
import type { OwnParameters } from '#blocks/block-url.ts';
import { inspected } from '#machines/inspection.ts';
import {
  type ScheduleEvent,
  type ScheduleInput,
  type ScheduleQuestion,
  type ScheduleWarning,
  type Show,
  scheduleMachine,
} from '#machines/schedule.ts';
import type { Language } from '#schemas/language.ts';
import type { Live } from '#ui/use-live.ts';
import type { ShowYear } from '../index.ts';
import { type YearView, yearParameters } from '../schedule-views.ts';

export interface YearOptions {
  input: ScheduleInput;
  /** Address of the page with these parameters, from which shows of other years are fetched. */
  ownUrl: (own: OwnParameters) => string;
  block: string;
  language: Language;
  show: (view: YearView) => void;
  warn: (text: ScheduleWarning) => void;
  /** Writes the state to the URL without navigation. */
  share: (own: OwnParameters) => void;
}

/** Starts the machine of the year browser. */
export function startYear({
  input,
  ownUrl,
  block,
  language,
  show,
  warn,
  share,
}: YearOptions): Live<ScheduleEvent> {
  const loadShows = fromPromise<readonly Show[], ScheduleQuestion>(
    async ({ input: { type, start }, signal }) => {
      const url = ownUrl(yearParameters({ type, year: Number(start.slice(0, 4)) }));
      // The server's data have the type of this view's query.
      return ((await fetchBlockData({ url, block, language }, 'shows', signal)) as ShowYear).shows;
    },
  );
  const actor = createActor(
    scheduleMachine.provide({
      actors: { loadShows },
      actions: {
        warn: (_, { text }) => warn(text),
        share: (_, { of, year }) => share(yearParameters({ type: of, year })),
      },
    }),
    { input, ...inspected() },
  );
  actor.subscribe((snapshot) => show(yearViewOf(snapshot)));
  actor.start();
  return { send: actor.send, stop: () => actor.stop() };
}

/** View of a machine snapshot. */
export const yearViewOf = ({
  value,
  context: { type, year, shows, position },
}: Pick<SnapshotFrom<typeof scheduleMachine>, 'value' | 'context'>): YearView => ({
  state: value === 'opening' ? 'loading' : value,
  type,
  year,
  shows,
  position,
});

interface BlockAddress {
  /** Path and parameters of a page of ours that has the block, without `lang`. */
  url: string;
  /** Its id in that page. */
  block: string;
  language: Language;
}

/**
 * Fetches the data of one block for another URL of its page, by query name, as the server has prepared it for the
 * view. Our own origin is trusted.
 *
 * @throws if there is no answer, or a query failed
 */
async function fetchBlockData(
  { url, block, language }: BlockAddress,
  name: string,
  signal: AbortSignal,
): Promise<unknown> {
  const query = new URLSearchParams({ url, lang: language, block });
  const response = await fetch(`/api/page?${query}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeout)]),
  });
  if (!response.ok) throw new Error(`GET /api/page for block ${block} of ${url}: status ${response.status}`);
  const { blocks = [] }: BlockAnswer = await response.json();
  const result = blocks[0]?.queries[name];
  if (result?.state !== 'ready')
    throw new Error(`block ${block} of ${url}, ${name}: ${result?.state ?? 'gone'}`);
  return result.value;
}

interface BlockAnswer {
  blocks?: { queries: Readonly<Record<string, { state: string; value?: unknown }>> }[];
}
