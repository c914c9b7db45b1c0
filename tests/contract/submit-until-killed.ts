import { randomBytes } from 'node:crypto';
import { createTranslations } from '#i18n/translations.ts';
import { openDatabase } from '#server/db/database.ts';
import { createEmbeddedSource } from '#server/db/embedded-source.ts';

/** Submits without end, and prints each reference as soon as it is acknowledged: `node submit-until-killed.ts <dataDir>`. */
const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('usage: submit-until-killed.ts <dataDir>');
const source = createEmbeddedSource({
  database: await openDatabase({ dataDir }),
  clock: () => new Date(),
  random: randomBytes,
  translations: createTranslations(),
  siteCode: 'official',
  zipOf: () => new Blob().stream(),
  report: () => {},
});

async function submit(): Promise<never> {
  for (;;) {
    const body = { name: 'A', contact: 'B', content: 'C' };
    const answer = await source.call('createSuggestion', body, { language: 'en-US' });
    if (answer.ok) process.stdout.write(`${answer.data?.reference}\n`);
  }
}

await Promise.all(Array.from({ length: 10 }, submit));
