import { type Kysely, sql } from 'kysely';
import type * as z from 'zod';
import type { Account, auditEntrySchema } from '#schemas/editor/accounts.ts';
import type { EditorCallName } from '#schemas/editor/calls.ts';
import type { Tables } from './tables.ts';

/** One thing that somebody did in the editor. */
export interface Audited {
  at: Date;
  /** Undefined for what the server did by itself. */
  account: Pick<Account, 'id' | 'name'> | undefined;
  what: EditorCallName | 'uploadMedia';
  /** What it was done to: a path, a title, an address. Never a password or a token. */
  about?: string | undefined;
}

/** Remembers a deed in the transaction that does it: one does not stand without the other. */
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
  /** Only what was done before the deed of this id. */
  before?: number | undefined;
  /** Part of a name, of a call, or of what it was done to; capitals count as small letters. */
  search?: string | undefined;
  count: number;
}

/** What was done, the latest first, and whether there is more of it. */
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

/** Not `like`, whose signs people type too. */
const contains = (search: string) => {
  const everything = sql<string>`lower(coalesce(who, '') || ' ' || what || ' ' || coalesce(about, ''))`;
  return sql<boolean>`replace(${everything}, ${search}, '') <> ${everything}`;
};
