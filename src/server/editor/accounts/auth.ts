import { isAPIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { type Account, accountSchema } from '#schemas/editor/accounts.ts';
import { roles } from '#schemas/editor/call.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { createId, type Random } from '../../db/requests/reference.ts';
import { createAdapter } from './adapter.ts';
import type { Passwords } from './passwords.ts';
import { recordSession, sessionTable } from './sessions.ts';

export interface AuthOptions {
  database: Database;
  clock: Clock;
  random: Random;
  /** Cookies are restricted to TLS if this begins with https. */
  siteOrigin: string;
  /** Signs cookies. */
  secret: string;
  passwords: Passwords;
  log: (line: string) => void;
}

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
  /** Starts a session; undefined if the credentials are wrong or the account is disabled. */
  begin(login: { email: string; password: string }): Promise<Session | undefined>;
  /** Cookies that delete the session's cookies. */
  expiredCookies(headers: Headers): Promise<string[]>;
}

/** Idle time after which a session expires, and minimum interval between extensions, in seconds. */
const sessionLife = { expiresIn: 7 * 24 * 60 * 60, updateAge: 60 * 60 };

/** Uses better-auth as a library behind our own calls; none of its routes is exposed. */
export function createAuth(options: AuthOptions): Auth {
  const { database } = options;
  const { api } = openLibrary({ ...options, isDisabled });

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
      const { response, headers: answered } = await api.getSession({
        headers,
        query: { disableRefresh: !prolong },
        returnHeaders: true,
      });
      if (!response || response.user.disabled) return undefined;
      return {
        account: accountSchema.parse(response.user),
        token: response.session.token,
        cookies: answered.getSetCookie(),
      };
    },
    begin: async (body) => {
      try {
        const { response, headers } = await api.signInEmail({ body, returnHeaders: true });
        const account = accountSchema.parse(response.user);
        return { account, token: response.token, cookies: headers.getSetCookie() };
      } catch (error) {
        if (isAPIError(error) && error.statusCode === 401) return undefined;
        throw error;
      }
    },
    expiredCookies: async (headers) => {
      const answered = await api.signOut({ headers, returnHeaders: true });
      return answered.headers.getSetCookie();
    },
  };
}

type LibraryOptions = AuthOptions & { isDisabled: (accountId: string) => Promise<boolean> };

function openLibrary({
  database,
  clock,
  random,
  siteOrigin,
  secret,
  passwords,
  log,
  isDisabled,
}: LibraryOptions) {
  return betterAuth({
    appName: 'Pavilion',
    baseURL: siteOrigin,
    secret,
    database: createAdapter(database, recordSession(clock)),
    user: {
      modelName: 'account',
      fields: { createdAt: 'created_at' },
      additionalFields: {
        role: { type: [...roles], required: true, input: false },
        disabled: { type: 'boolean', required: true, input: false },
      },
    },
    account: {
      modelName: 'account_credential',
      fields: {
        userId: 'account_id',
        providerId: 'provider',
        accountId: 'provider_account',
        updatedAt: 'updated_at',
      },
    },
    session: {
      modelName: sessionTable,
      fields: {
        userId: 'account_id',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      ...sessionLife,
    },
    databaseHooks: {
      session: { create: { before: async ({ userId }) => !(await isDisabled(userId)) } },
    },
    emailAndPassword: { enabled: true, disableSignUp: true, password: passwords },
    advanced: {
      cookiePrefix: 'pavilion',
      useSecureCookies: siteOrigin.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => createId(random) },
    },
    // The handlers have their own rate limits, and cross-origin requests are refused earlier.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, cause) =>
        log(`accounts: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}`),
    },
  });
}
