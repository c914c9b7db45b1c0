import { hasUnsaved } from './draft-context.ts';
import type { DraftSnapshot } from './draft-machine.ts';

/**
 * `missing`: no entry yet, a change creates it; `clean`: no changes; `saved`: saved by this screen; `offline`,
 * `signedOut`: continues automatically; `failed`: see `problem`.
 */
export type DraftStatus =
  | 'loading'
  | 'missing'
  | 'clean'
  | 'dirty'
  | 'saving'
  | 'saved'
  | 'offline'
  | 'signedOut'
  | 'conflict'
  | 'failed';

export function statusOf(snapshot: DraftSnapshot): DraftStatus {
  const { entry, savedAt, version, problem } = snapshot.context;
  if (snapshot.matches('settled')) {
    if (entry === undefined) return 'missing';
    // The saved draft may have been published meanwhile.
    return savedAt === undefined || version === 0 ? 'clean' : 'saved';
  }
  if (snapshot.matches('dirty')) return 'dirty';
  if (snapshot.matches('saving')) return 'saving';
  if (snapshot.matches('conflict')) return 'conflict';
  if (snapshot.matches('stopped'))
    return problem === 'offline' || problem === 'signedOut' ? problem : 'failed';
  return 'loading';
}

/** Derives from a snapshot everything that a screen shows of a draft. */
export function draftView(snapshot: DraftSnapshot) {
  const { name, stored, entry, base, version, savedAt, offers, theirs, problem } = snapshot.context;
  return {
    ...name,
    status: statusOf(snapshot),
    /** The edited entry; null if it will be removed, undefined if it does not exist (yet). */
    entry,
    /** The published entry, with the time and author of the publish. */
    published: stored?.published,
    publishedAt: stored?.publishedAt,
    publishedBy: stored?.publishedBy,
    /** The built-in page, if the entry is a page. */
    builtIn: stored?.builtIn,
    /** The draft on the server, with the time and author of the last save. */
    draft: stored?.draft,
    /** Version of the draft on the server, 0 without a draft. */
    version,
    /** Time of the last save of this screen, ISO 8601. */
    savedAt,
    /** Reason of the status `failed`. */
    problem,
    /** In a conflict: the common base, and the version of the colleague (undefined: discarded or removed). */
    base,
    theirs,
    /** Newest work of an earlier visit that never reached the server. */
    unsaved: offers[0],
    isUnsaved: hasUnsaved(snapshot.context),
  };
}
export type DraftView = ReturnType<typeof draftView>;
