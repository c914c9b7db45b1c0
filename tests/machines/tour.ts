import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import { type Plain, plain, revived } from '#machines/trace/plain.ts';
import type { TraceStep } from '#schemas/trace.ts';
import { type GraphPart, partsOf, partsOfEvent, partsOfStart } from './model/graph.ts';
import { eventsOfMove, nextWay, placeOf } from './model/shortest-path.ts';
import { restingStates, stateName } from './model/states.ts';
import type { Hands, Screen } from './screen.ts';

/** Timeout for one move, in ms. */
const patience = 15_000;
/** Number of moves per start that may miss an element that has already disappeared. */
const mostMisses = 3;
/**
 * Limit of attempts of a move in one snapshot that cover nothing new. If the page answers with other data or at another
 * time than the move expects, the search would otherwise choose the same move forever.
 */
const mostTries = 5;

/** The page of a tour. */
export interface TouredPage {
  hands: Hands;
  /**
   * Steps recorded since the page was opened.
   * @param wait how long to wait, in ms, until there are more steps than the last call returned
   */
  steps: (wait?: number) => Promise<readonly TraceStep[]>;
}

/** The parts that a tour covered, and how. */
export interface Tour {
  machine: string;
  parts: { part: GraphPart; by: 'hand' | 'sent' | 'apart' }[];
  left: GraphPart[];
}

/**
 * Explores a machine's screen until every state, transition and guard refusal is covered. From each start it goes to
 * the nearest uncovered part, move by move. After each move the machine must be in the same state as the pure machine
 * after the same events, and the screen must show that state. `open` opens a new page for a start.
 */
export async function tourScreen(
  screen: Screen,
  openPage: (start: string) => Promise<TouredPage>,
): Promise<Tour> {
  const { machine } = screen;
  const apart = new Map(Object.entries(screen.apart ?? {}));
  const found = new Map<GraphPart, 'hand' | 'sent'>();
  const open = new Set(partsOf(machine).filter((part) => !apart.has(part)));
  const shown = new Set<string>();
  const moves = Object.entries(screen.moves).map(([name, move]) => ({ ...move, name }));

  for (const [start, { wake }] of Object.entries(screen.starts)) {
    const page = await openPage(start);
    await wake?.(page.hands);
    const followed = follow(screen, page);
    note(await followed.until('start'), 'hand');
    let misses = 0;
    const attempts = new Map<string, number>();
    for (;;) {
      shown.add(await looks(screen, page, followed));
      const before = followed.snapshot();
      const tries = (name: string) => attempts.get(`${name} ${placeOf(before)}`) ?? 0;
      const without = new Set(moves.map(({ name }) => name).filter((name) => tries(name) >= mostTries));
      const move = nextWay(before, { machine, moves, open, without })?.[0];
      const events = move ? eventsOfMove(move, before) : [];
      const last = events.at(-1);
      if (!move || !last) break;
      const { act, sent } = screen.moves[move.name] ?? {};
      const failed = (cause: unknown) =>
        new Error(`${machine.id}: "${move.name}" in ${stateName(before.value)}`, { cause });
      try {
        await (act ? act(page.hands, before) : page.hands.send(...events));
      } catch (error) {
        // An element with a timeout may have disappeared before the action: searches a new path.
        await followed.takeNew();
        misses += 1;
        if (followed.snapshot() === before || misses > mostMisses) throw failed(error);
        continue;
      }
      const parts = await followed.until(last.type).catch((error) => Promise.reject(failed(error)));
      if (![...parts].some((part) => open.has(part)))
        attempts.set(`${move.name} ${placeOf(before)}`, tries(move.name) + 1);
      note(parts, sent === undefined ? 'hand' : 'sent');
    }
    if (open.size === 0) break;
  }

  function note(parts: ReadonlySet<GraphPart>, by: 'hand' | 'sent') {
    for (const part of parts) {
      open.delete(part);
      if (found.get(part) !== 'hand') found.set(part, by);
    }
  }

  for (const part of apart.keys())
    if (found.has(part))
      throw new Error(`${machine.id}: ${part} was covered, although its screen lists it in apart`);
  const unseen = restingStates(machine).filter(
    (state) =>
      !shown.has(state) &&
      !apart.has(`state ${machine.id}.${state}`) &&
      screen.fleeting?.[state] === undefined,
  );
  return {
    machine: machine.id,
    parts: [
      ...[...found].map(([part, by]) => ({ part, by })),
      ...[...apart.keys()].map((part) => ({ part, by: 'apart' as const })),
    ],
    left: [...open, ...unseen.map((state) => `state ${machine.id}.${state}: not looked at`)],
  };
}

/** Repeats the events of the page's newest machine on the pure machine. */
function follow({ machine }: Screen, page: TouredPage) {
  let snapshot: AnyMachineSnapshot | undefined;
  let actor: string | undefined;
  let read = 0;
  let parts = new Set<GraphPart>();
  let events: string[] = [];

  function take(step: TraceStep) {
    const came = (event: string, found: ReadonlySet<GraphPart>) => {
      events.push(event);
      for (const part of found) parts.add(part);
    };
    if (step.kind === 'start' && step.machine === machine.id) {
      const input = revived((step.input ?? { $type: 'undefined' }) as Plain);
      actor = step.actor;
      [snapshot] = initialTransition(machine, input);
      came('start', partsOfStart(machine, input));
    } else if (step.kind === 'event' && step.actor === actor && snapshot) {
      const event = revived(step.event as Plain) as { type: string };
      came(event.type, partsOfEvent(machine, snapshot, event));
      [snapshot] = transition(machine, snapshot, event);
    } else return;
    const state = JSON.stringify(plain(snapshot.value));
    if (state !== JSON.stringify(step.state))
      throw new Error(
        `${machine.id}: after ${events.at(-1)} it is ${JSON.stringify(step.state)}, not ${state}`,
      );
  }

  /** Reads the new steps; throws if the browser's machine is in another state than the pure one. */
  async function takeNew(wait?: number) {
    const steps = await page.steps(wait);
    for (; read < steps.length; read += 1) take(steps[read] as TraceStep);
  }

  return {
    takeNew,
    snapshot: () => {
      if (!snapshot) throw new Error(`${machine.id} has not started`);
      return snapshot;
    },
    /**
     * Waits for this event, ignoring others.
     * @returns the parts covered since the last call
     */
    async until(event: string): Promise<ReadonlySet<GraphPart>> {
      const end = Date.now() + patience;
      for (await takeNew(); !events.includes(event); await takeNew(end - Date.now()))
        if (Date.now() > end)
          throw new Error(
            `expected ${event} within ${patience} ms, received ${events.join(', ') || 'no event'}`,
          );
      const found = parts;
      parts = new Set();
      events = [];
      return found;
    },
  };
}

/** Expects the screen to show the state, or, if the machine has moved on meanwhile, the next state. */
async function looks(screen: Screen, page: TouredPage, followed: ReturnType<typeof follow>): Promise<string> {
  for (;;) {
    const snapshot = followed.snapshot();
    const state = stateName(snapshot.value);
    const shows = screen.shows[state];
    if (!shows) throw new Error(`${screen.machine.id}: the screen has no check for ${state}`);
    try {
      await shows(page.hands, snapshot);
      return state;
    } catch (error) {
      await followed.takeNew();
      if (followed.snapshot() === snapshot)
        throw new Error(`${screen.machine.id}: the page does not show ${state}`, { cause: error });
    }
  }
}
