import { expect, it } from 'vitest';
import { admin, serveAccounts, serveWithAdministrator } from '#tests/support/accounts.ts';
import { openTestDatabase, sqlite } from '#tests/support/database.ts';
import { createSignInLimit } from './sign-in-limit.ts';

const stranger = '198.51.100.1';
const owner = '192.0.2.1';
const wrong = { ...admin, password: 'a guess' };

it('[TRUST-07] lets the owner sign in after ten wrong passwords of a stranger from another network', async () => {
  const server = serveAccounts(await openTestDatabase(sqlite));
  await server.accounts.begin(admin);
  for (let n = 0; n < 10; n++)
    expect((await server.browser('', stranger).ask('signIn', wrong)).code).toBe('wrongPassword');
  const refused = await server.browser('', stranger).ask('signIn', admin);
  expect(refused).toMatchObject({ status: 429, code: 'tooMany' });
  expect((await server.browser('', owner).ask('signIn', admin)).status).toBe(200);
});

it('[TRUST-07] counts a browser that has signed in before by itself, even if its network has used up its attempts', async () => {
  const server = serveAccounts(await openTestDatabase(sqlite));
  await server.accounts.begin(admin);
  const known = server.browser('', stranger);
  await known.ask('signIn', admin);
  for (let n = 0; n < 70; n++)
    await server.browser('', stranger).ask('signIn', { ...wrong, email: `n${n % 7}@venue.example` });
  for (let n = 0; n < 11; n++) await server.browser('', stranger).ask('signIn', wrong);
  expect((await server.browser('', stranger).ask('signIn', admin)).code).toBe('tooMany');
  expect((await known.ask('signIn', admin)).status).toBe(200);
  for (let n = 0; n < 10; n++) expect((await known.ask('signIn', wrong)).code).toBe('wrongPassword');
  expect(await known.ask('signIn', admin)).toMatchObject({ status: 429, code: 'tooMany' });
});

it('knows a browser by a signed cookie that is valid for one account', async () => {
  const server = serveAccounts(await openTestDatabase(sqlite));
  await server.accounts.begin(admin);
  const { cookies } = await server.browser('', owner).ask('signIn', admin);
  const set = cookies.find((cookie) => cookie.startsWith('__Secure-pavilion.browser=')) ?? '';
  for (const flag of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/api/editor', 'Max-Age=15552000'])
    expect(set.split('; ')).toContain(flag);
  expect(set).not.toContain('admin');
  const cookie = set.split(';')[0] ?? '';
  const isKnown = async (sent: string, email: string) => {
    for (let n = 0; n < 10; n++) await server.browser('', stranger).ask('signIn', { ...wrong, email });
    return (await server.browser(sent, stranger).ask('signIn', { ...wrong, email })).code;
  };
  expect(await isKnown(cookie, 'other@venue.example')).toBe('tooMany');
  expect(await isKnown(`${cookie.slice(0, -1)}_`, admin.email)).toBe('tooMany');
  expect(await isKnown(cookie, admin.email)).toBe('wrongPassword');
});

it('delays sign-ins to an account after twenty wrong passwords of an hour, up to ten seconds, and never refuses a new network', async () => {
  const waits: number[] = [];
  const limit = createSignInLimit({
    random: (length) => new Uint8Array(length),
    siteOrigin: 'http://127.0.0.1:3000',
    secret: 'a secret of the tests',
    wait: async (time) => void waits.push(time),
  });
  const begin = (address: string) => limit.begin({ email: admin.email, address, headers: new Headers() });
  for (let n = 0; n < 20; n++) await begin(`198.51.100.${n}`);
  expect(waits).toEqual([]);
  for (let n = 20; n < 43; n++) expect((await begin(`198.51.100.${n}`)).allowed).toBe(true);
  expect(waits.slice(0, 3)).toEqual([500, 1000, 1500]);
  expect(waits.slice(-4)).toEqual([10_000, 10_000, 10_000, 10_000]);
  const right = await begin(owner);
  if (right.allowed) await right.succeeded();
  await limit.begin({ email: 'other@venue.example', address: owner, headers: new Headers() });
  expect(waits).toHaveLength(24);
});

it('counts wrong current passwords of a password change apart from sign-ins', async () => {
  const server = await serveWithAdministrator(await openTestDatabase(sqlite));
  const password = 'a second password';
  for (let n = 0; n < 10; n++) await server.browser().ask('signIn', wrong);
  expect((await server.browser().ask('signIn', admin)).code).toBe('tooMany');
  for (let n = 0; n < 10; n++) {
    const refused = await server.administrator.ask('changePassword', { current: 'a guess', password });
    expect(refused.code).toBe('wrongPassword');
  }
  const change = { current: admin.password, password };
  expect((await server.administrator.ask('changePassword', change)).code).toBe('tooMany');
  expect((await server.browser('', owner).ask('signIn', admin)).status).toBe(200);
});
