import { type Kysely, sql } from 'kysely';
import type * as z from 'zod';
import type { Account, auditEntrySchema } from '#schemas/editor/accounts.ts';
import type { EditorCallName } from '#schemas/editor/calls.ts';
import type { Tables } from './tables.ts';

/** An action in the editor, for the audit log. */
export interface Audited {
  at: Date;
  /** Undefined for actions of the server itself. */
  account: Pick<Account, 'id' | 'name'> | undefined;
  what: EditorCallName | 'uploadMedia' | 'replaceMedia';
  /** The object of the action: a path, a title or an address. Never a password or a token. */
  about?: string | undefined;
}

/** Writes an action to the audit log, in the transaction that performs it: both commit or neither does. */
export async function addAudit(tx: Kysely<Tables>, { at, account, what, about }: Audited): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      at: at.toISOString(),
      account_id: account?.id ?? null,
      who: account?.name ?? null,
      what,
      about: about ?? null,
    })
    .execute();
}

type AuditEntry = z.output<typeof auditEntrySchema>;

interface AuditPart {
  /** Returns only entries older than the entry with this id. */
  before?: number | undefined;
  /** Matches part of the account name, the call name or the object. Case is ignored. */
  search?: string | undefined;
  count: number;
}

/**
 * Reads the audit log, newest first.
 * @param part which entries, and how many at most
 * @returns the entries; `more` is true when older entries match as well
 */
export async function listAudit(
  db: Kysely<Tables>,
  { before, search, count }: AuditPart,
): Promise<{ entries: AuditEntry[]; more: boolean }> {
  let query = db
    .selectFrom('audit')
    .select(['id', 'at', 'who', 'what', 'about'])
    .orderBy('id', 'desc')
    .limit(count + 1);
  if (before !== undefined) query = query.where('id', '<', before);
  if (search) query = query.where(contains(search.toLowerCase()));
  const rows = await query.execute();
  const entries = rows.slice(0, count).map(({ who, about, ...row }) => ({
    ...row,
    ...(who === null ? {} : { who }),
    ...(about === null ? {} : { about }),
  }));
  return { entries, more: rows.length > count };
}

/** Avoids `like`: people also type `%` and `_`, which are wildcards there. */
const contains = (search: string) => {
  const everything = sql<string>`lower(coalesce(who, '') || ' ' || what || ' ' || coalesce(about, ''))`;
  return sql<boolean>`replace(${everything}, ${search}, '') <> ${everything}`;
};
