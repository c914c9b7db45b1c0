import { changedMachines } from '#machines/trace/accepted.ts';
import { type MachineOf, type ReplayedStep, replayTrace } from '#machines/trace/replay.ts';
import { differentNames, type Standing } from '#machines/trace/standing.ts';
import type { TraceFile } from './traces.ts';
import { stateText } from './words.ts';

/** What is not as it was recorded. */
export interface Difference {
  /** `state`, a name of the context, or what could not be done. */
  what: string;
  recorded: string;
  now: string;
}

/** How one step of a trace went when it was done again. */
export interface StepResult {
  differences: Difference[];
  /** A picture of the page after it; its path below the report. */
  picture?: string;
}

export interface TraceResult {
  file: TraceFile;
  /** Where it was replayed. */
  level: 'machines' | 'browser';
  /** Ids of machines whose definitions are others now. */
  changed: string[];
  /** By the places of the steps in the trace; the others were not compared. */
  steps: Map<number, StepResult>;
  /** In ms. */
  took: number;
}

/** Replays a trace on the machines alone. */
export function replayOnMachines(file: TraceFile, machineOf: MachineOf): TraceResult {
  const began = performance.now();
  const steps = new Map(
    replayTrace(file.trace, machineOf).map((step) => [step.index, { differences: differencesOf(step) }]),
  );
  const changed = changedMachines(file.trace, machineOf);
  return { file, level: 'machines', changed, steps, took: performance.now() - began };
}

function differencesOf({ agrees, recorded, now }: ReplayedStep): Difference[] {
  if (agrees) return [];
  if (!now) return [{ what: 'machine', recorded: 'there', now: 'gone' }];
  return standingDifferences(recorded, now);
}

export function standingDifferences(recorded: Standing, now: Standing): Difference[] {
  const [before, after] = [stateText(recorded.state), stateText(now.state)];
  const names = differentNames(recorded.context, now.context);
  return [
    ...(before === after ? [] : [{ what: 'state', recorded: before, now: after }]),
    ...names.map((name) => ({
      what: name,
      recorded: JSON.stringify(recorded.context[name]) ?? 'nothing',
      now: JSON.stringify(now.context[name]) ?? 'nothing',
    })),
  ];
}

/** The steps that are not as they were recorded. */
export const changedSteps = ({ steps }: TraceResult): (readonly [number, StepResult])[] =>
  [...steps].filter(([, { differences }]) => differences.length > 0);

export const agrees = (result: TraceResult): boolean => changedSteps(result).length === 0;
