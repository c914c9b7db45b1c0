import { randomBytes } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import { createTranslations } from '#i18n/translations.ts';
import { calls } from '#schemas/calls.ts';
import { parseConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { createEmbeddedSource } from '#server/db/embedded-source.ts';
import { createColleagueCompose } from '#server/mail/colleague-mail.ts';
import { createCompose } from '#server/mail/compose.ts';
import { createSmtp } from '#server/mail/smtp.ts';
import { startMailWorker } from '#server/mail/worker.ts';
import { testTime } from './database.ts';
import { parseRequests } from './parse-requests.ts';

export const venue = 'office@venue.example';
/** A booking with personal data in every field, because these tests search the log for them. */
export const booking = { ...calls.createMeetingBooking.example, email: 'host@company.example' };

export interface MailOptions {
  database: Database;
  /** `SMTP_URL`. */
  url: string;
  settings?: Record<string, string>;
}

/** A content server over a database that sends mail, and its log; closed after the test. */
export function openMail({ database, url, settings }: MailOptions) {
  const { mail, siteOrigin, timeZone } = parseConfig({
    SMTP_URL: url,
    MAIL_TO: venue,
    SITE_ORIGIN: 'https://site.example',
    ...settings,
  });
  if (!mail) throw new Error('SMTP_URL and MAIL_TO switch mail on');
  let now = testTime.getTime();
  const clock = () => new Date(now);
  const log: string[] = [];
  const errors: string[] = [];
  const worker = startMailWorker({
    database,
    compose: createCompose({ ...mail, siteOrigin, timeZone, trackingPath: async () => '/requests' }),
    composeForColleague: createColleagueCompose({ ...mail, siteOrigin }),
    send: createSmtp(mail.server),
    clock,
    log: (line, level) => {
      log.push(line);
      if (level === 'error') errors.push(line);
    },
  });
  onTestFinished(async () => {
    await worker.close();
    expectNothingPersonal(log);
  });
  const source = createEmbeddedSource({
    database,
    clock,
    random: randomBytes,
    translations: createTranslations(),
    siteCode: 'official',
    zipOf: async () => ({ body: new Blob().stream() }),
    outbox: worker,
    report: (...line) => log.push(line.join(' ')),
  });
  return {
    log,
    /** Those lines of the log that have the level `error`. */
    errors,
    source: parseRequests(source, clock),
    worker,
    /** Advances the clock, in minutes. */
    pass: (minutes: number) => {
      now += minutes * 60_000;
      worker.wake();
    },
  };
}

/** The rows of the outbox; for each request the applicant's mail is before the venue's. */
export const outboxOf = (database: Database) =>
  database.read.selectFrom('outbox').selectAll().orderBy('kind').orderBy('id').execute();

/** Another connection to the database, as another process would open it. */
export async function openAgain(settings: Parameters<typeof openDatabase>[0]): Promise<Database> {
  const database = await openDatabase(settings);
  onTestFinished(() => database.close());
  return database;
}

function expectNothingPersonal(log: readonly string[]): void {
  const written = log.join('\n');
  const personal = Object.values(booking).filter((value) => typeof value === 'string' && value.length > 2);
  for (const value of [...personal, venue, '@', 'secret']) expect(written).not.toContain(value);
}
