import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { Entry } from '#schemas/entry.ts';
import { isRecord } from '#schemas/is-record.ts';
import { pageKey } from './edited-marks.ts';
import { itemsOf, type PageData } from './stored-page.ts';

interface Known {
  /** Newest first. */
  versions: EditorAnswer<'history'>['versions'];
  /** The page as the site ships it. */
  builtIn?: Entry | undefined;
}

/** An earlier state of the page: the id of a version, or the page itself. */
export type Earlier = { version: number } | { entry: Entry };

/**
 * The state of a page to compare a text with: the version that was live at `since`, when the outdated language was last
 * edited. If it was never edited, the oldest known state.
 * @returns Undefined if no earlier state is known.
 */
export function earlierState({ versions, builtIn }: Known, since: string | undefined): Earlier | undefined {
  const standing = versions.filter(({ removed }) => !removed);
  const then = since === undefined ? undefined : standing.find(({ at }) => at <= since);
  if (then) return { version: then.id };
  if (builtIn) return { entry: builtIn };
  const first = standing.at(-1);
  return first && { version: first.id };
}

/**
 * The props of a block, or the page itself for `pageKey`.
 * @returns Undefined if the page has no such block.
 */
export function textsIn(data: PageData, key: string): unknown {
  if (key === pageKey) return data;
  const stored = itemsOf(data).find((item) => item.key === key)?.stored;
  return isRecord(stored) ? stored.props : undefined;
}
