/** Optional packages are for other platforms; npm leaves them out. */
const required = ([path, entry]) => path !== '' && !entry.optional && !entry.devOptional && !entry.link;

/**
 * Whether `node_modules` holds what `package-lock.json` asks for. npm keeps its own list of what it installed in
 * `node_modules/.package-lock.json` and writes it last, so an interrupted install has none.
 * @param {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean }> }} wanted
 * @param {typeof wanted | undefined} installed
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
