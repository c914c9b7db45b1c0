import { type AnyMachineSnapshot, type AnyStateMachine, getNextSnapshot } from 'xstate';
import { type GraphPart, partsOfEvent } from './graph.ts';

type Happened = { type: string };

/** A move of a machine: the event it causes, several events in one turn, or undefined if the move is impossible. */
export interface Move {
  name: string;
  event: (snapshot: AnyMachineSnapshot) => Happened | readonly Happened[] | undefined;
}

/** The events of a move in a snapshot. Empty if the move is impossible. */
export const eventsOfMove = (
  { event }: Pick<Move, 'event'>,
  snapshot: AnyMachineSnapshot,
): readonly Happened[] => [event(snapshot) ?? []].flat();

export interface Plan {
  machine: AnyStateMachine;
  moves: readonly Move[];
  /** Parts that are not covered yet. */
  open: ReadonlySet<GraphPart>;
  /** Names of moves that the path must not begin with. */
  without?: ReadonlySet<string>;
}

/** Limit of snapshots that the search visits. */
const mostPlaces = 4_000;

/**
 * The shortest path from a snapshot to a part that is not covered yet.
 * @returns the moves; undefined if there is no path
 */
export function nextWay(
  from: AnyMachineSnapshot,
  { machine, moves, open, without }: Plan,
): Move[] | undefined {
  if (open.size === 0) return undefined;
  const seen = new Set([placeOf(from)]);
  let ends: { snapshot: AnyMachineSnapshot; way: Move[] }[] = [{ snapshot: from, way: [] }];
  while (ends.length > 0 && seen.size < mostPlaces) {
    const further: typeof ends = [];
    for (const { snapshot, way } of ends)
      for (const move of moves) {
        const events = eventsOfMove(move, snapshot);
        if (events.length === 0 || (way.length === 0 && without?.has(move.name))) continue;
        const longer = [...way, move];
        let next = snapshot;
        for (const event of events) {
          if ([...partsOfEvent(machine, next, event)].some((part) => open.has(part))) return longer;
          next = getNextSnapshot(machine, next, event);
        }
        const place = placeOf(next);
        if (next.status !== 'active' || seen.has(place)) continue;
        seen.add(place);
        further.push({ snapshot: next, way: longer });
      }
    ends = further;
  }
  return undefined;
}

/** @returns a key that is equal for snapshots with the same state and context */
export const placeOf = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context]);
