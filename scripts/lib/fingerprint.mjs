import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
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
  for (const path of inputFiles(base, paths)) {
    const content = readFileSync(join(base, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Hashes what the file system says about the same files, without reading them: a fifth of the time. The system sets the
 * time of a change (ctime), so that an equal hash means equal contents; another hash may mean a copied or touched file.
 *
 * @param {string} base
 *
 * @param {string[]} paths
 *
 * @returns {string} hexadecimal SHA-256, different on each machine
 */
export function fileStates(base, paths) {
  const hash = createHash('sha256');
  for (const path of inputFiles(base, paths)) {
    const { size, ino, mtimeNs, ctimeNs } = statSync(join(base, path), { bigint: true });
    hash.update(`${path}\0${size} ${ino} ${mtimeNs} ${ctimeNs}\0`);
  }
  return hash.digest('hex');
}

const inputFiles = (base, paths) => paths.flatMap((start) => filesBelow(base, start)).sort();

function filesBelow(base, path) {
  const found = statSync(join(base, path), { throwIfNoEntry: false });
  if (!found || besidesTheBuild.test(path)) return [];
  return found.isDirectory() ? filesIn(base, path) : [path];
}

const filesIn = (base, folder) =>
  readdirSync(join(base, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() || entry.isSymbolicLink()) return filesBelow(base, path);
    return besidesTheBuild.test(path) ? [] : [path];
  });
