import { parseConfig } from '../config.ts';
import { SetupError } from '../setup-error.ts';
import { openDatabase } from './database.ts';

// `npm run migrate`: runs the pending migrations of the database that the settings name, and ends. Several may run at once.
try {
  const { databaseUrl, dataDir, contentApi } = parseConfig(process.env);
  if (contentApi)
    throw new SetupError('CONTENT_API is set, and that backend has no database of ours. Unset it.');
  const database = await openDatabase({ url: databaseUrl, dataDir });
  await database.close();
  console.log('The database has all migrations of this release.');
} catch (error) {
  console.error(error instanceof SetupError ? `Nothing was migrated: ${error.message}` : error);
  process.exitCode = 1;
}
