import { calls, type ReadCallName } from '#schemas/calls.ts';
import { exampleAnswers } from './example-answers.ts';

/** The example answer of a read call without anything in it, as parsed; undefined where that is no answer at all. */
export function emptyAnswer(name: ReadCallName): unknown {
  const { success, data } = calls[name].response.safeParse(emptied(exampleAnswers[name]));
  return success ? data : undefined;
}

/** Lists without items, texts without letters, and numbers that count nothing. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'string') return '';
  if (typeof value === 'number') return 0;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner)]));
}
