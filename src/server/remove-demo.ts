import { demoEntries } from '#demo/index.ts';
import { dateIn } from './clock.ts';
import { type Config, parseConfig } from './config.ts';
import { latestRevision } from './db/content/revision.ts';
import { openDatabase } from './db/database.ts';
import { type EntryName, type Removal, removeDemoContent } from './demo-content.ts';
import { SetupError } from './setup-error.ts';

/**
 * Describes the removed and the remaining entries.
 *
 * @throws SetupError when the database cannot be used
 */
async function removeDemo(config: Config): Promise<string> {
  if (config.contentApi)
    throw new SetupError(
      'CONTENT_API is set, and the content of that backend is not ours. Unset it to clear the embedded database.',
    );
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  try {
    if ((await latestRevision(database.read)) === '0')
      return 'Nothing has been published in this database, so there is no demo content in it. DEMO=off npm start keeps it away.';
    const clock = () => config.now ?? new Date();
    return report(
      await removeDemoContent(database, { clock, known: demoEntries(dateIn(clock(), config.timeZone)) }),
    );
  } finally {
    await database.close();
  }
}

function report({ revision, removed, changed, holding }: Removal): string {
  const done = revision
    ? `Removed ${removed.length} entries of the demo content: ${countKinds(removed)}. The site shows it already.`
    : 'There is no demo content to remove.';
  return [
    done,
    ...listed('Not removed, because they were edited:', changed),
    ...listed('Not removed, because they have child items that are not demo content:', holding),
  ].join('\n');
}

const countKinds = (entries: readonly EntryName[]) =>
  [...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, { length }]) => `${length} ${kind}`).join(', ');

const listed = (title: string, entries: readonly EntryName[]) =>
  entries.length > 0 ? [title, ...entries.map(({ kind, id }) => `  ${kind} "${id}"`)] : [];

// `npm run demo:remove`: removes the demo content from the database that the settings name, while the site runs or not.
try {
  console.log(await removeDemo(parseConfig(process.env)));
} catch (error) {
  console.error(error instanceof SetupError ? `Nothing was removed: ${error.message}` : error);
  process.exitCode = 1;
}
