import type { Kysely } from 'kysely';
import type * as z from 'zod';
import type { Account, listedAccountSchema } from '#schemas/editor/accounts.ts';
import { type Limits, limitsSchema } from '#schemas/editor/limits.ts';
import type { Database } from '../../db/database.ts';
import type { AccountTable, Tables } from '../../db/tables.ts';

type ListedAccount = z.output<typeof listedAccountSchema>;

/** A new account. */
export interface NewAccount extends Account {
  passwordHash: string;
  /** ISO 8601. */
  at: string;
}

export const listedAccount = (
  { disabled, created_at, last_seen_at, limits, ...row }: AccountTable,
  secondFactor: boolean,
): ListedAccount => ({
  ...row,
  secondFactor,
  disabled: disabled === 1,
  createdAt: created_at,
  ...limitsIn({ role: row.role, limits }),
  ...(last_seen_at === null ? {} : { lastSeenAt: last_seen_at }),
});

/** The limits of an account, from its row. Administrators have none. */
export function limitsIn({ role, limits }: Pick<AccountTable, 'role' | 'limits'>): { limits?: Limits } {
  if (role === 'administrator' || !limits) return {};
  return { limits: limitsSchema.parse(JSON.parse(limits)) };
}

/** Whether any account exists. */
export const hasAccounts = async (db: Kysely<Tables>): Promise<boolean> =>
  (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Whether an account with this address exists. */
export const isTaken = async (db: Kysely<Tables>, email: string): Promise<boolean> =>
  (await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;

/**
 * Creates an account with its password. If another account has its name, the name gets the part of the address before the @,
 * because drafts, versions and comments name their authors by it. Call `lockRevisions` before: two processes could give the
 * same name at once.
 * @returns the name
 * @throws the database error when the address is taken
 */
export async function addAccount(tx: Kysely<Tables>, account: NewAccount): Promise<string> {
  const { id, email, role, at, passwordHash } = account;
  const name = (await isNameTaken(tx, account.name)) ? await distinctName(tx, account) : account.name;
  await tx
    .insertInto('account')
    .values({ id, name, email, role, disabled: 0, last_seen_at: null, created_at: at })
    .execute();
  await tx
    .insertInto('account_credential')
    .values({
      id,
      account_id: id,
      provider: 'credential',
      provider_account: id,
      password: passwordHash,
      updated_at: at,
    })
    .execute();
  return name;
}

const isNameTaken = async (db: Kysely<Tables>, name: string): Promise<boolean> =>
  (await db.selectFrom('account').select('id').where('name', '=', name).limit(1).executeTakeFirst()) !==
  undefined;

/** A name that no account has, such as `Li Ming (li.ming)`; with the whole address if another account has that too. */
async function distinctName(
  db: Kysely<Tables>,
  { name, email }: Pick<Account, 'name' | 'email'>,
): Promise<string> {
  const [part = email] = email.split('@');
  const short = `${name} (${part})`;
  return (await isNameTaken(db, short)) ? `${name} (${email})` : short;
}

/**
 * Gives accounts names of their own that an earlier release has created with the name of another one. The oldest account of a
 * name keeps it.
 */
export async function distinguishNames({
  read,
  write,
  lockRevisions,
}: Pick<Database, 'read' | 'write' | 'lockRevisions'>): Promise<void> {
  const shared = (db: Kysely<Tables>) =>
    db
      .selectFrom('account')
      .select(['id', 'name', 'email'])
      .where('name', 'in', (of) =>
        of
          .selectFrom('account')
          .select('name')
          .groupBy('name')
          .having(({ fn }) => fn.countAll(), '>', 1),
      )
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  if ((await shared(read)).length === 0) return;
  await write(async (tx) => {
    await lockRevisions(tx);
    for (const [_oldest, ...others] of Map.groupBy(await shared(tx), ({ name }) => name).values())
      for (const account of others)
        await tx
          .updateTable('account')
          .set({ name: await distinctName(tx, account) })
          .where('id', '=', account.id)
          .execute();
  });
}

export async function changePassword(
  tx: Kysely<Tables>,
  { accountId, passwordHash, at }: { accountId: string; passwordHash: string; at: string },
): Promise<void> {
  await tx
    .updateTable('account_credential')
    .set({ password: passwordHash, updated_at: at })
    .where('account_id', '=', accountId)
    .execute();
}
