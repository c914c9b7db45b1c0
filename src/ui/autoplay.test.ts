import { describe, expect, it } from 'vitest';
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
