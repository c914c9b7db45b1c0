import { diffArrays } from 'diff';
import { canonicalJson } from '#lib/canonical-json.ts';
import { itemsOf } from '#machines/trace/looks.ts';
import type { SeenItem, Trace, TraceStep } from '#schemas/trace.ts';
import { changedLines } from '../changed-parts.ts';
import { agrees, changedSteps, type StepResult, type TraceResult, withoutClocks } from '../result.ts';
import { stateText, stepText } from '../words.ts';
import { type SourceLines, transitionSource } from './transition-source.ts';

/** A row of the timeline. All of it is JSON. */
export interface ReportRow {
  index: number;
  /** Seconds since the start. */
  at: string;
  kind: TraceStep['kind'];
  text: string;
  /** `act`: something that the visitor did; `detail`: positions of pointer and page, which later acts need. */
  rank: 'act' | 'effect' | 'detail';
  /** Differences as sentences. */
  differences: string[];
  cause?: number;
  follows?: number;
  /** State of a machine after the step. */
  lane?: { actor: string; state: string };
  /** The step as it was recorded. */
  recorded: string;
  notes: string[];
  source?: SourceLines;
  /** Where to look for the cause, if a machine or the page differs. */
  verdict?: string;
  /** The page differs as it did at the look before. */
  isStillOther?: boolean;
  /** What the page showed, or the step of the machine, if it differs. */
  pair?: LinePair[];
  picture?: string;
}

/** A line of the recording and the same line now; null on the side that does not have it. */
export type LinePair = readonly [recorded: string | null, now: string | null];

export interface ReportTrace {
  name: string;
  level: TraceResult['level'];
  about: string;
  changedParts: string[];
  agrees: boolean;
  changes: number;
  /** Actors in the order of their start. */
  lanes: string[];
  rows: ReportRow[];
}

/** @returns everything that a report shows of one replay */
export function reportTrace(result: TraceResult): ReportTrace {
  const { file, level, took, steps, notes = [] } = result;
  const { began, language, viewport, sources } = file.trace;
  return {
    name: file.name,
    level,
    about: `${level === 'browser' ? 'In the browser' : 'On the machines alone'}, ${Math.round(took)} ms. Recorded ${began} in ${language} at ${viewport.width} × ${viewport.height}, release ${sources.release}.`,
    changedParts: changedLines(result.changed),
    agrees: agrees(result),
    changes: changedSteps(result).length,
    lanes: file.trace.steps.flatMap((step) => (step.kind === 'start' ? [step.actor] : [])),
    rows: foldedSteps(file.trace).map((folded) =>
      rowOf({
        ...folded,
        trace: file.trace,
        results: steps,
        notes: notes.filter((note) => note.step === folded.index).map((note) => `${note.kind}: ${note.text}`),
      }),
    ),
  };
}

/** A recording counts once, although it is replayed on the machines alone and in the browser. */
export function sumOf(traces: readonly ReportTrace[]): string {
  const names = new Set(traces.map(({ name }) => name));
  const other = new Set(traces.filter((trace) => !trace.agrees).map(({ name }) => name));
  return other.size === 0
    ? `As recorded: ${names.size} of ${names.size} recordings`
    : `Not as recorded: ${other.size} of ${names.size} recordings`;
}

interface FoldedStep {
  step: TraceStep;
  index: number;
  text: string;
  rank: ReportRow['rank'];
}

/** Writing a word into a field is one act, with its last value: the earlier values become details of it. */
function foldedSteps({ steps }: Trace): FoldedStep[] {
  const rows: FoldedStep[] = steps.map((step, index) => ({
    step,
    index,
    text: textOf(step),
    rank: rankOf(step),
  }));
  let last: FoldedStep | undefined;
  for (const row of rows) {
    if (row.rank !== 'act') continue;
    const field = fieldOf(row.step);
    if (last && field !== undefined && fieldOf(last.step) === field) last.rank = 'detail';
    last = row;
  }
  return rows;
}

const fieldOf = (step: TraceStep): string | undefined =>
  step.kind === 'gesture' && step.gesture.type === 'fill' ? step.gesture.target.path : undefined;

const textOf = (step: TraceStep): string =>
  step.kind === 'gesture' && step.gesture.type === 'fill'
    ? `${step.does} with “${step.gesture.typed}”`
    : stepText(step);

interface RowParts extends FoldedStep {
  trace: Trace;
  results: TraceResult['steps'];
  notes: string[];
}

function rowOf({ trace, step, index, text, rank, results, notes }: RowParts): ReportRow {
  const result = results.get(index);
  const differs = result !== undefined && result.differences.length > 0;
  const now = result?.now;
  const isGivenAnother = now !== undefined && givenAnother(step, now);
  const source =
    differs && step.kind === 'event' && !isGivenAnother ? transitionSource(trace, index) : undefined;
  return {
    index,
    at: (step.at / 1000).toFixed(2),
    kind: step.kind,
    text,
    rank,
    differences: (result?.differences ?? []).map(
      ({ says, what, recorded, now }) => says ?? `${what}: ${recorded} was recorded, now ${now}`,
    ),
    ...(result?.cause === undefined ? {} : { cause: result.cause }),
    ...(result?.follows === undefined ? {} : { follows: result.follows }),
    ...('state' in step ? { lane: { actor: step.actor, state: stateText(step.state) } } : {}),
    recorded: step.kind === 'look' || now ? '' : json(step).join('\n'),
    notes,
    ...(source ? { source } : {}),
    ...(step.kind === 'look' && result?.seen ? lookParts(trace, { step, index, result, results }) : {}),
    ...(now ? { verdict: verdictOf(isGivenAnother, trace), pair: pairsOf(json(step), json(now)) } : {}),
    ...(result?.picture ? { picture: result.picture } : {}),
  };
}

function verdictOf(isGivenAnother: boolean, { world }: Trace): string {
  if (!isGivenAnother)
    return 'The machine was given the same as in the recording, and did something else with it. Look at the machine.';
  const content = world
    ? 'The content is the recorded one, so look at the code that prepares it for the machine.'
    : 'The recording has no content, so look at the content and at the code that prepares it for the machine.';
  return `The machine was given something else than in the recording. ${content}`;
}

interface OtherLook {
  step: TraceStep & { kind: 'look' };
  index: number;
  result: StepResult;
  results: TraceResult['steps'];
}

/** The parts of a row whose page differs from the recording. */
function lookParts(
  trace: Trace,
  { step, index, result, results }: OtherLook,
): Pick<ReportRow, 'isStillOther' | 'pair' | 'verdict'> {
  if (result.differences.length === 0) return { isStillOther: true };
  const [before, now] = [itemsOf(trace, step), result.seen ?? []];
  const pair = pairsOf(before.map(lineOf), now.map(lineOf));
  if (result.follows !== undefined) return { pair };
  const others = new Set(pair.filter(([one, other]) => one !== other).flat());
  const places = [...before, ...now].filter((item) => others.has(lineOf(item))).map(({ place }) => place);
  return { pair, verdict: verdictOfLook(trace, { index, result, results, places: [...new Set(places)] }) };
}

function verdictOfLook(
  trace: Trace,
  { index, result: { cause = index }, results, places }: Omit<OtherLook, 'step'> & { places: string[] },
): string | undefined {
  const between = trace.steps
    .map((step, at) => ({ step, at }))
    .filter(({ step, at }) => at >= cause && at < index && (step.kind === 'start' || step.kind === 'event'));
  if (between.some(({ at }) => results.get(at)?.differences.length)) return undefined;
  const actors = new Set(between.flatMap(({ step }) => ('actor' in step ? [step.actor] : [])));
  const machines =
    actors.size > 0
      ? `${[...actors].join(' and ')} did the same as in the recording, but the page shows something else.`
      : 'No machine took part, and the page shows something else.';
  const content = trace.world ? ' The content is the recorded one.' : '';
  return `${machines}${content} Look at the view and the styles of ${places.join(' and ') || 'the page'}.`;
}

/** True if a machine began with another input, or got another event. */
const givenAnother = (step: TraceStep, now: TraceStep): boolean =>
  canonicalJson(withoutClocks([givenTo(step)])) !== canonicalJson(withoutClocks([givenTo(now)]));

const givenTo = (step: TraceStep): unknown =>
  step.kind === 'event' ? step.event : step.kind === 'start' ? step.input : undefined;

/** Puts a changed line beside the recorded one. */
function pairsOf(recorded: string[], now: string[]): LinePair[] {
  const pairs: LinePair[] = [];
  let gone: string[] = [];
  for (const { value, added, removed } of diffArrays(recorded, now)) {
    if (removed) {
      gone = value;
      continue;
    }
    const length = added ? Math.max(gone.length, value.length) : gone.length;
    for (let line = 0; line < length; line += 1)
      pairs.push([gone[line] ?? null, added ? (value[line] ?? null) : null]);
    gone = [];
    if (!added) pairs.push(...value.map((line): LinePair => [line, line]));
  }
  return [...pairs, ...gone.map((line): LinePair => [line, null])];
}

const json = (step: TraceStep): string[] => JSON.stringify(step, null, 1).split('\n');

function rankOf(step: TraceStep): ReportRow['rank'] {
  if (step.kind === 'page') return 'act';
  if (step.kind !== 'gesture') return 'effect';
  return ['pointer', 'scroll'].includes(step.gesture.type) ? 'detail' : 'act';
}

/** One line of the tree of a page. */
const lineOf = ({ role, text, shown, value, states, only, place }: SeenItem): string =>
  [
    `${place}: ${role} “${text || (shown ?? '')}”`,
    value === undefined ? '' : `= “${value}”`,
    states ? `[${states.join(', ')}]` : '',
    only === undefined ? '' : `(only ${only})`,
  ]
    .filter(Boolean)
    .join(' ');
