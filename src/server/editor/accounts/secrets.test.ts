import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/database.ts';
import { parseConfig } from '../../config.ts';
import { SetupError } from '../../setup-error.ts';
import { readSecret } from './first-start.ts';
import { scryptPasswords } from './passwords.ts';

it('stores a password as a salted hash that matches every Unicode form of it and nothing else', async () => {
  const password = 'Ａ long pass｜word é';
  const hash = await scryptPasswords.hash(password);
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await scryptPasswords.verify({ hash, password: 'A long pass|word e\u0301' })).toBe(true);
  expect(await scryptPasswords.verify({ hash, password: 'A long password é' })).toBe(false);
  expect(await scryptPasswords.hash(password)).not.toBe(hash);
  expect(await scryptPasswords.verify({ hash: 'something else', password })).toBe(false);
});

it('hashes passwords without blocking the server', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await scryptPasswords.hash('a long enough password');
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
});

it('creates the cookie secret once, readable only by its owner', () => {
  const dataDir = join(temporaryFolder(), 'data');
  const secret = readSecret(dataDir);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readSecret(dataDir)).toBe(secret);
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(secret);
});

it('reports an unreadable secret in one sentence with a remedy', () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, 'secret'));
  expect(() => readSecret(dataDir)).toThrow(SetupError);
  expect(() => readSecret(dataDir)).toThrow(/secret can be neither read nor created .*or set AUTH_SECRET\.$/);
});

it('requires the settings of the first account together and does not repeat invalid values', () => {
  const login = { ADMIN_EMAIL: 'Admin@venue.example', ADMIN_PASSWORD: 'correct horse battery' };
  expect(parseConfig(login).admin).toEqual({
    email: 'admin@venue.example',
    password: login.ADMIN_PASSWORD,
  });
  expect(() => parseConfig({ ADMIN_EMAIL: login.ADMIN_EMAIL })).toThrow(/ADMIN_PASSWORD is not/);
  expect(() => parseConfig({ ADMIN_PASSWORD: login.ADMIN_PASSWORD })).toThrow(/ADMIN_EMAIL is not/);
  for (const name of ['ADMIN_PASSWORD', 'AUTH_SECRET'])
    expect(() => parseConfig({ [name]: 'hunter2' })).toThrow(new RegExp(`^${name}=…: `));
});
