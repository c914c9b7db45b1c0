import type { CallName } from '#schemas/calls.ts';
import type { Language } from '#schemas/language.ts';

/** A part of the server's work that is measured and traced. Nothing in it comes from visitors. */
export type WatchedPart =
  /** A page is loaded, rendered and compressed. Its path is known at the end, if there is such a page. */
  | { kind: 'page'; language: Language; found: { path?: string } }
  /** A page is found in the cache. */
  | { kind: 'kept page' }
  /** The queries of a block are answered. */
  | { kind: 'block'; type: string; id: string }
  /** The view of a block is rendered. */
  | { kind: 'view'; type: string }
  /** Content is asked for: from memory, the database or a backend. */
  | { kind: 'call'; call: CallName; language: Language }
  | { kind: 'query'; pool: 'read' | 'write'; statement: string }
  /** A request to an existing backend, until the head of its answer. */
  | { kind: 'backend'; call: string };

/** Watches parts of the server's work. */
export interface Watch {
  /** Runs a part. What it runs in turn belongs to it. */
  run<T>(part: WatchedPart, work: () => Promise<T>): Promise<T>;
  /** Notes a part that has just ended, and belongs to what is running. */
  note(part: WatchedPart, milliseconds: number): void;
  /** Headers with which another server continues the running part. */
  headers(): Readonly<Record<string, string>>;
}

export const unwatched: Watch = { run: (_part, work) => work(), note: () => {}, headers: () => ({}) };

/** @returns a watch that tells both */
export const bothWatches = (one: Watch, other: Watch): Watch => ({
  run: (part, work) => one.run(part, () => other.run(part, work)),
  note: (part, milliseconds) => {
    one.note(part, milliseconds);
    other.note(part, milliseconds);
  },
  headers: () => ({ ...one.headers(), ...other.headers() }),
});
