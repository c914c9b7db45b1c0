import type { Kysely, Selectable } from 'kysely';
import type { EntryIssue, EntryName } from '#schemas/editor/editorial.ts';
import type { Database } from '../database.ts';
import type { ReleaseItemTable, ReleaseTable, Tables } from '../tables.ts';

export type ReleaseRow = Selectable<ReleaseTable>;
export type ReleaseItemRow = Selectable<ReleaseItemTable>;

/** States of releases that can still run. */
export const pendingStates = ['planned', 'open', 'failed'] as const;

const releases = (db: Kysely<Tables>) => db.selectFrom('release').selectAll();

/** @returns a release; `undefined` if there is none */
export const readRelease = (db: Kysely<Tables>, id: number): Promise<ReleaseRow | undefined> =>
  releases(db).where('id', '=', id).executeTakeFirst();

/** @returns the releases that will run, in their order */
export const plannedReleases = (db: Kysely<Tables>): Promise<ReleaseRow[]> =>
  releases(db).where('state', '=', 'planned').orderBy('run_at').orderBy('id').execute();

/** @returns the release that runs next; `undefined` if none is planned */
const nextRelease = (db: Kysely<Tables>): Promise<ReleaseRow | undefined> =>
  releases(db).where('state', '=', 'planned').orderBy('run_at').orderBy('id').limit(1).executeTakeFirst();

/** @returns the releases without a moment, then those that ended, the newest first */
export async function otherReleases(db: Kysely<Tables>, mostEnded: number): Promise<ReleaseRow[]> {
  const open = await releases(db).where('state', '=', 'open').orderBy('id', 'desc').execute();
  const ended = await releases(db)
    .where('state', 'in', ['done', 'failed', 'cancelled'])
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostEnded)
    .execute();
  return [...open, ...ended];
}

/** @returns the entries of some releases, in the order in which they were added */
export async function releaseItems(db: Kysely<Tables>, ids: readonly number[]): Promise<ReleaseItemRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('release_item').selectAll().where('release_id', 'in', ids).orderBy('id').execute();
}

/**
 * Finds a release that was sent again because its answer was lost: the account's newest release has the same name, note,
 * moment and entries, and has not run.
 *
 * @param items the contents of the new release, as they would be stored
 */
export async function repeatedRelease(
  tx: Kysely<Tables>,
  { name, note, run_at, account_id }: Pick<ReleaseRow, 'name' | 'note' | 'run_at' | 'account_id'>,
  items: readonly FrozenItem[],
): Promise<ReleaseRow | undefined> {
  const newest = await releases(tx)
    .where('account_id', '=', account_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest || !pendingStates.some((state) => state === newest.state)) return undefined;
  if (newest.name !== name || newest.note !== note || newest.run_at !== run_at) return undefined;
  const keysOf = (all: readonly FrozenItem[]) =>
    all
      .map((item) =>
        [item.kind, item.entry_id, item.draft_version, item.languages, item.redirect_to].join(' '),
      )
      .sort()
      .join('\n');
  return keysOf(await releaseItems(tx, [newest.id])) === keysOf(items) ? newest : undefined;
}

type FrozenItem = Pick<ReleaseItemRow, 'kind' | 'entry_id' | 'draft_version' | 'languages' | 'redirect_to'>;

/** Removes entries from a release. */
export async function removeItems(
  tx: Kysely<Tables>,
  release: number,
  names: readonly EntryName[],
): Promise<void> {
  for (const { kind, id } of names)
    await tx
      .deleteFrom('release_item')
      .where('release_id', '=', release)
      .where('kind', '=', kind)
      .where('entry_id', '=', id)
      .execute();
}

/** Changes a release. A process that has claimed it loses its claim. */
export async function updateRelease(
  tx: Kysely<Tables>,
  { id, fence }: Pick<ReleaseRow, 'id' | 'fence'>,
  values: Partial<Omit<ReleaseRow, 'id' | 'fence'>>,
): Promise<void> {
  await tx
    .updateTable('release')
    .set({ ...values, fence: fence + 1, claimed_until: null })
    .where('id', '=', id)
    .execute();
}

/** When there is something to do next: the moment of the next release, or the end of the lease of another process. */
export async function nextMoment(db: Kysely<Tables>): Promise<Date | undefined> {
  const next = await nextRelease(db);
  const moments = [next?.run_at, next?.claimed_until].flatMap((moment) => moment ?? []);
  const [latest] = moments.toSorted().reverse();
  return latest === undefined ? undefined : new Date(latest);
}

/**
 * Claims the next release if it is due. Releases run one after the other in the order of their moments, so nothing else is
 * claimed while another process runs one. If that process crashes, its lease expires.
 *
 * @returns the claimed release; `undefined` if nothing is due or another process has it
 */
export const claimNext = (
  database: Database,
  { now, lease }: { now: Date; lease: Date },
): Promise<ReleaseRow | undefined> =>
  database.write(async (tx) => {
    const next = await nextRelease(tx);
    const at = now.toISOString();
    if (!next?.run_at || next.run_at > at || (next.claimed_until ?? '') > at) return undefined;
    const claim = { fence: next.fence + 1, claimed_until: lease.toISOString() };
    const { numUpdatedRows } = await tx
      .updateTable('release')
      .set(claim)
      .where('id', '=', next.id)
      .where('state', '=', 'planned')
      .where('fence', '=', next.fence)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n ? { ...next, ...claim } : undefined;
  });

/** Whether a claim is still the latest one of the release that runs next. Call `lockRevisions` before. */
export async function holdsClaim(
  tx: Kysely<Tables>,
  { id, fence }: Pick<ReleaseRow, 'id' | 'fence'>,
): Promise<boolean> {
  const next = await nextRelease(tx);
  return next?.id === id && next.fence === fence;
}

/** Records that a release did not run, unless another process has claimed it or somebody changed it. */
export const markReleaseFailed = (
  database: Database,
  { id, fence }: Pick<ReleaseRow, 'id' | 'fence'>,
  { at, issues }: { at: Date; issues: readonly EntryIssue[] },
): Promise<unknown> =>
  database.write((tx) =>
    tx
      .updateTable('release')
      .set({
        state: 'failed',
        issues: JSON.stringify(issues),
        finished_at: at.toISOString(),
        claimed_until: null,
      })
      .where('id', '=', id)
      .where('fence', '=', fence)
      .where('state', '=', 'planned')
      .execute(),
  );

/** @returns the releases that will publish or take down an entry, the next one first, each with the version of its draft */
export const releasesOf = (db: Kysely<Tables>, { kind, id }: EntryName) =>
  db
    .selectFrom('release_item as item')
    .innerJoin('release', 'release.id', 'item.release_id')
    .select(['release.id', 'release.name', 'release.run_at', 'item.draft_version'])
    .where('item.kind', '=', kind)
    .where('item.entry_id', '=', id)
    .where('release.state', 'in', ['open', 'planned'])
    .orderBy('release.run_at')
    .orderBy('release.id')
    .execute();
