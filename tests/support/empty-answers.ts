import { calls, type ReadCallName } from '#schemas/calls.ts';
import { exampleAnswers } from './example-answers.ts';

/** The example response of a read call with all content removed, parsed. Undefined if that is not a valid response. */
export function emptyAnswer(name: ReadCallName): unknown {
  const { success, data } = calls[name].response.safeParse(emptied(exampleAnswers[name]));
  return success ? data : undefined;
}

/** Replaces lists, texts and numbers with empty lists, empty texts and 0. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'string') return '';
  if (typeof value === 'number') return 0;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner)]));
}
