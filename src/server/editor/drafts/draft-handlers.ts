import type { Kysely } from 'kysely';
import type { ParsedEditorRequest } from '#schemas/editor/calls.ts';
import type { Draft, editorialCalls } from '#schemas/editor/editorial.ts';
import { addAudit } from '../../db/audit.ts';
import { deleteDraft, insertDraft, readDraft } from '../../db/content/drafts.ts';
import { refreshListedEntries } from '../../db/content/listed-entries.ts';
import { readPublishedEntry } from '../../db/content/published-entry.ts';
import type { Tables } from '../../db/tables.ts';
import { type HandlersOf, refuse, signedIn } from '../handlers.ts';
import {
  type AuditContext,
  aboutEntries,
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
        const saved: Draft[] = [];
        let began = false;
        for (const draft of drafts) {
          began ||= (await readDraft(tx, draft))?.by !== audit.account.name;
          saved.push(await saveDraft(tx, draft, audit));
        }
        await refreshListedEntries(tx, drafts);
        // The editor saves every few seconds; the audit log names only the first save of a draft by each
        // account.
        if (began) await addAudit(tx, { ...audit, what: 'saveDrafts', about: aboutEntries(drafts) });
        return { drafts: saved };
      });
    },
    discardDrafts: async ({ drafts }, caller) => {
      const audit = { account: signedIn(caller), at: clock() };
      return changeDrafts(database, drafts, async (tx) => {
        for (const draft of drafts)
          if (!(await deleteDraft(tx, draft, draft.version))) throw new DraftConflict();
        await refreshListedEntries(tx, drafts);
        await addAudit(tx, { ...audit, what: 'discardDrafts', about: aboutEntries(drafts) });
        return {};
      });
    },
  };
}

/**
 * Replaces the version that a draft was based on.
 * @throws DraftConflict when the draft has changed, or when the published entry has changed since a first
 * draft was started
 */
export async function saveDraft(
  tx: Kysely<Tables>,
  save: Save,
  { account, at }: AuditContext,
): Promise<Draft> {
  const { kind, id, entry, version, publishedAt } = save;
  if (version === 0 && publishedAt !== undefined) {
    const published = await readPublishedEntry(tx, { kind, id });
    if ((published?.at ?? '') !== publishedAt) throw new DraftConflict();
  }
  if (!(await deleteDraft(tx, { kind, id }, version))) throw new DraftConflict();
  const stored = await insertDraft(tx, { kind, id, entry, at: at.toISOString(), by: account.name });
  if (!stored) throw new DraftConflict();
  return stored;
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
