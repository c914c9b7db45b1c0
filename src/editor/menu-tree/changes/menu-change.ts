import type { EditorRequest } from '#schemas/editor/calls.ts';
import type { EntryName, EntryState } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import { deepEqual } from '../../deep-equal.ts';
import { type BaseVersion, baseVersion } from '../../drafts/base-version.ts';
import { nextOf, type StoredEntry, versionOf } from '../../drafts/stored.ts';
import type { MenuNode } from '../menu-tree.ts';

/** Drafts to save in one transaction, and drafts of never published entries to discard. */
export interface MenuChange {
  save: EditorRequest<'saveDrafts'>['drafts'];
  discard: EditorRequest<'discardDrafts'>['drafts'];
}

export const joined = (...changes: readonly MenuChange[]): MenuChange => ({
  save: changes.flatMap(({ save }) => save),
  discard: changes.flatMap(({ discard }) => discard),
});

/** Drafts of changed items. */
export const savesOf = (nodes: readonly MenuNode[]): MenuChange => ({
  save: nodes.map(({ id, from, entry }) => ({ kind: 'menu', id, ...from, entry })),
  discard: [],
});

interface Removable extends EntryName {
  state: EntryState;
  from: BaseVersion;
}

/** Marks an entry for removal at the next publish, or discards its draft if it was never published. */
export const removalFrom = ({ kind, id, state, from }: Removable): MenuChange =>
  state === 'new'
    ? { save: [], discard: [{ kind, id, version: from.version }] }
    : { save: [{ kind, id, ...from, entry: null }], discard: [] };

/**
 * The change that turns a stored entry into `entry`; empty if it already is.
 * @param entry `null` to remove the entry
 */
export function toBecome(
  name: Pick<Entry, 'kind' | 'id'>,
  stored: StoredEntry | undefined,
  entry: Entry | null,
): MenuChange {
  const version = versionOf(stored);
  const visitors = stored?.published ?? null;
  if (deepEqual(visitors, entry)) return { save: [], discard: version > 0 ? [{ ...name, version }] : [] };
  if (stored?.draft && deepEqual(nextOf(stored), entry)) return { save: [], discard: [] };
  return { save: [{ ...name, ...baseVersion(stored), entry }], discard: [] };
}
