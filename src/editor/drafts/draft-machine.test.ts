import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import type { Discard, ReadOutcome, Save, WriteOutcome } from './draft-calls.ts';
import type { DraftEvent } from './draft-context.ts';
import { draftMachine } from './draft-machine.ts';
import type { StoredEntry } from './stored.ts';
import type { Unsaved } from './unsaved-work.ts';
import { draftView, statusOf } from './use-draft.ts';

const name: EntryName = { kind: 'news', id: 'n1' };
const entry = (text: string): Entry => ({ ...name, data: { text } });
const published = (text: string): StoredEntry => ({ published: entry(text) });
const drafted = (text: string, version: number): StoredEntry => ({
  published: entry('published'),
  draft: { ...name, entry: entry(text), version, at: '2026-03-01T10:42:00.000Z', by: 'Lin' },
});
const read = (stored?: StoredEntry): ReadOutcome => ({ kind: 'read', stored });
const refused = (code: 'offline' | 'away' | 'failed' | 'signedOut' | 'invalid' | 'forbidden') =>
  ({ kind: 'refused', code }) as const;
const conflict = (stored?: StoredEntry): WriteOutcome => ({ kind: 'conflict', stored });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** States that the tests have visited. */
const visited = new Set<string>();
afterAll(() => {
  const passedThrough = ['judging', 'resuming'];
  const places = Object.keys(draftMachine.states).filter((state) => !passedThrough.includes(state));
  expect([...visited].sort()).toEqual(places.sort());
});

interface World {
  reads?: ReadOutcome[];
  /** Outcomes of the writes, in order; `saved` for all further ones. */
  writes?: WriteOutcome[];
  offers?: Unsaved[];
}

/** The machine with a fake server that counts versions and answers after 100 ms. */
async function start({ reads = [read(published('published'))], writes = [], offers = [] }: World = {}) {
  const saves: Save[] = [];
  const discards: number[] = [];
  const stored: (readonly Unsaved[])[] = [];
  const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 100));
  const lastRead = reads.at(-1);
  const actor = createActor(
    draftMachine.provide({
      actors: {
        read: fromPromise<ReadOutcome, EntryName>(async () => {
          const outcome = reads.shift() ?? lastRead;
          return later(outcome ?? read());
        }),
        save: fromPromise<WriteOutcome, Save>(async ({ input }) => {
          saves.push(input);
          const { version, entry: saved } = input;
          const at = new Date(saves.length).toISOString();
          return later(
            writes.shift() ?? {
              kind: 'saved',
              draft: { ...name, entry: saved ?? null, version: version + 1, at, by: 'me' },
            },
          );
        }),
        discard: fromPromise<WriteOutcome, Discard>(async ({ input }) => {
          discards.push(input.version);
          return later(writes.shift() ?? { kind: 'discarded' });
        }),
      },
      actions: { storeWork: (_, work) => stored.push(work) },
    }),
    { input: { name, offers, device: 'me' } },
  );
  actor.subscribe(({ value }) => visited.add(typeof value === 'string' ? value : 'dirty'));
  actor.start();
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const view = () => draftView(actor.getSnapshot());
  await pass(100);
  return {
    actor,
    saves,
    discards,
    stored,
    pass,
    view,
    status: () => statusOf(actor.getSnapshot()),
    texts: () => saves.map((save) => save.entry?.data.text),
    send: (event: DraftEvent) => actor.send(event),
    change: (text: string) => actor.send({ type: 'change', entry: entry(text), at: 'now' }),
    storedTexts: () => stored.at(-1)?.map((work) => work.entry?.data.text),
  };
}

describe('opening a draft', () => {
  it.each([
    ['the draft', drafted('draft', 3), 'draft', 3],
    ['what is published', published('published'), 'published', 0],
    ['what the site has', { builtIn: entry('built in') }, 'built in', 0],
  ])('goes on from %s', async (_name, stored, text, version) => {
    const draft = await start({ reads: [read(stored)] });
    expect(draft.view()).toMatchObject({ status: 'clean', entry: { data: { text } }, version });
    expect(draft.view().isUnsaved).toBe(false);
  });

  it('is missing if the server has no entry, until a change creates it', async () => {
    const draft = await start({ reads: [read()] });
    expect(draft.status()).toBe('missing');
    draft.change('first');
    await draft.pass(1100);
    expect(draft.saves).toMatchObject([{ name, entry: entry('first'), base: undefined, version: 0 }]);
    expect(draft.status()).toBe('saved');
  });

  it.each([
    ['offline', 'offline'],
    ['signedOut', 'signedOut'],
    ['failed', 'failed'],
    ['forbidden', 'failed'],
  ] as const)('that is refused as %s stops, and is tried again when asked', async (code, status) => {
    const draft = await start({ reads: [refused(code), read(published('published'))] });
    expect(draft.status()).toBe(status);
    draft.send({ type: 'retry' });
    await draft.pass(100);
    expect(draft.status()).toBe('clean');
  });
});

describe('saving', () => {
  it('[EDIT-02] starts 0.6 seconds after the last change, with the latest entry and its base version', async () => {
    const draft = await start({ reads: [read(drafted('draft', 3))] });
    draft.change('a');
    await draft.pass(500);
    draft.change('ab');
    await draft.pass(599);
    expect(draft.status()).toBe('dirty');
    await draft.pass(1);
    expect(draft.status()).toBe('saving');
    await draft.pass(100);
    expect(draft.saves).toMatchObject([{ name, entry: entry('ab'), base: entry('draft'), version: 3 }]);
    expect(draft.view()).toMatchObject({ status: 'saved', version: 4, savedAt: new Date(1).toISOString() });
  });

  it('runs one save at a time: later changes follow on top of the version just saved', async () => {
    const draft = await start();
    draft.change('a');
    draft.send({ type: 'flush' });
    draft.change('ab');
    draft.send({ type: 'flush' });
    await draft.pass(100);
    expect(draft.status()).toBe('dirty');
    await draft.pass(1100);
    expect(draft.saves.map((save) => [save.entry?.data.text, save.version])).toEqual([
      ['a', 0],
      ['ab', 1],
    ]);
    expect(draft.status()).toBe('saved');
  });

  it('starts immediately when a field loses the focus, but never during a composition', async () => {
    const draft = await start();
    draft.change('a');
    draft.send({ type: 'flush' });
    expect(draft.status()).toBe('saving');
    await draft.pass(100);
    draft.send({ type: 'compose', on: true });
    draft.change('zhan');
    draft.send({ type: 'flush' });
    await draft.pass(10_000);
    expect(draft.texts()).toEqual(['a']);
    draft.change('展');
    draft.send({ type: 'compose', on: false });
    await draft.pass(1100);
    expect(draft.texts()).toEqual(['a', '展']);
  });

  it('is skipped if nothing changed or a change was undone', async () => {
    const draft = await start();
    draft.change('published');
    expect(draft.status()).toBe('clean');
    draft.change('a');
    draft.change('published');
    expect(draft.status()).toBe('clean');
    expect(draft.storedTexts()).toEqual([]);
    await draft.pass(5000);
    expect(draft.saves).toEqual([]);
  });

  it('keeps the reference of the typed value', async () => {
    const draft = await start();
    draft.change('a');
    const typed = draft.view().entry;
    await draft.pass(1100);
    draft.send({ type: 'reload' });
    expect(draft.view().entry).toBe(typed);
  });

  it('saves null for a removal', async () => {
    const draft = await start();
    draft.send({ type: 'change', entry: null, at: 'now' });
    await draft.pass(1100);
    expect(draft.saves).toMatchObject([{ name, entry: null, version: 0 }]);
    expect(draft.view()).toMatchObject({ status: 'saved', entry: null });
  });
});

describe('unsaved work', () => {
  it('is stored on the device with every change, until the server has saved it', async () => {
    const draft = await start();
    draft.change('a');
    expect(draft.storedTexts()).toEqual(['a']);
    draft.send({ type: 'flush' });
    draft.change('ab');
    expect(draft.storedTexts()).toEqual(['ab']);
    await draft.pass(100);
    expect(draft.storedTexts()).toEqual(['ab']);
    await draft.pass(1100);
    expect(draft.storedTexts()).toEqual([]);
  });

  it.each(['offline', 'away', 'failed'] as const)(
    'is retried with growing delays while the problem is “%s”',
    async (code) => {
      const draft = await start({ writes: Array.from({ length: 8 }, () => refused(code)) });
      draft.change('a');
      await draft.pass(700);
      expect(draft.status()).toBe(code);
      const times: number[] = [];
      for (const pause of [2, 4, 8, 16, 32, 60, 60]) {
        await draft.pass(pause * 1000 - 1);
        times.push(draft.saves.length);
        await draft.pass(101);
        times.push(draft.saves.length);
      }
      expect(times).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]);
      draft.change('ab');
      expect(draft.status()).toBe(code);
      draft.send({ type: 'retry' });
      await draft.pass(100);
      expect(draft.status()).toBe('saved');
      expect(draft.texts().at(-1)).toBe('ab');
    },
  );

  it('[EDIT-02] waits for a sign-in without retrying, and continues after it', async () => {
    const draft = await start({ writes: [refused('signedOut')] });
    draft.change('a');
    await draft.pass(1100);
    expect(draft.status()).toBe('signedOut');
    draft.change('ab');
    await draft.pass(600_000);
    expect(draft.texts()).toEqual(['a']);
    expect(draft.storedTexts()).toEqual(['ab']);
    draft.send({ type: 'retry' });
    await draft.pass(100);
    expect(draft.status()).toBe('saved');
    expect(draft.texts()).toEqual(['a', 'ab']);
  });

  it('is sent again only after a change if the server rejected it', async () => {
    const draft = await start({ writes: [refused('invalid')] });
    draft.change('a');
    await draft.pass(1100);
    expect(draft.view()).toMatchObject({ status: 'failed', problem: 'invalid' });
    await draft.pass(600_000);
    expect(draft.texts()).toEqual(['a']);
    draft.change('ab');
    await draft.pass(1100);
    expect(draft.status()).toBe('saved');
    expect(draft.view().problem).toBeUndefined();
  });
});

describe('two people at once', () => {
  const begin = async (theirs?: StoredEntry, further: WriteOutcome[] = []) => {
    const draft = await start({ reads: [read(drafted('draft', 3))], writes: [conflict(theirs), ...further] });
    draft.change('mine');
    await draft.pass(1100);
    return draft;
  };

  it('[EDIT-02] stop before anything is overwritten, with mine, theirs and the common base', async () => {
    const draft = await begin(drafted('theirs', 4));
    expect(draft.view()).toMatchObject({
      status: 'conflict',
      entry: entry('mine'),
      base: entry('draft'),
      theirs: drafted('theirs', 4),
      isUnsaved: true,
    });
    draft.change('mine, more');
    await draft.pass(600_000);
    expect(draft.texts()).toEqual(['mine']);
    expect(draft.storedTexts()).toEqual(['mine, more']);
  });

  it('[EDIT-02] get a conflict if the entry was published after a first draft was started', async () => {
    const at = (publishedAt: string, text: string) => ({ ...published(text), publishedAt });
    const newer = at('2026-03-02T00:00:00.000Z', 'theirs');
    const draft = await start({
      reads: [read(at('2026-03-01T00:00:00.000Z', 'published'))],
      writes: [conflict(newer)],
    });
    draft.change('mine');
    await draft.pass(1100);
    expect(draft.saves).toMatchObject([{ version: 0, publishedAt: '2026-03-01T00:00:00.000Z' }]);
    expect(draft.view()).toMatchObject({ status: 'conflict', entry: entry('mine'), theirs: newer });
    draft.send({ type: 'keepMine' });
    await draft.pass(1100);
    expect(draft.saves[1]).toMatchObject({ version: 0, publishedAt: newer.publishedAt });
  });

  it('end the conflict when the user takes theirs', async () => {
    const draft = await begin(drafted('theirs', 4));
    draft.send({ type: 'takeTheirs' });
    await draft.pass(100);
    expect(draft.view()).toMatchObject({ status: 'saved', entry: entry('theirs'), version: 5 });
    expect(draft.storedTexts()).toEqual([]);
    expect(draft.saves.at(-1)).toMatchObject({ entry: entry('theirs'), unchosen: entry('mine') });
  });

  it.each<[string, DraftEvent, string, string]>([
    ['mine', { type: 'keepMine' }, 'mine', 'theirs'],
    [
      'something of both',
      { type: 'merged', entry: entry('both'), unchosen: entry('neither'), at: 'now' },
      ...(['both', 'neither'] as const),
    ],
  ])(
    '[PUB-13] save %s upon theirs when that is chosen, with the version that was not',
    async (_name, event, text, not) => {
      const draft = await begin(drafted('theirs', 4));
      draft.send(event);
      await draft.pass(100);
      expect(draft.saves.at(-1)).toMatchObject({ entry: entry(text), version: 4, unchosen: entry(not) });
      expect(draft.view()).toMatchObject({ status: 'saved', version: 5 });
    },
  );

  it('get another conflict when a third person has saved first', async () => {
    const draft = await begin(drafted('theirs', 4), [conflict(drafted('a third', 5))]);
    draft.send({ type: 'keepMine' });
    await draft.pass(100);
    expect(draft.view()).toMatchObject({
      status: 'conflict',
      base: entry('theirs'),
      rival: entry('a third'),
    });
    expect(draft.view().theirs).toEqual(drafted('a third', 5));
    draft.send({ type: 'takeTheirs' });
    await draft.pass(100);
    expect(draft.saves.at(-1)).toMatchObject({ entry: entry('a third'), unchosen: entry('mine') });
  });

  const fields = (data: Record<string, string>): Entry => ({ ...name, data });
  const state = (data: Record<string, string>, version: number, saves?: string[]): StoredEntry => ({
    draft: { ...name, entry: fields(data), version, at: '', by: 'Lin', ...(saves ? { saves } : {}) },
  });

  it('[PUB-13] merge changes of other fields, and save on while the same field waits for a choice', async () => {
    const draft = await start({
      reads: [read(state({ a: '1', b: '1', c: '1' }, 3))],
      writes: [conflict(state({ a: 'theirs', b: 'theirs', c: '1' }, 4))],
    });
    draft.send({ type: 'change', entry: fields({ a: 'mine', b: '1', c: 'mine' }), at: 'now' });
    await draft.pass(1100);
    expect(draft.view()).toMatchObject({
      status: 'conflict',
      entry: fields({ a: 'mine', b: 'theirs', c: 'mine' }),
      rival: fields({ a: 'theirs', b: 'theirs', c: 'mine' }),
    });
    await draft.pass(1100);
    expect(draft.saves.at(-1)).toMatchObject({
      entry: fields({ a: 'theirs', b: 'theirs', c: 'mine' }),
      version: 4,
    });
    draft.send({ type: 'change', entry: fields({ a: 'mine!', b: 'theirs', c: 'more' }), at: 'now' });
    await draft.pass(1100);
    expect(draft.saves.at(-1)).toMatchObject({ entry: fields({ a: 'theirs', b: 'theirs', c: 'more' }) });
    // The user's own save does not replace the name of the colleague.
    expect(draft.view()).toMatchObject({ status: 'conflict', rivalSaved: { by: 'Lin' } });
    expect(draft.stored.at(-1)).toMatchObject([{ entry: fields({ a: 'mine!', b: 'theirs', c: 'more' }) }]);
    draft.send({ type: 'change', entry: fields({ a: 'theirs', b: 'theirs', c: 'more' }), at: 'now' });
    expect(draft.status()).toBe('saved');
    expect(draft.stored.at(-1)).toEqual([]);
  });

  it('[PUB-13] see the saves of a colleague at once, also while they type, without postponing their own', async () => {
    const draft = await start({ reads: [read(state({ a: '1', b: '1' }, 3))] });
    draft.send({ type: 'arrived', stored: state({ a: '1', b: 'theirs' }, 4) });
    expect(draft.view()).toMatchObject({
      status: 'clean',
      entry: fields({ a: '1', b: 'theirs' }),
      version: 4,
    });
    expect(draft.view().arrival).toMatchObject({ by: 'Lin' });
    draft.send({ type: 'change', entry: fields({ a: 'mine', b: 'theirs' }), at: 'now' });
    await draft.pass(500);
    draft.send({ type: 'arrived', stored: state({ a: '1', b: 'later' }, 5) });
    expect(draft.view()).toMatchObject({ status: 'dirty', entry: fields({ a: 'mine', b: 'later' }) });
    await draft.pass(200);
    expect(draft.saves).toMatchObject([{ entry: fields({ a: 'mine', b: 'later' }), version: 5 }]);
    expect(draft.view()).toMatchObject({ status: 'saved', version: 6 });
  });

  it('[PUB-13] take the changes that the server has merged into their save', async () => {
    const draft = await start({
      reads: [read(state({ a: '1', b: '1' }, 3))],
      writes: [
        {
          kind: 'saved',
          draft: { ...name, entry: fields({ a: 'mine', b: 'theirs' }), version: 5, at: '', by: 'me' },
        },
      ],
    });
    draft.send({ type: 'change', entry: fields({ a: 'mine', b: '1' }), at: 'now' });
    draft.send({ type: 'flush' });
    draft.send({ type: 'change', entry: fields({ a: 'mine!', b: '1' }), at: 'now' });
    await draft.pass(100);
    expect(draft.view()).toMatchObject({ status: 'dirty', entry: fields({ a: 'mine!', b: 'theirs' }) });
    await draft.pass(1100);
    expect(draft.saves.at(-1)).toMatchObject({ entry: fields({ a: 'mine!', b: 'theirs' }), version: 5 });
  });

  it('[PUB-13] have no conflict with their own save whose answer was lost', async () => {
    const draft = await start({
      reads: [read(state({ a: '1', b: '1' }, 3))],
      writes: [refused('offline'), conflict(state({ a: 'mine', b: 'theirs' }, 5, ['me-0', 'other-0']))],
    });
    draft.send({ type: 'change', entry: fields({ a: 'mine', b: '1' }), at: 'now' });
    draft.send({ type: 'flush' });
    await draft.pass(100);
    draft.send({ type: 'change', entry: fields({ a: 'mine, more', b: '1' }), at: 'now' });
    draft.send({ type: 'retry' });
    await draft.pass(100);
    expect(draft.view()).toMatchObject({ status: 'dirty', entry: fields({ a: 'mine, more', b: 'theirs' }) });
  });

  it('[PUB-13] are asked again after the tab was closed in a conflict', async () => {
    const contested = { base: fields({ a: '1' }), theirs: fields({ a: 'theirs' }) };
    const offer = { entry: fields({ a: 'mine' }), base: fields({ a: 'theirs' }), at: 'now', contested };
    const draft = await start({ reads: [read(state({ a: 'theirs' }, 4))], offers: [offer] });
    draft.send({ type: 'restore', at: 'now' });
    expect(draft.view()).toMatchObject({
      status: 'conflict',
      entry: fields({ a: 'mine' }),
      rival: fields({ a: 'theirs' }),
    });
    await draft.pass(5000);
    expect(draft.saves).toEqual([]);
  });

  it('[EDIT-02] go on without a conflict if a colleague has only moved the page', async () => {
    const at = (path: string, text: string): Entry => ({ kind: 'page', id: '/a', data: { path, text } });
    const state = (next: Entry, version: number): StoredEntry => ({
      published: at('/a', 'published'),
      draft: { kind: 'page', id: '/a', entry: next, version, at: '2026-03-01T10:42:00.000Z', by: 'Lin' },
    });
    const begin = async (theirs: Entry) => {
      const draft = await start({
        reads: [read(state(at('/a', 'draft'), 3))],
        writes: [conflict(state(theirs, 4))],
      });
      draft.send({ type: 'change', entry: at('/a', 'mine'), at: 'now' });
      await draft.pass(1100);
      return draft;
    };
    const moved = await begin(at('/b', 'draft'));
    await moved.pass(1100);
    expect(moved.view()).toMatchObject({ status: 'saved', entry: at('/b', 'mine') });
    expect(moved.saves.at(-1)).toMatchObject({ version: 4, entry: at('/b', 'mine') });
    expect((await begin(at('/b', 'theirs'))).view()).toMatchObject({
      status: 'conflict',
      entry: at('/b', 'mine'),
    });
  });

  it('get a conflict when the other draft was discarded or the entry removed', async () => {
    expect((await begin(published('published'))).status()).toBe('conflict');
    const draft = await begin(undefined);
    expect(draft.view()).toMatchObject({ status: 'conflict', theirs: undefined });
    draft.send({ type: 'keepMine' });
    await draft.pass(100);
    expect(draft.saves.at(-1)?.version).toBe(0);
  });

  it('get no conflict if both wrote the same, or if the base of mine is still current', async () => {
    const agreed = await begin(drafted('mine', 4));
    expect(agreed.view()).toMatchObject({ status: 'clean', version: 4 });
    const published3 = await begin(published('draft'));
    expect(published3.status()).toBe('dirty');
    await published3.pass(1100);
    expect(published3.saves.at(-1)).toMatchObject({ entry: entry('mine'), version: 0 });
  });

  it('do not cause an endless loop if the server refuses the version that it reports', async () => {
    const draft = await begin(drafted('draft', 3));
    expect(draft.status()).toBe('failed');
  });

  it('see remote changes after a reload if nothing was typed', async () => {
    const draft = await start({ reads: [read(drafted('draft', 3)), read(drafted('theirs', 4))] });
    draft.send({ type: 'reload' });
    await draft.pass(100);
    expect(draft.view()).toMatchObject({ status: 'clean', entry: entry('theirs'), version: 4 });
  });

  it('get a conflict if something was typed during the reload', async () => {
    const draft = await start({ reads: [read(drafted('draft', 3)), read(drafted('theirs', 4))] });
    draft.send({ type: 'reload' });
    draft.change('mine');
    await draft.pass(100);
    expect(draft.view()).toMatchObject({ status: 'conflict', base: entry('draft') });
  });
});

describe('work of an earlier visit', () => {
  const offer: Unsaved = { entry: entry('yesterday'), base: entry('draft'), at: '2026-02-28T10:42:00Z' };

  it('[EDIT-02] is offered, and saved only after the user restores it', async () => {
    const draft = await start({ reads: [read(drafted('draft', 3))], offers: [offer] });
    expect(draft.view()).toMatchObject({ status: 'clean', entry: entry('draft'), unsaved: offer });
    draft.send({ type: 'restore', at: 'now' });
    expect(draft.view()).toMatchObject({ status: 'dirty', entry: entry('yesterday'), unsaved: undefined });
    expect(draft.storedTexts()).toEqual(['yesterday']);
    await draft.pass(1100);
    expect(draft.saves).toMatchObject([{ entry: entry('yesterday'), version: 3 }]);
  });

  it('[EDIT-02] causes a conflict if the entry has changed since', async () => {
    const draft = await start({ reads: [read(drafted('theirs', 4))], offers: [offer] });
    draft.send({ type: 'restore', at: 'now' });
    expect(draft.view()).toMatchObject({
      status: 'conflict',
      entry: entry('yesterday'),
      base: entry('draft'),
    });
    draft.send({ type: 'keepMine' });
    await draft.pass(100);
    expect(draft.saves).toMatchObject([{ entry: entry('yesterday'), version: 4 }]);
  });

  it('stays on the device next to newer work until the user decides', async () => {
    const draft = await start({ reads: [read(drafted('draft', 3))], offers: [offer] });
    draft.change('today');
    expect(draft.storedTexts()).toEqual(['today', 'yesterday']);
    await draft.pass(1100);
    expect(draft.storedTexts()).toEqual(['yesterday']);
    draft.send({ type: 'dropOffer' });
    expect(draft.storedTexts()).toEqual([]);
  });

  it('is discarded if the server already has it', async () => {
    const draft = await start({ reads: [read(drafted('yesterday', 4))], offers: [offer] });
    expect(draft.view().unsaved).toBeUndefined();
    expect(draft.storedTexts()).toEqual([]);
  });
});

describe('discarding a draft', () => {
  it('restores the published entry', async () => {
    const draft = await start({ reads: [read(drafted('draft', 3)), read(published('published'))] });
    draft.send({ type: 'discard' });
    await draft.pass(200);
    expect(draft.discards).toEqual([3]);
    expect(draft.view()).toMatchObject({ status: 'clean', entry: entry('published'), version: 0 });
  });

  it('sends no request before the first save', async () => {
    const draft = await start();
    draft.change('a');
    draft.send({ type: 'discard' });
    await draft.pass(200);
    expect(draft.view()).toMatchObject({ status: 'clean', entry: entry('published') });
    expect([draft.discards, draft.saves, draft.storedTexts()]).toEqual([[], [], []]);
  });

  it('[EDIT-02] causes a conflict if a colleague has saved meanwhile', async () => {
    const draft = await start({
      reads: [read(drafted('draft', 3))],
      writes: [conflict(drafted('theirs', 4))],
    });
    draft.change('mine');
    draft.send({ type: 'discard' });
    await draft.pass(100);
    expect(draft.view()).toMatchObject({ status: 'conflict', entry: entry('mine') });
  });

  it('reports a failure', async () => {
    const draft = await start({ reads: [read(drafted('draft', 3))], writes: [refused('forbidden')] });
    draft.send({ type: 'discard' });
    await draft.pass(100);
    expect(draft.view()).toMatchObject({ status: 'failed', problem: 'forbidden', version: 3 });
  });
});
