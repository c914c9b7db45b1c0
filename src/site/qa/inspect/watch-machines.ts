import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { isMachineActor, isMachineSnapshot } from '#machines/machine-actor.ts';

/** A machine of the page that runs, or has run. */
export interface WatchedMachine {
  /** Id and number, such as `banner#2`. */
  name: string;
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  /** The last events, the newest first. */
  events: readonly WatchedEvent[];
  isStopped: boolean;
  send: (event: { type: string }) => void;
}

export interface WatchedEvent {
  /** Ms since the page was opened. */
  at: number;
  event: { type: string };
  /** The state after it. */
  state: unknown;
}

const mostEvents = 50;

/**
 * Follows every machine of the page.
 * @param now in ms, since the page was opened
 */
export function watchMachines(now: () => number) {
  const names = new Map<object, string>();
  const watched = new Map<string, WatchedMachine>();
  const listeners = new Set<() => void>();
  let all: readonly WatchedMachine[] = [];

  function put(machine: WatchedMachine) {
    watched.set(machine.name, machine);
    all = [...watched.values()];
    for (const listener of listeners) listener();
  }

  return {
    /** For `inspectMachines`. */
    inspect: (seen: InspectionEvent) => {
      if (seen.type !== '@xstate.snapshot' || !isMachineActor(seen.actorRef)) return;
      if (!isMachineSnapshot(seen.snapshot)) return;
      const { actorRef: actor, event } = seen;
      const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
      const { id } = actor.logic;
      const known = names.get(actor);
      const name =
        known ?? `${id}#${[...names.values()].filter((one) => one.startsWith(`${id}#`)).length + 1}`;
      names.set(actor, name);
      const earlier = watched.get(name)?.events ?? [];
      put({
        name,
        machine: actor.logic,
        snapshot,
        events: [{ at: now(), event, state: snapshot.value }, ...earlier].slice(0, mostEvents),
        isStopped: event.type === 'xstate.stop',
        send: (next) => actor.send(next),
      });
    },
    /** Of the page, in the order of their start. A new list after each change. */
    machines: () => all,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type MachineWatch = ReturnType<typeof watchMachines>;
