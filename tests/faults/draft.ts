import { type CreateCallName, calls } from '#schemas/calls.ts';
import { expected } from './expected.ts';

/** What somebody typed on an earlier visit, where browsers keep it: it stands in the form when that opens. */
export function draftOf(call: CreateCallName): [key: string, draft: string] {
  const typed = Object.entries(calls[call].example).map(([name, value]) => [
    name,
    // As native fields hold a moment.
    String(value).replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d):\d\d$/, '$1T$2'),
  ]);
  const { part } = expected[call].dropped;
  return [`pavilion.draft.${call}.${part}`, JSON.stringify({ values: Object.fromEntries(typed) })];
}
