import { appendFileSync, readFileSync } from 'node:fs';
import { aptInstaller } from './apt.mjs';
import { findPostgres } from './find-postgres.mjs';

/**
 * The folder with PostgreSQL's server programs, which are installed where apt may be used. The tests start a
 * database of their own with them.
 * @returns {Promise<string | undefined>} undefined, after a loud warning: tests on PostgreSQL are skipped
 */
export async function ensurePostgres() {
  const folder = findPostgres() ?? (await byApt());
  if (!folder)
    console.warn(
      '!!! No PostgreSQL server programs (initdb): every test on PostgreSQL is SKIPPED and counted as skipped. Install PostgreSQL or set POSTGRES_BIN to the folder with initdb.',
    );
  return folder;
}

async function byApt() {
  const install = aptInstaller();
  if (!install) return undefined;
  const common = await install(['postgresql-common'], 'Preparing PostgreSQL for the tests');
  if (common) keepFromStarting();
  await install(['postgresql'], 'Installing PostgreSQL for the tests');
  return findPostgres();
}

const clusterSettings = '/etc/postgresql-common/createcluster.conf';

/** Debian's package would otherwise make a database and start it. */
function keepFromStarting() {
  const setting = 'create_main_cluster = false';
  try {
    if (readFileSync(clusterSettings, 'utf8').includes(`\n${setting}\n`)) return;
    appendFileSync(clusterSettings, `\n${setting}\n`);
  } catch {
    // Only root may write there; the database that then starts does no harm.
  }
}
