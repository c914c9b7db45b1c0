import { readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inPath, isExecutable } from './find-executable.mjs';

/** Debian keeps the server's programs out of PATH, in a folder for each version. */
const debianRoot = '/usr/lib/postgresql';

/**
 * The folder with PostgreSQL's server programs (`initdb`, `pg_ctl`, `postgres`): POSTGRES_BIN, else from PATH, else
 * Debian's newest; undefined when there are none, or POSTGRES_BIN is `none`.
 */
export function findPostgres(env = process.env) {
  if (env.POSTGRES_BIN === 'none') return undefined;
  const folders = [
    ...(env.POSTGRES_BIN ? [env.POSTGRES_BIN] : []),
    ...inPath(['initdb'], env.PATH ?? '').map((path) => dirname(realpathSync(path))),
    ...debianVersions().map((version) => join(debianRoot, version, 'bin')),
  ];
  return folders.find((folder) => isExecutable(join(folder, 'initdb')));
}

function debianVersions() {
  try {
    return readdirSync(debianRoot).sort((one, other) => Number(other) - Number(one));
  } catch {
    return [];
  }
}
