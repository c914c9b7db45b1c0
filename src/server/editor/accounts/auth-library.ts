import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import * as z from 'zod';
import { roles } from '#schemas/editor/call.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { createId, type Random } from '../../db/requests/reference.ts';
import { createAdapter } from './adapter.ts';
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

/** Idle time after which a session expires, and minimum interval between extensions, in seconds. */
const sessionLife = { expiresIn: 7 * 24 * 60 * 60, updateAge: 60 * 60 };

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

/** Opens better-auth on our database. A module of its own, because loading it takes longer than serving a page. */
export function openAuthLibrary({
  database,
  clock,
  random,
  siteOrigin,
  secret,
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
        limits: { type: 'string', required: false, input: false },
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

export type AuthLibrary = ReturnType<typeof openAuthLibrary>;
