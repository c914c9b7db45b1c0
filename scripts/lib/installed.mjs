/** npm skips optional packages for other platforms. */
const required = ([path, entry]) => path !== '' && !entry.optional && !entry.devOptional && !entry.link;

/**
 * Compares `node_modules` with `package-lock.json`. npm writes its list of installed packages,
 * `node_modules/.package-lock.json`, last, so an interrupted install has none.
 *
 * @param {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean }> }} wanted
 *
 * @param {typeof wanted | undefined} installed
 *
 * @returns {'current' | 'stale' | 'missing'}
 */
export function installState(wanted, installed) {
  if (!installed) return 'missing';
  const same = ([path, { version, integrity }]) => {
    const found = installed.packages[path];
    return found?.version === version && found?.integrity === integrity;
  };
  return Object.entries(wanted.packages).filter(required).every(same) ? 'current' : 'stale';
}
