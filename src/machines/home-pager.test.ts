import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { proveMachine } from '#tests/machines/model/prove.ts';
import { homePagerOracle } from '#tests/machines/oracles/home-pager.oracle.ts';
import { type HomePagerEvent, homePagerMachine, takesGesture } from './home-pager.ts';
import { pagerKey } from './pager-key.ts';

proveMachine(homePagerMachine, homePagerOracle);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A pager of eight sections, and where it scrolled to. */
function start() {
  const scrolled: number[] = [];
  const machine = homePagerMachine.provide({
    actions: { scrollTo: (_, { section }) => scrolled.push(section) },
  });
  const actor = createActor(machine, { input: { count: 8 } }).start();
  actor.send({ type: 'enable' });
  return { actor, scrolled };
}

const turn = (delta: number): Extract<HomePagerEvent, { type: 'wheel' }> => ({
  type: 'wheel',
  delta,
  atEdge: true,
});

describe('the home pager over time', () => {
  it('moves one section per swipe on a touchpad, however long its momentum lasts', () => {
    const { actor, scrolled } = start();
    for (const delta of [4, 30, 90, 120, 120, ...Array.from({ length: 60 }, (_, n) => 110 - n * 1.8)]) {
      actor.send(turn(delta));
      vi.advanceTimersByTime(16);
    }
    expect(scrolled).toEqual([1]);
  });

  it('accepts a new swipe before the momentum of the last one has ended', () => {
    const { actor, scrolled } = start();
    for (const delta of [120, ...Array.from({ length: 40 }, (_, n) => 100 - n * 2.4), 60]) {
      actor.send(turn(delta));
      vi.advanceTimersByTime(16);
    }
    expect(scrolled).toEqual([1, 2]);
  });

  it('moves one section per notch of a wheel that is turned with pauses', () => {
    const { actor, scrolled } = start();
    for (let notch = 0; notch < 10; notch += 1) {
      actor.send(turn(100));
      vi.advanceTimersByTime(600);
    }
    expect(scrolled).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('reaches every section with a key that is held down, one per 400 ms', () => {
    const { actor, scrolled } = start();
    for (let time = 0; time < 4000; time += 40) {
      actor.send({ type: 'step', direction: 1, atEdge: true });
      vi.advanceTimersByTime(40);
    }
    expect(scrolled).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('consumes its own gestures and their momentum, and leaves the rest to the browser', () => {
    const { actor } = start();
    const takes = (delta: number) => takesGesture(actor.getSnapshot(), turn(delta));
    expect(takes(-100)).toBe(false);
    expect(takes(100)).toBe(true);
    actor.send(turn(100));
    expect(takes(100)).toBe(true);
    expect(takesGesture(actor.getSnapshot(), { type: 'step', direction: 1, atEdge: true })).toBe(true);
    vi.advanceTimersByTime(600);
    actor.send({ type: 'enterSchedule' });
    expect(takes(100)).toBe(false);
    actor.send({ type: 'leaveSchedule' });
    actor.send({ type: 'disable' });
    expect(takes(100)).toBe(false);
  });
});

it.each([
  ['ArrowDown', false, 1],
  ['PageDown', false, 1],
  [' ', false, 1],
  ['ArrowUp', false, -1],
  ['PageUp', false, -1],
  [' ', true, -1],
  ['a', false, undefined],
] as const)('maps the key "%s" (shift: %s) to %s', (key, shift, direction) => {
  expect(pagerKey(key, shift)).toBe(direction);
});
