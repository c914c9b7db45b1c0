import { deepEqual } from '#lib/deep-equal.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import {
  type Person,
  type Presence,
  presenceEventsPath,
  presenceInterval,
  presenceSchema,
} from '#schemas/editor/presence.ts';
import type { callEditor } from '../api.ts';
import type { DraftCalls } from './draft-calls.ts';
import type { DraftActor } from './draft-store.ts';
import { markOf } from './stored.ts';

/** The block and the field that the user edits. */
export interface Place {
  block: string | undefined;
  field: string | undefined;
}

interface FollowOptions {
  name: EntryName;
  /** Id of this screen. */
  screen: string;
  actor: DraftActor;
  read: DraftCalls['read'];
  call: typeof callEditor;
  onPeople: (people: readonly Person[]) => void;
}

/** Reasons to stop that end when the server answers. */
const gone: ReadonlySet<unknown> = new Set(['offline', 'away', 'signedOut']);

/** States of a draft in which its screen shows what is stored, so that something newer can be merged. */
const readable = ['settled', 'dirty', 'conflict'] as const;

/**
 * Says where the user is, learns who else is there, and gives what colleagues have saved to the draft: from the server's
 * events, or every few seconds where they do not arrive.
 */
export function followEntry({ name, screen, actor, read, call, onPeople }: FollowOptions) {
  let place: Place = { block: undefined, field: undefined };
  let told: Presence | undefined;
  let isReading = false;
  let isStopped = false;

  const shownState = () => {
    const now = actor.getSnapshot();
    if (!readable.some((state) => now.matches(state))) return undefined;
    return { mark: markOf(now.matches('conflict') ? now.context.theirs : now.context.stored) };
  };
  /** Reads the entry if something newer was told. Until the draft can take it, it is not forgotten. */
  const catchUp = async () => {
    const shown = shownState();
    if (isReading || isStopped || !shown || !told) return;
    if (deepEqual([told.version, told.publishedAt], shown.mark)) {
      told = undefined;
      return;
    }
    isReading = true;
    const asked = told;
    const outcome = await read(name);
    isReading = false;
    if (outcome.kind !== 'read' || isStopped || !shownState()) return;
    if (told === asked) told = undefined;
    actor.send({ type: 'arrived', stored: outcome.stored });
  };
  const take = (presence: Presence) => {
    if (isStopped) return;
    told = presence;
    onPeople(presence.people);
    const now = actor.getSnapshot();
    // The server answers again. A save that it has rejected waits for a change.
    if (now.matches('stopped') && gone.has(now.context.problem)) actor.send({ type: 'retry' });
    void catchUp();
  };
  const say = async (leaves = false) => {
    const request = { ...name, screen, ...place, ...(leaves ? { leaves } : {}) };
    const presence = await call('presence', request, { quiet: true }).catch(() => undefined);
    if (presence && !leaves) take(presence);
    // Without a connection no colleague can be seen.
    if (!presence && !isStopped) onPeople([]);
  };

  let events: EventSource | undefined;
  const listen = () => {
    events?.close();
    events = undefined;
    // Browsers allow six connections to a server, and a hidden tab would keep one of them.
    if (document.hidden) return;
    events = new EventSource(`${presenceEventsPath}?${new URLSearchParams({ ...name, screen })}`);
    events.addEventListener('message', ({ data }) => {
      const parsed = presenceSchema.safeParse(JSON.parse(data));
      if (parsed.success) take(parsed.data);
    });
    void say();
  };
  const beat = setInterval(() => {
    if (document.hidden) return;
    // Browsers reconnect by themselves, except after a refusal: the session had ended, or the server was starting.
    if (events?.readyState === EventSource.CLOSED) listen();
    else void say();
  }, presenceInterval * 1_000);
  document.addEventListener('visibilitychange', listen);
  const watching = actor.subscribe(() => void catchUp());
  listen();

  return {
    move: (next: Place) => {
      if (deepEqual(place, next)) return;
      place = next;
      void say();
    },
    stop: () => {
      isStopped = true;
      clearInterval(beat);
      document.removeEventListener('visibilitychange', listen);
      watching.unsubscribe();
      events?.close();
      void say(true);
    },
  };
}
