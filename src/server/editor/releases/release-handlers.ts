import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { ParsedEditorRequest } from '#schemas/editor/calls.ts';
import { type EntryIssue, type EntryName, entryIssueSchema } from '#schemas/editor/editorial.ts';
import type { Release, ReleaseItem, releaseCalls } from '#schemas/editor/releases.ts';
import type { Entry } from '#schemas/entry.ts';
import { titleOf } from '#schemas/entry-title.ts';
import { languages } from '#schemas/language.ts';
import { pagePath } from '#schemas/page-address.ts';
import { addAudit } from '../../db/audit.ts';
import { readDraft } from '../../db/content/drafts.ts';
import { PublishError } from '../../db/content/publish.ts';
import { readPublishedEntry } from '../../db/content/published-entry.ts';
import {
  otherReleases,
  pendingStates,
  plannedReleases,
  type ReleaseItemRow,
  type ReleaseRow,
  readRelease,
  releaseItems,
  releasesOf,
  removeItems,
  repeatedRelease,
  updateRelease,
} from '../../db/content/releases.ts';
import { endReviews } from '../../db/content/reviews.ts';
import { latestRevision } from '../../db/content/revision.ts';
import type { Tables } from '../../db/tables.ts';
import { aboutEntries, changeDrafts, DraftConflict, repeatedNames } from '../drafts/draft-transaction.ts';
import { done, type HandlersOf, refuse, signedIn } from '../handlers.ts';
import type { PublishDependencies } from '../publish/publish-steps.ts';
import {
  aboutRelease,
  foreseeIssues,
  frozenEntry,
  isTakenDown,
  itemLanguages,
  performActs,
  runRelease,
} from './run-release.ts';

export interface ReleaseDependencies extends PublishDependencies {
  /** Wakes the process that runs releases. */
  wakeReleases: () => void;
}

/** Releases that ended and are listed. */
const mostEnded = 100;

type Contents = Pick<ParsedEditorRequest<'addRelease'>, 'publish' | 'takeDown'>;

/** The calls that plan what is published and taken down together, and when. */
export function releaseHandlers(dependencies: ReleaseDependencies): HandlersOf<typeof releaseCalls> {
  const { database, clock, wakeReleases } = dependencies;

  /** Refuses what occurs twice, changes a release in a transaction and answers with it. */
  const change = async (
    { publish, takeDown }: Contents,
    job: (tx: Kysely<Tables>) => Promise<ReleaseRow | undefined>,
  ) => {
    const names = [...publish, ...takeDown];
    const [twice] = repeatedNames(names);
    if (twice)
      return refuse('invalid', { data: { errors: { publish: `${twice.kind} ${twice.id} occurs twice` } } });
    const result = await changeDrafts(database, names, async (tx) => {
      await database.lockRevisions(tx);
      const release = await job(tx);
      const [described] = release ? await describe(tx, [release]) : [];
      return described && { release: described };
    });
    wakeReleases();
    if (!result.ok) return result;
    return result.data ? done(result.data) : refuse('missing');
  };

  /** Checks a release that has a moment, as the site will be then. */
  const refuseUnfit = async (tx: Kysely<Tables>, { id, state }: ReleaseRow) => {
    if (state !== 'planned') return;
    const issues = (await foreseeIssues(tx, dependencies, { others: [], at: clock() })).get(id);
    if (issues) throw new PublishError(issues);
  };

  const nothing: Contents = { publish: [], takeDown: [] };
  return {
    listReleases: async () => {
      const at = clock();
      const releases = await database.write(async (tx) => {
        const planned = await plannedReleases(tx);
        const others = await otherReleases(tx, mostEnded);
        const open = others.filter(({ state }) => state === 'open');
        const issues =
          planned.length + open.length > 0
            ? await foreseeIssues(tx, dependencies, { others: open, at })
            : undefined;
        return describe(tx, [...planned, ...others], issues, at);
      });
      return done({ releases });
    },
    addRelease: async ({ name, note, at, ...contents }, caller) => {
      const account = signedIn(caller);
      const begun = {
        name: name ?? null,
        note: note ?? null,
        account_id: account.id,
        ...momentOf(at ?? null),
      };
      return change(contents, async (tx) => {
        const repeated = await repeatedRelease(tx, begun, [
          ...contents.takeDown.map(takenDown),
          ...contents.publish.map(published),
        ]);
        if (repeated) return repeated;
        const release = await tx
          .insertInto('release')
          .values({ ...begun, by: account.name, created_at: clock().toISOString(), fence: 0 })
          .returningAll()
          .executeTakeFirstOrThrow();
        await freeze(tx, release, contents);
        await refuseUnfit(tx, release);
        const about = aboutRelease(release, await releaseItems(tx, [release.id]));
        await addAudit(tx, { at: clock(), account, what: 'addRelease', about });
        return release;
      });
    },
    changeRelease: async ({ id, name, note, at, remove, ...contents }, caller) =>
      change(contents, async (tx) => {
        const release = await pendingRelease(tx, id);
        if (!release) return undefined;
        await removeItems(tx, id, remove);
        await freeze(tx, release, contents);
        await updateRelease(tx, release, {
          ...(name === undefined ? {} : { name }),
          ...(note === undefined ? {} : { note }),
          ...(at === undefined ? {} : { ...momentOf(at), issues: null, finished_at: null }),
        });
        const changed = await readRelease(tx, id);
        if (changed && (at || contents.publish.length > 0)) await refuseUnfit(tx, changed);
        const about = aboutRelease(release, await releaseItems(tx, [id]));
        await addAudit(tx, { at: clock(), account: signedIn(caller), what: 'changeRelease', about });
        return changed;
      }),
    cancelRelease: async ({ id }, caller) =>
      change(nothing, async (tx) => {
        const release = await pendingRelease(tx, id);
        if (!release) return undefined;
        await updateRelease(tx, release, { state: 'cancelled', finished_at: clock().toISOString() });
        const about = aboutRelease(release, await releaseItems(tx, [id]));
        await addAudit(tx, { at: clock(), account: signedIn(caller), what: 'cancelRelease', about });
        return readRelease(tx, id);
      }),
    runRelease: async ({ id }, caller) =>
      change(nothing, async (tx) => {
        const release = await pendingRelease(tx, id);
        if (!release) return undefined;
        await runRelease(tx, dependencies, { release, account: signedIn(caller), at: clock() });
        return readRelease(tx, id);
      }),
    takeDown: async ({ entries, note }, caller) => {
      const audit = { account: signedIn(caller), at: clock() };
      return changeDrafts(database, entries, async (tx) => {
        await database.lockRevisions(tx);
        const acts = entries.map((entry) => ({ ...takenDown(entry), only: undefined, base_revision: 0 }));
        const revision = await performActs(tx, dependencies, { acts, note, ...audit });
        await addAudit(tx, { ...audit, what: 'takeDown', about: aboutEntries(entries) });
        return { revision: revision === undefined ? await latestRevision(tx) : String(revision) };
      });
    },
  };
}

const momentOf = (at: string | null): Pick<ReleaseRow, 'run_at' | 'state'> =>
  at === null ? { run_at: null, state: 'open' } : { run_at: new Date(at).toISOString(), state: 'planned' };

/** A release that can still be changed; `undefined` if it ran or was cancelled in the meantime. */
async function pendingRelease(tx: Kysely<Tables>, id: number): Promise<ReleaseRow | undefined> {
  const release = await readRelease(tx, id);
  return release && pendingStates.some((state) => state === release.state) ? release : undefined;
}

const takenDown = ({ kind, id, redirectTo }: Contents['takeDown'][number]) => ({
  ...{ kind, entry_id: id, entry: null, languages: null, draft_version: 0 },
  redirect_to: redirectTo ?? null,
});

const published = ({ kind, id, version, languages: only }: Contents['publish'][number]) => ({
  ...{ kind, entry_id: id, draft_version: version, redirect_to: null },
  languages: only ? only.join(',') : null,
});

/** Copies drafts as they are now into a release, and notes what it takes down. */
async function freeze(
  tx: Kysely<Tables>,
  { id: release_id }: ReleaseRow,
  { publish, takeDown }: Contents,
): Promise<void> {
  await removeItems(tx, release_id, [...publish, ...takeDown]);
  const base_revision = Number(await latestRevision(tx));
  const rows: Omit<ReleaseItemRow, 'id'>[] = takeDown.map((one) => ({
    ...takenDown(one),
    release_id,
    base_revision,
  }));
  for (const { kind, id, version, languages: only } of publish) {
    const draft = await readDraft(tx, { kind, id });
    if (draft?.version !== version) throw new DraftConflict();
    rows.push({
      ...{ release_id, base_revision, ...published({ kind, id, version, languages: only }) },
      entry: draft.entry && JSON.stringify(draft.entry),
    });
  }
  for (const row of rows) await tx.insertInto('release_item').values(row).execute();
  // Planning a draft is its approval.
  await endReviews(tx, publish);
}

const issueList = z.array(entryIssueSchema);

/** Releases as the editor shows them. */
async function describe(
  tx: Kysely<Tables>,
  rows: readonly ReleaseRow[],
  foreseen: ReadonlyMap<number, readonly EntryIssue[]> = new Map(),
  now?: Date,
): Promise<Release[]> {
  const items = Map.groupBy(
    await releaseItems(
      tx,
      rows.map(({ id }) => id),
    ),
    ({ release_id }) => release_id,
  );
  const releases: Release[] = [];
  for (const row of rows) {
    const { id, name, note, run_at, finished_at } = row;
    const described: ReleaseItem[] = [];
    for (const item of items.get(id) ?? []) described.push(await describeItem(tx, item, row));
    const isRunning = row.state === 'planned' && now && (row.claimed_until ?? '') > now.toISOString();
    releases.push({
      id,
      ...(name === null ? {} : { name }),
      ...(note === null ? {} : { note }),
      ...(run_at === null ? {} : { at: run_at }),
      ...(finished_at === null ? {} : { finishedAt: finished_at }),
      state: isRunning ? 'running' : row.state,
      by: row.by,
      createdAt: row.created_at,
      issues: row.issues === null ? [...(foreseen.get(id) ?? [])] : issueList.parse(JSON.parse(row.issues)),
      items: described,
    });
  }
  return releases;
}

async function describeItem(
  tx: Kysely<Tables>,
  item: ReleaseItemRow,
  { state }: ReleaseRow,
): Promise<ReleaseItem> {
  const { kind, entry_id: id, draft_version: version, redirect_to } = item;
  const entry = frozenEntry(item) ?? (await lastKnown(tx, { kind, id }));
  const only = itemLanguages(item);
  const removes = isTakenDown(item) ? 'takeDown' : 'remove';
  return {
    ...{ kind, id, version },
    act: item.entry === null ? removes : 'publish',
    title: titlesOf(entry),
    ...(entry?.kind === 'page' ? { path: pagePath(entry) } : {}),
    ...(only ? { languages: only } : {}),
    ...(redirect_to === null ? {} : { redirectTo: redirect_to }),
    warnings: pendingStates.some((one) => one === state) ? await warningsOf(tx, item) : [],
  };
}

const titlesOf = (entry: Entry | undefined): ReleaseItem['title'] =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const title = entry && titleOf(entry, language);
      return title ? [[language, title] as const] : [];
    }),
  );

/** The published entry, or the draft that a release has left when it took the entry down. */
const lastKnown = async (tx: Kysely<Tables>, name: EntryName): Promise<Entry | undefined> =>
  (await readPublishedEntry(tx, name))?.entry ?? (await readDraft(tx, name))?.entry ?? undefined;

async function warningsOf(
  tx: Kysely<Tables>,
  { release_id, kind, entry_id, draft_version }: ReleaseItemRow,
): Promise<ReleaseItem['warnings']> {
  const draft = draft_version > 0 ? await readDraft(tx, { kind, id: entry_id }) : undefined;
  const others = (await releasesOf(tx, { kind, id: entry_id })).filter(({ id }) => id !== release_id);
  return [
    ...(draft && draft.version !== draft_version ? [{ why: 'edited' as const }] : []),
    ...others.map(({ id }) => ({ why: 'overlap' as const, release: id })),
  ];
}
