import type { EntryName } from '#schemas/editor/editorial.ts';
import { ask } from '../api.ts';
import { versionOf } from '../drafts/stored.ts';

/** Makes the draft of an entry from one of its versions, in place of the draft there is. Throws an EditorError. */
export async function restoreVersion({ kind, id }: EntryName, version: number) {
  // What was removed is not there to be read.
  const stored = await ask('readEntry', { kind, id }).catch(() => undefined);
  return ask('restoreVersion', { id: version, version: versionOf(stored) });
}
