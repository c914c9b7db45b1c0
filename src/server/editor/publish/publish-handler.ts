import type { Kysely } from 'kysely';
import type { ParsedEditorRequest } from '#schemas/editor/calls.ts';
import { addAudit } from '../../db/audit.ts';
import { readDraft } from '../../db/content/drafts.ts';
import { readPublishedEntry } from '../../db/content/published-entry.ts';
import type { Tables } from '../../db/tables.ts';
import { aboutEntries, changeDrafts, DraftConflict, repeatedNames } from '../drafts/draft-transaction.ts';
import { type EditorHandler, refuse, signedIn } from '../handlers.ts';
import { planPublish } from './publish-plan.ts';
import { type PublishDependencies, type PublishStep, publishSteps } from './publish-steps.ts';

type Named = ParsedEditorRequest<'publish'>['drafts'][number];

/** Publishes drafts: all of them in one revision, or none. */
export const publishHandler =
  ({ database, clock, catalogue, groups, ownFiles }: PublishDependencies): EditorHandler<'publish'> =>
  async ({ drafts, note }, caller) => {
    const [twice] = repeatedNames(drafts);
    if (twice)
      return refuse('invalid', {
        data: { errors: { drafts: `${twice.kind} ${twice.id} occurs twice` } },
      });
    const audit = { account: signedIn(caller), at: clock() };
    return changeDrafts(database, drafts, async (tx) => {
      await database.lockRevisions(tx);
      const steps: PublishStep[] = [];
      for (const name of drafts) steps.push(await publishStepOf(tx, name));
      const revision = await publishSteps(
        tx,
        { database, catalogue, groups, ownFiles },
        { steps, note, ...audit },
      );
      await addAudit(tx, { ...audit, what: 'publish', about: aboutEntries(drafts) });
      return { revision: String(revision) };
    });
  };

/**
 * @returns what publishing a draft does
 * @throws DraftConflict when the draft has changed
 */
export async function publishStepOf(
  tx: Kysely<Tables>,
  { languages: only, ...name }: Named,
): Promise<PublishStep> {
  const { version } = name;
  const [draft, previous] = [await readDraft(tx, name), await readPublishedEntry(tx, name)];
  if (draft?.version !== version) throw new DraftConflict();
  const plan = planPublish({ previous, next: draft.entry, only });
  return { name, previous, version, keepsNewer: false, ...plan };
}
