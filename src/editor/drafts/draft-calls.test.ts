import { expect, it } from 'vitest';
import type { EditorCallName } from '#schemas/editor/calls.ts';
import type { Entry } from '#schemas/entry.ts';
import { type callEditor, EditorError } from '../api.ts';
import { createDraftCalls } from './draft-calls.ts';

const name = { kind: 'news', id: 'n1' } as const;
const entry = (text: string): Entry => ({ ...name, data: { text } });
const draft = { ...name, entry: entry('a'), version: 1, at: '2026-03-01T00:00:00Z', by: 'Lin' };

/** Fake API: answers each call with a fixed value, or throws it if it is an error. */
function calls(answers: Partial<Record<EditorCallName, unknown>>) {
  const asked: [string, unknown][] = [];
  // One function for every API call, like the real client.
  const fake = (async (call: EditorCallName, request: unknown) => {
    asked.push([call, request]);
    const answer = answers[call];
    if (answer instanceof Error) throw answer;
    return answer;
  }) as typeof callEditor;
  return { asked, ...createDraftCalls(fake) };
}
const save = {
  ...{ id: 's1', name, entry: entry('a'), base: entry('before'), version: 3 },
  publishedAt: undefined,
  unchosen: undefined,
};

it('reads an entry, or undefined if it does not exist', async () => {
  const stored = { published: entry('published') };
  expect(await calls({ readEntry: stored }).read(name)).toEqual({ kind: 'read', stored });
  expect(await calls({ readEntry: {} }).read(name)).toEqual({ kind: 'read' });
  expect(await calls({ readEntry: new EditorError('offline') }).read(name)).toEqual({
    kind: 'refused',
    code: 'offline',
  });
});

it('saves on top of a version', async () => {
  const server = calls({ saveDrafts: { drafts: [draft] } });
  expect(await server.save(save)).toEqual({ kind: 'saved', draft });
  expect(server.asked).toEqual([
    [
      'saveDrafts',
      {
        drafts: [
          { ...name, version: 3, publishedAt: '', entry: entry('a'), base: entry('before'), save: 's1' },
        ],
      },
    ],
  ]);
});

it('[EDIT-02] bases a first draft on the time of the last publish', async () => {
  const server = calls({ saveDrafts: { drafts: [draft] } });
  await server.save({ ...save, version: 0, publishedAt: '2026-03-01T00:00:00Z' });
  expect(server.asked).toMatchObject([
    ['saveDrafts', { drafts: [{ version: 0, publishedAt: '2026-03-01T00:00:00Z' }] }],
  ]);
});

it('[EDIT-02] returns the current state when a colleague has saved first', async () => {
  const stored = { draft: { ...draft, version: 4 } };
  const overtaken = new EditorError('conflict');
  const server = calls({ saveDrafts: overtaken, discardDrafts: overtaken, readEntry: stored });
  expect(await server.save(save)).toEqual({ kind: 'conflict', stored });
  expect(await server.discard(save)).toEqual({ kind: 'conflict', stored });
});

it('discards a version, or returns the reason of a refusal', async () => {
  expect(await calls({ discardDrafts: {} }).discard(save)).toEqual({ kind: 'discarded' });
  expect(await calls({ discardDrafts: new EditorError('forbidden') }).discard(save)).toEqual({
    kind: 'refused',
    code: 'forbidden',
  });
});
