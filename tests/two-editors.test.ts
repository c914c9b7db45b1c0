import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type callEditor, EditorError } from '#editor/api.ts';
import { createDraftCalls } from '#editor/drafts/draft-calls.ts';
import { createDraftStore, type DraftActor, flushed, rested } from '#editor/drafts/draft-store.ts';
import { deepEqual } from '#lib/deep-equal.ts';
import { type EditorCallName, editorCalls } from '#schemas/editor/calls.ts';
import { type Entry, entrySchema } from '#schemas/entry.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Caller, EditorHandlers } from '#server/editor/handlers.ts';
import { onEveryEngine, openTestDatabase, type TestEngine } from './support/database.ts';
import { ann, ben, dataOf, editorialOver } from './support/editorial.ts';
import { thorough } from './support/thorough.ts';

const name = { kind: 'page', id: '/a' } as const;

interface TestBlock {
  id: string;
  type: string;
  props: { zh: string; en: string };
}
const block = (id: string, text = id): TestBlock => ({ id, type: 'stats', props: { zh: text, en: text } });
const blocksOf = (entry: Entry) => entry.data.blocks as TestBlock[];
const first: Entry = entrySchema.parse({
  ...name,
  data: { path: '/a', title: { zh: '页', en: 'Page' }, blocks: ['a', 'b', 'c'].map((id) => block(id)) },
  texts: { 'zh-CN': { data: {} } },
});

type Handlers = Pick<EditorHandlers, 'readEntry' | 'saveDrafts'>;

/** The connection of one editor: its next call can be lost on the way to the server, or its answer on the way back. */
function connect(handlers: Handlers, caller: Caller) {
  let lost: 'request' | 'answer' | undefined;
  // One function for every call, like the real client.
  const call = (async (called: EditorCallName, request: unknown) => {
    const now = lost;
    lost = undefined;
    if (now === 'request') throw new EditorError('offline');
    const sent: unknown = JSON.parse(JSON.stringify(request));
    const handler = called === 'readEntry' ? handlers.readEntry : handlers.saveDrafts;
    const result = await handler(editorCalls[called].request.parse(sent) as never, caller);
    if (now === 'answer') throw new EditorError('offline');
    if (!result.ok) throw new EditorError(result.code, { data: result.data });
    return editorCalls[called].response.parse(JSON.parse(JSON.stringify(result.data)));
  }) as typeof callEditor;
  return {
    call,
    lose: (which: 'request' | 'answer' | undefined) => {
      lost = which;
    },
  };
}

/** `localStorage` of one device. */
function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

type Step = readonly [
  who: 'Ann' | 'Ben',
  what:
    | 'zh'
    | 'en'
    | 'title'
    | 'move'
    | 'add'
    | 'remove'
    | 'save'
    | 'wait'
    | 'hear'
    | 'lose request'
    | 'lose answer'
    | 'choose mine'
    | 'choose theirs'
    | 'close the tab',
  at: number,
  to: number,
];

const step: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom<Step[0]>('Ann', 'Ben'),
  fc.constantFrom<Step[1]>(
    ...(['zh', 'zh', 'en', 'title', 'move', 'add', 'remove', 'save', 'save', 'wait', 'hear'] as const),
    ...(['lose request', 'lose answer', 'choose mine', 'choose theirs', 'close the tab'] as const),
  ),
  fc.nat(5),
  fc.nat(5),
);

/** An edit of the page; the same page if there is nothing to edit. `text` occurs nowhere else. */
function editedPage(entry: Entry, [, what, at, to]: Step, text: string): Entry {
  const blocks = [...blocksOf(entry)];
  const index = at % Math.max(1, blocks.length);
  const chosen = blocks[index];
  const { data } = entry;
  if (what === 'title') return { ...entry, data: { ...data, title: { zh: text, en: 'Page' } } };
  if (what === 'add') blocks.splice(to % (blocks.length + 1), 0, block(text));
  else if (!chosen) return entry;
  else if (what === 'remove') blocks.splice(index, 1);
  else if (what === 'move') blocks.splice(to % blocks.length, 0, ...blocks.splice(index, 1));
  else blocks[index] = { ...chosen, props: { ...chosen.props, [what]: text } };
  return { ...entry, data: { ...data, blocks } };
}

/** All texts that a page shows. */
const textsIn = (entry: Entry): Set<string> =>
  new Set([
    (entry.data.title as { zh: string }).zh,
    ...blocksOf(entry).flatMap(({ props: { zh, en } }) => [zh, en]),
  ]);

/** Two editors on two processes of one server (on SQLite: on one), and everything that happens to them. */
async function openTwoEditors(engine: TestEngine) {
  const settings = await engine.migratedDatabase();
  const database = await openTestDatabase({ ...engine, migratedDatabase: async () => settings });
  const other = engine.name === 'PostgreSQL' ? await openDatabase(settings) : database;
  const processes = [editorialOver(database), editorialOver(other)];
  return {
    database,
    handlers: processes.map(({ handlers }) => handlers),
    close: () => (other === database ? undefined : other.close()),
  };
}

interface Editor {
  actor: DraftActor;
  lose: (which: 'request' | 'answer' | undefined) => void;
  hear: () => Promise<void>;
  closeTab: () => Promise<void>;
  stop: () => void;
}

async function openEditor(handlers: Handlers, caller: Caller): Promise<Editor> {
  const storage = createStorage();
  const { call, lose } = connect(handlers, caller);
  const calls = createDraftCalls(call);
  const open = () => {
    const store = createDraftStore({ calls, accountId: caller.account?.id ?? '', storage: () => storage });
    const actor = store.actorOf(name);
    store.hold(actor);
    return { store, actor };
  };
  let now = open();
  await rested(now.actor);
  return {
    get actor() {
      return now.actor;
    },
    lose,
    hear: async () => {
      const outcome = await calls.read(name);
      if (outcome.kind === 'read') now.actor.send({ type: 'arrived', stored: outcome.stored });
    },
    closeTab: async () => {
      now.store.stop();
      now = open();
      if ((await rested(now.actor)).matches('stopped')) now.actor.send({ type: 'retry' });
      await rested(now.actor);
      now.actor.send({ type: 'restore', at: '' });
    },
    stop: () => now.store.stop(),
  };
}

onEveryEngine('two editors of one page', (engine) => {
  it('[PUB-13] end with the same page and lose nothing, in any order of edits, saves and lost connections', async () => {
    const { database, handlers, close } = await openTwoEditors(engine);
    let contested = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
        await database.write(async (tx) => {
          await tx.deleteFrom('draft').execute();
          await tx.deleteFrom('unchosen_version').execute();
        });
        const [one, two] = handlers;
        if (!one || !two) throw new Error('no processes');
        dataOf(await one.saveDrafts({ drafts: [{ ...name, version: 0, entry: first }] }, ann));
        const editors = { Ann: await openEditor(one, ann), Ben: await openEditor(two, ben) };
        /** Texts that nobody has removed or overwritten while seeing them. */
        const written = new Set<string>();
        for (const [number, now] of steps.entries()) {
          const [who, what] = now;
          const editor = editors[who];
          const { entry } = editor.actor.getSnapshot().context;
          if (editor.actor.getSnapshot().context.contested) contested += 1;
          if (what === 'save') editor.actor.send({ type: 'flush' });
          else if (what === 'wait') await flushed(editor.actor);
          else if (what === 'hear') await editor.hear();
          else if (what === 'lose request') editor.lose('request');
          else if (what === 'lose answer') editor.lose('answer');
          else if (what === 'choose mine') editor.actor.send({ type: 'keepMine' });
          else if (what === 'choose theirs') editor.actor.send({ type: 'takeTheirs' });
          else if (what === 'close the tab') await editor.closeTab();
          else if (entry) {
            const next = editedPage(entry, now, `${who}${number}`);
            const [before, after] = [textsIn(entry), textsIn(next)];
            for (const text of before) if (!after.has(text)) written.delete(text);
            for (const text of after) if (!before.has(text)) written.add(text);
            editor.actor.send({ type: 'change', entry: next, at: '' });
          }
        }
        const all = Object.values(editors);
        const isQuiet = () =>
          all.every(({ actor }) => {
            const snapshot = actor.getSnapshot();
            return snapshot.matches('settled') && !snapshot.context.contested;
          }) && new Set(all.map(({ actor }) => actor.getSnapshot().context.version)).size === 1;
        for (let round = 0; round < 20 && !isQuiet(); round += 1)
          for (const { actor, lose, hear } of all) {
            lose(undefined);
            actor.send({ type: 'retry' });
            await flushed(actor);
            actor.send({ type: round % 2 ? 'keepMine' : 'takeTheirs' });
            await flushed(actor);
            await hear();
            await rested(actor);
          }
        const [mine, theirs] = all.map(({ actor }) => actor.getSnapshot().context.entry);
        for (const { stop } of all) stop();
        const stored = dataOf(await one.readEntry(name, ann)).draft?.entry;
        expect(isQuiet()).toBe(true);
        expect(deepEqual(mine, stored) && deepEqual(theirs, stored)).toBe(true);
        const rows = await database.read.selectFrom('unchosen_version').select('entry').execute();
        const kept = [stored, ...rows.map((row) => entrySchema.parse(JSON.parse(row.entry)))];
        const found = new Set(kept.flatMap((entry) => (entry ? [...textsIn(entry)] : [])));
        expect([...written].filter((text) => !found.has(text))).toEqual([]);
      }),
      { numRuns: thorough ? 400 : 40 },
    );
    await close();
    expect(contested).toBeGreaterThan(0);
  }, 600_000);
});
