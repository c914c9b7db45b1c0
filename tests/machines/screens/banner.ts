import type { SnapshotFrom } from 'xstate';
import type { Slide } from '#blocks/banner/index.ts';
import { bannerMachine, bannerPlays } from '#machines/banner.ts';
import { otherPage } from '../other-page.ts';
import { type Hands, type ScreenStart, screenOf } from '../screen.ts';

type At = SnapshotFrom<typeof bannerMachine>;

const area = '[data-block=banner] section';
const bar = ({ css }: Hands, slide: number) => css(`${area} ol button`, slide);
const pause = ({ css }: Hands) => css(`${area} .order-last button`);

/** The banner of home with a selection of the site's slides. */
const withSlides = (choose: (pictures: Slide[], films: Slide[]) => (Slide | undefined)[]): ScreenStart => ({
  path: '/about/contactUs',
  // Films play only after an action of the visitor.
  before: async ({ key, pointAway }) => {
    await key('Shift');
    await pointAway();
  },
  within: {
    link: '/',
    answer: otherPage('slides', (real) => {
      if (real.state !== 'ready') throw new Error('the site has no slides');
      const slides = real.value as Slide[];
      // Of the two formats of the demo's film, only the one that every Chromium can play.
      const films = slides.flatMap((slide) =>
        slide.video ? [{ ...slide, video: slide.video.replace('.mp4', '.webm') }] : [],
      );
      return {
        ...real,
        value: choose(
          slides.filter(({ video }) => !video),
          films,
        ),
      };
    }),
  },
});

const isFilm = ({ films }: At['context'], slide: number) => films[slide] === true;
const playing = (slide: number) => ({ type: 'filmPlaying', slide });
const stopped = (slide: number) => ({ type: 'filmStopped', slide });
const other = ({ context: { index, films } }: At) => (index + 1) % films.length;

/** -1 if there is no other. */
const otherPicture = ({ films, index }: At['context']) =>
  films.findIndex((film, slide) => !film && slide !== index);
/** A single picture has no buttons. */
const isRow = ({ context }: At) => context.films.length > 1;

/** Events of showing a slide: the previous film stops, and the slide's film starts. */
const showing = ({ index, filmPlays, films }: At['context'], slide: number) => [
  ...(filmPlays ? [stopped(index)] : []),
  ...(films[slide] ? [playing(slide)] : []),
];

/** Events of the button: the film stops or starts. */
function toggled({ value, context }: At) {
  const { index, filmPlays } = context;
  if (value === 'paused' && isFilm(context, index)) return [playing(index)];
  return filmPlays ? [stopped(index)] : [];
}

const holding = (by: 'hover' | 'focus', hands: (hands: Hands) => Promise<void>) => ({
  event: (at: At) =>
    at.context.holds.includes(by) || !isRow(at) ? undefined : ({ type: 'hold', by } as const),
  act: hands,
});
const releasing = (by: 'hover' | 'focus', hands: (hands: Hands) => Promise<void>) => ({
  event: ({ context: { holds } }: At) =>
    holds.includes(by) ? ({ type: 'release', by } as const) : undefined,
  act: hands,
});

/** Rules BAN-02 and BAN-03: slides with autoplay. */
export const bannerScreen = screenOf<typeof bannerMachine>({
  machine: bannerMachine,
  starts: {
    'two pictures and a film': withSlides(([first, second], [film]) => [first, film, second]),
    'one picture': withSlides(([only]) => [only]),
    'motion is reduced': { path: '/', before: ({ reduceMotion }) => reduceMotion(true) },
  },
  moves: {
    'the pointer enters': holding('hover', ({ css }) => css(area).hover()),
    'the pointer leaves': releasing('hover', ({ pointAway }) => pointAway()),
    'the focus enters': holding('focus', (hands) => pause(hands).focus()),
    'the focus leaves': releasing('focus', ({ focusAway }) => focusAway()),
    // Without pointer or focus, which would pause autoplay.
    'pause or play is pressed': {
      event: (at) => (isRow(at) ? [{ type: 'toggle' }, ...toggled(at)] : undefined),
      act: (hands) => pause(hands).invoke(),
    },
    'a picture is chosen': {
      event: ({ context }) => {
        const slide = otherPicture(context);
        return slide < 0 ? undefined : [{ type: 'choose', slide }, ...showing(context, slide)];
      },
      act: (hands, { context }) => bar(hands, otherPicture(context)).invoke(),
    },
    'the film is chosen': {
      event: ({ context }) => {
        const slide = context.films.indexOf(true);
        if (slide < 0 || slide === context.index || context.reducedMotion) return undefined;
        return [{ type: 'choose', slide }, ...showing(context, slide)];
      },
      act: (hands, { context: { films } }) => bar(hands, films.indexOf(true)).invoke(),
    },
    'the film ends': {
      event: ({ value, context: { filmPlays, index } }) =>
        filmPlays && bannerPlays(value) ? stopped(index) : undefined,
      act: ({ css }) => css(`${area} video`).finish(),
    },
    'the time of a picture passes': {
      event: (at) =>
        at.value === 'running' && !isFilm(at.context, at.context.index)
          ? [{ type: 'xstate.after.interval.banner.running' }, ...showing(at.context, other(at))]
          : undefined,
      act: async () => {},
    },
    'the motion preference changes': {
      event: ({ context: { reducedMotion, filmPlays } }) =>
        filmPlays ? undefined : { type: 'motion', reduced: !reducedMotion },
      act: ({ reduceMotion }, { context }) => reduceMotion(!context.reducedMotion),
    },
    'a film of a hidden slide starts': {
      event: (at) => playing(other(at)),
      sent: 'A film stops when its slide leaves, so it can start only in that moment.',
    },
  },
  fleeting: { resting: 'The browser reports reduced motion before the slides are rendered.' },
  shows: {
    running: async (hands, { context }) => {
      await isAt(hands, context);
      await pause(hands).has('aria-label', hands.t('carousel.pause'));
      await hands.css(`${area} [aria-live]`).has('aria-live', 'off');
    },
    held: async (hands, { context }) => {
      await hands.css(`${area} [aria-live]`).has('aria-live', 'polite');
      if (context.films.length === 1) return pause(hands).gone();
      await isAt(hands, context);
      await pause(hands).has('aria-label', hands.t('carousel.pause'));
    },
    paused: async (hands, { context }) => {
      await isAt(hands, context);
      const play = isFilm(context, context.index) ? 'carousel.playVideo' : 'carousel.play';
      await pause(hands).has('aria-label', hands.t(play));
    },
  },
});

const isAt = ({ css }: Hands, { index, films }: At['context']) =>
  css(`${area} p.tnum`).says(`${index + 1} / ${films.length}`);
