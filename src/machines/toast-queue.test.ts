import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { proveMachine } from '#tests/machines/model/prove.ts';
import { toastQueueOracle } from '#tests/machines/oracles/toast-queue.oracle.ts';
import { shownToasts, toastQueueMachine } from './toast-queue.ts';

proveMachine(toastQueueMachine, toastQueueOracle);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const actor = createActor(toastQueueMachine).start();
  const show = (text: string) => actor.send({ type: 'show', id: text, kind: 'info', text, at: Date.now() });
  const texts = () => shownToasts(actor.getSnapshot().context).map(({ text }) => text);
  return { actor, show, texts };
}

describe('the toast queue over time', () => {
  it('shows each toast for exactly 3000 ms', () => {
    const { show, texts } = start();
    show('a');
    vi.advanceTimersByTime(2999);
    expect(texts()).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('pauses under pointer and focus, and resumes with the remaining time after both', () => {
    const { actor, show, texts } = start();
    show('a');
    vi.advanceTimersByTime(2000);
    actor.send({ type: 'hold', by: 'hover', at: Date.now() });
    vi.advanceTimersByTime(60_000);
    actor.send({ type: 'hold', by: 'focus', at: Date.now() });
    actor.send({ type: 'release', by: 'hover', at: Date.now() });
    vi.advanceTimersByTime(60_000);
    actor.send({ type: 'release', by: 'focus', at: Date.now() });
    vi.advanceTimersByTime(999);
    expect(texts()).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('shows at most three toasts; the next one appears when one disappears, with its full time', () => {
    const { show, texts } = start();
    for (const text of ['a', 'b', 'c', 'd']) {
      show(text);
      vi.advanceTimersByTime(100);
    }
    expect(texts()).toEqual(['a', 'b', 'c']);
    vi.advanceTimersByTime(2600);
    expect(texts()).toEqual(['b', 'c', 'd']);
    vi.advanceTimersByTime(2999);
    expect(texts()).toEqual(['d']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });
});
