import type { Plain } from '#machines/trace/plain.ts';
import { type MachineOf, type ReplayedStep, replayTrace } from '#machines/trace/replay.ts';
import { differentNames, type Standing } from '#machines/trace/standing.ts';
import type { SeenItem, Trace, TraceStep } from '#schemas/trace.ts';
import type { Sources } from '#site/qa/sources/read-sources.ts';
import { type ChangedParts, changedParts } from './changed-parts.ts';
import type { TraceFile } from './traces.ts';
import { valueChanges } from './value-changes.ts';
import { stateText } from './words.ts';

/** A difference from the recording. */
export interface Difference {
  /** `state`, a context key, the failed gesture, or the kind of a visible change. */
  what: string;
  recorded: string;
  now: string;
  /** The difference as a sentence, if it is one that a visitor notices, or is inside a value. */
  says?: string;
}

/** Result of one replayed step. */
export interface StepResult {
  differences: Difference[];
  /** The gesture or page that the differences are an effect of. */
  cause?: number;
  /** An earlier step whose difference has caused these: they are no findings of their own. */
  follows?: number;
  /** The step as it is now, if a machine differs. */
  now?: TraceStep;
  /** What the page showed, at a look that differs. */
  seen?: readonly SeenItem[];
  /** Picture of the page, JPEG in Base64. */
  picture?: string;
}

/** What the browser said during a step. */
export interface BrowserNote {
  /** Index of the step. */
  step: number;
  kind: 'console' | 'network';
  text: string;
}

export interface TraceResult {
  file: TraceFile;
  /** Kind of replay. */
  level: 'machines' | 'browser';
  /** Machines, blocks and texts that are others than when this was recorded. */
  changed: ChangedParts;
  /** Results of the compared steps by index. */
  steps: Map<number, StepResult>;
  /** Errors and warnings of the console, and requests; only in a browser. */
  notes?: readonly BrowserNote[];
  /** Duration in ms. */
  took: number;
}

/**
 * Replays a trace on the machines alone.
 * @param sources of today, to list the parts that have changed
 */
export function replayOnMachines(file: TraceFile, machineOf: MachineOf, sources?: Sources): TraceResult {
  const began = performance.now();
  const steps = new Map(
    replayTrace(file.trace, machineOf).map((step) => [step.index, { differences: differencesOf(step) }]),
  );
  const changed = changedParts(file.trace, machineOf, sources);
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
    ...names.flatMap((name) => contextDifferences(name, recorded.context[name], now.context[name])),
  ];
}

function contextDifferences(what: string, recorded: Plain | undefined, now: Plain | undefined): Difference[] {
  const values = { recorded: JSON.stringify(recorded) ?? 'nothing', now: JSON.stringify(now) ?? 'nothing' };
  if (!isObject(recorded) || !isObject(now)) return [{ what, ...values }];
  return valueChanges(what, recorded, now).map((says) => ({ what, ...values, says }));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Steps that differ from the recording by themselves. */
export const changedSteps = ({ steps }: TraceResult): (readonly [number, StepResult])[] =>
  [...steps].filter(([, { differences, follows }]) => differences.length > 0 && follows === undefined);

/** Index of the gesture, or of the page that was opened, that a step is an effect of. */
export function causeOf({ steps }: Trace, index: number): number | undefined {
  const isAct = (step: TraceStep) =>
    step.kind === 'page' || (step.kind === 'gesture' && !['pointer', 'scroll'].includes(step.gesture.type));
  const found = steps.slice(0, index + 1).findLastIndex(isAct);
  return found < 0 ? undefined : found;
}

export const agrees = (result: TraceResult): boolean => changedSteps(result).length === 0;

/** Context keys that contain times, which depend on the loading speed. */
const clocks: ReadonlySet<string> = new Set(['since', 'left']);

/** @returns a value of a trace whose times cannot differ */
export const withoutClocks = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (name, inner: unknown) => (clocks.has(name) ? 0 : inner)));
