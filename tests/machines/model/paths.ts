import { type AnyMachineSnapshot, type AnyStateMachine, getInitialSnapshot, getNextSnapshot } from 'xstate';
import { type GraphPart, partsOf, partsOfEvent, partsOfStart } from './graph.ts';
import { eventOf } from './observe.ts';
import type { Oracle } from './oracle.ts';

/** Limit of snapshots; more than that mean that a context grows endlessly. */
const mostPlaces = 20_000;

/**
 * Parts that are covered by paths from the machine's starts through the oracle's happenings. Follows every path until
 * it reaches only known snapshots.
 */
export function reached(machine: AnyStateMachine, oracle: Oracle<AnyStateMachine>): Set<GraphPart> {
  const parts = new Set<GraphPart>();
  const places = new Map<string, AnyMachineSnapshot>();
  const keep = (snapshot: AnyMachineSnapshot, found: ReadonlySet<GraphPart>) => {
    for (const part of found) parts.add(part);
    const place = JSON.stringify([snapshot.value, snapshot.context]);
    if (places.has(place)) return;
    if (places.size === mostPlaces) throw new Error(`${machine.id}: more than ${mostPlaces} places to be in`);
    places.set(place, snapshot);
  };
  for (const { input } of Object.values(oracle.starts))
    keep(getInitialSnapshot(machine, input), partsOfStart(machine, input));
  // The iteration includes the snapshots that it adds to the map.
  for (const snapshot of places.values())
    for (const happening of Object.values(oracle.happenings)) {
      const event = eventOf(machine, snapshot.value, happening);
      keep(getNextSnapshot(machine, snapshot, event), partsOfEvent(machine, snapshot, event));
    }
  return parts;
}

/** Parts that no such path covers. */
export function unreached(machine: AnyStateMachine, oracle: Oracle<AnyStateMachine>): GraphPart[] {
  const parts = reached(machine, oracle);
  return partsOf(machine).filter((part) => !parts.has(part));
}
