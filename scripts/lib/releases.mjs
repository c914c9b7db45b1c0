import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Number of earlier releases whose chunks stay available, for pages that were opened before an update. */
const earlierReleases = 2;

/**
 * Preserves the hashed files of earlier releases. Call `setAside` before a build empties the folder, and the returned
 * function after the build.
 *
 *
 *
 * @param {string} folder of the hashed files
 *
 *
 *
 * @param {string} memory folder that no build empties, with the list of files per release
 *
 *
 *
 * @returns {() => number} restores the earlier files and returns their number
 */
export function setAside(folder, memory) {
  const aside = join(memory, 'aside');
  const list = join(memory, 'releases.json');
  mkdirSync(memory, { recursive: true });
  const releases = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  // After an interrupted build the files are still set aside.
  if (existsSync(folder) && !existsSync(aside)) renameSync(folder, aside);
  return () => {
    mkdirSync(folder, { recursive: true });
    const own = readdirSync(folder).toSorted();
    const earlier = releases.filter((files) => files.join() !== own.join()).slice(0, earlierReleases);
    const missing = new Set(earlier.flat().filter((file) => existsSync(join(aside, file))));
    for (const file of own) missing.delete(file);
    for (const file of missing) renameSync(join(aside, file), join(folder, file));
    rmSync(aside, { recursive: true, force: true });
    writeFileSync(list, JSON.stringify([own, ...earlier]));
    return missing.size;
  };
}
