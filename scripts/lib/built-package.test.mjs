import { expect, test } from 'vitest';
import { builtPackage } from './built-package.mjs';

const server = {
  external: ['pictures', 'workers'],
  node: 26,
  options: ['--quiet'],
  environment: { ARENAS: '2' },
};
const manifest = { name: 'site', version: '1.2.3' };
const lock = {
  lockfileVersion: 3,
  packages: {
    '': { dependencies: { pictures: '^2.0.0', workers: '^1.0.0' }, devDependencies: { editor: '^9.0.0' } },
    'node_modules/pictures': {
      version: '2.4.0',
      dependencies: { colours: '^1.0.0' },
      optionalDependencies: { 'pictures-linux': '2.4.0', 'pictures-elsewhere': '2.4.0' },
    },
    'node_modules/pictures/node_modules/colours': { version: '1.9.0', dependencies: { numbers: '^5.0.0' } },
    'node_modules/pictures-linux': { version: '2.4.0', optional: true, os: ['linux'] },
    'node_modules/colours': { version: '0.3.0', dev: true },
    'node_modules/numbers': { version: '5.0.1', devOptional: true },
    'node_modules/workers': { version: '1.0.0' },
    'node_modules/editor': { version: '9.0.0', dev: true },
  },
};

test('[OPS-10] the built package locks what its server imports, with everything that this needs, and nothing else', () => {
  const built = builtPackage(manifest, lock, server);
  expect(built.manifest.dependencies).toEqual({ pictures: '2.4.0', workers: '1.0.0' });
  expect(built.manifest.engines).toEqual({ node: '>=26' });
  expect(built.manifest.scripts.start).toBe('ARENAS=2 NODE_ENV=production node --quiet server/serve.js');
  expect(built.lock.packages).toEqual({
    '': {
      name: 'site',
      version: '1.2.3',
      dependencies: { pictures: '2.4.0', workers: '1.0.0' },
      engines: { node: '>=26' },
    },
    'node_modules/numbers': { version: '5.0.1' },
    'node_modules/pictures': lock.packages['node_modules/pictures'],
    'node_modules/pictures-linux': lock.packages['node_modules/pictures-linux'],
    'node_modules/pictures/node_modules/colours': { version: '1.9.0', dependencies: { numbers: '^5.0.0' } },
    'node_modules/workers': { version: '1.0.0' },
  });
});

test('a package that the server imports and that is not locked fails the build', () => {
  const server2 = { ...server, external: ['unknown'] };
  expect(() => builtPackage(manifest, lock, server2)).toThrow(
    'package-lock.json has no unknown: run npm install',
  );
});
