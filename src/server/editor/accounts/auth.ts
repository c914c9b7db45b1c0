import { isAPIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { type Account, accountSchema } from '#schemas/editor/accounts.ts';
import { roles } from '#schemas/editor/roles.ts';
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
  /** Cookies travel only over TLS where it begins with https. */
  siteOrigin: string;
  /** Signs cookies. */
  secret: string;
  passwords: Passwords;
  log: (line: string) => void;
}

/** A browser that is signed in. */
export interface Session {
  account: Account;
  token: string;
  /** Cookies that keep it signed in for longer. */
  cookies: string[];
}

/** Sessions and their cookies. */
export interface Auth {
  /**
   * The session that a request carries; undefined without one, when it is over, or when its account is disabled.
   * `prolong` moves its end away, at most once an hour, and gives the cookie for that.
   */
  sessionOf(headers: Headers, how?: { prolong: boolean }): Promise<Session | undefined>;
  /** A new session; undefined when address and password do not belong together, or the account is disabled. */
  begin(login: { email: string; password: string }): Promise<Session | undefined>;
  /** Cookies that take those of a session away. */
  expiredCookies(headers: Headers): Promise<string[]>;
}

/** How long a browser that is not used stays signed in, and how often that is written down; in seconds. */
const sessionLife = { expiresIn: 7 * 24 * 60 * 60, updateAge: 60 * 60 };

/** better-auth as the library behind our calls: none of its own routes is open. */
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
    // The handlers limit by themselves, and other pages are refused before anything here runs.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, cause) =>
        log(`accounts: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}`),
    },
  });
}
