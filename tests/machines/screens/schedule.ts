import type { ShowYear } from '#blocks/schedule/index.ts';
import { axisOf } from '#blocks/schedule/year-axis.ts';
import { scheduleTexts } from '#i18n/schedule.ts';
import { scheduleMachine } from '#machines/schedule.ts';
import { languageKey } from '#schemas/language.ts';
import { otherBlock, otherPage } from '../other-page.ts';
import { type Hands, type ScreenStart, screenOf } from '../screen.ts';

const block = '[data-block=schedule]';
/** The machine's call; the page and prefetched links request whole pages. */
const call = 'block=schedule';

const say = ({ language }: Hands) => scheduleTexts[languageKey(language)];
const opened = (state: 'failed' | 'late'): ScreenStart => ({
  path: '/about/contactUs',
  within: { link: '/#schedule', answer: otherPage('shows', ({ key }) => ({ state, key })) },
});

const comes = (output: { id: string; title: string }[]) => ({ type: 'xstate.done.actor.loadShows', output });
const isLoading = ({ value }: { value: string }) => value === 'loading';

/** Follows a link by keyboard, which also reaches a link without a target. */
async function follow(hands: Hands, name: string) {
  await hands.part('link', name).focus();
  await hands.key('Enter');
}

const warned = (hands: Hands, end: 'first' | 'last') =>
  hands.css('.z-toast [role=status]').says(say(hands)[end]);
const tab = ({ css }: Hands, of: 1 | 2) => css(`${block} nav ul a`, of - 1);

/** Rules SCHD-02 to SCHD-07: the shows of one year on home. */
export const scheduleScreen = screenOf<typeof scheduleMachine>({
  machine: scheduleMachine,
  starts: {
    'this year': { path: '/#schedule' },
    'a year without shows': { path: '/?year=1999#schedule' },
    'a year that failed': opened('failed'),
    'a year that is on its way': {
      ...opened('late'),
      // The machine's code loads only when the schedule is used.
      wake: (hands) => hands.part('button', say(hands).next).click(),
    },
  },
  holds: ['/api/page?'],
  moves: {
    'the visitor goes to the previous show': {
      event: ({ value }) => (value === 'browsing' ? { type: 'previous' } : undefined),
      act: async (hands, { context }) => {
        await hands.part('button', say(hands).previous).click();
        if (context.position === 0) await warned(hands, 'first');
      },
    },
    'the visitor goes to the next show': {
      event: ({ value }) => (value === 'browsing' ? { type: 'next' } : undefined),
      act: async (hands, { context: { position, shows } }) => {
        await hands.part('button', say(hands).next).click();
        if (position === shows.length - 1) await warned(hands, 'last');
      },
    },
    'the visitor goes to the first month with shows': {
      event: ({ value }) => (value === 'browsing' ? { type: 'choose', position: 0 } : undefined),
      act: ({ css }) => css(`${block} ol a`).click(),
    },
    'the visitor goes to the last month with shows': {
      event: ({ value, context: { shows, year } }) => {
        const position = axisOf(shows, year).findLast((month) => month.position !== undefined)?.position;
        return value === 'browsing' && position !== undefined ? { type: 'choose', position } : undefined;
      },
      act: ({ css }, { context: { shows, year } }) => {
        const months = axisOf(shows, year).filter(({ position }) => position !== undefined);
        return css(`${block} ol a`, months.length - 1).click();
      },
    },
    'an unknown show is chosen': {
      event: ({ value, context: { shows } }) =>
        value === 'browsing' ? { type: 'choose', position: shows.length } : undefined,
      sent: 'Months without shows are not links, and a row can only be scrolled to its own shows.',
    },
    'the visitor goes to the previous year': {
      event: (at) => (isLoading(at) ? undefined : { type: 'previousYear' }),
      act: (hands) => follow(hands, say(hands).previousYear),
    },
    'the visitor goes to the next year': {
      event: (at) => (isLoading(at) ? undefined : { type: 'nextYear' }),
      act: (hands) => follow(hands, say(hands).nextYear),
    },
    'the visitor selects the exhibitions': {
      event: (at) => (isLoading(at) ? undefined : { type: 'chooseTab', of: 1 }),
      act: (hands) => tab(hands, 1).click(),
    },
    'the visitor selects the meetings': {
      event: (at) => (isLoading(at) ? undefined : { type: 'chooseTab', of: 2 }),
      act: (hands) => tab(hands, 2).click(),
    },
    'shows arrive': {
      event: (at) => (isLoading(at) ? comes([{ id: 'a', title: 'a' }]) : undefined),
      act: ({ answer }) => answer(call, 'real'),
    },
    'an empty year arrives': {
      event: (at) => (isLoading(at) ? comes([]) : undefined),
      act: ({ answer }) =>
        answer(
          call,
          otherBlock('shows', ({ key }) => ({
            ...{ state: 'ready', key },
            value: { shows: [], position: 0 } satisfies ShowYear,
          })),
        ),
    },
    'the connection breaks': {
      event: (at) =>
        isLoading(at) ? { type: 'xstate.error.actor.loadShows', error: new Error('broken') } : undefined,
      act: ({ answer }) => answer(call, 'break'),
    },
    'the visitor retries': {
      event: ({ value }) => (value === 'failed' ? { type: 'retry' } : undefined),
      act: (hands) => hands.css(`${block} [role=status] a`).click(),
    },
  },
  shows: {
    loading: ({ css }) => css(`${block} [aria-busy=true]`).shown(),
    browsing: async ({ css }, { context: { position, shows, year } }) => {
      await css(`${block} h2 ~ div > p`).says(String(year));
      await css(`${block} article[aria-current=true]`).says(shows[position]?.title ?? 'a show');
    },
    empty: (hands) => hands.css(`${block} h3`).says(say(hands).noneYet),
    failed: ({ css, t }) => css(`${block} [role=status]`).says(t('state.failed')),
  },
});
