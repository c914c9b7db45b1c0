import type { Kysely } from 'kysely';
import * as z from 'zod';
import { deepEqual } from '#lib/deep-equal.ts';
import type { ParsedEditorRequest } from '#schemas/editor/calls.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import { type Presence, presenceCalls, presenceLimit } from '#schemas/editor/presence.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

/** A call of `presence` with the name of its account. */
const placeSchema = presenceCalls.presence.request.extend({ name: z.string() });
type Place = z.output<typeof placeSchema>;

/** What the processes of a site tell each other. */
const noteSchema = z.object({
  /** The process that has sent it. */
  from: z.string(),
  /** A screen that was opened, moved or closed. */
  place: placeSchema.optional(),
});

/** @returns undefined for a note of anyone else: every role of a PostgreSQL database may announce */
function readNote(text: string): z.output<typeof noteSchema> | undefined {
  try {
    return noteSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export interface PresenceOptions {
  database: Pick<Database, 'read' | 'onCommit' | 'announce' | 'onAnnouncement'>;
  /** Monotonic time in milliseconds. */
  now: () => number;
  /** Identifies this process. */
  process: string;
}

type Watcher = EntryName & { screen: string; send: (presence: Presence) => void };

/** Milliseconds for which several commits are reported together. */
const pause = 50;

/**
 * Knows who has which entry open, in all processes of the site, and reports it together with the state of the entry.
 * Nothing is stored: a screen that has not been heard of for `presenceLimit` is gone.
 */
export function createPresence({ database, now, process }: PresenceOptions) {
  const places = new Map<string, Place & { until: number }>();
  const watchers = new Map<Watcher, Presence | undefined>();

  const take = (place: Place) => {
    if (place.leaves) places.delete(place.screen);
    else places.set(place.screen, { ...place, until: now() + presenceLimit * 1_000 });
  };
  const othersAt = ({ kind, id }: EntryName, own: string): Presence['people'] =>
    [...places.values()]
      .filter(
        (place) => place.kind === kind && place.id === id && place.screen !== own && place.until > now(),
      )
      .map(({ screen, name, block, field }) => ({
        ...{ screen, name },
        ...(block === undefined ? {} : { block }),
        ...(field === undefined ? {} : { field }),
      }));

  /** Tells every watcher what is new to it. */
  const report = async () => {
    const groups = Map.groupBy(watchers.keys(), ({ kind, id }) => JSON.stringify([kind, id]));
    for (const group of groups.values()) {
      const [first] = group;
      if (!first) continue;
      const state = await stateOf(database.read, first);
      for (const watcher of group) {
        const presence = { ...state, people: othersAt(watcher, watcher.screen) };
        if (!watchers.has(watcher) || deepEqual(watchers.get(watcher), presence)) continue;
        watchers.set(watcher, presence);
        watcher.send(presence);
      }
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const reportSoon = () => {
    if (watchers.size === 0) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      // A database that does not answer: the screens ask for themselves.
      report().catch(() => {});
    }, pause);
    timer.unref();
  };
  const sweep = setInterval(() => {
    const gone = [...places].filter(([, { until }]) => until <= now());
    for (const [screen] of gone) places.delete(screen);
    if (gone.length > 0) reportSoon();
  }, 1_000);
  sweep.unref();

  const announce = (note: Omit<z.input<typeof noteSchema>, 'from'>) =>
    void database.announce(JSON.stringify({ from: process, ...note })).catch(() => {});
  let isAnnouncing = false;
  database.onCommit(() => {
    reportSoon();
    if (isAnnouncing) return;
    isAnnouncing = true;
    setTimeout(() => {
      isAnnouncing = false;
      announce({});
    }, pause).unref();
  });
  database.onAnnouncement((text) => {
    const note = readNote(text);
    if (!note || note.from === process) return;
    if (note.place) take(note.place);
    reportSoon();
  });

  return {
    /** Notes where a screen is, and answers what it should know. */
    note: async (request: ParsedEditorRequest<'presence'>, name: string): Promise<Presence> => {
      const place = { ...request, name };
      take(place);
      announce({ place });
      reportSoon();
      return { ...(await stateOf(database.read, place)), people: othersAt(place, place.screen) };
    },
    /**
     * Calls `send` with the presence at an entry, at once and after each change.
     * @returns ends it
     */
    watch: (watcher: Watcher): (() => void) => {
      watchers.set(watcher, undefined);
      reportSoon();
      return () => void watchers.delete(watcher);
    },
    close: () => {
      clearInterval(sweep);
      clearTimeout(timer);
      watchers.clear();
    },
  };
}
export type PresenceHub = ReturnType<typeof createPresence>;

/** The version of an entry's draft and the time of its last publish. */
async function stateOf(db: Kysely<Tables>, { kind, id }: EntryName): Promise<Omit<Presence, 'people'>> {
  const draft = await db
    .selectFrom('draft')
    .select('version')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  const published = await db
    .selectFrom('entry')
    .innerJoin('revision', 'revision.id', 'entry.revision')
    .select('revision.at')
    .where('entry.kind', '=', kind)
    .where('entry.id', '=', id)
    .executeTakeFirst();
  return { version: draft?.version ?? 0, ...(published ? { publishedAt: published.at } : {}) };
}
