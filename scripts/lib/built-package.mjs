/**
 * `dist` as a package of its own: what the built server loads from `node_modules`, at the versions that are installed here.
 * Such a site is deployed by copying `dist` and running `npm ci` in it.
 *
 * @param {{ name: string, version: string }} manifest `package.json` of the project
 *
 * @param {{ lockfileVersion: number, packages: Record<string, LockedPackage> }} lock its `package-lock.json`
 *
 * @param {{ external: readonly string[], node: number, options: readonly string[], environment: Record<string, string> }} server
 * external: packages that the bundle imports; node: major version that it runs on; options: of Node, to start it
 *
 * @returns the contents of `package.json` and `package-lock.json`
 *
 * @throws if a package is not locked
 *
 * @typedef {{ version: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 * dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 */
export function builtPackage(manifest, lock, { external, node, options, environment }) {
  const { name, version } = manifest;
  const keys = closure(lock, external);
  const dependencies = Object.fromEntries(
    external.toSorted().map((wanted) => [wanted, lock.packages[`node_modules/${wanted}`].version]),
  );
  const engines = { node: `>=${node}` };
  const settings = Object.entries({ ...environment, NODE_ENV: 'production' }).map((pair) => pair.join('='));
  const scripts = {
    start: [...settings, 'node', ...options, 'server/serve.js'].join(' '),
    backup: 'NODE_ENV=production node server/backup.js',
    restore: 'NODE_ENV=production node server/restore.js',
    migrate: 'NODE_ENV=production node server/migrate.js',
    'media:move': 'NODE_ENV=production node server/media-move.js',
    'demo:remove': 'NODE_ENV=production node server/remove-demo.js',
  };
  const packages = { '': { name, version, dependencies, engines } };
  for (const key of keys) {
    // In the project, a package may be there for development as well.
    const { dev: _, devOptional: __, ...rest } = lock.packages[key];
    packages[key] = rest;
  }
  return {
    manifest: { name, version, private: true, type: 'module', engines, scripts, dependencies },
    lock: { name, version, lockfileVersion: lock.lockfileVersion, requires: true, packages },
  };
}

/** Keys of the packages and of everything that they need, on every system. */
function closure(lock, names) {
  const keys = new Set();
  const add = (from, name, isOptional) => {
    const key = keyOf(lock, from, name);
    if (!key) {
      if (isOptional) return;
      throw new Error(`package-lock.json has no ${name}: run npm install`);
    }
    if (keys.has(key)) return;
    keys.add(key);
    const { dependencies = {}, optionalDependencies = {} } = lock.packages[key];
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
      add(key, needed, needed in optionalDependencies);
  };
  for (const name of names) add('', name, false);
  return [...keys].toSorted();
}

/** Node looks in the folder of the package first, then in those around it. */
function keyOf(lock, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const key = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (key in lock.packages) return key;
    if (!folder) return undefined;
  }
}
