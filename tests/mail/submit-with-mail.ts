import { randomBytes } from 'node:crypto';
import { createTranslations } from '#i18n/translations.ts';
import { calls } from '#schemas/calls.ts';
import { parseConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { createEmbeddedSource } from '#server/db/embedded-source.ts';
import { createColleagueCompose } from '#server/mail/colleague-mail.ts';
import { createCompose } from '#server/mail/compose.ts';
import { createSmtp } from '#server/mail/smtp.ts';
import { startMailWorker } from '#server/mail/worker.ts';

/** Submits 20 requests, sends mail about them and prints each acknowledged reference. Uses the settings of the site. */
const { mail, siteOrigin, timeZone, databaseUrl, dataDir } = parseConfig(process.env);
if (!mail) throw new Error('SMTP_URL and MAIL_TO are to be set');
const database = await openDatabase({ url: databaseUrl, dataDir });
const clock = () => new Date();
const outbox = startMailWorker({
  database,
  compose: createCompose({ ...mail, siteOrigin, timeZone, trackingPath: async () => '/requests' }),
  composeForColleague: createColleagueCompose({ ...mail, siteOrigin }),
  send: createSmtp(mail.server),
  clock,
  log: console.error,
});
const source = createEmbeddedSource({
  database,
  clock,
  random: randomBytes,
  translations: createTranslations(),
  siteCode: 'official',
  zipOf: async () => ({ body: new Blob().stream() }),
  outbox,
  report: () => {},
});
const request = calls.createMeetingBooking.example;
const answers = Array.from({ length: 20 }, () =>
  source.call('createMeetingBooking', request, { language: 'en-US' }),
);
for (const answer of await Promise.all(answers)) if (answer.ok) console.log(answer.data?.reference);
// Runs until it is killed.
setInterval(() => {}, 1000);
