import type { Kysely } from 'kysely';
import { eventSlug } from '#lib/event-slug.ts';
import type { EntryIssue, EntryName } from '#schemas/editor/editorial.ts';
import { type Change, type ChangeInput, changeSchema, type Entry } from '#schemas/entry.ts';
import { isNameless, scheduleItemSchema } from '#schemas/schedule.ts';
import { latinOf } from '../../latin.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import { changedTags } from './changed-tags.ts';
import { checkEntry, fieldAt } from './check-entry.ts';
import { byKind, chunks } from './chunks.ts';
import { type CheckedChange, columnsOf, rowsToPublish } from './entry-rows.ts';
import { refreshListedChange } from './listed-entries.ts';
import { readPublishedEntries } from './published-entry.ts';

/** Thrown when nothing was published. The message names kind, id, language and field of every problem. */
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
 * Publishes a change: all of it becomes visible at once, under a new revision. An entry in `put` replaces the
 * entry of the same kind and id; an entry that is in both `remove` and `put` is put.
 * @param also tags of other things that this revision changes, such as files
 * @returns the new revision
 * @throws PublishError when an entry is invalid; nothing has changed then
 * @example await publish(database, { put: [{ kind: 'news', id: '1', data: { title: 'Opening' } }] }, () =>
 * new Date())
 */
export async function publish(
  database: Database,
  input: ChangeInput,
  clock: () => Date,
  also: readonly string[] = [],
): Promise<{ revision: string }> {
  const { put, remove, note } = readChange(input);
  const at = clock().toISOString();
  const change = { put: put.map((entry) => ({ entry })), remove, note, at, also };
  const revision = await database.write(async (tx) => {
    const published = await publishIn(tx, database, change);
    await refreshListedChange(tx, change, published);
    return published;
  });
  return { revision: String(revision) };
}

/**
 * Same as `publish`, inside a transaction and without validation. The caller updates the editor's list.
 * @returns the new revision
 */
export async function publishIn(
  tx: Kysely<Tables>,
  database: Pick<Database, 'lockRevisions' | 'refreshStatistics'>,
  { put: checked, remove, at, note, also = [] }: CheckedChange,
): Promise<number> {
  await database.lockRevisions(tx);
  const put = await withEventHistory(tx, checked, at);
  const changed = await changedTags(tx, { put, remove });
  const { id } = await tx
    .insertInto('revision')
    .values({ at, note: note ?? null, changed: changed ? JSON.stringify([...changed, ...also]) : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await removeEntries(tx, [...remove, ...put.map(({ entry }) => entry)]);
  await insertEntries(tx, put, id);
  if (put.length >= largeChange) await database.refreshStatistics(tx);
  return id;
}

/** Earlier addresses that an event keeps. */
const mostSlugs = 20;

/**
 * Notes when events change, which calendars ask for, and the addresses that they lose by a new name or first day, which
 * then redirect.
 */
async function withEventHistory(
  tx: Kysely<Tables>,
  put: CheckedChange['put'],
  at: string,
): Promise<CheckedChange['put']> {
  const ids = put.flatMap(({ entry }) => (entry.kind === 'schedule' ? [entry.id] : []));
  if (ids.length === 0) return put;
  const known = new Map<string, Entry>();
  for (const some of chunks(ids))
    for (const [id, { entry }] of await readPublishedEntries(tx, 'schedule', some)) known.set(id, entry);
  return put.map((one) => {
    if (one.entry.kind !== 'schedule') return one;
    const { entry } = one;
    const before = known.get(entry.id);
    const slugs = before ? earlierSlugs(before, entry) : [];
    const history = { updateTime: at, ...(slugs.length > 0 ? { earlierSlugs: slugs } : {}) };
    return { ...one, entry: { ...entry, data: { ...entry.data, ...history } } };
  });
}

function earlierSlugs(before: Entry, after: Entry): string[] {
  const [was, is] = [slugsOf(before), slugsOf(after)];
  const slugs = new Set([...is.earlier, ...was.earlier, ...was.slug]);
  for (const slug of is.slug) slugs.delete(slug);
  return [...slugs].slice(-mostSlugs);
}

/**
 * The address of an event without the number of equal ones, and those that it had before. A hold or confidential event has
 * none: its name must not become known when it gets another one.
 */
function slugsOf({ data, date }: Entry): { slug: readonly string[]; earlier: readonly string[] } {
  const read = scheduleItemSchema.safeParse(data);
  // Another program may have stored an entry without a name.
  if (!read.success) return { slug: [], earlier: [] };
  const event = read.data;
  return {
    slug: isNameless(event) ? [] : [eventSlug({ ...event, startDate: date }, latinOf)],
    earlier: event.earlierSlugs,
  };
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

/** Kind and id of the entry at an issue path such as `put, 3, date`, as far as the input has them. */
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
    return again ? [{ kind, id, field: 'id', reason: 'occurs twice in this change' }] : [];
  });
}

/** From this number of entries on, a change counts as large and refreshes the planner's statistics. */
const largeChange = 100;

/** Removes entries with their texts (the foreign key cascades). */
export async function removeEntries(tx: Kysely<Tables>, entries: readonly EntryName[]): Promise<void> {
  for (const { kind, ids } of byKind(entries))
    await tx.deleteFrom('entry').where('kind', '=', kind).where('id', 'in', ids).execute();
}

async function insertEntries(tx: Kysely<Tables>, put: CheckedChange['put'], revision: number): Promise<void> {
  for (const some of chunks(put))
    await tx
      .insertInto('entry')
      .values(some.map(({ entry }) => ({ ...columnsOf(entry), data: JSON.stringify(entry.data), revision })))
      .execute();
  const texts = put.flatMap(rowsToPublish);
  for (const some of chunks(texts)) await tx.insertInto('entry_text').values(some).execute();
}
