import * as z from 'zod';
import { type Account, accountSchema } from '#schemas/editor/accounts.ts';
import { limitsIn } from './account-store.ts';
import type { AuthLibrary, AuthOptions } from './auth-library.ts';
import type { Device } from './device.ts';

/** A signed-in browser. */
export interface Session {
  account: Account;
  token: string;
  /** Cookies that prolong the session. */
  cookies: string[];
}

/** Sessions and their cookies. */
export interface Auth {
  /**
   * The session of a request; undefined if there is none, it has expired, or its account is disabled.
   * `prolong` extends it, at most once an hour, and returns the cookie for that.
   */
  sessionOf(headers: Headers, how?: { prolong: boolean }): Promise<Session | undefined>;
  /** Starts a session, after all factors were verified; undefined if the account is disabled. */
  begin(accountId: string, device: Device): Promise<Session | undefined>;
  /** Cookies that delete the session's cookies. */
  expiredCookies(headers: Headers): Promise<string[]>;
}

/** A row of the table `account`, as the library returns it. */
const rowSchema = accountSchema
  .omit({ limits: true, needsSecondFactor: true })
  .extend({ limits: z.string().nullish() });

/** The account of a session, with its limits. */
function accountOf(row: unknown): Account {
  const { limits = null, ...account } = rowSchema.parse(row);
  return { ...account, ...limitsIn({ role: account.role, limits }) };
}

/** Uses better-auth as a library behind our own calls; none of its routes is exposed. */
export function createAuth(options: AuthOptions): Auth {
  const { database } = options;
  let opened: Promise<AuthLibrary> | undefined;
  /** Loaded at the first use: most starts of a server are not followed by a sign-in. */
  const library = () =>
    (opened ??= import('./auth-library.ts').then(({ openAuthLibrary }) =>
      openAuthLibrary({ ...options, isDisabled }),
    ));

  async function isDisabled(id: string): Promise<boolean> {
    const found = await database.read
      .selectFrom('account')
      .select('disabled')
      .where('id', '=', id)
      .executeTakeFirst();
    return found?.disabled !== 0;
  }

  return {
    sessionOf: async (headers, { prolong } = { prolong: false }) => {
      const { api } = await library();
      const { response, headers: answered } = await api.getSession({
        headers,
        query: { disableRefresh: !prolong },
        returnHeaders: true,
      });
      if (!response || response.user.disabled) return undefined;
      return {
        account: accountOf(response.user),
        token: response.session.token,
        cookies: answered.getSetCookie(),
      };
    },
    begin: async (accountId, device) => {
      const { api } = await library();
      const { response, headers } = await api.beginSession({
        body: { accountId, ...device },
        returnHeaders: true,
      });
      if (!response) return undefined;
      return {
        account: accountOf(response.user),
        token: response.session.token,
        cookies: headers.getSetCookie(),
      };
    },
    expiredCookies: async (headers) => {
      const { api } = await library();
      const answered = await api.signOut({ headers, returnHeaders: true });
      return answered.headers.getSetCookie();
    },
  };
}
