import type { Kysely } from 'kysely';
import type { BlockCatalogue } from '#registry/blocks.ts';
import { type Finding, reasonOf } from '#registry/findings.ts';
import type { BuiltInGroup } from '#registry/pages/define.ts';
import { readBlocks } from '#registry/read-pages.ts';
import { blockIds } from '#schemas/block-ids.ts';
import type { EntryIssue, EntryName } from '#schemas/editor/editorial.ts';
import { type Entry, hasBlocks } from '#schemas/entry.ts';
import { type Language, languages } from '#schemas/language.ts';
import { sectionReferenceType } from '#schemas/section.ts';
import { checkLanguages } from '../../db/content/check-entry.ts';
import { contractItem, partsOf } from '../../db/content/contract-item.ts';
import { deleteDraft } from '../../db/content/drafts.ts';
import { archivePublished, archiveVersion } from '../../db/content/entry-version.ts';
import { refreshListedEntries } from '../../db/content/listed-entries.ts';
import { PublishError, publishIn } from '../../db/content/publish.ts';
import type { PublishedEntry } from '../../db/content/published-entry.ts';
import { endReviews } from '../../db/content/reviews.ts';
import type { Tables } from '../../db/tables.ts';
import {
  type AuditContext,
  byLockOrder,
  DraftConflict,
  type DraftDependencies,
} from '../drafts/draft-transaction.ts';
import type { OwnFiles } from '../media/own-files.ts';
import { blockingIssues } from '../readiness/readiness.ts';
import { sectionIssues } from '../sections/section-uses.ts';
import { pagesLeftBehind } from './pages-left-behind.ts';
import { pathIssues } from './path-issues.ts';
import type { Plan } from './publish-plan.ts';

export interface PublishDependencies extends DraftDependencies {
  catalogue: BlockCatalogue;
  /** Built-in pages, to which links lead. */
  groups: readonly BuiltInGroup[];
  /** Colours of the pictures that came with the site. */
  ownFiles: OwnFiles;
}

/** One entry of a publish. */
export interface PublishStep extends Plan {
  name: EntryName;
  previous: PublishedEntry | undefined;
  /** Version of the draft that this publishes; 0 if there is none. */
  version: number;
  /** Whether a draft that has changed meanwhile stays. Otherwise, it is a conflict. */
  keepsNewer: boolean;
}

type Context = AuditContext & { note: string | undefined };

/**
 * Publishes entries in one revision with everything that belongs to it: checks, history, drafts and the editor's list. Call
 * `lockRevisions` before the steps are read.
 * @returns the new revision
 * @throws PublishError when an entry is invalid, DraftConflict when a draft has changed; undo the transaction then
 */
export async function publishSteps(
  tx: Kysely<Tables>,
  {
    database,
    catalogue,
    groups,
    ownFiles,
    checksReadiness = true,
  }: Pick<PublishDependencies, 'database' | 'catalogue' | 'groups' | 'ownFiles'> & {
    /** Whether findings that block prevent it. */
    checksReadiness?: boolean;
  },
  { steps, ...context }: Context & { steps: readonly PublishStep[] },
): Promise<number> {
  refuseInvalid(steps.flatMap((step) => issuesOf(step, catalogue)));
  const put = steps.flatMap(({ entry, preservedRows }) => (entry ? [{ entry, preservedRows }] : []));
  const removed = steps.filter(({ entry }) => !entry).map(({ name }) => name);
  const { at, note } = context;
  const revision = await publishIn(tx, database, { put, remove: removed, at: at.toISOString(), note });
  refuseInvalid([
    ...(await pathIssues(tx, { put: put.map(({ entry }) => entry), removed })),
    ...(await pagesLeftBehind(tx, { steps, groups })),
  ]);
  if (checksReadiness) refuseInvalid(await blockingIssues(tx, steps, { catalogue, groups, ownFiles }));
  const inOrder = steps.toSorted((a, b) => byLockOrder(a.name, b.name));
  for (const step of inOrder) await finish(tx, step, { revision, ...context });
  refuseInvalid(await sectionIssues(tx, { put: put.map(({ entry }) => entry), removed }));
  await refreshListedEntries(
    tx,
    inOrder.map(({ name }) => name),
  );
  return revision;
}

function refuseInvalid(issues: readonly EntryIssue[]): void {
  if (issues.length > 0) throw new PublishError(issues);
}

/** Issues of an entry in the languages that are being published. */
function issuesOf({ entry, preservedRows, name }: PublishStep, catalogue: BlockCatalogue): EntryIssue[] {
  if (!entry) return [];
  const fresh = languages.filter(
    (language) =>
      (!entry.texts || entry.texts[language]) && !preservedRows.some((row) => row.language === language),
  );
  const none = fresh.length === 0 ? [{ field: 'texts', reason: 'it has no text in this language' }] : [];
  const nowhere = none.map((issue) => ({ kind: name.kind, id: name.id, ...issue }));
  const unread = checkLanguages(entry, fresh);
  const blocks = hasBlocks(entry.kind)
    ? fresh.flatMap((language) => blockIssues(entry, language, catalogue))
    : [];
  return [...nowhere, ...unread, ...blocks];
}

/**
 * What visitors would not see of the blocks of a page or section; what its readers repair is accepted. References to sections
 * are checked by `sectionIssues`; a synced section cannot contain any.
 */
function blockIssues(entry: Entry, language: Language, catalogue: BlockCatalogue): EntryIssue[] {
  const { blocks } = contractItem(partsOf(entry, language), language);
  const ids = blockIds(Array.isArray(blocks) ? blocks : []);
  const { findings } = readBlocks(blocks, { catalogue, language, cleanProps: (_definition, props) => props });
  const isRead = ({ block, code }: Finding) =>
    block?.type !== sectionReferenceType || code === 'duplicate-id' || entry.facet === 'SYNCED';
  return findings
    .filter((found) => isRefused(found) && isRead(found))
    .flatMap((found) => {
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
  { name, previous, entry, languages: published, complete, version, keepsNewer }: PublishStep,
  { revision, note, account, at }: Context & { revision: number },
): Promise<void> {
  const { kind, id } = name;
  if (previous) await archivePublished(tx, previous);
  const about = { at: at.toISOString(), by: account.name, note: note ?? null };
  if (entry || previous)
    await archiveVersion(tx, { kind, id, revision, entry, languages: published, ...about });
  if (!complete) return;
  if (await deleteDraft(tx, name, version)) await endReviews(tx, [name]);
  else if (!keepsNewer) throw new DraftConflict();
}
