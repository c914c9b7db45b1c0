import { expect, it } from 'vitest';
import { admin, serveAccounts, serveWithAdministrator, tokenOf } from '#tests/support/accounts.ts';
import { openTestDatabase, sqlite } from '#tests/support/database.ts';
import { isEasyPassword } from './easy-password.ts';

const context = ['li@venue.example', '滨江会展中心', 'Riverside Convention Centre'];

it.each([
  'password1234',
  'Password1234!',
  '123456789012',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'passwordpassword',
  'qwertyuiop12',
  'unbelievable',
  '198001011234',
  'li@venue.example',
  'LI@venue.example',
  'Riverside2026',
  'riverside convention centre',
  'RiversideConventionCentre!',
  '滨江会展中心2026!!',
])('%s is an easy password', async (password) => {
  expect(await isEasyPassword(password, context)).toBe(true);
});

it.each([
  'correct horse battery',
  'a long enough password',
  'editor of the venue',
  'the riverside has 4 herons',
  '我们每天在江边走路去上班看船',
  'xK9#mQ2$vL7!',
])('%s is not an easy password', async (password) => {
  expect(await isEasyPassword(password, context)).toBe(false);
});

it('[TRUST-07] refuses an easy password in a link and in a change of password, and the link stays valid', async () => {
  const server = await serveWithAdministrator(await openTestDatabase(sqlite), {
    venueNames: async () => ['Riverside Convention Centre'],
  });
  const { administrator } = server;
  const change = (password: string) =>
    administrator.ask('changePassword', { current: admin.password, password });
  expect(await change('password1234')).toMatchObject({ status: 400, code: 'easyPassword' });
  expect((await change(admin.email)).code).toBe('easyPassword');
  expect((await change('Riverside2026')).code).toBe('easyPassword');
  const { data } = await administrator.ask('invite', { email: 'li@venue.example', role: 'editor' });
  const token = tokenOf(data.url);
  const use = (password: string) => server.browser().ask('useLink', { token, name: 'Li', password });
  expect((await use('li@venue.example')).code).toBe('easyPassword');
  expect((await use('a sentence about herons')).status).toBe(200);
});

it('refuses an easy ADMIN_PASSWORD at start', async () => {
  const { accounts } = serveAccounts(await openTestDatabase(sqlite));
  const start = accounts.begin({ email: admin.email, password: 'password1234' });
  await expect(start).rejects.toThrow(/^ADMIN_PASSWORD is easy to guess/);
});

it('ends the earlier session of the same browser when it signs in again', async () => {
  const server = await serveWithAdministrator(await openTestDatabase(sqlite));
  const earlier = server.administrator.cookie;
  const other = server.browser();
  await other.ask('signIn', admin);
  await server.administrator.ask('signIn', { ...admin, password: 'a guess' });
  expect((await server.browser(earlier).ask('listAccounts', {})).status).toBe(200);
  await server.administrator.ask('signIn', admin);
  expect((await server.browser(earlier).ask('listAccounts', {})).code).toBe('signedOut');
  expect((await server.administrator.ask('listAccounts', {})).status).toBe(200);
  expect((await other.ask('listAccounts', {})).status).toBe(200);
});
