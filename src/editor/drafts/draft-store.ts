import { type Actor, createActor, fromPromise, waitFor } from 'xstate';
import { inspected } from '#machines/inspection.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import { newId } from '../new-id.ts';
import type { Discard, DraftCalls, Save } from './draft-calls.ts';
import { hasUnsaved } from './draft-context.ts';
import { draftMachine } from './draft-machine.ts';
import { createUnsavedWork, type UnsavedWork } from './unsaved-work.ts';

export type DraftActor = Actor<typeof draftMachine>;

/** Resolves when everything is saved or saving has stopped. */
export const rested = (actor: DraftActor) =>
  waitFor(actor, (now) => ['settled', 'stopped', 'conflict'].some((state) => state === now.value));

/**
 * Saves unsaved changes immediately.
 * @returns true if the server now has all changes
 */
export async function flushed(actor: DraftActor): Promise<boolean> {
  actor.send({ type: 'flush' });
  const now = await rested(actor);
  return now.matches('settled') && !now.context.contested;
}

const keyOf = ({ kind, id }: EntryName) => `${kind}.${id}`;

export interface DraftStoreOptions {
  calls: DraftCalls;
  /** Owner of the unsaved work. It is never offered to another account. */
  accountId: string;
  storage: () => Storage;
}

/**
 * The drafts that the screens of one account have opened. Screens can share a draft. Saving continues after a screen is
 * closed.
 */
export function createDraftStore({ calls, accountId, storage }: DraftStoreOptions) {
  const actors = new Map<string, DraftActor>();
  const users = new Map<DraftActor, number>();
  const works = new Map<DraftActor, UnsavedWork>();

  const create = ({ kind, id }: EntryName, key: string): DraftActor => {
    const work = createUnsavedWork(`pavilion.unsaved.${accountId}.${key}`, storage);
    const machine = draftMachine.provide({
      actors: {
        read: fromPromise(({ input }: { input: EntryName }) => calls.read(input)),
        save: fromPromise(({ input }: { input: Save }) => calls.save(input)),
        discard: fromPromise(({ input }: { input: Discard }) => calls.discard(input)),
      },
      actions: { storeWork: (_, unsaved) => work.store(unsaved) },
    });
    const input = { name: { kind, id }, offers: work.read(), device: newId('') };
    const actor = createActor(machine, { input, ...inspected() });
    works.set(actor, work);
    return actor;
  };

  const all = () => [...actors.values()].filter((actor) => users.has(actor));
  return {
    actorOf: (name: EntryName): DraftActor => {
      const key = keyOf(name);
      const actor = actors.get(key) ?? create(name, key);
      actors.set(key, actor);
      return actor;
    },
    /** Starts the draft for its first screen and reloads it for later ones. Returns a function that releases it. */
    hold: (actor: DraftActor): (() => void) => {
      const before = users.get(actor);
      if (before === undefined) actor.start();
      if (before === 0) actor.send({ type: 'reload' });
      users.set(actor, (before ?? 0) + 1);
      return () => {
        users.set(actor, (users.get(actor) ?? 1) - 1);
        actor.send({ type: 'flush' });
        works.get(actor)?.flush();
      };
    },
    send: (event: { type: 'flush' | 'retry' } | { type: 'compose'; on: boolean }) => {
      for (const actor of all()) {
        actor.send(event);
        // The page may be gone before the answer of the server.
        if (event.type === 'flush') works.get(actor)?.flush();
      }
    },
    /**
     * Saves the unsaved changes of these drafts immediately.
     * @returns true if the server now has all changes
     */
    settle: async (names: readonly EntryName[]): Promise<boolean> => {
      const held = names.flatMap((name) => actors.get(keyOf(name)) ?? []).filter((actor) => users.has(actor));
      return (await Promise.all(held.map(flushed))).every(Boolean);
    },
    /** Reloads these drafts from the server. */
    reload: (names: readonly EntryName[]) => {
      for (const name of names) actors.get(keyOf(name))?.send({ type: 'reload' });
    },
    hasUnsaved: () => all().some((actor) => hasUnsaved(actor.getSnapshot().context)),
    stop: () => {
      for (const actor of all()) actor.stop();
      for (const work of works.values()) work.flush();
      actors.clear();
      users.clear();
      works.clear();
    },
  };
}
export type DraftStore = ReturnType<typeof createDraftStore>;
