import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Autoplay, type AutoplayEvent, around, atRest, isRunning, nextAutoplay } from './autoplay.ts';

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

  it('is held by pointer, focus and a playing video, and goes on when the last of them lets go', () => {
    const held = stateAfter(ready, { type: 'hold', by: 'hover' }, { type: 'hold', by: 'video' });
    expect(isRunning(held)).toBe(false);
    const half = nextAutoplay(held, { type: 'release', by: 'hover' });
    expect(isRunning(half)).toBe(false);
    expect(isRunning(nextAutoplay(half, { type: 'release', by: 'video' }))).toBe(true);
  });

  it('stays paused when the visitor chose a slide, until asked to play again', () => {
    const chosen = stateAfter(ready, { type: 'choose', film: false });
    expect(isRunning(chosen)).toBe(false);
    expect(isRunning(nextAutoplay(chosen, { type: 'toggle' }))).toBe(true);
  });

  it('plays a film that the visitor chose, but not under reduced motion', () => {
    const choose: AutoplayEvent = { type: 'choose', film: true };
    expect(stateAfter(ready, { type: 'choose', film: false }, choose).playing).toBe(true);
    expect(stateAfter({ type: 'ready', reducedMotion: true }, choose).playing).toBe(false);
  });

  it('counts a hold once, however often it is reported', () => {
    const hold: AutoplayEvent = { type: 'hold', by: 'hover' };
    expect(isRunning(stateAfter(ready, hold, hold, { type: 'release', by: 'hover' }))).toBe(true);
  });
});

describe('the next slide', () => {
  it('is always one of the slides', () => {
    fc.assert(
      fc.property(
        fc.nat(20),
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: 1, max: 21 }),
        (index, steps, count) => {
          const next = around(index % count, steps, count);
          expect(next).toBeGreaterThanOrEqual(0);
          expect(next).toBeLessThan(count);
        },
      ),
    );
  });
  it('wraps at both ends', () => {
    expect(around(3, 1, 4)).toBe(0);
    expect(around(0, -1, 4)).toBe(3);
  });
});
