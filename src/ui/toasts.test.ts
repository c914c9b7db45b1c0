import { describe, expect, it } from 'vitest';
import { fakeClock } from './fake-clock.ts';
import { createToasts, type ToastMessage } from './toasts.ts';

const saying = (text: string): ToastMessage => ({ kind: 'info', text });

function start() {
  const clock = fakeClock();
  const toasts = createToasts(clock);
  const texts = () => toasts.shown().map(({ text }) => text);
  return { clock, toasts, texts };
}

describe('a toast', () => {
  it('[ERR-03] lasts 3000 ms exactly', () => {
    const { clock, toasts, texts } = start();
    toasts.toast(saying('a'));
    clock.pass(2999);
    expect(texts()).toEqual(['a']);
    clock.pass(1);
    expect(texts()).toEqual([]);
  });

  it('[ERR-03] stands still under the pointer and the focus, and has the rest of its time after both', () => {
    const { clock, toasts, texts } = start();
    toasts.toast(saying('a'));
    clock.pass(2000);
    toasts.hold('hover');
    clock.pass(60_000);
    toasts.hold('focus');
    toasts.release('hover');
    clock.pass(60_000);
    expect(texts()).toEqual(['a']);
    toasts.release('focus');
    clock.pass(999);
    expect(texts()).toEqual(['a']);
    clock.pass(1);
    expect(texts()).toEqual([]);
  });

  it('[ERR-03] that comes while others are held waits with its whole time', () => {
    const { clock, toasts, texts } = start();
    toasts.toast(saying('a'));
    clock.pass(1000);
    toasts.hold('hover');
    toasts.toast(saying('b'));
    clock.pass(5000);
    toasts.release('hover');
    clock.pass(2000);
    expect(texts()).toEqual(['b']);
    clock.pass(999);
    expect(texts()).toEqual(['b']);
    clock.pass(1);
    expect(texts()).toEqual([]);
  });

  it('[ERR-03] can be sent away, also while it is held', () => {
    const { toasts, texts } = start();
    toasts.toast(saying('a'));
    toasts.toast(saying('b'));
    toasts.hold('focus');
    toasts.dismiss(toasts.shown()[0]?.id ?? -1);
    expect(texts()).toEqual(['b']);
  });

  it('[ERR-03] takes its hold with it when it was the last one', () => {
    const { clock, toasts, texts } = start();
    toasts.toast(saying('a'));
    toasts.hold('hover');
    toasts.dismiss(toasts.shown()[0]?.id ?? -1);
    toasts.toast(saying('b'));
    clock.pass(3000);
    expect(texts()).toEqual([]);
  });
});

describe('many toasts', () => {
  it('[ERR-03] are at most three at once; the next one comes when one goes, with its whole time', () => {
    const { clock, toasts, texts } = start();
    for (const text of ['a', 'b', 'c', 'd']) {
      toasts.toast(saying(text));
      clock.pass(100);
    }
    expect(texts()).toEqual(['a', 'b', 'c']);
    clock.pass(2600);
    expect(texts()).toEqual(['b', 'c', 'd']);
    clock.pass(2999);
    expect(texts()).toEqual(['d']);
    clock.pass(1);
    expect(texts()).toEqual([]);
  });

  it('[ERR-03] never hold the same message twice: it has its time anew instead', () => {
    const { clock, toasts, texts } = start();
    toasts.toast(saying('a'));
    clock.pass(2000);
    toasts.toast(saying('a'));
    expect(texts()).toEqual(['a']);
    clock.pass(2999);
    expect(texts()).toEqual(['a']);
    clock.pass(1);
    expect(texts()).toEqual([]);
    toasts.toast({ kind: 'error', text: 'a' });
    toasts.toast(saying('a'));
    expect(toasts.shown()).toHaveLength(2);
  });

  it('tell listeners only when what is shown changes', () => {
    const { clock, toasts } = start();
    let changes = 0;
    const leave = toasts.subscribe(() => {
      changes += 1;
    });
    toasts.toast(saying('a'));
    toasts.toast(saying('a'));
    toasts.hold('hover');
    toasts.release('hover');
    expect(changes).toBe(1);
    clock.pass(3000);
    expect(changes).toBe(2);
    leave();
    toasts.toast(saying('b'));
    expect(changes).toBe(2);
  });
});
