import type { Account } from '#schemas/editor/accounts.ts';
import type { Caller } from '../handlers.ts';
import { type EditorRefusal, refuse } from '../handlers.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { deviceOf } from './device.ts';
import { sessionTable } from './sessions.ts';

interface Login {
  email: string;
  password: string;
}

/** An account whose password was right. */
export interface Verified {
  id: string;
  email: string;
  /** Changes with the password. */
  passwordHash: string;
}

/**
 * Verifies address and password, with the same work for an unknown address.
 * @returns undefined if they are wrong or the account is disabled
 * @throws OverloadError when the queue for hashing is full
 */
export async function verifyLogin(
  { database, passwords }: AccountDependencies,
  { email, password }: Login,
): Promise<Verified | undefined> {
  const found = await database.read
    .selectFrom('account')
    .innerJoin('account_credential', 'account_credential.account_id', 'account.id')
    .select(['account.id', 'account.email', 'account.disabled', 'account_credential.password'])
    .where('account.email', '=', email)
    .executeTakeFirst();
  if (!found?.password) {
    await passwords.hash(password);
    return undefined;
  }
  const right = await passwords.verify({ hash: found.password, password });
  if (!right || found.disabled !== 0) return undefined;
  return { id: found.id, email: found.email, passwordHash: found.password };
}

/** Starts the session of an account whose factors were all verified. An earlier session of the browser ends. */
export async function beginSession(
  { auth, database, signIns }: AccountDependencies,
  { id, email }: Pick<Verified, 'id' | 'email'>,
  { headers, address }: Pick<Caller, 'headers' | 'address'>,
): Promise<{ ok: true; data: Account; cookies: string[] } | EditorRefusal> {
  const earlier = await auth.sessionOf(headers);
  const session = await auth.begin(id, deviceOf(headers, address));
  if (!session) return refuse('wrongPassword');
  // The browser drops the cookie of its earlier session, so it could no longer be signed out.
  if (earlier)
    await database.write((tx) => tx.deleteFrom(sessionTable).where('token', '=', earlier.token).execute());
  const cookies = [...session.cookies, signIns.knownBrowserCookie(email)];
  return { ok: true, data: session.account, cookies };
}
