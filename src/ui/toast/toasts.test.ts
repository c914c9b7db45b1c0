import { describe, expect, it } from 'vitest';
import { fakeClock } from '#tests/support/fake-clock.ts';
import { startToasts, ToastCard } from './start-toasts.tsx';
import { createToasts } from './ToastProvider.tsx';
import type { ToastMessage } from './toast.ts';

const saying = (text: string): ToastMessage => ({ kind: 'info', text });
/** Runs what is waiting for an answer. */
const soon = () => new Promise((resolve) => setImmediate(resolve));

/** Toasts whose code loads, or fails to load while `offline` is set. */
function start({ offline = false } = {}) {
  const clock = fakeClock();
  const net = { offline, asks: 0 };
  const toasts = createToasts({
    clock,
    load: async () => {
      net.asks += 1;
      if (net.offline) throw new Error('offline');
      return { startToasts };
    },
  });
  const texts = () => toasts.shown().toasts.map(({ text }) => text);
  return { clock, net, toasts, texts };
}

describe('the toast store', () => {
  it('[ERR-03] loads its machine with the first toast, once; toasts last 3000 ms from then', async () => {
    const { clock, net, toasts, texts } = start();
    toasts.hold('hover');
    expect(net.asks).toBe(0);
    toasts.toast(saying('a'));
    toasts.toast(saying('b'));
    clock.pass(5000);
    expect(texts()).toEqual([]);
    await soon();
    expect(texts()).toEqual(['a', 'b']);
    expect(toasts.shown().Card).toBe(ToastCard);
    clock.pass(2999);
    expect(texts()).toEqual(['a', 'b']);
    clock.pass(1);
    expect(texts()).toEqual([]);
    expect(net.asks).toBe(1);
  });

  it('[ERR-03] pauses toasts under the pointer and dismisses them', async () => {
    const { clock, toasts, texts } = start();
    toasts.toast(saying('a'));
    toasts.toast(saying('b'));
    await soon();
    toasts.hold('hover');
    clock.pass(60_000);
    toasts.dismiss(toasts.shown().toasts[0]?.id ?? '');
    expect(texts()).toEqual(['b']);
    toasts.release('hover');
    clock.pass(3000);
    expect(texts()).toEqual([]);
  });

  it('[ERR-03] notifies listeners only when the visible toasts change', async () => {
    const { clock, toasts } = start();
    let changes = 0;
    const leave = toasts.subscribe(() => {
      changes += 1;
    });
    toasts.toast(saying('a'));
    toasts.toast(saying('a'));
    await soon();
    toasts.hold('hover');
    toasts.release('hover');
    expect(changes).toBe(1);
    clock.pass(3000);
    expect(changes).toBe(2);
    leave();
    toasts.toast(saying('b'));
    await soon();
    expect(changes).toBe(2);
  });
});

describe('the toast store when its code cannot be loaded', () => {
  it('[ERR-03] shows plain lines for 3000 ms, each text once, and loads again with the next toast', async () => {
    const { clock, net, toasts, texts } = start({ offline: true });
    toasts.toast(saying('a'));
    toasts.toast(saying('a'));
    await soon();
    expect(texts()).toEqual(['a']);
    expect(toasts.shown().Card).not.toBe(ToastCard);
    clock.pass(2999);
    expect(texts()).toEqual(['a']);
    clock.pass(1);
    expect(texts()).toEqual([]);
    net.offline = false;
    toasts.toast(saying('b'));
    await soon();
    expect(texts()).toEqual(['b']);
    expect(toasts.shown().Card).toBe(ToastCard);
  });
});
