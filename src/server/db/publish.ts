import type { Kysely } from 'kysely';
import { type Change, type ChangeInput, changeSchema, type Entry, type EntryKind } from '#schemas/entry.ts';
import { checkEntry, type EntryIssue, fieldAt } from './check-entry.ts';
import type { Database } from './database.ts';
import { languagesOf, listItem, partsOf } from './items.ts';
import type { EntryTextTable, Tables } from './tables.ts';

/** Why nothing was published; the message names kind, id, language and field of every problem. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
  readonly issues: readonly EntryIssue[];

  constructor(issues: readonly EntryIssue[]) {
    super(`Nothing was published: ${issues.map(describe).join('; ')}`);
    this.issues = issues;
  }
}

const describe = ({ kind, id, language, field, reason }: EntryIssue) =>
  `${kind} "${id}"${language ? ` in ${language}` : ''}, ${field}: ${reason}`;

/**
 * Publishes a change: everything in it becomes visible at once, under a new revision. Entries in `put` replace those
 * with the same kind and id; what stands in `remove` and in `put` is put.
 *
 * @throws PublishError when an entry is invalid; then nothing has changed.
 */
export async function publish(
  database: Database,
  input: ChangeInput,
  clock: () => Date,
): Promise<{ revision: string }> {
  const change = readChange(input);
  const at = clock().toISOString();
  return database.write(async (tx) => {
    await database.lockRevisions(tx);
    const { id } = await tx
      .insertInto('revision')
      .values({ at, note: change.note ?? null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await removeEntries(tx, [...change.remove, ...change.put]);
    await insertEntries(tx, change.put, id);
    if (change.put.length >= rowsAtOnce) await database.refreshStatistics(tx);
    return { revision: String(id) };
  });
}

function readChange(input: ChangeInput): Change {
  const parsed = changeSchema.safeParse(input);
  if (!parsed.success)
    throw new PublishError(
      parsed.error.issues.map(({ path, message }) => ({
        ...nameOf(input, path),
        field: fieldAt(path),
        reason: message,
      })),
    );
  const issues = [...parsed.data.put.flatMap(checkEntry), ...repeated(parsed.data.put)];
  if (issues.length > 0) throw new PublishError(issues);
  return parsed.data;
}

/** Kind and id of the entry that a path such as `put, 3, date` leads to, as far as it has them. */
function nameOf(input: ChangeInput, [list, index]: readonly PropertyKey[]): { kind: string; id: string } {
  const entries = list === 'put' ? input.put : list === 'remove' ? input.remove : undefined;
  const entry = typeof index === 'number' && Array.isArray(entries) ? entries[index] : undefined;
  return { kind: String(entry?.kind ?? 'change'), id: String(entry?.id ?? '') };
}

function repeated(entries: readonly Entry[]): EntryIssue[] {
  const seen = new Set<string>();
  return entries.flatMap(({ kind, id }) => {
    const key = `${kind} ${id}`;
    const again = seen.has(key);
    seen.add(key);
    return again ? [{ kind, id, field: 'id', reason: 'stands twice in this change' }] : [];
  });
}

/** Rows in one statement, far below the limit of parameters of either engine; as many make a large change. */
const rowsAtOnce = 100;

/** Removes entries with their texts (the foreign key cascades). */
async function removeEntries(
  tx: Kysely<Tables>,
  entries: readonly { kind: EntryKind; id: string }[],
): Promise<void> {
  for (const [kind, group] of Map.groupBy(entries, (entry) => entry.kind))
    for (const some of chunks(group))
      await tx
        .deleteFrom('entry')
        .where('kind', '=', kind)
        .where(
          'id',
          'in',
          some.map(({ id }) => id),
        )
        .execute();
}

async function insertEntries(tx: Kysely<Tables>, entries: readonly Entry[], revision: number): Promise<void> {
  for (const some of chunks(entries))
    await tx
      .insertInto('entry')
      .values(
        some.map(({ kind, id, facet = null, sort = null, date = null, until = null, data }) => ({
          ...{ kind, id, facet, sort, date, until, revision },
          data: JSON.stringify(data),
        })),
      )
      .execute();
  for (const some of chunks(entries.flatMap(textRows)))
    await tx.insertInto('entry_text').values(some).execute();
}

const textRows = (entry: Entry): EntryTextTable[] =>
  languagesOf(entry).map((language) => {
    const { kind, id, sort = 0, date = '', until = null } = entry;
    const parts = partsOf(entry, language);
    return {
      ...{ kind, id, language, facet: parts.facet, sort, date, until },
      item: JSON.stringify(listItem(parts, language)),
      data: JSON.stringify(parts.text),
    };
  });

function* chunks<T>(values: readonly T[]): Generator<T[]> {
  for (let start = 0; start < values.length; start += rowsAtOnce)
    yield values.slice(start, start + rowsAtOnce);
}
