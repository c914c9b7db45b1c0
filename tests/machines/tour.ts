import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import { type Plain, plain, revived } from '#machines/trace/plain.ts';
import type { TraceStep } from '#schemas/trace.ts';
import { type GraphPart, partsOf, partsOfEvent, partsOfStart } from './model/graph.ts';
import { eventsOfMove, nextWay } from './model/shortest-path.ts';
import { restingStates, stateName } from './model/states.ts';
import type { Hands, Screen } from './screen.ts';

/** How long a page may take for one move, in ms. */
const patience = 15_000;
/** How often a hand may come too late, from one start. */
const mostMisses = 3;

/** A page that a tour goes through. */
export interface TouredPage {
  hands: Hands;
  /** What was recorded since the page was opened. */
  steps: () => Promise<readonly TraceStep[]>;
}

/** What a tour came by, and how. */
export interface Tour {
  machine: string;
  parts: { part: GraphPart; by: 'hand' | 'sent' | 'apart' }[];
  left: GraphPart[];
}

/**
 * Goes through a machine's screen until every state, transition and refusal was come by: from each start the nearest
 * open one, one move after the other. After each move the machine stands where the pure machine stands after the same
 * events, and its screen shows that. `open` opens the page of a start anew.
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
    for (;;) {
      shown.add(await looks(screen, page, followed));
      const before = followed.snapshot();
      const move = nextWay(before, { machine, moves, open })?.[0];
      const events = move ? eventsOfMove(move, before) : [];
      const last = events.at(-1);
      if (!move || !last) break;
      const { act, sent } = screen.moves[move.name] ?? {};
      const failed = (cause: unknown) =>
        new Error(`${machine.id}: "${move.name}" in ${stateName(before.value)}`, { cause });
      try {
        await (act ? act(page.hands, before) : page.hands.send(...events));
      } catch (error) {
        // What goes by itself may be gone before the hand is there: the way is looked for anew.
        await followed.takeNew();
        misses += 1;
        if (followed.snapshot() === before || misses > mostMisses) throw failed(error);
        continue;
      }
      const parts = await followed.until(last.type).catch((error) => Promise.reject(failed(error)));
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
      throw new Error(`${machine.id}: ${part} was come by, though its screen says that it cannot be`);
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

/** Follows the newest machine of a page on the pure machine. */
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

  /** Takes what is new; fails when the browser's machine stands elsewhere than the pure one. */
  async function takeNew() {
    const steps = await page.steps();
    for (; read < steps.length; read += 1) take(steps[read] as TraceStep);
  }

  return {
    takeNew,
    snapshot: () => {
      if (!snapshot) throw new Error(`${machine.id} has not started`);
      return snapshot;
    },
    /** Waits until this came, besides anything else; what was come by since the last time. */
    async until(event: string): Promise<ReadonlySet<GraphPart>> {
      const end = Date.now() + patience;
      for (await takeNew(); !events.includes(event); await takeNew()) {
        if (Date.now() > end)
          throw new Error(`instead of ${event} came ${events.join(', ') || 'nothing'} in ${patience} ms`);
        await page.hands.wait(20);
      }
      const found = parts;
      parts = new Set();
      events = [];
      return found;
    },
  };
}

/** Sees that the screen shows the state; where the machine went on meanwhile, that one. */
async function looks(screen: Screen, page: TouredPage, followed: ReturnType<typeof follow>): Promise<string> {
  for (;;) {
    const snapshot = followed.snapshot();
    const state = stateName(snapshot.value);
    const shows = screen.shows[state];
    if (!shows) throw new Error(`${screen.machine.id}: nothing says what is seen in ${state}`);
    try {
      await shows(page.hands, snapshot);
      return state;
    } catch (error) {
      await followed.takeNew();
      if (followed.snapshot() === snapshot)
        throw new Error(`${screen.machine.id}: ${state} does not show`, { cause: error });
    }
  }
}
