import { type AnyMachineSnapshot, type AnyStateMachine, getNextSnapshot } from 'xstate';
import { type GraphPart, partsOfEvent } from './graph.ts';

/** Something that can be done to a machine: the event that comes of it, or undefined where it cannot be done. */
export interface Move {
  name: string;
  event: (snapshot: AnyMachineSnapshot) => { type: string } | undefined;
}

export interface Plan {
  machine: AnyStateMachine;
  moves: readonly Move[];
  /** What is still to be come by. */
  open: ReadonlySet<GraphPart>;
}

/** A way that needs more places than that is not looked for. */
const mostPlaces = 4_000;

/** The shortest way from a place to something open; undefined when no way is left. */
export function nextWay(from: AnyMachineSnapshot, { machine, moves, open }: Plan): Move[] | undefined {
  const seen = new Set([placeOf(from)]);
  let ends: { snapshot: AnyMachineSnapshot; way: Move[] }[] = [{ snapshot: from, way: [] }];
  while (ends.length > 0 && seen.size < mostPlaces) {
    const further: typeof ends = [];
    for (const { snapshot, way } of ends)
      for (const move of moves) {
        const event = move.event(snapshot);
        if (!event) continue;
        const longer = [...way, move];
        if ([...partsOfEvent(machine, snapshot, event)].some((part) => open.has(part))) return longer;
        const next = getNextSnapshot(machine, snapshot, event);
        const place = placeOf(next);
        if (next.status !== 'active' || seen.has(place)) continue;
        seen.add(place);
        further.push({ snapshot: next, way: longer });
      }
    ends = further;
  }
  return undefined;
}

const placeOf = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context]);
