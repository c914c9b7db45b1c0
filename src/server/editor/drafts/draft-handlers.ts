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

/** Saving drafts and throwing them away: all that a call names, or none. */
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
        // An editor saves by itself every few seconds: whoever goes on with a draft of their own is told of once.
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
 * Puts a draft in the place of the version it was made from.
 *
 * @throws DraftConflict when there is another one by now, or another published state under a first draft
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

/** What is wrong with a call before anything is looked at, by the path of the field. */
function refusedSaves(drafts: readonly Save[]): Record<string, string> | undefined {
  const errors = drafts.flatMap(({ kind, id, entry }, index) =>
    entry && (entry.kind !== kind || entry.id !== id)
      ? [[`drafts.${index}.entry`, 'is another entry than the draft names']]
      : [],
  );
  for (const { kind, id } of repeatedNames(drafts))
    errors.push(['drafts', `${kind} ${id} stands here twice`]);
  return errors.length > 0 ? Object.fromEntries(errors) : undefined;
}
