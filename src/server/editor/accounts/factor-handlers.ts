import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { Account } from '#schemas/editor/accounts.ts';
import type { EditorCallName } from '#schemas/editor/calls.ts';
import type { factorCalls } from '#schemas/editor/factors.ts';
import { addAudit } from '../../db/audit.ts';
import type { Tables } from '../../db/tables.ts';
import { type Caller, done, type EditorResult, type HandlersOf, refuse, signedIn } from '../handlers.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import {
  consumeRecoveryCode,
  countRecoveryCodes,
  firstRecoveryCodes,
  hasFactor,
  readFactors,
  removeFactors,
  removeUnneededCodes,
  replaceRecoveryCodes,
} from './factor-store.ts';
import {
  challengeSchema,
  consumeChallenge,
  newChallenge,
  passkeySite,
  verifyNewPasskey,
  verifyPasskey,
} from './passkeys.ts';
import { endSessions } from './sessions.ts';
import { accountOfTicket, beginSession, refuseWrongPassword, ticketExpiry } from './sign-in.ts';
import { consumeTotp, newTotpSecret, storeTotp, totpStep, totpUri } from './totp.ts';

type Handlers = HandlersOf<typeof factorCalls>;

/** Handlers for second factors: signing in with them, and adding and removing one's own. */
export function factorHandlers(dependencies: AccountDependencies): Handlers {
  return {
    ...signInHandlers(dependencies),
    ...totpHandlers(dependencies),
    ...passkeyHandlers(dependencies),
    ...recoveryHandlers(dependencies),
  };
}

function signInHandlers(
  dependencies: AccountDependencies,
): Pick<Handlers, 'signInWithCode' | 'passkeyChallenge' | 'signInWithPasskey'> {
  const { database, clock, random, tickets, codes, signIns, siteOrigin } = dependencies;
  return {
    signInWithCode: async ({ ticket, code }, caller) => {
      const account = await accountOfTicket(dependencies, ticket);
      if (!account) return refuse('stepExpired');
      // Browsers that have not signed in to the account before share one count: there are only a million codes.
      const browser = signIns.knownBrowser(caller.headers, account.email);
      const attempt = await codes.begin(
        browser === undefined
          ? { reference: account.id, address: caller.address || undefined }
          : { reference: `${account.id} ${browser}`, address: undefined },
      );
      if (!attempt.allowed) return refuse('tooMany', { retryAfter: attempt.retryAfter });
      const { id: accountId } = account;
      const right = await database.write(async (tx) => {
        if (await consumeTotp(tx, tickets, { accountId, code, now: clock() })) return true;
        if (!(await consumeRecoveryCode(tx, accountId, code))) return false;
        const { name } = await tx
          .selectFrom('account')
          .select('name')
          .where('id', '=', accountId)
          .executeTakeFirstOrThrow();
        await addAudit(tx, { at: clock(), account: { id: accountId, name }, what: 'signInWithCode' });
        return true;
      });
      if (!right) return refuse('wrongCode');
      await attempt.succeeded();
      return beginSession(dependencies, account, caller);
    },
    passkeyChallenge: async (_request, { headers }) => {
      const challenge = newChallenge(random);
      const ticket = tickets.seal('usePasskey', { challenge, expiresAt: ticketExpiry(dependencies) });
      return done({ ticket, challenge, site: passkeySite(siteOrigin, headers).id });
    },
    signInWithPasskey: async ({ ticket, credential }, caller) => {
      const step = tickets.open('usePasskey', ticket, challengeSchema);
      const now = clock().toISOString();
      if (!step || step.expiresAt <= now) return refuse('stepExpired');
      const passkey = await database.read
        .selectFrom('account_passkey')
        .innerJoin('account', 'account.id', 'account_passkey.account_id')
        .select(['account_passkey.id', 'account_id', 'public_key', 'counter', 'account.email'])
        .where('account_passkey.id', '=', credential.id)
        .where('account.disabled', '=', 0)
        .executeTakeFirst();
      if (!passkey) return refuse('passkeyRefused');
      const { id, account_id: accountId, public_key: publicKey, email } = passkey;
      const site = passkeySite(siteOrigin, caller.headers);
      const known = { id, publicKey, counter: Number(passkey.counter) };
      const counter = await verifyPasskey(credential, known, {
        challenge: step.challenge,
        site,
      });
      if (counter === undefined) return refuse('passkeyRefused');
      const fresh = await database.write(async (tx) => {
        if (!(await consumeChallenge(tx, step, now))) return false;
        await tx
          .updateTable('account_passkey')
          .set({ counter: String(counter), last_used_at: now })
          .where('id', '=', id)
          .execute();
        return true;
      });
      return fresh ? beginSession(dependencies, { id: accountId, email }, caller) : refuse('stepExpired');
    },
  };
}

const totpTicket = z.object({ accountId: z.string(), secret: z.string(), expiresAt: z.string() });

function totpHandlers(
  dependencies: AccountDependencies,
): Pick<Handlers, 'newTotp' | 'addTotp' | 'removeTotp'> {
  const { database, clock, random, tickets, siteOrigin } = dependencies;
  return {
    newTotp: async ({ password }, caller) => {
      const account = signedIn(caller);
      const refused = await refuseWrongPassword(dependencies, account, password);
      if (refused) return refused;
      const secret = newTotpSecret(random);
      const expiresAt = ticketExpiry(dependencies);
      const ticket = tickets.seal('addTotp', { accountId: account.id, secret, expiresAt });
      const site = new URL(siteOrigin).hostname;
      return done({ ticket, secret, uri: totpUri(secret, { site, email: account.email }) });
    },
    addTotp: async ({ ticket, code }, caller) => {
      const account = signedIn(caller);
      const step = tickets.open('addTotp', ticket, totpTicket);
      const now = clock();
      if (step?.accountId !== account.id || step.expiresAt <= now.toISOString()) return refuse('stepExpired');
      const used = totpStep(step.secret, code, now);
      if (used === undefined) return refuse('wrongCode');
      return database.write(async (tx) => {
        const { accountId, secret } = step;
        await storeTotp(tx, tickets, { accountId, secret, step: used, at: now.toISOString() });
        await addAudit(tx, { at: now, account, what: 'addTotp' });
        return done({ recoveryCodes: await firstRecoveryCodes(tx, account.id, random) });
      });
    },
    removeTotp: ({ password }, caller) =>
      change(dependencies, { caller, password, what: 'removeTotp' }, async (tx, account) => {
        await tx.deleteFrom('account_totp').where('account_id', '=', account.id).execute();
        await removeUnneededCodes(tx, account.id);
        return done({});
      }),
  };
}

function passkeyHandlers(
  dependencies: AccountDependencies,
): Pick<Handlers, 'newPasskey' | 'addPasskey' | 'removePasskey'> {
  const { database, clock, random, tickets, siteOrigin } = dependencies;
  return {
    newPasskey: async ({ password }, caller) => {
      const account = signedIn(caller);
      const refused = await refuseWrongPassword(dependencies, account, password);
      if (refused) return refused;
      const challenge = newChallenge(random);
      const expiresAt = ticketExpiry(dependencies);
      const known = await database.read
        .selectFrom('account_passkey')
        .select('id')
        .where('account_id', '=', account.id)
        .execute();
      return done({
        challenge,
        ticket: tickets.seal('addPasskey', { challenge, expiresAt, accountId: account.id }),
        site: passkeySite(siteOrigin, caller.headers).id,
        user: Buffer.from(account.id).toString('base64url'),
        exclude: known.map(({ id }) => id),
      });
    },
    addPasskey: async ({ ticket, name, credential }, caller) => {
      const account = signedIn(caller);
      const step = tickets.open('addPasskey', ticket, challengeSchema);
      const at = clock();
      const now = at.toISOString();
      if (step?.accountId !== account.id || step.expiresAt <= now) return refuse('stepExpired');
      const site = passkeySite(siteOrigin, caller.headers);
      const passkey = await verifyNewPasskey(credential, step.challenge, site);
      if (!passkey) return refuse('passkeyRefused');
      return database.write(async (tx) => {
        if (!(await consumeChallenge(tx, step, now))) return refuse('stepExpired');
        const { id, publicKey, counter } = passkey;
        const { numInsertedOrUpdatedRows: added } = await tx
          .insertInto('account_passkey')
          .values({
            id,
            account_id: account.id,
            name,
            public_key: publicKey,
            counter: String(counter),
            created_at: now,
            last_used_at: null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (!added) return refuse('taken');
        await addAudit(tx, { at, account, what: 'addPasskey', about: name });
        return done({ recoveryCodes: await firstRecoveryCodes(tx, account.id, random) });
      });
    },
    removePasskey: ({ id, password }, caller) =>
      change(dependencies, { caller, password, what: 'removePasskey' }, async (tx, account) => {
        const { numDeletedRows } = await tx
          .deleteFrom('account_passkey')
          .where('id', '=', id)
          .where('account_id', '=', account.id)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return refuse('missing');
        await removeUnneededCodes(tx, account.id);
        return done({});
      }),
  };
}

function recoveryHandlers(
  dependencies: AccountDependencies,
): Pick<Handlers, 'readFactors' | 'newRecoveryCodes' | 'resetFactors'> {
  const { database, clock, random, secondFactorRequired } = dependencies;
  return {
    readFactors: async (_request, caller) => {
      const { id, role } = signedIn(caller);
      const totp = await database.read
        .selectFrom('account_totp')
        .select('created_at')
        .where('account_id', '=', id)
        .executeTakeFirst();
      const passkeys = await database.read
        .selectFrom('account_passkey')
        .select(['id', 'name', 'created_at', 'last_used_at'])
        .where('account_id', '=', id)
        .orderBy('created_at')
        .execute();
      return done({
        totp: totp !== undefined,
        passkeys: passkeys.map(({ created_at, last_used_at, ...passkey }) => ({
          ...passkey,
          createdAt: created_at,
          ...(last_used_at === null ? {} : { lastUsedAt: last_used_at }),
        })),
        recoveryCodes: await countRecoveryCodes(database.read, id),
        required: secondFactorRequired && role === 'administrator',
      });
    },
    newRecoveryCodes: ({ password }, caller) =>
      change(dependencies, { caller, password, what: 'newRecoveryCodes' }, async (tx, account) => {
        if (!hasFactor(await readFactors(tx, account.id))) return refuse('missing');
        return done({ recoveryCodes: await replaceRecoveryCodes(tx, account.id, random) });
      }),
    resetFactors: async ({ id }, caller) => {
      const by = signedIn(caller);
      // One's own factors are removed with the password.
      if (id === by.id) return refuse('forbidden');
      return database.write(async (tx) => {
        const account = await tx
          .selectFrom('account')
          .select('email')
          .where('id', '=', id)
          .executeTakeFirst();
        if (!account) return refuse('missing');
        await removeFactors(tx, id);
        await endSessions(tx, { accountId: id });
        await addAudit(tx, { at: clock(), account: by, what: 'resetFactors', about: account.email });
        return done({});
      });
    },
  };
}

interface FactorChange {
  caller: Caller;
  password: string;
  what: EditorCallName;
}

/** Runs a change of the caller's factors after the password was verified again, and writes it to the audit log. */
async function change<Data>(
  dependencies: AccountDependencies,
  { caller, password, what }: FactorChange,
  job: (tx: Kysely<Tables>, account: Account) => Promise<EditorResult<Data>>,
): Promise<EditorResult<Data>> {
  const account = signedIn(caller);
  const refused = await refuseWrongPassword(dependencies, account, password);
  if (refused) return refused;
  return dependencies.database.write(async (tx) => {
    const result = await job(tx, account);
    if (result.ok) await addAudit(tx, { at: dependencies.clock(), account, what });
    return result;
  });
}
