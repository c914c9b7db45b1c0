import { delimiter } from 'node:path';
import { findPostgres } from './find-postgres.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot, projectNode, toolEnvironment } from './project.mjs';
import { run } from './run.mjs';

/**
 * Runs `npm run backup` or `npm run restore` from the sources, because they must work without a build. PostgreSQL's
 * programs that Debian keeps out of PATH are found too.
 *
 * @param {'backup' | 'restore'} name
 * @returns {Promise<number>} its exit code
 */
export async function databaseProgram(name) {
  await ensureInstalled();
  const env = toolEnvironment({ NODE_ENV: 'production' });
  const postgres = findPostgres(env);
  if (postgres) env.PATH = `${env.PATH}${delimiter}${postgres}`;
  return run(projectNode(), [inRoot('src/server/backup', `${name}.ts`), ...process.argv.slice(2)], { env });
}
