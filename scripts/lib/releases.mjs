import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page that was opened before an update still fetches the chunks of its own release: this many stay served. */
const earlierReleases = 2;

/**
 * Keeps the hashed files of earlier releases beside those of a new one: call `setAside` before a build empties the
 * folder, and what it returns after it.
 * @param {string} folder of the hashed files
 * @param {string} memory a folder of its own, which no build empties: which file belongs to which release
 * @returns {() => number} brings the earlier files back; how many there are
 */
export function setAside(folder, memory) {
  const aside = join(memory, 'aside');
  const list = join(memory, 'releases.json');
  mkdirSync(memory, { recursive: true });
  const releases = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  // What a build that broke off had set aside is all there is.
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
