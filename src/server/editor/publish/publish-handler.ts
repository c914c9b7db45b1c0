import type { Kysely } from 'kysely';
import type { BlockCatalogue } from '#registry/blocks.ts';
import { type Finding, reasonOf } from '#registry/findings.ts';
import { readBlocks } from '#registry/read-pages.ts';
import { blockIds } from '#schemas/block-ids.ts';
import type { ParsedEditorRequest } from '#schemas/editor/calls.ts';
import type { EntryIssue } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import { type Language, languages } from '#schemas/language.ts';
import { addAudit } from '../../db/audit.ts';
import { checkLanguages } from '../../db/content/check-entry.ts';
import { contractItem, partsOf } from '../../db/content/contract-item.ts';
import { deleteDraft, readDraft } from '../../db/content/drafts.ts';
import { archivePublished, archiveVersion } from '../../db/content/entry-version.ts';
import { refreshListedEntries } from '../../db/content/listed-entries.ts';
import { PublishError, publishIn } from '../../db/content/publish.ts';
import { type PublishedEntry, readPublishedEntry } from '../../db/content/published-entry.ts';
import type { Tables } from '../../db/tables.ts';
import {
  type AuditContext,
  aboutEntries,
  changeDrafts,
  DraftConflict,
  type DraftDependencies,
  repeatedNames,
} from '../drafts/draft-transaction.ts';
import { type EditorHandler, refuse, signedIn } from '../handlers.ts';
import { pathIssues } from './path-issues.ts';
import { type Plan, planPublish } from './publish-plan.ts';

export interface PublishDependencies extends DraftDependencies {
  catalogue: BlockCatalogue;
}

type Request = ParsedEditorRequest<'publish'>;

/** A draft that is being published. */
interface Step extends Plan {
  name: Request['drafts'][number];
  previous: PublishedEntry | undefined;
}

/** Publishes drafts: all of them in one revision, or none. */
export const publishHandler =
  ({ database, clock, catalogue }: PublishDependencies): EditorHandler<'publish'> =>
  async ({ drafts, note }, caller) => {
    const [twice] = repeatedNames(drafts);
    if (twice)
      return refuse('invalid', {
        data: { errors: { drafts: `${twice.kind} ${twice.id} occurs twice` } },
      });
    const audit = { account: signedIn(caller), at: clock() };
    return changeDrafts(database, drafts, async (tx) => {
      await database.lockRevisions(tx);
      const steps: Step[] = [];
      for (const name of drafts) steps.push(await stepOf(tx, name));
      refuseInvalid(steps.flatMap((step) => issuesOf(step, catalogue)));
      const put = steps.flatMap(({ entry, preservedRows }) => (entry ? [{ entry, preservedRows }] : []));
      const removed = steps.filter(({ entry }) => !entry).map(({ name }) => name);
      const at = audit.at.toISOString();
      const revision = await publishIn(tx, database, { put, remove: removed, at, note });
      refuseInvalid(await pathIssues(tx, { put: put.map(({ entry }) => entry), removed }));
      for (const step of steps) await finish(tx, step, { revision, note, ...audit });
      await refreshListedEntries(tx, drafts);
      await addAudit(tx, { ...audit, what: 'publish', about: aboutEntries(drafts) });
      return { revision: String(revision) };
    });
  };

async function stepOf(tx: Kysely<Tables>, name: Step['name']): Promise<Step> {
  const [draft, previous] = [await readDraft(tx, name), await readPublishedEntry(tx, name)];
  if (draft?.version !== name.version) throw new DraftConflict();
  return { name, previous, ...planPublish({ previous, next: draft.entry, only: name.languages }) };
}

function refuseInvalid(issues: readonly EntryIssue[]): void {
  if (issues.length > 0) throw new PublishError(issues);
}

/** Issues of an entry in the languages that are being published. */
function issuesOf({ entry, preservedRows, name }: Step, catalogue: BlockCatalogue): EntryIssue[] {
  if (!entry) return [];
  const fresh = languages.filter(
    (language) =>
      (!entry.texts || entry.texts[language]) && !preservedRows.some((row) => row.language === language),
  );
  const none = fresh.length === 0 ? [{ field: 'texts', reason: 'it has no text in this language' }] : [];
  const nowhere = none.map((issue) => ({ kind: name.kind, id: name.id, ...issue }));
  const unread = checkLanguages(entry, fresh);
  const blocks =
    entry.kind === 'page' ? fresh.flatMap((language) => blockIssues(entry, language, catalogue)) : [];
  return [...nowhere, ...unread, ...blocks];
}

/** What visitors would not see of a page's blocks; what its readers repair is accepted. */
function blockIssues(entry: Entry, language: Language, catalogue: BlockCatalogue): EntryIssue[] {
  const { blocks } = contractItem(partsOf(entry, language), language);
  const ids = blockIds(Array.isArray(blocks) ? blocks : []);
  const { findings } = readBlocks(blocks, { catalogue, language, cleanProps: (_definition, props) => props });
  return findings.filter(isRefused).flatMap((found) => {
    const index = ids.indexOf(found.block?.id ?? '');
    if (index < 0) return [];
    const inBlock = found.prop && !found.prop.startsWith('blocks[') ? `.props.${found.prop}` : '';
    const field = `blocks[${index}]${inBlock}`;
    return [{ kind: entry.kind, id: entry.id, language, field, reason: reasonOf(found).en }];
  });
}

const isRefused = ({ severity, code }: Finding): boolean => severity === 'error' || code === 'duplicate-id';

/** Archives the version and deletes the draft, unless the draft still has unpublished changes. */
async function finish(
  tx: Kysely<Tables>,
  { name, previous, entry, languages: published, complete }: Step,
  { revision, note, account, at }: AuditContext & { revision: number; note: string | undefined },
): Promise<void> {
  const { kind, id, version } = name;
  if (previous) await archivePublished(tx, previous);
  const about = { at: at.toISOString(), by: account.name, note: note ?? null };
  if (entry || previous)
    await archiveVersion(tx, { kind, id, revision, entry, languages: published, ...about });
  if (complete && !(await deleteDraft(tx, name, version))) throw new DraftConflict();
}
