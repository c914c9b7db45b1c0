import type { AnyStateMachine, Snapshot } from 'xstate';
import type { TraceState } from '#schemas/trace.ts';

/** The properties of a machine's actor that recorder and inspector use. */
export interface MachineActor {
  logic: AnyStateMachine;
  send: (event: { type: string }) => void;
  getSnapshot: () => MachineSnapshot;
}

export interface MachineSnapshot {
  value: TraceState;
  context: object;
}

/** @returns whether an inspected actor runs a machine; a promise or callback that a machine invokes is an actor too */
export const isMachineActor = (actor: object): actor is MachineActor =>
  'logic' in actor && typeof actor.logic === 'object' && actor.logic !== null && 'root' in actor.logic;

/** @returns whether a snapshot is one of a machine */
export const isMachineSnapshot = (
  snapshot: Snapshot<unknown>,
): snapshot is Snapshot<unknown> & MachineSnapshot => 'value' in snapshot && 'context' in snapshot;
