import type { accountCalls } from '#schemas/editor/accounts.ts';
import { addAudit } from '../../db/audit.ts';
import { done, type HandlersOf, refuse, signedIn } from '../handlers.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { changePassword, hasAccounts } from './account-store.ts';
import { isEasyPassword } from './easy-password.ts';
import { hashForStranger } from './passwords.ts';
import { endSessions, sessionTable } from './sessions.ts';
import { continueSignIn, judge, markRequirement, refuseWrongPassword, verifyLogin } from './sign-in.ts';

type SessionCalls = Pick<
  typeof accountCalls,
  | 'session'
  | 'signIn'
  | 'signOut'
  | 'signOutEverywhere'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'changePassword'
>;

/** Handlers for signing in and out, and for changing one's own password. */
export function sessionHandlers(dependencies: AccountDependencies): HandlersOf<SessionCalls> {
  const { database, auth, clock, signIns, timeZone } = dependencies;
  return {
    session: async (_request, { headers }) => {
      const session = await auth.sessionOf(headers, { prolong: true });
      if (!session) return done({ needsSetUp: !(await hasAccounts(database.read)), timeZone });
      const account = await markRequirement(dependencies, session.account);
      return { ...done({ account, needsSetUp: false, timeZone }), cookies: session.cookies };
    },
    signIn: async (login, caller) => {
      const { address, headers } = caller;
      const attempt = await signIns.begin({ email: login.email, address, headers });
      if (!attempt.allowed) return refuse('tooMany', { retryAfter: attempt.retryAfter });
      const verify = () => verifyLogin(dependencies, login);
      const verified = await judge(attempt, attempt.known ? verify : () => hashForStranger(verify));
      if (!verified) return refuse('wrongPassword');
      await attempt.succeeded();
      return continueSignIn(dependencies, verified.id, caller);
    },
    signOut: async (_request, caller) => {
      const account = signedIn(caller);
      const session = await auth.sessionOf(caller.headers);
      await database.write(async (tx) => {
        await tx
          .deleteFrom(sessionTable)
          .where('token', '=', session?.token ?? '')
          .execute();
        await addAudit(tx, { at: clock(), account, what: 'signOut' });
      });
      return { ...done({}), cookies: await auth.expiredCookies(caller.headers) };
    },
    signOutEverywhere: async (_request, caller) => {
      const account = signedIn(caller);
      await database.write(async (tx) => {
        await endSessions(tx, { accountId: account.id });
        await addAudit(tx, { at: clock(), account, what: 'signOutEverywhere' });
      });
      return { ...done({}), cookies: await auth.expiredCookies(caller.headers) };
    },
    listSessions: async (_request, caller) => {
      const session = await auth.sessionOf(caller.headers);
      const rows = await database.read
        .selectFrom(sessionTable)
        .select(['id', 'token', 'browser', 'network', 'created_at', 'updated_at'])
        .where('account_id', '=', signedIn(caller).id)
        .where('expires_at', '>', clock().toISOString())
        .orderBy('updated_at', 'desc')
        .execute();
      return done({
        sessions: rows.map(({ id, token, browser, network, created_at, updated_at }) => ({
          id,
          current: token === session?.token,
          startedAt: created_at,
          lastSeenAt: updated_at,
          ...(browser === null ? {} : { browser }),
          ...(network === null ? {} : { network }),
        })),
      });
    },
    endSession: async ({ id }, caller) =>
      database.write(async (tx) => {
        const account = signedIn(caller);
        const ended = await tx
          .deleteFrom(sessionTable)
          .where('id', '=', id)
          .where('account_id', '=', account.id)
          .returning('browser')
          .executeTakeFirst();
        if (!ended) return refuse('missing');
        const about = ended.browser ?? undefined;
        await addAudit(tx, { at: clock(), account, what: 'endSession', about });
        return done({});
      }),
    endOtherSessions: async (_request, caller) => {
      const account = signedIn(caller);
      const session = await auth.sessionOf(caller.headers);
      await database.write(async (tx) => {
        await endSessions(tx, { accountId: account.id, exceptToken: session?.token ?? '' });
        await addAudit(tx, { at: clock(), account, what: 'endOtherSessions' });
      });
      return done({});
    },
    changePassword: async ({ current, password }, caller) => {
      const account = signedIn(caller);
      const refused = await refuseWrongPassword(dependencies, account, current);
      if (refused) return refused;
      if (await isEasyPassword(password, [account.email, ...(await dependencies.venueNames())]))
        return refuse('easyPassword');
      const passwordHash = await dependencies.passwords.hash(password);
      const session = await auth.sessionOf(caller.headers);
      await database.write(async (tx) => {
        await changePassword(tx, { accountId: account.id, passwordHash, at: clock().toISOString() });
        await endSessions(tx, { accountId: account.id, exceptToken: session?.token ?? '' });
        await addAudit(tx, { at: clock(), account, what: 'changePassword' });
      });
      return done({});
    },
  };
}
