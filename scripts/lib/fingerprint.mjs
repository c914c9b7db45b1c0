import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Tests and stories are not part of the build. */
const besidesTheBuild = /\.(test|stories)\.[cm]?[jt]sx?$|(^|\/)__screenshots__(\/|$)/;

/**
 * Hashes names and contents of files. Independent of machine and modification times.
 *
 * @param {string} base
 *
 * @param {string[]} paths files and folders below `base`; those that do not exist count as absent
 *
 * @returns {string} hexadecimal SHA-256
 */
export function fingerprint(base, paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((start) => filesBelow(base, start)).sort()) {
    const content = readFileSync(join(base, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesBelow(base, path) {
  if (!existsSync(join(base, path)) || besidesTheBuild.test(path)) return [];
  if (!statSync(join(base, path)).isDirectory()) return [path];
  return readdirSync(join(base, path)).flatMap((name) => filesBelow(base, `${path}/${name}`));
}
