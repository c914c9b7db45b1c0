import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { Entry } from '#schemas/entry.ts';

/** What the server has of an entry; undefined where it has nothing. */
export type StoredEntry = EditorAnswer<'readEntry'>;

/** What an answer holds; undefined where the server has nothing under this name. */
export const storedIn = (answer: StoredEntry): StoredEntry | undefined =>
  answer.draft || answer.published || answer.builtIn ? answer : undefined;

/** What an entry is to be: null when it is to be removed, undefined when there is none yet. */
export type NextEntry = Entry | null | undefined;

/** What an editor goes on from: the draft, else what visitors see. */
export function nextOf(stored: StoredEntry | undefined): NextEntry {
  if (stored?.draft) return stored.draft.entry;
  return stored?.published ?? stored?.builtIn;
}

/** What a save has to name; 0 where there is no draft. */
export const versionOf = (stored: StoredEntry | undefined): number => stored?.draft?.version ?? 0;

/** What tells one state of the server from the next. */
export const markOf = (stored: StoredEntry | undefined) => [versionOf(stored), stored?.publishedAt];
