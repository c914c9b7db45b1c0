import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from '#schemas/entry.ts';
import { createDraftStore } from './draft-store.ts';
import { createUnsavedWork, type Unsaved } from './unsaved-work.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const news = (text: string): Entry => ({ kind: 'news', id: 'n1', data: { text } });
const work = (text: string): Unsaved => ({ entry: news(text), at: '2026-03-01T10:42:00.000Z' });

/** A storage that counts the writes. */
function createDevice() {
  const items = new Map<string, string>();
  const written: string[] = [];
  const storage: Storage = {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      written.push(value);
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
  };
  return { storage: () => storage, items, written };
}

const textOf = (stored: string | undefined): unknown =>
  stored === undefined ? undefined : JSON.parse(stored)[0].entry.data.text;

describe('unsaved work on the device', () => {
  it('[EDIT-02] is at most a quarter of a second behind the typing, and is not written at every key', async () => {
    const { storage, items, written } = createDevice();
    const { store } = createUnsavedWork('work', storage);
    const onDevice: unknown[] = [];
    for (let key = 1; key <= 20; key++) {
      store([work(`${key} keys`)]);
      await vi.advanceTimersByTimeAsync(50);
      onDevice.push(textOf(items.get('work')));
    }
    expect(written).toHaveLength(4);
    expect(onDevice.slice(3, 10)).toEqual([
      ...[undefined, '5 keys', '5 keys', '5 keys', '5 keys', '5 keys'],
      '10 keys',
    ]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([written.length, textOf(items.get('work'))]).toEqual([4, '20 keys']);
  });

  it('[EDIT-02] is removed as soon as the server has it, and does not come back', async () => {
    const { storage, items } = createDevice();
    const { store, flush, read } = createUnsavedWork('work', storage);
    store([work('typed')]);
    flush();
    expect(read()).toEqual([work('typed')]);
    store([work('typed more')]);
    store([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(items.size).toBe(0);
  });

  it.each([
    ['hidden or loses the focus', 'flush'],
    ['left for another screen', 'release'],
    ['left by the account', 'stop'],
  ] as const)('[EDIT-02] is written at once when the page is %s', async (_, how) => {
    const { storage, items } = createDevice();
    const entry = news('before');
    const calls = {
      read: async () => ({ kind: 'read', stored: { published: entry } }) as const,
      save: async () => ({ kind: 'refused', code: 'offline' }) as const,
      discard: async () => ({ kind: 'discarded' }) as const,
    };
    const store = createDraftStore({ calls, accountId: 'ann', storage });
    const actor = store.actorOf({ kind: 'news', id: 'n1' });
    const release = store.hold(actor);
    await vi.advanceTimersByTimeAsync(10);
    actor.send({ type: 'change', entry: news('the last key'), at: 'now' });
    expect(items.size).toBe(0);
    if (how === 'flush') store.send({ type: 'flush' });
    else if (how === 'release') release();
    else store.stop();
    expect(textOf(items.get('pavilion.unsaved.ann.news.n1'))).toBe('the last key');
  });
});
