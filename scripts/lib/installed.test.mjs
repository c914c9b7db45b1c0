import { expect, test } from 'vitest';
import { installState } from './installed.mjs';

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
    'node_modules/vite': { version: '8.3.8', integrity: 'sha512-b', dev: true },
    'node_modules/sharp-darwin': { version: '0.35.5', integrity: 'sha512-c', optional: true },
  },
};
const without = (...paths) => ({
  packages: Object.fromEntries(Object.entries(wanted.packages).filter(([path]) => !paths.includes(path))),
});

test('packages are missing without npm’s list, which an interrupted install lacks', () => {
  expect(installState(wanted, undefined)).toBe('missing');
});

test('packages for other platforms are not required', () => {
  expect(installState(wanted, without('', 'node_modules/sharp-darwin'))).toBe('current');
});

test('an install without development packages is stale', () => {
  expect(installState(wanted, without('node_modules/vite'))).toBe('stale');
});

test('another version is stale', () => {
  const other = {
    packages: { ...wanted.packages, 'node_modules/zod': { version: '4.6.6', integrity: 'x' } },
  };
  expect(installState(wanted, other)).toBe('stale');
});
