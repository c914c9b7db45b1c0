import { type AnyMachineSnapshot, type AnyStateMachine, getInitialSnapshot, getNextSnapshot } from 'xstate';
import { type GraphPart, partsOf, partsOfEvent, partsOfStart } from './graph.ts';
import { eventOf } from './observe.ts';
import type { Oracle } from './oracle.ts';

/** More places than that mean that a context grows without end. */
const mostPlaces = 20_000;

/**
 * What paths from the machine's starts through the oracle's happenings come by: states, transitions, and guards that say
 * yes and no. Every path is followed until it meets only places that were seen.
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
  // The map grows while it is walked, and the walk goes on to what was added.
  for (const snapshot of places.values())
    for (const happening of Object.values(oracle.happenings)) {
      const event = eventOf(machine, snapshot.value, happening);
      keep(getNextSnapshot(machine, snapshot, event), partsOfEvent(machine, snapshot, event));
    }
  return parts;
}

/** What no such path comes by. */
export function unreached(machine: AnyStateMachine, oracle: Oracle<AnyStateMachine>): GraphPart[] {
  const parts = reached(machine, oracle);
  return partsOf(machine).filter((part) => !parts.has(part));
}
