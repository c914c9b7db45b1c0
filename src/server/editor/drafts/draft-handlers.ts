import type { Kysely } from 'kysely';
import { deepEqual } from '#lib/deep-equal.ts';
import { mergeEntries } from '#lib/merge-entries.ts';
import type { EditorAnswer, ParsedEditorRequest } from '#schemas/editor/calls.ts';
import type { Draft, editorialCalls } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import { addAudit } from '../../db/audit.ts';
import { deleteDraft, insertDraft, readDraft } from '../../db/content/drafts.ts';
import { refreshListedEntries } from '../../db/content/listed-entries.ts';
import { readPublishedEntry } from '../../db/content/published-entry.ts';
import { endReviews } from '../../db/content/reviews.ts';
import { addUnchosenVersion } from '../../db/content/unchosen-versions.ts';
import type { Tables } from '../../db/tables.ts';
import { type HandlersOf, refuse, signedIn } from '../handlers.ts';
import {
  type AuditContext,
  aboutEntries,
  byLockOrder,
  changeDrafts,
  DraftConflict,
  type DraftDependencies,
  repeatedNames,
} from './draft-transaction.ts';

type Save = ParsedEditorRequest<'saveDrafts'>['drafts'][number];

/** Handlers that save and discard drafts: all drafts of a call, or none. */
export function draftHandlers({
  database,
  clock,
}: DraftDependencies): Pick<HandlersOf<typeof editorialCalls>, 'saveDrafts' | 'discardDrafts'> {
  return {
    saveDrafts: async ({ drafts }, caller) => {
      const errors = refusedSaves(drafts);
      if (errors) return refuse('invalid', { data: { errors } });
      const audit = { account: signedIn(caller), at: clock() };
      return changeDrafts(database, drafts, async (tx) => {
        const saved = new Map<Save, SavedDraft>();
        let began = false;
        const inOrder = drafts.toSorted(byLockOrder);
        for (const draft of inOrder) {
          began ||= (await readDraft(tx, draft))?.by !== audit.account.name;
          saved.set(draft, await saveDraft(tx, draft, audit));
        }
        await refreshListedEntries(tx, inOrder);
        // The editor saves every few seconds; the audit log names only the first save of a draft by each
        // account.
        if (began) await addAudit(tx, { ...audit, what: 'saveDrafts', about: aboutEntries(drafts) });
        return { drafts: drafts.flatMap((draft) => saved.get(draft) ?? []) };
      });
    },
    discardDrafts: async ({ drafts }, caller) => {
      const audit = { account: signedIn(caller), at: clock() };
      return changeDrafts(database, drafts, async (tx) => {
        const inOrder = drafts.toSorted(byLockOrder);
        for (const draft of inOrder)
          if (!(await deleteDraft(tx, draft, draft.version))) throw new DraftConflict();
        await endReviews(tx, inOrder);
        await refreshListedEntries(tx, inOrder);
        await addAudit(tx, { ...audit, what: 'discardDrafts', about: aboutEntries(drafts) });
        return {};
      });
    },
  };
}

type SavedDraft = EditorAnswer<'saveDrafts'>['drafts'][number];

/** Number of saves that a draft remembers: more than an editor repeats without an answer. */
const rememberedSaves = 20;

/**
 * Replaces the version that a draft was based on. If another one has been saved since, both are merged. If the same
 * person has saved the same already, the answer was lost, and nothing changes.
 * @throws DraftConflict when the draft, or the published entry of a first draft, has changed since and both cannot be
 * merged
 */
export async function saveDraft(
  tx: Kysely<Tables>,
  save: Save,
  { account, at }: AuditContext,
): Promise<SavedDraft> {
  const { kind, id } = save;
  const now = await readDraft(tx, { kind, id });
  const isRepeated = now?.by === account.name && now.version !== save.version;
  if (isRepeated && deepEqual(now.entry, save.entry)) return now;
  const next = await nextState(tx, save, now);
  if (!(await deleteDraft(tx, { kind, id }, now?.version ?? 0))) throw new DraftConflict();
  const saves = [...(now?.saves ?? []), ...(save.save ? [save.save] : [])].slice(-rememberedSaves);
  const change = { kind, id, at: at.toISOString(), by: account.name };
  const stored = await insertDraft(tx, { ...change, entry: next.entry, saves });
  if (!stored) throw new DraftConflict();
  if (save.unchosen) await addUnchosenVersion(tx, { ...change, entry: save.unchosen });
  return { ...stored, ...(next.mergedWith === undefined ? {} : { mergedWith: next.mergedWith }) };
}

/** The entry to store: as it was sent, or merged with what has been saved or published since its base. */
async function nextState(
  tx: Kysely<Tables>,
  { kind, id, entry, version, publishedAt, base }: Save,
  draft: Draft | undefined,
): Promise<{ entry: Entry | null; mergedWith?: string }> {
  if (draft?.version === version) return { entry };
  const published = draft ? undefined : await readPublishedEntry(tx, { kind, id });
  const isFirst = !draft && version === 0;
  if (isFirst && (publishedAt === undefined || publishedAt === (published?.at ?? ''))) return { entry };
  const theirs = draft ? draft.entry : published?.entry;
  if (!entry || !base || !theirs) throw new DraftConflict();
  const merged = mergeEntries({ base, mine: entry, theirs });
  if (merged.clashes.length > 0) throw new DraftConflict();
  return { entry: merged.entry, mergedWith: (draft ?? published)?.by ?? '' };
}

/** Request errors that need no database access, by field path. */
function refusedSaves(drafts: readonly Save[]): Record<string, string> | undefined {
  const errors = drafts.flatMap(({ kind, id, entry }, index) =>
    entry && (entry.kind !== kind || entry.id !== id)
      ? [[`drafts.${index}.entry`, 'is another entry than the draft names']]
      : [],
  );
  for (const { kind, id } of repeatedNames(drafts)) errors.push(['drafts', `${kind} ${id} occurs twice`]);
  return errors.length > 0 ? Object.fromEntries(errors) : undefined;
}
