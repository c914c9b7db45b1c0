import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { Role } from '#schemas/editor/call.ts';
import type { EditorAnswer, EditorCallName, EditorRequest } from '#schemas/editor/calls.ts';
import type { Database } from '#server/db/database.ts';
import type { Random } from '#server/db/requests/reference.ts';
import { type Accounts, createAccounts } from '#server/editor/accounts/accounts.ts';
import type { SendLink } from '#server/editor/accounts/link-mail.ts';
import type { Passwords } from '#server/editor/accounts/passwords.ts';
import type { EditorHandlers } from '#server/editor/handlers.ts';
import { editorRoutes } from '#server/editor/routes.ts';
import { clientAddress } from '#server/limits/client-address.ts';

export const admin = { email: 'admin@venue.example', password: 'correct horse battery' };

/** Unhashed passwords, because scrypt is slow, and the number of hash operations. */
export function plainPasswords(): Passwords & { worked: () => number } {
  let count = 0;
  return {
    worked: () => count,
    hash: async (password) => {
      count++;
      return `plain ${password}`;
    },
    verify: async ({ hash, password }) => {
      count++;
      return hash === `plain ${password}`;
    },
  };
}

interface EditorAnswered<N extends EditorCallName> {
  status: number;
  code?: string;
  data: EditorAnswer<N>;
  retryAfter: string | null;
  /** The `Set-Cookie` headers of the response. */
  cookies: string[];
}

/** A client of the editor's calls that stores cookies. */
export interface EditorBrowser {
  ask<N extends EditorCallName>(name: N, request: EditorRequest<N>): Promise<EditorAnswered<N>>;
  /** `name=value; …` */
  cookie: string;
}

export interface AccountsServer {
  accounts: Accounts;
  logged: string[];
  /** `address` is the network address; without it, the client has none. */
  browser: (cookie?: string, address?: string, headers?: Readonly<Record<string, string>>) => EditorBrowser;
}

export interface AccountsServerOptions {
  siteOrigin?: string;
  secret?: string;
  passwords?: Passwords;
  venueNames?: () => Promise<readonly string[]>;
  random?: Random;
  secondFactorRequired?: boolean;
  sendLink?: SendLink;
}

/** Serves the account calls over HTTP, without the handlers of other calls. */
export function serveAccounts(database: Database, options: AccountsServerOptions = {}): AccountsServer {
  const logged: string[] = [];
  const log = (line: string) => void logged.push(line);
  const accounts = createAccounts({
    database,
    clock: () => new Date(),
    random: (length) => new Uint8Array(randomBytes(length)),
    siteOrigin: 'https://venue.example',
    timeZone: 'Asia/Shanghai',
    secret: 'a secret of the tests, long enough',
    passwords: plainPasswords(),
    log,
    ...options,
  });
  // These tests make only account calls.
  const handlers = accounts.handlers as EditorHandlers;
  const app = new Hono()
    .use(clientAddress(1))
    .route('/', editorRoutes({ handlers, accountOf: accounts.accountOf, log }));
  const browser = (
    cookie = '',
    address = '',
    headers: Readonly<Record<string, string>> = {},
  ): EditorBrowser => {
    const jar = new Map(cookie ? [[nameOf(cookie), cookie]] : []);
    return {
      get cookie() {
        return [...jar.values()].join('; ');
      },
      ask: async (name, request) => {
        const response = await app.request(`/api/editor/${name}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            cookie: [...jar.values()].join('; '),
            'x-forwarded-for': address,
            ...headers,
          },
          body: JSON.stringify(request),
        });
        const cookies = response.headers.getSetCookie();
        for (const set of cookies) {
          if (/max-age=0/i.test(set)) jar.delete(nameOf(set));
          else jar.set(nameOf(set), set.split(';')[0] ?? '');
        }
        const retryAfter = response.headers.get('retry-after');
        return { status: response.status, retryAfter, cookies, ...(await response.json()) };
      },
    };
  };
  return { accounts, logged, browser };
}

const nameOf = (cookie: string) => cookie.split('=')[0] ?? '';

/** The token at the end of a URL. */
export const tokenOf = (url: string): string => url.split('/').at(-1) ?? '';

/** A client signed in with this role, after an invitation by the administrator. */
export async function signedInAs(
  server: AccountsServer,
  { role, by }: { role: Role; by: EditorBrowser },
): Promise<EditorBrowser> {
  const { data } = await by.ask('invite', { email: `${role}@venue.example`, role });
  const browser = server.browser();
  await browser.ask('useLink', { token: tokenOf(data.url), name: role, password: `${role} of the venue` });
  return browser;
}

/** A server with its first administrator signed in. */
export async function serveWithAdministrator(
  database: Database,
  options: AccountsServerOptions = {},
): Promise<AccountsServer & { administrator: EditorBrowser }> {
  const server = serveAccounts(database, options);
  await server.accounts.begin(admin);
  const administrator = server.browser();
  await administrator.ask('signIn', admin);
  return { ...server, administrator };
}
