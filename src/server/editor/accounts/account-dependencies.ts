import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Random } from '../../db/requests/reference.ts';
import type { createTryLimit } from '../../limits/try-limit.ts';
import type { Auth } from './auth.ts';
import type { Links } from './links.ts';
import type { Passwords } from './passwords.ts';

/** Dependencies of the account handlers. */
export interface AccountDependencies {
  database: Database;
  clock: Clock;
  random: Random;
  passwords: Passwords;
  auth: Auth;
  links: Links;
  /** Limits password guessing. */
  tries: ReturnType<typeof createTryLimit>;
}
