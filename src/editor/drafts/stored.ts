import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { Entry } from '#schemas/entry.ts';

/** State of an entry on the server. */
export type StoredEntry = EditorAnswer<'readEntry'>;

/** Converts an answer; undefined if the entry does not exist. */
export const storedIn = (answer: StoredEntry): StoredEntry | undefined =>
  answer.draft || answer.published || answer.builtIn ? answer : undefined;

/** Next state of an entry: null if it will be removed, undefined if it does not exist yet. */
export type NextEntry = Entry | null | undefined;

/** Returns the entry to edit: the draft or else the published entry. */
export function nextOf(stored: StoredEntry | undefined): NextEntry {
  if (stored?.draft) return stored.draft.entry;
  return stored?.published ?? stored?.builtIn;
}

/** Version of the draft; 0 without a draft. */
export const versionOf = (stored: StoredEntry | undefined): number => stored?.draft?.version ?? 0;

/** Values that identify a state of the server. */
export const markOf = (stored: StoredEntry | undefined) => [versionOf(stored), stored?.publishedAt];
