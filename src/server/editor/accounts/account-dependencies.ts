import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Random } from '../../db/requests/reference.ts';
import type { createTryLimit } from '../../limits/try-limit.ts';
import type { Auth } from './auth.ts';
import type { SendLink } from './link-mail.ts';
import type { Links } from './links.ts';
import type { Passwords } from './passwords.ts';
import type { SignInLimit } from './sign-in-limit.ts';
import type { Tickets } from './tickets.ts';

/** Dependencies of the account handlers. */
export interface AccountDependencies {
  database: Database;
  clock: Clock;
  random: Random;
  passwords: Passwords;
  auth: Auth;
  links: Links;
  /** The venue's name in each language, which is refused as a password. */
  venueNames: () => Promise<readonly string[]>;
  /** Limits guessing of passwords at sign-in. */
  signIns: SignInLimit;
  /** Limits guessing of the current password by a signed-in browser. */
  passwordChanges: ReturnType<typeof createTryLimit>;
  /** Limits guessing of codes by someone who knows the password. */
  codes: ReturnType<typeof createTryLimit>;
  tickets: Tickets;
  /** Undefined without a mail server. */
  sendLink: SendLink | undefined;
  /** The site's time zone, IANA name. */
  timeZone: string;
  /** `SITE_ORIGIN`. */
  siteOrigin: string;
  /** `REQUIRE_SECOND_FACTOR`: administrators without a second factor have to set one up first. */
  secondFactorRequired: boolean;
}
