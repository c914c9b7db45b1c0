import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Account } from '#schemas/editor/accounts.ts';
import type { SecondFactorNeeded } from '#schemas/editor/factors.ts';
import type { AllowedAttempt } from '../../limits/try-limit.ts';
import { type Caller, done, type EditorRefusal, refuse } from '../handlers.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { deviceOf } from './device.ts';
import { hasFactor, readFactors } from './factor-store.ts';
import { sessionTable } from './sessions.ts';

interface Login {
  email: string;
  password: string;
}

/** An account whose password was right. */
interface Verified {
  id: string;
  email: string;
  passwordHash: string;
}

/** Milliseconds for which the next step of a sign-in, or of adding a factor, may be taken. */
const stepTime = 10 * 60_000;

/** When a ticket that is made now expires. ISO 8601. */
export const ticketExpiry = ({ clock }: AccountDependencies): string =>
  new Date(clock().getTime() + stepTime).toISOString();

/**
 * Verifies address and password, with the same work for an unknown address.
 * @returns undefined if they are wrong or the account is disabled
 * @throws OverloadError when the queue for hashing is full
 */
export async function verifyLogin(
  dependencies: AccountDependencies,
  { email, password }: Login,
): Promise<Verified | undefined> {
  const { passwords } = dependencies;
  const found = await credentialOf(dependencies, 'email', email);
  if (!found?.password) {
    await passwords.hash(password);
    return undefined;
  }
  const right = await passwords.verify({ hash: found.password, password });
  if (!right || found.disabled !== 0) return undefined;
  return { id: found.id, email: found.email, passwordHash: found.password };
}

const credentialOf = ({ database }: AccountDependencies, column: 'id' | 'email', value: string) =>
  database.read
    .selectFrom('account')
    .innerJoin('account_credential', 'account_credential.account_id', 'account.id')
    .select(['account.id', 'account.email', 'account.disabled', 'account_credential.password'])
    .where(`account.${column}`, '=', value)
    .executeTakeFirst();

/** Verifies the password of a try. If that fails (the queue is full), the try does not count for the account. */
export async function judge<T>(attempt: AllowedAttempt, verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (cause) {
    await attempt.notJudged();
    throw cause;
  }
}

/**
 * Asks a signed-in browser for the password again, before something that a thief of the session must not do.
 * @returns the refusal if the password is wrong or was guessed too often
 */
export async function refuseWrongPassword(
  dependencies: AccountDependencies,
  { id }: Account,
  password: string,
): Promise<EditorRefusal | undefined> {
  const attempt = await dependencies.passwordChanges.begin({ reference: id, address: undefined });
  if (!attempt.allowed) return refuse('tooMany', { retryAfter: attempt.retryAfter });
  const found = await credentialOf(dependencies, 'id', id);
  const hash = found?.password;
  const right = await judge(attempt, async () =>
    hash ? dependencies.passwords.verify({ hash, password }) : false,
  );
  if (!right) return refuse('wrongPassword');
  await attempt.succeeded();
  return undefined;
}

type SignedIn = { ok: true; data: Account; cookies: string[] } | EditorRefusal;

/** Signs in an account whose password was right, or asks for its second factor. */
export async function continueSignIn(
  dependencies: AccountDependencies,
  accountId: string,
  caller: Pick<Caller, 'headers' | 'address'>,
): Promise<SignedIn> {
  const found = await credentialOf(dependencies, 'id', accountId);
  if (!found?.password || found.disabled !== 0) return refuse('wrongPassword');
  const factors = await readFactors(dependencies.database.read, accountId);
  if (!hasFactor(factors)) return beginSession(dependencies, found, caller);
  const data: SecondFactorNeeded = {
    ...factors,
    ticket: dependencies.tickets.seal('signIn', {
      accountId,
      stamp: stampOf(found.password),
      expiresAt: ticketExpiry(dependencies),
    }),
  };
  return refuse('secondFactor', { data });
}

const signInTicket = z.object({ accountId: z.string(), stamp: z.string(), expiresAt: z.string() });

/** Part of a ticket: it is worthless once the password was changed. */
const stampOf = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('base64url');

/**
 * The account of a ticket of `continueSignIn`.
 * @returns undefined if the ticket has expired, or the account was changed meanwhile
 */
export async function accountOfTicket(
  dependencies: AccountDependencies,
  ticket: string,
): Promise<{ id: string; email: string } | undefined> {
  const step = dependencies.tickets.open('signIn', ticket, signInTicket);
  if (!step || step.expiresAt <= dependencies.clock().toISOString()) return undefined;
  const found = await credentialOf(dependencies, 'id', step.accountId);
  const isSame = found?.password && found.disabled === 0 && stampOf(found.password) === step.stamp;
  return isSame ? { id: found.id, email: found.email } : undefined;
}

/** Starts the session of an account whose factors were all verified. An earlier session of the browser ends. */
export async function beginSession(
  dependencies: AccountDependencies,
  { id, email }: { id: string; email: string },
  { headers, address }: Pick<Caller, 'headers' | 'address'>,
): Promise<SignedIn> {
  const { auth, database, signIns } = dependencies;
  const earlier = await auth.sessionOf(headers);
  const session = await auth.begin(id, deviceOf(headers, address));
  if (!session) return refuse('wrongPassword');
  // The browser drops the cookie of its earlier session, so it could no longer be signed out.
  if (earlier)
    await database.write((tx) => tx.deleteFrom(sessionTable).where('token', '=', earlier.token).execute());
  const cookies = [...session.cookies, signIns.knownBrowserCookie(email)];
  return { ...done(await markRequirement(dependencies, session.account)), cookies };
}

/** Marks an administrator who has no second factor while `REQUIRE_SECOND_FACTOR` is on. */
export async function markRequirement(
  { database, secondFactorRequired }: AccountDependencies,
  account: Account,
): Promise<Account> {
  if (!secondFactorRequired || account.role !== 'administrator') return account;
  if (hasFactor(await readFactors(database.read, account.id))) return account;
  return { ...account, needsSecondFactor: true };
}
