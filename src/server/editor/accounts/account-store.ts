import type { Kysely } from 'kysely';
import type * as z from 'zod';
import type { Account, listedAccountSchema } from '#schemas/editor/accounts.ts';
import { type Limits, limitsSchema } from '#schemas/editor/limits.ts';
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
 * Creates an account with its password.
 * @throws the database error when the address is taken
 */
export async function addAccount(tx: Kysely<Tables>, account: NewAccount): Promise<void> {
  const { id, name, email, role, at, passwordHash } = account;
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
