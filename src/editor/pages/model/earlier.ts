import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { Entry } from '#schemas/entry.ts';
import { isRecord } from '#schemas/is-record.ts';
import { pageKey } from './edited-marks.ts';
import { itemsOf, type PageData } from './stored-page.ts';

interface Known {
  /** Newest first. */
  versions: EditorAnswer<'history'>['versions'];
  /** The site's own page. */
  builtIn?: Entry | undefined;
}

/** A state of the page: the id of its version, or the page itself. */
export type Earlier = { version: number } | { entry: Entry };

/**
 * The state of a page with which a text is compared that was last written at `since`: what visitors saw then; of one
 * that was never written by hand, the first state that is known. Undefined when nothing is.
 */
export function earlierState({ versions, builtIn }: Known, since: string | undefined): Earlier | undefined {
  const standing = versions.filter(({ removed }) => !removed);
  const then = since === undefined ? undefined : standing.find(({ at }) => at <= since);
  if (then) return { version: then.id };
  if (builtIn) return { entry: builtIn };
  const first = standing.at(-1);
  return first && { version: first.id };
}

/** What texts stand in: the props of a block, or the page itself under `pageKey`; undefined where there is no such block. */
export function textsIn(data: PageData, key: string): unknown {
  if (key === pageKey) return data;
  const stored = itemsOf(data).find((item) => item.key === key)?.stored;
  return isRecord(stored) ? stored.props : undefined;
}
