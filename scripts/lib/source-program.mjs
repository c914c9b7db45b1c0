import { delimiter } from 'node:path';
import { findPostgres } from './find-postgres.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot, projectNode, toolEnvironment } from './project.mjs';
import { run } from './run.mjs';

/**
 * Runs a program of `src/server` from its source, for commands that must work without a build. PostgreSQL's
 * programs that Debian keeps out of PATH are found too.
 *
 * @param {string} file below `src/server`
 * @returns {Promise<number>} its exit code
 */
export async function sourceProgram(file) {
  await ensureInstalled();
  const env = toolEnvironment({ NODE_ENV: 'production' });
  const postgres = findPostgres(env);
  if (postgres) env.PATH = `${env.PATH}${delimiter}${postgres}`;
  return run(projectNode(), [inRoot('src/server', file), ...process.argv.slice(2)], { env });
}
