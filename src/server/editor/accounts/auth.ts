import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import * as z from 'zod';
import { type Account, accountSchema } from '#schemas/editor/accounts.ts';
import { roles } from '#schemas/editor/call.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { createId, type Random } from '../../db/requests/reference.ts';
import { createAdapter } from './adapter.ts';
import type { Device } from './device.ts';
import { recordSession, sessionTable } from './sessions.ts';

export interface AuthOptions {
  database: Database;
  clock: Clock;
  random: Random;
  /** Cookies are restricted to TLS if this begins with https. */
  siteOrigin: string;
  /** Signs cookies. */
  secret: string;
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
  /** Starts a session, after all factors were verified; undefined if the account is disabled. */
  begin(accountId: string, device: Device): Promise<Session | undefined>;
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
    begin: async (accountId, device) => {
      const { response, headers } = await api.beginSession({
        body: { accountId, ...device },
        returnHeaders: true,
      });
      if (!response) return undefined;
      return {
        account: accountSchema.parse(response.user),
        token: response.session.token,
        cookies: headers.getSetCookie(),
      };
    },
    expiredCookies: async (headers) => {
      const answered = await api.signOut({ headers, returnHeaders: true });
      return answered.headers.getSetCookie();
    },
  };
}

/** Starts a session and sets its cookies. Server code calls it; it has no route. */
const beginSession = createAuthEndpoint(
  '/pavilion/begin-session',
  {
    method: 'POST',
    body: z.object({
      accountId: z.string(),
      browser: z.string().nullable(),
      network: z.string().nullable(),
    }),
  },
  async (c) => {
    const { internalAdapter } = c.context;
    const { accountId, ...device } = c.body;
    const user = await internalAdapter.findUserById(accountId);
    const session = user && (await internalAdapter.createSession(accountId, false, device));
    if (!session) return null;
    await setSessionCookie(c, { session, user });
    return { session, user };
  },
);

type LibraryOptions = AuthOptions & { isDisabled: (accountId: string) => Promise<boolean> };

function openLibrary({ database, clock, random, siteOrigin, secret, log, isDisabled }: LibraryOptions) {
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
    session: {
      modelName: sessionTable,
      fields: {
        userId: 'account_id',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      additionalFields: {
        browser: { type: 'string', required: false, input: false },
        network: { type: 'string', required: false, input: false },
      },
      ...sessionLife,
    },
    databaseHooks: {
      session: { create: { before: async ({ userId }) => !(await isDisabled(userId)) } },
    },
    plugins: [{ id: 'pavilion', endpoints: { beginSession } }],
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
