import { type CreateCallName, calls } from '#schemas/calls.ts';
import { expected } from './expected.ts';

/** The stored draft of an earlier visit, which the form restores when it opens. */
export function draftOf(call: CreateCallName): [key: string, draft: string] {
  const typed = Object.entries(calls[call].example).map(([name, value]) => [
    name,
    // The format of native date-time fields.
    String(value).replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d):\d\d$/, '$1T$2'),
  ]);
  const { part } = expected[call].dropped;
  return [`pavilion.draft.${call}.${part}`, JSON.stringify({ values: Object.fromEntries(typed) })];
}
