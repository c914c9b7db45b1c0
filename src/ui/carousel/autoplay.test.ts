import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { type BannerEvent, bannerMachine, bannerPlays } from '#machines/banner.ts';
import { type Autoplay, type AutoplayEvent, atRest, isRunning, nextAutoplay } from './autoplay.ts';

const stateAfter = (...events: AutoplayEvent[]): Autoplay => events.reduce(nextAutoplay, atRest);
const ready: AutoplayEvent = { type: 'ready', reducedMotion: false };

describe('autoplay', () => {
  it('waits for the browser, then runs', () => {
    expect(isRunning(atRest)).toBe(false);
    expect(isRunning(stateAfter(ready))).toBe(true);
  });

  it('never starts by itself under reduced motion, and starts when asked', () => {
    const reduced = stateAfter({ type: 'ready', reducedMotion: true });
    expect(isRunning(reduced)).toBe(false);
    expect(isRunning(nextAutoplay(reduced, { type: 'toggle' }))).toBe(true);
  });

  it('[HOME-03] is held by pointer, focus and a section out of view, and goes on when the last of them lets go', () => {
    const held = stateAfter(ready, { type: 'hold', by: 'hover' }, { type: 'hold', by: 'away' });
    expect(isRunning(held)).toBe(false);
    const half = nextAutoplay(held, { type: 'release', by: 'hover' });
    expect(isRunning(half)).toBe(false);
    expect(isRunning(nextAutoplay(half, { type: 'release', by: 'away' }))).toBe(true);
  });

  it('stays paused when the visitor chose a slide, until asked to play again', () => {
    const chosen = stateAfter(ready, { type: 'choose' });
    expect(isRunning(chosen)).toBe(false);
    expect(isRunning(nextAutoplay(chosen, { type: 'toggle' }))).toBe(true);
  });

  it('counts a hold once, however often it is reported', () => {
    const hold: AutoplayEvent = { type: 'hold', by: 'hover' };
    expect(isRunning(stateAfter(ready, hold, hold, { type: 'release', by: 'hover' }))).toBe(true);
  });
});

/** Everything that can happen to pictures that move by themselves, as both of them hear of it. */
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

it('[HOME-03] [INTR-01c] is what the machine of the banner does with pictures, whatever happens in whatever order', () => {
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
    // Until the browser was asked about motion, nothing else is heard.
    for (const [mine, its] of autoplay.ready ? happenings : happenings.slice(0, 2))
      follow(nextAutoplay(autoplay, mine), transition(bannerMachine, banner, its)[0]);
  };
  follow(atRest, resting);
  expect(seen.size).toBeGreaterThan(30);
});
