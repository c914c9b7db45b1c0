import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Entry } from '#schemas/entry.ts';
import type { callEditor } from '../api.ts';
import type { ReadOutcome, WriteOutcome } from './draft-calls.ts';
import { createDraftStore } from './draft-store.ts';
import { followEntry } from './follow-entry.ts';

const name = { kind: 'news', id: 'n1' } as const;
const entry = (data: Record<string, string>): Entry => ({ ...name, data });

/** An event stream that tests write to. */
class FakeEvents extends EventTarget {
  static open: FakeEvents[] = [];
  static readonly CLOSED = 2;
  readonly address: string;
  readyState = 1;
  constructor(address: string) {
    super();
    this.address = address;
    FakeEvents.open.push(this);
  }
  close() {
    FakeEvents.open = FakeEvents.open.filter((one) => one !== this);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEvents);
  FakeEvents.open = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A draft that is followed, and a server with one version after another. */
async function follow() {
  const server = {
    ...{ version: 1, data: { a: '1', b: '1' }, people: [] as { screen: string; name: string }[] },
    refuses: 'offline' as 'offline' | 'invalid',
  };
  const saves: number[] = [];
  const reads: number[] = [];
  const said: unknown[] = [];
  const seen: string[][] = [];
  const stored = () => ({
    draft: { ...name, entry: entry(server.data), version: server.version, at: '', by: 'Lin' },
  });
  const calls = {
    read: async (): Promise<ReadOutcome> => {
      reads.push(server.version);
      return { kind: 'read', stored: stored() };
    },
    save: async (): Promise<WriteOutcome> => {
      saves.push(server.version);
      return { kind: 'refused', code: server.refuses };
    },
    discard: async (): Promise<WriteOutcome> => ({ kind: 'discarded' }),
  };
  const presence = () => ({ version: server.version, people: server.people });
  const store = createDraftStore({ calls, accountId: 'me', storage: () => window.localStorage });
  const actor = store.actorOf(name);
  store.hold(actor);
  await vi.advanceTimersByTimeAsync(0);
  const following = followEntry({
    ...{ name, actor, read: calls.read, screen: 'me-1' },
    call: (async (_call: string, request: unknown, options: unknown) => {
      // The dialog that asks for a sign-in must not come back every five seconds.
      expect(options).toEqual({ quiet: true });
      said.push(request);
      return presence();
    }) as typeof callEditor,
    onPeople: (people) => seen.push(people.map((person) => person.name)),
  });
  await vi.advanceTimersByTimeAsync(0);
  reads.length = 0;
  return {
    server,
    reads,
    saves,
    said,
    seen,
    following,
    shown: () => actor.getSnapshot().context.entry?.data,
    change: (data: Record<string, string>) => actor.send({ type: 'change', entry: entry(data), at: '' }),
    tell: async () => {
      const data = JSON.stringify(presence());
      for (const one of FakeEvents.open) one.dispatchEvent(new MessageEvent('message', { data }));
      await vi.advanceTimersByTimeAsync(0);
    },
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    stop: () => {
      following.stop();
      store.stop();
    },
  };
}

it('[PUB-13] shows the save of a colleague when the server tells of it, and reads each version once', async () => {
  const draft = await follow();
  expect(FakeEvents.open.map(({ address }) => address)).toEqual([
    '/api/editor/presence-events?kind=news&id=n1&screen=me-1',
  ]);
  Object.assign(draft.server, { version: 2, data: { a: '1', b: 'theirs' } });
  draft.change({ a: 'mine', b: '1' });
  await draft.tell();
  expect(draft.shown()).toEqual({ a: 'mine', b: 'theirs' });
  await draft.tell();
  expect(draft.reads).toEqual([2]);
  draft.stop();
});

it('[PUB-13] asks every five seconds where events do not arrive', async () => {
  const draft = await follow();
  Object.assign(draft.server, { version: 2, data: { a: 'theirs', b: '1' } });
  await draft.pass(4_900);
  expect(draft.shown()).toEqual({ a: '1', b: '1' });
  await draft.pass(200);
  expect(draft.shown()).toEqual({ a: 'theirs', b: '1' });
  draft.stop();
});

it('saves again as soon as the server answers, but not work that it has rejected', async () => {
  const draft = await follow();
  draft.change({ a: 'mine', b: '1' });
  await draft.pass(700);
  await draft.tell();
  expect(draft.saves).toHaveLength(2);
  draft.server.refuses = 'invalid';
  await draft.tell();
  expect(draft.saves).toHaveLength(3);
  await draft.pass(60_000);
  expect(draft.saves).toHaveLength(3);
  draft.stop();
});

it('opens the events again after the server refused them', async () => {
  const draft = await follow();
  const [refused] = FakeEvents.open;
  if (refused) refused.readyState = FakeEvents.CLOSED;
  await draft.pass(5_000);
  expect(FakeEvents.open).toHaveLength(1);
  expect(FakeEvents.open[0]).not.toBe(refused);
  draft.stop();
});

it('[PUB-13] says where the user is and that the screen closes, and passes on who is there', async () => {
  const draft = await follow();
  draft.server.people = [{ screen: 'lin-1', name: 'Lin' }];
  draft.following.move({ block: 'stats', field: 'title' });
  draft.following.move({ block: 'stats', field: 'title' });
  await draft.pass(0);
  expect(draft.seen.at(-1)).toEqual(['Lin']);
  draft.stop();
  expect(draft.said).toEqual([
    { ...name, screen: 'me-1' },
    { ...name, screen: 'me-1', block: 'stats', field: 'title' },
    { ...name, screen: 'me-1', block: 'stats', field: 'title', leaves: true },
  ]);
  expect(FakeEvents.open).toEqual([]);
});
