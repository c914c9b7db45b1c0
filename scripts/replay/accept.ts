import { acceptedTrace } from '#machines/trace/accepted.ts';
import { createItemTable } from '#machines/trace/looks.ts';
import type { MachineOf } from '#machines/trace/replay.ts';
import type { Trace, TraceStep } from '#schemas/trace.ts';
import type { Sources } from '#site/qa/sources/read-sources.ts';
import { changedSteps, type TraceResult } from './result.ts';

/** The differences that count as right, with author and reason. */
export interface Acceptance {
  by: string;
  why: string;
  /** Indexes of steps; without them, every one. */
  steps?: readonly number[] | undefined;
  /** Kinds of differences, such as `state` or `contrast`; without them, every one. */
  kinds?: readonly string[] | undefined;
}

interface AcceptParts {
  results: readonly TraceResult[];
  acceptance: Acceptance;
  machineOf: MachineOf;
  sources: Sources;
  now: Date;
}

/**
 * Rewrites a trace with today's results of the accepted steps, on the machines and at its looks.
 *
 * @param parts its results on the machines, and in the browser if the looks are accepted too
 * @returns the trace with a note of who accepted which steps, and why
 */
export function accepted(trace: Trace, { results, acceptance, machineOf, sources, now }: AcceptParts): Trace {
  const { by, why, steps: only, kinds } = acceptance;
  const isAll = only === undefined && kinds === undefined;
  const changed = results.flatMap(changedSteps);
  const isTaken = ([index, { differences }]: (typeof changed)[number]) =>
    (only === undefined || only.includes(index)) &&
    (kinds === undefined || differences.every(({ what }) => kinds.includes(what)));
  const taken = new Set(changed.filter(isTaken).map(([index]) => index));
  const except = new Set(changed.map(([index]) => index).filter((index) => !taken.has(index)));
  const machines = acceptedTrace(trace, machineOf, { except: isAll ? undefined : except });
  const note = { at: now.toISOString(), by, why, steps: [...taken].sort((one, other) => one - other) };
  const next = { ...withLooks(machines, results, taken), accepted: [...(trace.accepted ?? []), note] };
  return isAll ? { ...next, sources: todaysSources(trace, sources) } : next;
}

/** Replaces the looks that differ only by accepted changes. */
function withLooks(trace: Trace, results: readonly TraceResult[], taken: ReadonlySet<number>): Trace {
  const browser = results.find(({ level }) => level === 'browser');
  if (!browser) return trace;
  const items = [...trace.items];
  const write = createItemTable(items);
  /** A change that was not accepted is in the looks after it, too. */
  let isMixed = false;
  const steps = trace.steps.map((step, index): TraceStep => {
    const result = browser.steps.get(index);
    if (step.kind !== 'look' || !result) return step;
    if (result.differences.length > 0 && !taken.has(index)) isMixed = true;
    return result.seen && !isMixed ? { ...step, items: write(result.seen) } : step;
  });
  return { ...trace, items, steps };
}

const todaysSources = ({ sources: seen, machines, language }: Trace, sources: Sources): Trace['sources'] => ({
  release: sources.release,
  machines: { ...sources.machines, ...missing(machines, sources.machines, seen.machines) },
  blocks: Object.fromEntries(
    Object.entries(seen.blocks).map(([type, block]) => [type, sources.blocks[type] ?? block]),
  ),
  texts: sources.texts[language],
});

/** Hashes of deleted machines stay. */
const missing = (
  met: Trace['machines'],
  now: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
) =>
  Object.fromEntries(
    Object.keys(met)
      .filter((id) => !(id in now))
      .map((id) => [id, before[id] ?? '']),
  );
