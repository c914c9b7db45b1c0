import type { EditorRequest } from '#schemas/editor/calls.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import { callEditor } from '../../api.ts';
import { versionOf } from '../../drafts/stored.ts';

export type VersionName = EditorRequest<'readVersion'>;

/**
 * Replaces the draft of an entry with one of its versions.
 * @throws EditorError if the server refuses
 */
export async function restoreVersion({ kind, id }: EntryName, version: VersionName) {
  // A removed entry cannot be read.
  const stored = await callEditor('readEntry', { kind, id }).catch(() => undefined);
  return callEditor('restoreVersion', { ...version, version: versionOf(stored) });
}
