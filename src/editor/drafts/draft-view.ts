import { hasUnsaved } from './draft-context.ts';
import type { DraftSnapshot } from './draft-machine.ts';

/**
 * - `missing`: there is none yet, a change makes it; `clean`: as the server has it; `saved`: and saved by this screen
 * - `offline`, `signedOut`: goes on by itself; `failed`: `problem` says why
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
    // What this screen has saved may be published by now.
    return savedAt === undefined || version === 0 ? 'clean' : 'saved';
  }
  if (snapshot.matches('dirty')) return 'dirty';
  if (snapshot.matches('saving')) return 'saving';
  if (snapshot.matches('conflict')) return 'conflict';
  if (snapshot.matches('stopped'))
    return problem === 'offline' || problem === 'signedOut' ? problem : 'failed';
  return 'loading';
}

/** Everything that a screen shows of a draft. */
export function draftView(snapshot: DraftSnapshot) {
  const { name, stored, entry, base, version, savedAt, offers, theirs, problem } = snapshot.context;
  return {
    ...name,
    status: statusOf(snapshot),
    /** What the person works on: null when it is to be removed, undefined when there is none (yet). */
    entry,
    /** What visitors see, when and by whom it was published. */
    published: stored?.published,
    publishedAt: stored?.publishedAt,
    publishedBy: stored?.publishedBy,
    /** Of a page: what the site has by itself. */
    builtIn: stored?.builtIn,
    /** On the server: who saved it last, and when. */
    draft: stored?.draft,
    /** Of the draft on the server, 0 without one. */
    version,
    /** ISO 8601; of the last save of this screen. */
    savedAt,
    /** Why it stopped, when it is `failed`. */
    problem,
    /** In a conflict: what both have changed, and what somebody else has made of it (undefined: discarded or removed). */
    base,
    theirs,
    /** Work of an earlier visit that never reached the server, if any is left. */
    unsaved: offers[0],
    isUnsaved: hasUnsaved(snapshot.context),
  };
}
export type DraftView = ReturnType<typeof draftView>;
