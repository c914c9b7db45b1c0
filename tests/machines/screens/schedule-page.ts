import { scheduleTexts } from '#i18n/schedule.ts';
import { isFiltered, type SchedulePageContext, schedulePageMachine } from '#machines/schedule-page.ts';
import { languageKey } from '#schemas/language.ts';
import { otherPage } from '../other-page.ts';
import { type Hands, type NetAnswer, type ScreenStart, screenOf } from '../screen.ts';

const path = '/exhibitCenter/exhibitionSchedule';
const block = '[data-block=schedule]';
/** All shows are after the first day, and none after the second. */
const early = '2000-01-01';
const late = '2099-01-01';
const isLate = ({ start = '' }: Pick<SchedulePageContext, 'start'>) => start >= late;

const say = ({ language }: Hands) => scheduleTexts[languageKey(language)];
/** The pending call of the page; prefetches of hovered links have other URLs. */
function callOf({ start, page }: SchedulePageContext): string {
  const asked = [page > 1 ? [`page=${page}`] : [], start ? [`start=${start}`] : []].flat().join('&');
  return `${encodeURIComponent(asked || path)}&`;
}

const without = (state: 'failed' | 'late'): NetAnswer => otherPage('list', ({ key }) => ({ state, key }));
const found = (items: readonly { id: string; title: string }[]) => ({
  type: 'xstate.done.actor.loadShows',
  output: { items, page: 1, pages: items.length, total: items.length },
});

/** The machine's code loads on the first use of the filter. */
const wake = ({ css }: Hands) => css('input[name=start]').click();
const openedWith = (answer: NetAnswer): ScreenStart => ({
  path: '/exhibitCenter/venue',
  within: { link: path, answer },
  wake,
});

let days = 0;
/** The next day that was not requested yet, because recent pages are cached. */
function dayAfter(day: string): string {
  days += 1;
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

const rests = ({ value }: { value: string }) => value !== 'loading';

async function chooseDays(hands: Hands, start?: string) {
  if (start) await hands.css('input[name=start]').fill(start);
  await hands.part('button', say(hands).apply).click();
}

async function turnedTo(hands: Hands, page: number) {
  await hands.part('link', hands.t('list.page', { page })).click();
}

/** Rules SCHD-01, SCHD-07 and PAGE-01: a paged schedule with a filter by a range of days. */
export const schedulePageScreen = screenOf<typeof schedulePageMachine>({
  machine: schedulePageMachine,
  starts: {
    'a page': { path, wake },
    'days without a show': { path: `${path}?start=${late}`, wake },
    'a page that failed': openedWith(without('failed')),
    'a page that is on its way': openedWith(without('late')),
  },
  holds: ['/api/page?'],
  moves: {
    'the visitor chooses days': {
      event: (at) => (rests(at) ? { type: 'filter', start: early, end: undefined } : undefined),
      act: (hands) => chooseDays(hands, dayAfter(early)),
    },
    'the visitor chooses days without shows': {
      event: (at) => (rests(at) ? { type: 'filter', start: late, end: undefined } : undefined),
      act: (hands) => chooseDays(hands, dayAfter(late)),
    },
    'the visitor chooses the same days again': {
      event: (at) =>
        rests(at) ? { type: 'filter', start: at.context.start, end: at.context.end } : undefined,
      act: (hands) => chooseDays(hands),
    },
    'the visitor clears the filter': {
      event: (at) => (rests(at) ? { type: 'clear' } : undefined),
      // Without a filter the button is disabled, but it can still be pressed by key.
      act: async (hands) => {
        await hands.part('link', say(hands).clear).focus();
        await hands.key('Enter');
      },
    },
    'the visitor turns to another page': {
      event: ({ value, context: { start, end, page, list } }) =>
        value === 'ready' && list && list.pages > 1
          ? { type: 'go', start, end, page: page === 1 ? 2 : 1 }
          : undefined,
      act: async (hands, { context }) => {
        const page = context.page === 1 ? 2 : 1;
        await turnedTo(hands, page);
        await hands.answer(callOf({ ...context, page }), 'real');
      },
    },
    'a page is turned': {
      event: ({ value, context: { page } }) =>
        value === 'ready' ? { type: 'turn', page: page + 1 } : undefined,
      sent: 'Page numbers are links: the machine gets the new URL.',
    },
    'the same page is selected again': {
      event: ({ value, context: { page } }) => (value === 'ready' ? { type: 'turn', page } : undefined),
      sent: 'Page numbers are links: the machine gets the new URL.',
    },
    'shows arrive': {
      event: ({ value, context }) =>
        value === 'loading' && !isLate(context)
          ? found([
              { id: 'a', title: 'a' },
              { id: 'b', title: 'b' },
            ])
          : undefined,
      act: ({ answer }, { context }) => answer(callOf(context), 'real'),
    },
    'an empty page arrives': {
      event: ({ value, context }) => (value === 'loading' && isLate(context) ? found([]) : undefined),
      act: ({ answer }, { context }) => answer(callOf(context), 'real'),
    },
    // The unfiltered schedule is in the cache since the page was opened, so its call cannot fail.
    'the call fails': {
      event: ({ value, context }) =>
        value === 'loading' && context.start
          ? { type: 'xstate.error.actor.loadShows', error: new Error('down') }
          : undefined,
      act: ({ answer }, { context }) => answer(callOf(context), without('failed')),
    },
    'the visitor retries': {
      event: ({ value }) => (value === 'failed' ? { type: 'retry' } : undefined),
      act: (hands) => hands.part('link', hands.t('state.retry')).click(),
    },
  },
  shows: {
    loading: ({ css }) => css(`${block} [aria-busy=true]`).shown(),
    ready: async ({ css }, { context: { list } }) => {
      const there = css(`${block} [aria-busy=false]`);
      await there.says(String(list?.total));
      await there.says(list?.items[0]?.title ?? 'a show');
    },
    empty: async (hands, { context }) => {
      const { freeOf1, noneYet } = say(hands);
      await hands.css(block).says(isFiltered(context) ? freeOf1 : noneYet);
    },
    failed: ({ css, t }) => css(`${block} [role=status]`).says(t('state.failed')),
  },
});
