import type { EntryName } from '#schemas/editor/editorial.ts';
import { callEditor } from '../../api.ts';
import { versionOf } from '../../drafts/stored.ts';

/** Makes the draft of an entry from one of its versions, in place of the draft there is. Throws an EditorError. */
export async function restoreVersion({ kind, id }: EntryName, version: number) {
  // What was removed is not there to be read.
  const stored = await callEditor('readEntry', { kind, id }).catch(() => undefined);
  return callEditor('restoreVersion', { id: version, version: versionOf(stored) });
}
