import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import * as z from 'zod';
import type { Random } from '../../db/requests/reference.ts';
import type { Tables } from '../../db/tables.ts';
import type { Tickets } from './tickets.ts';

/** As all authenticator apps use them: SHA-1, six digits, 30 seconds (RFC 6238). */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Codes of the time before and after are right as well, because clocks differ. */
const window = 1;

/** 160 bits, as long as the hash (RFC 4226, section 4). Base32. */
export const newTotpSecret = (random: Random): string =>
  new Secret({ buffer: new Uint8Array(random(20)).buffer }).base32;

/** The address that authenticator apps read from a QR code. */
export const totpUri = (secret: string, { site, email }: { site: string; email: string }): string =>
  new TOTP({ ...settings, secret: Secret.fromBase32(secret), issuer: site, label: email }).toString();

/**
 * The step (number of the 30 seconds since 1970) of a right code.
 * @returns undefined for a wrong code
 */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code.replaceAll(' ', ''), timestamp, window });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

const storedSecret = z.object({ accountId: z.string(), secret: z.string() });

/** Stores the secret of an account, encrypted, in place of an earlier one. */
export async function storeTotp(
  tx: Kysely<Tables>,
  tickets: Tickets,
  { accountId, secret, step, at }: { accountId: string; secret: string; step: number; at: string },
): Promise<void> {
  await tx.deleteFrom('account_totp').where('account_id', '=', accountId).execute();
  await tx
    .insertInto('account_totp')
    .values({
      account_id: accountId,
      secret: tickets.seal('totpSecret', { accountId, secret }),
      last_step: step,
      created_at: at,
    })
    .execute();
}

/**
 * Uses a code of the account's authenticator app. A code works once, and no earlier code works after it
 * (RFC 6238, section 5.2).
 */
export async function consumeTotp(
  tx: Kysely<Tables>,
  tickets: Tickets,
  { accountId, code, now }: { accountId: string; code: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('account_totp')
    .select('secret')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const stored = row && tickets.open('totpSecret', row.secret, storedSecret);
  // A row that was copied from another account opens, but names that account.
  const step = stored?.accountId === accountId ? totpStep(stored.secret, code, now) : undefined;
  if (step === undefined) return false;
  const { numUpdatedRows } = await tx
    .updateTable('account_totp')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
