import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trace, TraceState } from '#schemas/trace.ts';

/** A few lines of the source of a machine. */
export interface SourceLines {
  /** Path below the project, with the line. */
  file: string;
  code: string;
}

const root = join(import.meta.dirname, '../../..');
const linesShown = 12;

/** @returns the source of the transition that an event step takes; undefined if it is not found */
export function transitionSource({ steps }: Trace, index: number): SourceLines | undefined {
  const step = steps[index];
  if (step?.kind !== 'event') return undefined;
  const before = steps
    .slice(0, index)
    .findLast((one) => (one.kind === 'event' || one.kind === 'start') && one.actor === step.actor);
  const [id = ''] = step.actor.split('#');
  const file = machineFile(id);
  if (!file) return undefined;
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const state = before && 'state' in before ? innermost(before.state) : undefined;
  const inState = lines.findIndex((line) => line.trimStart().startsWith(`${state}: {`));
  const name = keyOf(step.event.type);
  const isOfEvent = (line: string, at: number) => at > inState && line.trimStart().startsWith(`${name}:`);
  const found = Math.max(lines.findIndex(isOfEvent), inState, 0);
  return { file: `${file}:${found + 1}`, code: lines.slice(found, found + linesShown).join('\n') };
}

/** The key of a state's transitions on an event. */
function keyOf(type: string): string {
  if (type.startsWith('xstate.done.')) return 'onDone';
  if (type.startsWith('xstate.error.')) return 'onError';
  return type.startsWith('xstate.after.') ? 'after' : type;
}

const machineFile = (id: string): string | undefined =>
  globSync('src/machines/*.ts', { cwd: root }).find(
    (file) => !file.endsWith('.test.ts') && readFileSync(join(root, file), 'utf8').includes(`id: '${id}'`),
  );

function innermost(state: TraceState): string {
  if (typeof state === 'string') return state;
  const [inner] = Object.values(state);
  return inner === undefined ? '' : innermost(inner);
}
