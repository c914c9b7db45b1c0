import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Random } from '../../db/requests/reference.ts';
import type { Tables } from '../../db/tables.ts';

/** Whether an account has each kind of second factor. */
export interface Factors {
  totp: boolean;
  passkey: boolean;
}

export async function readFactors(db: Kysely<Tables>, accountId: string): Promise<Factors> {
  const [totp, passkey] = await Promise.all(
    (['account_totp', 'account_passkey'] as const).map((table) =>
      db
        .selectFrom(table)
        .select('account_id')
        .where('account_id', '=', accountId)
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  return { totp: totp !== undefined, passkey: passkey !== undefined };
}

export const hasFactor = ({ totp, passkey }: Factors): boolean => totp || passkey;

/** The ids of all accounts with a second factor. */
export async function accountsWithFactor(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('account_totp')
    .select('account_id')
    .union(db.selectFrom('account_passkey').select('account_id'))
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}

/** Removes all second factors of an account. */
export async function removeFactors(tx: Kysely<Tables>, accountId: string): Promise<void> {
  for (const table of ['account_totp', 'account_passkey', 'account_recovery_code'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
}

/** Removes the recovery codes when the last factor was removed: they replace a factor, and are none. */
export async function removeUnneededCodes(tx: Kysely<Tables>, accountId: string): Promise<void> {
  if (!hasFactor(await readFactors(tx, accountId))) await removeFactors(tx, accountId);
}

const codeCount = 10;
/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 80 random bits: too many to be guessed, so a fast hash is enough. */
function newCode(random: Random): string {
  const letters = [...random(16)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}

const hashOf = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest('hex');

/**
 * Replaces the recovery codes of an account.
 * @returns the codes, which are stored as hashes only
 */
export async function replaceRecoveryCodes(
  tx: Kysely<Tables>,
  accountId: string,
  random: Random,
): Promise<string[]> {
  await tx.deleteFrom('account_recovery_code').where('account_id', '=', accountId).execute();
  const codes = Array.from({ length: codeCount }, () => newCode(random));
  const rows = codes.map((code) => ({ account_id: accountId, code_hash: hashOf(code) }));
  await tx.insertInto('account_recovery_code').values(rows).execute();
  return codes;
}

/** The recovery codes that come with the first factor of an account; none if it has codes already. */
export async function firstRecoveryCodes(
  tx: Kysely<Tables>,
  accountId: string,
  random: Random,
): Promise<string[]> {
  const known = await countRecoveryCodes(tx, accountId);
  return known > 0 ? [] : replaceRecoveryCodes(tx, accountId, random);
}

export async function countRecoveryCodes(db: Kysely<Tables>, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('account_recovery_code')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Uses up a recovery code; false if the account has no such code. Ignores case, spaces and hyphens. */
export async function consumeRecoveryCode(
  tx: Kysely<Tables>,
  accountId: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('account_recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(code))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
