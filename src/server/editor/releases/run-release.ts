import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod';
import type { EntryIssue } from '#schemas/editor/editorial.ts';
import { type Entry, entrySchema } from '#schemas/entry.ts';
import { type Language, languages } from '#schemas/language.ts';
import { pagePath } from '#schemas/page-address.ts';
import { addAudit } from '../../db/audit.ts';
import { insertDraft, readDraft } from '../../db/content/drafts.ts';
import { PublishError } from '../../db/content/publish.ts';
import { type PublishedEntry, readPublishedEntry } from '../../db/content/published-entry.ts';
import {
  plannedReleases,
  type ReleaseItemRow,
  type ReleaseRow,
  releaseItems,
  updateRelease,
} from '../../db/content/releases.ts';
import type { Tables } from '../../db/tables.ts';
import { type AuditContext, aboutEntries } from '../drafts/draft-transaction.ts';
import { planPublish } from '../publish/publish-plan.ts';
import { type PublishDependencies, type PublishStep, publishSteps } from '../publish/publish-steps.ts';

type Dependencies = Pick<PublishDependencies, 'database' | 'catalogue' | 'groups' | 'ownFiles'>;

/** What a release does to an entry. */
export type Act = Pick<
  ReleaseItemRow,
  'kind' | 'entry_id' | 'entry' | 'draft_version' | 'redirect_to' | 'base_revision'
> & { only: Language[] | undefined };

const languageList = z.array(z.enum(languages));

/** @returns the frozen draft of an entry; null if the entry is taken down or removed */
export const frozenEntry = ({ entry }: Pick<ReleaseItemRow, 'entry'>): Entry | null =>
  entry === null ? null : entrySchema.parse(JSON.parse(entry));

/** @returns the languages that are published; undefined for all */
export const itemLanguages = ({
  languages: list,
}: Pick<ReleaseItemRow, 'languages'>): Language[] | undefined =>
  list === null ? undefined : languageList.parse(list.split(','));

/** An entry that visitors no longer get, while the editor keeps it: nobody has asked to remove it. */
export const isTakenDown = ({ entry, draft_version }: Pick<ReleaseItemRow, 'entry' | 'draft_version'>) =>
  entry === null && draft_version === 0;

/**
 * Publishes and takes down in one revision.
 * @returns the revision; undefined if there was nothing to do
 * @throws PublishError when an entry is invalid or was published by hand since it was added; undo the transaction then
 */
export async function performActs(
  tx: Kysely<Tables>,
  dependencies: Dependencies,
  { acts, note, ...audit }: AuditContext & { acts: readonly Act[]; note: string | undefined },
): Promise<number | undefined> {
  const steps: PublishStep[] = [];
  const since: EntryIssue[] = [];
  for (const act of acts) {
    const name = { kind: act.kind, id: act.entry_id };
    const previous = await readPublishedEntry(tx, name);
    if (isTakenDown(act)) {
      if (previous) steps.push(...(await takeDownSteps(tx, { previous, to: act.redirect_to, acts, audit })));
      continue;
    }
    const plan = planPublish({ previous, next: frozenEntry(act), only: act.only });
    if (await wasPublishedByHand(tx, act, { previous, entry: plan.entry }))
      since.push({ ...name, field: 'published', reason: 'it was published by hand after it was added' });
    steps.push({ name, previous, version: act.draft_version, keepsNewer: true, ...plan });
  }
  if (since.length > 0) throw new PublishError(since);
  if (steps.length === 0) return undefined;
  return publishSteps(tx, dependencies, { steps, note, ...audit });
}

interface TakeDown {
  previous: PublishedEntry;
  /** Where visitors of a page are sent; null if they get "page does not exist". */
  to: string | null;
  /** Everything that happens together with it. */
  acts: readonly Act[];
  audit: AuditContext;
}

/**
 * Removes an entry for visitors and stores it as a draft. From the path of a page there is a redirect afterwards if one is
 * wanted, and otherwise none: that of an earlier take-down is removed.
 */
async function takeDownSteps(
  tx: Kysely<Tables>,
  { previous, to, acts, audit }: TakeDown,
): Promise<PublishStep[]> {
  const { entry } = previous;
  const name = { kind: entry.kind, id: entry.id };
  if (!(await readDraft(tx, name)))
    await insertDraft(tx, { ...name, entry, at: audit.at.toISOString(), by: audit.account.name });
  const nothing = { preservedRows: [], languages: [], complete: false, version: 0, keepsNewer: true };
  const gone = { ...nothing, name, previous, entry: null };
  if (entry.kind !== 'page') return [gone];
  const from = { kind: 'redirect', id: pagePath(entry) } as const;
  const earlier = await readPublishedEntry(tx, from);
  const redirect = { ...nothing, name: from, previous: earlier };
  if (to === null) {
    const isChanged = acts.some(({ kind, entry_id }) => kind === 'redirect' && entry_id === from.id);
    return earlier && !isChanged ? [gone, { ...redirect, entry: null }] : [gone];
  }
  const leading = entrySchema.parse({ ...from, data: { to } });
  return [gone, { ...redirect, entry: leading, languages: [...languages] }];
}

/**
 * Whether somebody has published, taken down or removed the entry since it was added: publishing the frozen draft would
 * undo that unseen. What another release did was announced as an overlap.
 */
async function wasPublishedByHand(
  tx: Kysely<Tables>,
  { kind, entry_id, base_revision }: Act,
  { previous, entry }: { previous: PublishedEntry | undefined; entry: Entry | null },
): Promise<boolean> {
  const revision = previous?.revision ?? (await lastVersion(tx, { kind, id: entry_id }));
  if (revision <= base_revision) return false;
  if (isDeepStrictEqual(compared(previous?.entry), compared(entry))) return false;
  const release = await tx
    .selectFrom('release')
    .select('id')
    .where('revision', '=', revision)
    .executeTakeFirst();
  return release === undefined;
}

/** Publishing adds when an event changed, and its earlier addresses. */
function compared(entry: Entry | null | undefined) {
  if (!entry) return null;
  const { updateTime, earlierSlugs, ...data } = entry.data;
  return { ...entry, data };
}

async function lastVersion(tx: Kysely<Tables>, { kind, id }: { kind: Entry['kind']; id: string }) {
  const row = await tx
    .selectFrom('entry_version')
    .select(({ fn }) => fn.max('revision').as('revision'))
    .where('kind', '=', kind)
    .where('entry_id', '=', id)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/**
 * Runs a release in a transaction and records that it ran, so that both happen or neither. Call `lockRevisions` before.
 * @throws PublishError as `performActs`
 */
export async function runRelease(
  tx: Kysely<Tables>,
  dependencies: Dependencies,
  { release, ...audit }: AuditContext & { release: ReleaseRow },
): Promise<void> {
  const items = await releaseItems(tx, [release.id]);
  const acts = items.map((item) => ({ ...item, only: itemLanguages(item) }));
  const note = release.note ?? release.name ?? undefined;
  const revision = await performActs(tx, dependencies, { acts, note, ...audit });
  await updateRelease(tx, release, {
    state: 'done',
    finished_at: audit.at.toISOString(),
    revision: revision ?? null,
    issues: null,
  });
  await addAudit(tx, { ...audit, what: 'runRelease', about: aboutRelease(release, items) });
}

/** Describes a release for the audit log. */
export const aboutRelease = (
  { name }: Pick<ReleaseRow, 'name'>,
  items: readonly Pick<ReleaseItemRow, 'kind' | 'entry_id'>[],
): string => {
  const entries = aboutEntries(items.map(({ kind, entry_id }) => ({ kind, id: entry_id })));
  return name === null ? entries : `${name}: ${entries}`;
};

/** The account that made a release, which also runs it. */
export const makerOf = ({ account_id, by }: ReleaseRow) => ({ id: account_id, name: by });

/**
 * Runs all planned releases in their order in a part of the transaction that is then undone, and each of some others after
 * them.
 * @returns what would stop a release, by its id
 */
export async function foreseeIssues(
  tx: Kysely<Tables>,
  dependencies: Dependencies,
  { others, at }: { others: readonly ReleaseRow[]; at: Date },
): Promise<ReadonlyMap<number, readonly EntryIssue[]>> {
  const found = new Map<number, readonly EntryIssue[]>();
  const attempt = async (release: ReleaseRow): Promise<boolean> => {
    try {
      await runRelease(tx, dependencies, { release, account: makerOf(release), at });
      return true;
    } catch (error) {
      if (!(error instanceof PublishError)) throw error;
      found.set(release.id, error.issues);
      return false;
    }
  };
  await dependencies.database.lockRevisions(tx);
  const planned = await plannedReleases(tx);
  await undone(tx, async () => {
    for (const release of planned) await inSavepoint(tx, 'planned', () => attempt(release));
    for (const release of others) await undone(tx, () => attempt(release));
  });
  return found;
}

/**
 * Does a job in a part of the transaction and undoes what it has written.
 *
 * @returns when it is undone; an error of the job is thrown afterwards
 */
export const undone = (tx: Kysely<Tables>, job: () => Promise<unknown>) =>
  inSavepoint(tx, 'foreseen', async () => {
    await job();
    return false;
  });

/** Undoes a job unless it returns true. */
async function inSavepoint(tx: Kysely<Tables>, name: string, job: () => Promise<boolean>): Promise<void> {
  const savepoint = sql.id(name);
  await sql`savepoint ${savepoint}`.execute(tx);
  let stays = false;
  try {
    stays = await job();
  } finally {
    if (!stays) await sql`rollback to savepoint ${savepoint}`.execute(tx);
    await sql`release savepoint ${savepoint}`.execute(tx);
  }
}
