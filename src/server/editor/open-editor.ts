import { randomBytes, randomUUID } from 'node:crypto';
import type { ContentSource } from '#api/content-source.ts';
import type { BuiltInGroup } from '#registry/pages/define.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Random } from '../db/requests/reference.ts';
import { createAccounts } from './accounts/accounts.ts';
import { readSecret } from './accounts/first-start.ts';
import { createLinkMail } from './accounts/link-mail.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { Editorial } from './editorial.ts';
import { createInbox } from './inbox/inbox.ts';
import type { MediaLibrary } from './media/media-library.ts';
import { openPresence } from './presence/presence-routes.ts';
import type { EditorFiles, EditorProgram } from './program.ts';
import { searchHandlers } from './search/search.ts';
import { viewHandlers } from './views/view-handlers.ts';

export interface EditorOptions {
  config: Config;
  database: Database;
  media: MediaLibrary;
  editorial: Editorial;
  program: EditorFiles;
  clock: Clock;
  /** Default: scrypt. */
  passwords?: Passwords;
  /** The venue's name in each language. */
  venueNames: () => Promise<readonly string[]>;
  /** Pages of the project. */
  groups: readonly BuiltInGroup[];
  /** The published content. */
  source: Pick<ContentSource, 'call'>;
  log: (line: string) => void;
}

/** Opens the editor on the embedded content: creates its areas and combines them. */
export async function openEditor({
  config,
  database,
  media,
  editorial,
  program,
  clock,
  passwords,
  venueNames,
  groups,
  source,
  log,
}: EditorOptions): Promise<EditorProgram> {
  const random: Random = (length) => new Uint8Array(randomBytes(length));
  const { siteOrigin, dataDir, timeZone } = config;
  const accounts = createAccounts({
    database,
    clock,
    random,
    siteOrigin,
    timeZone,
    secret: config.authSecret ?? readSecret(dataDir),
    ...(passwords ? { passwords } : {}),
    sendLink: config.mail && createLinkMail({ mail: config.mail, random, siteOrigin, timeZone, log }),
    secondFactorRequired: config.secondFactorRequired,
    venueNames,
    log,
  });
  const { accountOf } = accounts;
  const inbox = createInbox({ database, clock, timeZone, accountOf, source });
  const presence = openPresence({ database, accountOf, now: () => performance.now(), process: randomUUID() });
  await accounts.begin(config.admin);
  return {
    program,
    handlers: {
      ...accounts.handlers,
      ...editorial.handlers,
      ...media.handlers,
      ...inbox.handlers,
      ...presence.handlers,
      ...searchHandlers({ database, groups, builtInMedia: media.builtIn }),
      ...viewHandlers({ database }),
    },
    accountOf,
    further: [inbox.routes, media.uploads(accountOf), presence.routes],
    endStreams: presence.close,
    log,
  };
}
