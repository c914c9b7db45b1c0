import type { EntryName } from '#schemas/editor/editorial.ts';
import type { EntryKind } from '#schemas/entry.ts';

/** Rows in one statement, far below the limit of parameters of either engine. */
const rowsAtOnce = 100;

/** A list in parts that one statement can take. */
export function* chunks<T>(values: readonly T[]): Generator<T[]> {
  for (let start = 0; start < values.length; start += rowsAtOnce)
    yield values.slice(start, start + rowsAtOnce);
}

/** Names of entries by their kind, as many at once as one statement can take. */
export function* byKind(names: readonly EntryName[]): Generator<{ kind: EntryKind; ids: string[] }> {
  for (const [kind, group] of Map.groupBy(names, (name) => name.kind))
    for (const some of chunks(group)) yield { kind, ids: some.map(({ id }) => id) };
}
