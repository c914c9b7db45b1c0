import { assign, setup } from 'xstate';

/** Between two slides, in ms (rule BAN-02). */
export const bannerInterval = 3000;

/** What keeps slides where they are without stopping them: the pointer, the focus, or their section out of view. */
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
  /** What the browser answered, when it was asked first and whenever it changes. */
  | { type: 'motion'; reduced: boolean }
  /** The pause and play button. */
  | { type: 'toggle' }
  /** The visitor wants this slide; beyond the ends it goes on at the other one. */
  | { type: 'choose'; slide: number }
  | { type: 'hold' | 'release'; by: BannerHold }
  /** What the film of a slide does; `filmStopped` also when it ended, broke or was paused. */
  | { type: 'filmPlaying' | 'filmStopped'; slide: number };

/** Whether slides move on by themselves, or would if nothing held them: the button then shows pause. */
export const bannerPlays = (state: string): boolean => state === 'running' || state === 'held';

const around = (slide: number, count: number) => ((slide % count) + count) % count;

const without = (holds: readonly BannerHold[], by: BannerHold) => holds.filter((hold) => hold !== by);

/** A slide; its film has not begun, unless it was shown before. */
function showing({ films, index, filmPlays }: BannerContext, slide: number) {
  const next = around(slide, films.length);
  return { index: next, filmPlays: filmPlays && next === index };
}

const isFilm = ({ films, reducedMotion }: BannerContext, slide: number): boolean =>
  !reducedMotion && films[around(slide, films.length)] === true;

/** Whether nothing would keep the slides from moving on. */
const isFree = ({ films, holds, filmPlays }: Pick<BannerContext, 'films' | 'holds' | 'filmPlays'>) =>
  films.length > 1 && holds.length === 0 && !filmPlays;

/**
 * Slides that move on every 3000 ms (rules BAN-02 and BAN-03): resting until the browser said whether it wants motion,
 * then running, held for a while, or paused by the visitor. A visitor who chooses a slide pauses them; a chosen film
 * plays, and slides go on when it ends. Reduced motion never starts them; the button does.
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
  description: 'Moves slides on by themselves until the visitor, a film or reduced motion keeps them.',
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
