import type { EntryName } from '#schemas/editor/editorial.ts';
import type { EntryKind } from '#schemas/entry.ts';

/** Rows per statement, far below the parameter limit of both engines. */
const rowsAtOnce = 100;

/** @returns parts that are small enough for the parameters of one statement */
export function* chunks<T>(values: readonly T[]): Generator<T[]> {
  for (let start = 0; start < values.length; start += rowsAtOnce)
    yield values.slice(start, start + rowsAtOnce);
}

/** @returns the ids of each kind, in parts that are small enough for one statement */
export function* byKind(names: readonly EntryName[]): Generator<{ kind: EntryKind; ids: string[] }> {
  for (const [kind, group] of Map.groupBy(names, (name) => name.kind))
    for (const some of chunks(group)) yield { kind, ids: some.map(({ id }) => id) };
}
