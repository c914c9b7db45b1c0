import type { Account, accountCalls } from '#schemas/editor/accounts.ts';
import type { factorCalls } from '#schemas/editor/factors.ts';
import { createTryLimit } from '../../limits/try-limit.ts';
import type { HandlersOf } from '../handlers.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { distinguishNames } from './account-store.ts';
import { administrationHandlers } from './administration-handlers.ts';
import { createAuth } from './auth.ts';
import type { AuthOptions } from './auth-library.ts';
import { factorHandlers } from './factor-handlers.ts';
import { deleteExpiredSessions, makeFirstAccount } from './first-start.ts';
import { linkHandlers } from './link-handlers.ts';
import type { SendLink } from './link-mail.ts';
import { createLinks } from './links.ts';
import { type Passwords, scryptPasswords } from './passwords.ts';
import { sessionHandlers } from './session-handlers.ts';
import type { FirstAdministrator } from './settings.ts';
import { markRequirement } from './sign-in.ts';
import { createSignInLimit } from './sign-in-limit.ts';
import { createTickets } from './tickets.ts';

type AccountsOptions = AuthOptions & {
  /** The site's time zone, IANA name. */
  timeZone: string;
  /** Tests use a cheaper function than scrypt. */
  passwords?: Passwords;
  /** The venue's name in each language. Default: none. */
  venueNames?: AccountDependencies['venueNames'];
  /** Default: links are shown to be copied only. */
  sendLink?: SendLink | undefined;
  /** `REQUIRE_SECOND_FACTOR`. Default: off. */
  secondFactorRequired?: boolean;
};

export interface Accounts {
  handlers: HandlersOf<typeof accountCalls & typeof factorCalls>;
  /** Account of a request's session. Undefined if the user is not signed in. Two index lookups. */
  accountOf(headers: Headers): Promise<Account | undefined>;
  /**
   * Call once at start: creates the first account or its link, deletes expired sessions and links, and tells accounts of one
   * name apart.
   */
  begin(admin?: FirstAdministrator): Promise<void>;
}

/** Creates the editor's access control: accounts, sessions, invitations and the audit log. */
export function createAccounts({
  passwords = scryptPasswords,
  venueNames = async () => [],
  secondFactorRequired = false,
  ...options
}: AccountsOptions): Accounts {
  const { database, clock, random, log } = options;
  const auth = createAuth(options);
  const links = createLinks(options);
  const dependencies: AccountDependencies = {
    database,
    clock,
    random,
    passwords,
    auth,
    links,
    venueNames,
    signIns: createSignInLimit(options),
    passwordChanges: createTryLimit(),
    sendLink: options.sendLink,
    codes: createTryLimit(),
    tickets: createTickets(options.secret),
    timeZone: options.timeZone,
    siteOrigin: options.siteOrigin,
    secondFactorRequired,
  };
  return {
    handlers: {
      ...sessionHandlers(dependencies),
      ...linkHandlers(dependencies),
      ...administrationHandlers(dependencies),
      ...factorHandlers(dependencies),
    },
    accountOf: async (headers) => {
      const session = await auth.sessionOf(headers);
      return session && markRequirement(dependencies, session.account);
    },
    begin: async (admin) => {
      await deleteExpiredSessions(dependencies);
      await distinguishNames(database);
      await makeFirstAccount(dependencies, { admin, log });
    },
  };
}
