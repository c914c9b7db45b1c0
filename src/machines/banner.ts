import { assign, setup } from 'xstate';

/** Between two slides, in ms (rule BAN-02). */
export const bannerInterval = 3000;

/** Reasons to pause slides for a while: the pointer, the focus, or a section out of view. */
export type BannerHold = 'hover' | 'focus' | 'away';

export interface BannerInput {
  /** A slide each: whether it is a film. */
  films: readonly boolean[];
  /** Between two slides, in ms; 3000 without it. */
  interval?: number;
  /** Its section is not the active one yet (rule HOME-03). */
  away?: boolean;
}

export interface BannerContext {
  films: readonly boolean[];
  interval: number;
  /** The slide shown. */
  index: number;
  holds: readonly BannerHold[];
  /** The film of the slide shown is playing. */
  filmPlays: boolean;
  reducedMotion: boolean;
}

export type BannerEvent =
  /** The motion preference, reported at the start and on every change. */
  | { type: 'motion'; reduced: boolean }
  /** The pause and play button. */
  | { type: 'toggle' }
  /** The visitor chooses a slide; an index beyond the ends wraps around. */
  | { type: 'choose'; slide: number }
  | { type: 'hold' | 'release'; by: BannerHold }
  /** Events of a slide's film; `filmStopped` also when it ended, failed or was paused. */
  | { type: 'filmPlaying' | 'filmStopped'; slide: number };

/**
 * @param state of the banner machine
 * @returns true if slides play, or would without holds: the button then shows pause
 */
export const bannerPlays = (state: string): boolean => state === 'running' || state === 'held';

const around = (slide: number, count: number) => ((slide % count) + count) % count;

const without = (holds: readonly BannerHold[], by: BannerHold) => holds.filter((hold) => hold !== by);

/** A slide whose film has not started, unless it was shown before. */
function showing({ films, index, filmPlays }: BannerContext, slide: number) {
  const next = around(slide, films.length);
  return { index: next, filmPlays: filmPlays && next === index };
}

const isFilm = ({ films, reducedMotion }: BannerContext, slide: number): boolean =>
  !reducedMotion && films[around(slide, films.length)] === true;

/** Whether nothing prevents the slides from playing. */
const isFree = ({ films, holds, filmPlays }: Pick<BannerContext, 'films' | 'holds' | 'filmPlays'>) =>
  films.length > 1 && holds.length === 0 && !filmPlays;

/**
 * Slides that advance every 3000 ms (rules BAN-02 and BAN-03): resting until the browser reports its motion
 * preference, then running, held for a while, or paused by the visitor. Choosing a slide pauses them; a chosen film
 * plays, and slides resume when it ends. Under reduced motion only the button starts them.
 */
export const bannerMachine = setup({
  types: {} as { context: BannerContext; events: BannerEvent; input: BannerInput },
  delays: {
    interval: ({ context }) => context.interval,
  },
  guards: {
    isReduced: (_, reduced: boolean) => reduced,
    isFree: ({ context }) => isFree(context),
    isLastHold: ({ context }, by: BannerHold) => isFree({ ...context, holds: without(context.holds, by) }),
    isFilmAndFree: ({ context }, slide: number) =>
      isFilm(context, slide) && isFree({ ...context, ...showing(context, slide) }),
    isFilm: ({ context }, slide: number) => isFilm(context, slide),
    isShown: ({ context }, slide: number) => context.index === slide,
    isShownAndOnlyHold: ({ context }, slide: number) =>
      context.index === slide && isFree({ ...context, filmPlays: false }),
  },
  actions: {
    keepMotion: assign((_, reducedMotion: boolean) => ({ reducedMotion })),
    show: assign(({ context }, slide: number) => showing(context, slide)),
    addHold: assign(({ context }, by: BannerHold) => ({
      holds: context.holds.includes(by) ? context.holds : [...context.holds, by],
    })),
    removeHold: assign(({ context }, by: BannerHold) => ({ holds: without(context.holds, by) })),
    keepFilm: assign((_, filmPlays: boolean) => ({ filmPlays })),
  },
}).createMachine({
  id: 'banner',
  description: 'Advances the slides by itself until the visitor, a film or reduced motion stops it.',
  context: ({ input: { films, interval = bannerInterval, away = false } }) => ({
    films,
    interval,
    index: 0,
    holds: away ? ['away'] : [],
    filmPlays: false,
    reducedMotion: false,
  }),
  initial: 'resting',
  on: {
    motion: [
      {
        guard: { type: 'isReduced', params: ({ event }) => event.reduced },
        target: '.paused',
        actions: { type: 'keepMotion', params: true },
      },
      { actions: { type: 'keepMotion', params: false } },
    ],
    choose: [
      {
        guard: { type: 'isFilmAndFree', params: ({ event }) => event.slide },
        target: '.running',
        actions: { type: 'show', params: ({ event }) => event.slide },
      },
      {
        guard: { type: 'isFilm', params: ({ event }) => event.slide },
        target: '.held',
        actions: { type: 'show', params: ({ event }) => event.slide },
      },
      { target: '.paused', actions: { type: 'show', params: ({ event }) => event.slide } },
    ],
    hold: { actions: { type: 'addHold', params: ({ event }) => event.by } },
    release: { actions: { type: 'removeHold', params: ({ event }) => event.by } },
    filmPlaying: {
      guard: { type: 'isShown', params: ({ event }) => event.slide },
      actions: { type: 'keepFilm', params: true },
    },
    filmStopped: {
      guard: { type: 'isShown', params: ({ event }) => event.slide },
      actions: { type: 'keepFilm', params: false },
    },
  },
  states: {
    resting: {
      on: {
        motion: [
          {
            guard: { type: 'isReduced', params: ({ event }) => event.reduced },
            target: 'paused',
            actions: { type: 'keepMotion', params: true },
          },
          { guard: 'isFree', target: 'running' },
          { target: 'held' },
        ],
      },
    },
    paused: { on: { toggle: [{ guard: 'isFree', target: 'running' }, { target: 'held' }] } },
    running: {
      after: {
        interval: {
          target: 'running',
          reenter: true,
          actions: { type: 'show', params: ({ context }) => context.index + 1 },
        },
      },
      on: {
        toggle: 'paused',
        hold: { target: 'held', actions: { type: 'addHold', params: ({ event }) => event.by } },
        filmPlaying: {
          guard: { type: 'isShown', params: ({ event }) => event.slide },
          target: 'held',
          actions: { type: 'keepFilm', params: true },
        },
      },
    },
    held: {
      on: {
        toggle: 'paused',
        release: {
          guard: { type: 'isLastHold', params: ({ event }) => event.by },
          target: 'running',
          actions: { type: 'removeHold', params: ({ event }) => event.by },
        },
        filmStopped: {
          guard: { type: 'isShownAndOnlyHold', params: ({ event }) => event.slide },
          target: 'running',
          actions: { type: 'keepFilm', params: false },
        },
      },
    },
  },
});
