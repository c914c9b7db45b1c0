import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { type BannerEvent, bannerMachine, bannerPlays } from '#machines/banner.ts';
import { type Autoplay, type AutoplayEvent, atRest, isRunning, nextAutoplay } from './use-autoplay.ts';

const stateAfter = (...events: AutoplayEvent[]): Autoplay => events.reduce(nextAutoplay, atRest);
const ready: AutoplayEvent = { type: 'ready', reducedMotion: false };

describe('the autoplay reducer', () => {
  it('starts when the browser has reported its motion preference', () => {
    expect(isRunning(atRest)).toBe(false);
    expect(isRunning(stateAfter(ready))).toBe(true);
  });

  it('never starts by itself under reduced motion, and starts with the play button', () => {
    const reduced = stateAfter({ type: 'ready', reducedMotion: true });
    expect(isRunning(reduced)).toBe(false);
    expect(isRunning(nextAutoplay(reduced, { type: 'toggle' }))).toBe(true);
  });

  it('[HOME-03] pauses for pointer, focus and a hidden section, and resumes when the last of them ends', () => {
    const held = stateAfter(ready, { type: 'hold', by: 'hover' }, { type: 'hold', by: 'away' });
    expect(isRunning(held)).toBe(false);
    const half = nextAutoplay(held, { type: 'release', by: 'hover' });
    expect(isRunning(half)).toBe(false);
    expect(isRunning(nextAutoplay(half, { type: 'release', by: 'away' }))).toBe(true);
  });

  it('stays paused after the visitor has chosen a slide, until the play button is pressed', () => {
    const chosen = stateAfter(ready, { type: 'choose' });
    expect(isRunning(chosen)).toBe(false);
    expect(isRunning(nextAutoplay(chosen, { type: 'toggle' }))).toBe(true);
  });

  it('counts a hold once, however often it is reported', () => {
    const hold: AutoplayEvent = { type: 'hold', by: 'hover' };
    expect(isRunning(stateAfter(ready, hold, hold, { type: 'release', by: 'hover' }))).toBe(true);
  });
});

/** Every event of moving pictures, as the banner machine and the reducer receive it. */
const happenings: readonly (readonly [AutoplayEvent, BannerEvent])[] = [
  ...[true, false].map(
    (reduced) =>
      [
        { type: 'ready', reducedMotion: reduced },
        { type: 'motion', reduced },
      ] as const,
  ),
  [{ type: 'toggle' }, { type: 'toggle' }],
  [{ type: 'choose' }, { type: 'choose', slide: 1 }],
  ...(['hover', 'focus', 'away'] as const).flatMap((by) =>
    (['hold', 'release'] as const).map(
      (type) =>
        [
          { type, by },
          { type, by },
        ] as const,
    ),
  ),
];

it('[HOME-03] [INTR-01c] agrees with the banner machine about pictures, for any sequence of events', () => {
  const [resting] = initialTransition(bannerMachine, { films: [false, false, false] });
  const seen = new Set<string>();
  const follow = (autoplay: Autoplay, banner: typeof resting) => {
    const place = JSON.stringify([autoplay, banner.value, banner.context]);
    if (seen.has(place)) return;
    seen.add(place);
    if (autoplay.ready) {
      expect(isRunning(autoplay), place).toBe(banner.value === 'running');
      expect(autoplay.playing, place).toBe(bannerPlays(banner.value));
    }
    // Until the browser reports its motion preference, both ignore other events.
    for (const [mine, its] of autoplay.ready ? happenings : happenings.slice(0, 2))
      follow(nextAutoplay(autoplay, mine), transition(bannerMachine, banner, its)[0]);
  };
  follow(atRest, resting);
  expect(seen.size).toBeGreaterThan(30);
});
