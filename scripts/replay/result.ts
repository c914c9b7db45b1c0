import { changedMachines } from '#machines/trace/accepted.ts';
import { type MachineOf, type ReplayedStep, replayTrace } from '#machines/trace/replay.ts';
import { differentNames, type Standing } from '#machines/trace/standing.ts';
import type { TraceFile } from './traces.ts';
import { stateText } from './words.ts';

/** A difference from the recording. */
export interface Difference {
  /** `state`, a context key, or the failed gesture. */
  what: string;
  recorded: string;
  now: string;
}

/** Result of one replayed step. */
export interface StepResult {
  differences: Difference[];
  /** Path of the page's picture below the report. */
  picture?: string;
}

export interface TraceResult {
  file: TraceFile;
  /** Kind of replay. */
  level: 'machines' | 'browser';
  /** Ids of machines whose definitions have changed. */
  changed: string[];
  /** Results of the compared steps by index. */
  steps: Map<number, StepResult>;
  /** Duration in ms. */
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

/** Steps that differ from the recording. */
export const changedSteps = ({ steps }: TraceResult): (readonly [number, StepResult])[] =>
  [...steps].filter(([, { differences }]) => differences.length > 0);

export const agrees = (result: TraceResult): boolean => changedSteps(result).length === 0;
