import { scheduleTexts } from '#i18n/schedule.ts';
import { type SchedulePageContext, schedulePageMachine } from '#machines/schedule-page.ts';
import { isFiltered, placeAfter } from '#machines/schedule-place.ts';
import { languageKey } from '#schemas/language.ts';
import { otherPage } from '../other-page.ts';
import { type Hands, type NetAnswer, type ScreenStart, screenOf } from '../screen.ts';

const path = '/exhibitCenter/exhibitionSchedule';
const block = '[data-block=schedule]';
/** Signs, because a recording masks letters and digits. Some shows have the first in their names, and none the second. */
const known = '&';
const unknown = '@@';
const findsNothing = ({ place: { text = '' } }: SchedulePageContext) => text.startsWith(unknown);

const say = ({ language }: Hands) => scheduleTexts[languageKey(language)];
/** The pending call of the page; prefetches of hovered links have other URLs. */
function callOf({ place: { page, tab, text } }: SchedulePageContext): string {
  const asked = [
    page > 1 ? [`page=${page}`] : [],
    tab === 'past' ? ['tab=past'] : [],
    text ? [`text=${encodeURIComponent(text).replaceAll('%20', '+')}`] : [],
  ];
  return `${encodeURIComponent(asked.flat().join('&') || path)}&`;
}

const without = (state: 'failed' | 'late'): NetAnswer => otherPage('list', ({ key }) => ({ state, key }));
const found = (items: readonly { id: string; title: string }[]) => ({
  type: 'xstate.done.actor.loadShows',
  output: {
    open: [],
    items,
    page: 1,
    pages: items.length,
    total: items.length,
    counts: { coming: items.length, past: 1 },
  },
});

/** The machine's code loads on the first use of the filter. */
const wake = ({ css }: Hands) => css(`${block} input[type=search]`).click();
const openedWith = (answer: NetAnswer): ScreenStart => ({
  path: '/exhibitCenter/venue',
  within: { link: path, answer },
  wake,
});

let words = 0;
/** A text that was not searched for yet, because recent pages are cached. Repeating a word finds the same. */
function another(word: string): string {
  words += 1;
  return Array.from({ length: words }, () => word).join(' ');
}

const otherTab = ({ place }: SchedulePageContext) => (place.tab === 'past' ? 'coming' : 'past');
const rests = ({ value }: { value: string }) => value !== 'loading' && value !== 'typing';
const type = (hands: Hands, text: string) => hands.css(`${block} input[type=search]`).fill(text);

/** Rules SCHD-01, SCHD-07, PAGE-01, EVT-03 and EVT-04: a schedule with a filter and an archive. */
export const schedulePageScreen = screenOf<typeof schedulePageMachine>({
  machine: schedulePageMachine,
  starts: {
    'a page': { path, wake },
    'a text without a show': { path: `${path}?text=${encodeURIComponent(unknown)}`, wake },
    'a page that failed': openedWith(without('failed')),
    'a page that is on its way': openedWith(without('late')),
  },
  holds: ['/api/page?'],
  moves: {
    'the visitor types a text': {
      event: (at) => (rests(at) ? { type: 'type', text: known } : undefined),
      act: (hands) => type(hands, another(known)),
    },
    'the visitor types a text without shows': {
      event: (at) => (rests(at) ? { type: 'type', text: unknown } : undefined),
      act: (hands) => type(hands, another(unknown)),
    },
    'the visitor stops typing': {
      event: ({ value }) =>
        value === 'typing' ? { type: 'xstate.after.pause.schedulePage.typing' } : undefined,
      act: async () => {},
    },
    'the visitor opens the other tab': {
      event: (at) =>
        at.value === 'ready'
          ? { type: 'go', place: placeAfter(at.context.place, { tab: otherTab(at.context) }) }
          : undefined,
      act: async (hands, { context }) => {
        const tab = otherTab(context);
        const named = say(hands)[tab === 'past' ? 'past' : 'comingUp'];
        await hands.part('link', new RegExp(`^${named}`)).click();
        await hands.answer(callOf({ ...context, place: placeAfter(context.place, { tab }) }), 'real');
      },
    },
    'the visitor chooses the list again': {
      event: (at) =>
        at.value === 'ready' && at.context.place.page === 1
          ? { type: 'choose', change: { view: 'list' } }
          : undefined,
      act: (hands) => hands.part('link', say(hands).list).click(),
    },
    'the visitor clears the filter': {
      event: ({ value, context: { place } }) =>
        value === 'empty' && isFiltered(place)
          ? {
              type: 'choose',
              change: { start: undefined, end: undefined, hall: undefined, kind: undefined, text: undefined },
            }
          : undefined,
      act: (hands) => hands.part('link', say(hands).clear).click(),
    },
    'shows arrive': {
      event: ({ value, context }) =>
        value === 'loading' && !findsNothing(context)
          ? found([
              { id: 'a', title: 'a' },
              { id: 'b', title: 'b' },
            ])
          : undefined,
      act: ({ answer }, { context }) => answer(callOf(context), 'real'),
    },
    'an empty page arrives': {
      event: ({ value, context }) => (value === 'loading' && findsNothing(context) ? found([]) : undefined),
      act: ({ answer }, { context }) => answer(callOf(context), 'real'),
    },
    // The unfiltered schedule is in the cache since the page was opened, so its call cannot fail.
    'the call fails': {
      event: ({ value, context }) =>
        value === 'loading' && findsNothing(context)
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
    typing: ({ css }) => css(`${block} [aria-busy=true]`).shown(),
    ready: async ({ css }, { context: { list } }) => {
      const there = css(`${block} [aria-busy=false]`);
      await there.says(list?.items[0]?.title ?? 'a show');
    },
    empty: async (hands, { context: { place } }) => {
      const { noMatch, noneYet } = say(hands);
      await hands.css(block).says(isFiltered(place) ? noMatch : noneYet);
    },
    failed: ({ css, t }) => css(`${block} [role=status]:not(:empty)`).says(t('state.failed')),
  },
});
