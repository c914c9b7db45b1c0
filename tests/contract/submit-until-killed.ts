import { randomBytes } from 'node:crypto';
import { createTranslations } from '#i18n/translations.ts';
import { openDatabase } from '#server/db/database.ts';
import { createEmbeddedSource } from '#server/db/embedded-source.ts';

/**
 * Submits in an endless loop, each submission twice concurrently with the same key, `0`, `1`, `2` …, and prints key and
 * reference when one is acknowledged: `node submit-until-killed.ts '{"dataDir": …, "url": …}'`.
 */
const [settings] = process.argv.slice(2);
if (!settings) throw new Error('usage: submit-until-killed.ts <database settings as JSON>');
const source = createEmbeddedSource({
  database: await openDatabase(JSON.parse(settings)),
  clock: () => new Date(),
  random: randomBytes,
  translations: createTranslations(),
  siteCode: 'official',
  zipOf: async () => ({ body: new Blob().stream() }),
  report: () => {},
});

let next = 0;
async function submit(): Promise<never> {
  for (;;) {
    const key = String(next++);
    const send = async () => {
      const body = { name: key, contact: 'B', content: 'C' };
      const answer = await source.call('createSuggestion', body, { language: 'en-US', idempotencyKey: key });
      if (answer.ok) process.stdout.write(`${key}\t${answer.data?.reference}\n`);
    };
    await Promise.all([send(), send()]);
  }
}

await Promise.all(Array.from({ length: 10 }, submit));
