import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  admin,
  plainPasswords,
  serveAccounts,
  serveWithAdministrator,
  signedInAs,
} from '#tests/support/accounts.ts';
import {
  onEveryEngine,
  openTestDatabase,
  sqlite,
  temporaryFolder,
  watchedConnection,
} from '#tests/support/database.ts';
import { openDatabase } from '../../db/database.ts';

const day = 24 * 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T01:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});
const wait = (time: number) => vi.setSystemTime(Date.now() + time);

onEveryEngine('sessions', (engine) => {
  it('[TRUST-10] begin with address and password, and use an HttpOnly, SameSite cookie over TLS only', async () => {
    const server = serveAccounts(await openTestDatabase(engine));
    await server.accounts.begin(admin);
    const browser = server.browser();
    const { status, data, cookies } = await browser.ask('signIn', { ...admin, email: 'Admin@venue.example' });
    expect(status).toBe(200);
    expect(data).toMatchObject({ name: 'admin', email: admin.email, role: 'administrator' });
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^__Secure-pavilion\.session_token=/);
    for (const flag of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/', 'Max-Age=604800'])
      expect(cookies[0]?.split('; ')).toContain(flag);
    expect((await browser.ask('session', {})).data).toEqual({
      account: data,
      needsSetUp: false,
      timeZone: 'Asia/Shanghai',
    });
  });

  it('survive a restart, but not a change of the secret', async () => {
    const settings = await engine.migratedDatabase();
    const database = await openDatabase(settings);
    const { administrator } = await serveWithAdministrator(database);
    await database.close();
    const again = await openDatabase(settings);
    const restarted = serveAccounts(again).browser(administrator.cookie);
    expect((await restarted.ask('session', {})).data.account).toMatchObject({ email: admin.email });
    const forged = serveAccounts(again, { secret: 'another secret, which is long enough' });
    expect((await forged.browser(administrator.cookie).ask('session', {})).data.account).toBeUndefined();
    await again.close();
  });

  it('expire after a week without requests, and are prolonged by requests', async () => {
    const { administrator } = await serveWithAdministrator(await openTestDatabase(engine));
    wait(6 * day);
    const { cookies } = await administrator.ask('session', {});
    expect(cookies[0]).toContain('Max-Age=604800');
    wait(6 * day);
    expect((await administrator.ask('listAccounts', {})).status).toBe(200);
    const { data } = await administrator.ask('listAudit', { search: 'signIn' });
    expect(data.entries).toHaveLength(1);
    wait(2 * day);
    expect(await administrator.ask('listAccounts', {})).toMatchObject({ status: 401, code: 'signedOut' });
    expect((await administrator.ask('session', {})).data).toEqual({
      needsSetUp: false,
      timeZone: 'Asia/Shanghai',
    });
  });

  it('end in this browser or in all browsers', async () => {
    const server = await serveWithAdministrator(await openTestDatabase(engine));
    const here = server.administrator;
    const there = server.browser();
    await there.ask('signIn', admin);
    const kept = here.cookie;
    expect((await here.ask('signOut', {})).status).toBe(200);
    expect(here.cookie).not.toContain('session');
    expect((await server.browser(kept).ask('listAccounts', {})).code).toBe('signedOut');
    expect((await there.ask('listAccounts', {})).status).toBe(200);
    await here.ask('signIn', admin);
    await here.ask('signOutEverywhere', {});
    expect((await there.ask('listAccounts', {})).code).toBe('signedOut');
  });

  it('of other browsers end with a change of password, which requires the current one', async () => {
    const server = await serveWithAdministrator(await openTestDatabase(engine));
    const here = server.administrator;
    const there = server.browser();
    await there.ask('signIn', admin);
    const password = 'another long password';
    const wrong = await here.ask('changePassword', { current: 'wrong', password });
    expect(wrong).toMatchObject({ status: 401, code: 'wrongPassword' });
    const changed = await here.ask('changePassword', { current: admin.password, password });
    expect(changed.status).toBe(200);
    expect((await here.ask('listAccounts', {})).status).toBe(200);
    expect((await there.ask('listAccounts', {})).code).toBe('signedOut');
    expect((await there.ask('signIn', admin)).code).toBe('wrongPassword');
    expect((await there.ask('signIn', { ...admin, password })).status).toBe(200);
  });

  it('do not begin with a wrong password, with the same answer and work as for an unknown address', async () => {
    const passwords = plainPasswords();
    const server = serveAccounts(await openTestDatabase(engine), { passwords });
    await server.accounts.begin(admin);
    const answerTo = async (email: string) => {
      const before = passwords.worked();
      const answer = await server.browser().ask('signIn', { email, password: 'a wrong password' });
      return { answer, work: passwords.worked() - before };
    };
    const known = await answerTo(admin.email);
    expect(known).toMatchObject({ answer: { status: 401, code: 'wrongPassword', cookies: [] }, work: 1 });
    expect(await answerTo('nobody@venue.example')).toEqual(known);
  });

  it('are limited to ten failed attempts per account, network and hour', async () => {
    const server = await serveWithAdministrator(await openTestDatabase(engine));
    const guess = () => server.browser().ask('signIn', { ...admin, password: 'a guess' });
    for (let n = 0; n < 10; n++) expect((await guess()).code).toBe('wrongPassword');
    const refused = await server.browser().ask('signIn', admin);
    expect(refused).toMatchObject({ status: 429, code: 'tooMany', retryAfter: '3600' });
    const other = await server.browser().ask('signIn', { ...admin, email: 'other@venue.example' });
    expect(other.code).toBe('wrongPassword');
  });

  it('end when the account is disabled, and cannot begin', async () => {
    const server = await serveWithAdministrator(await openTestDatabase(engine));
    const { administrator } = server;
    const editor = await signedInAs(server, { role: 'editor', by: administrator });
    const { data } = await editor.ask('session', {});
    await administrator.ask('changeAccount', { id: data.account?.id ?? '', disabled: true });
    expect((await editor.ask('session', {})).data.account).toBeUndefined();
    const login = { email: 'editor@venue.example', password: 'editor of the venue' };
    expect(await editor.ask('signIn', login)).toMatchObject({ code: 'wrongPassword', cookies: [] });
    await administrator.ask('changeAccount', { id: data.account?.id ?? '', disabled: false });
    expect((await editor.ask('session', {})).data.account).toBeUndefined();
    expect((await editor.ask('signIn', login)).status).toBe(200);
  });

  it('are listed with browser and network prefix, and can be ended one by one or all others at once', async () => {
    const server = await serveWithAdministrator(await openTestDatabase(engine));
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const wechat = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0.50';
    wait(60_000);
    const desk = server.browser('', '203.0.113.77', { 'user-agent': firefox });
    await desk.ask('signIn', admin);
    wait(60_000);
    const phone = server.browser('', '2001:db8:1:2:3::4', { 'user-agent': wechat });
    await phone.ask('signIn', admin);
    wait(2 * 60 * 60_000);
    await desk.ask('session', {});
    const { data } = await desk.ask('listSessions', {});
    expect(data.sessions.map(({ id, ...session }) => session)).toEqual([
      {
        current: true,
        browser: 'Firefox · Windows',
        network: '203.0.113.0/24',
        startedAt: '2026-11-22T01:01:00.000Z',
        lastSeenAt: '2026-11-22T03:02:00.000Z',
      },
      {
        current: false,
        browser: 'WeChat · iPhone',
        network: '2001:db8:1::/48',
        startedAt: '2026-11-22T01:02:00.000Z',
        lastSeenAt: '2026-11-22T01:02:00.000Z',
      },
      {
        current: false,
        startedAt: '2026-11-22T01:00:00.000Z',
        lastSeenAt: '2026-11-22T01:00:00.000Z',
      },
    ]);
    const id = data.sessions[1]?.id ?? '';
    const editor = await signedInAs(server, { role: 'editor', by: desk });
    expect((await editor.ask('endSession', { id })).code).toBe('missing');
    expect((await phone.ask('session', {})).data.account).toBeDefined();
    expect((await desk.ask('endSession', { id })).status).toBe(200);
    expect((await phone.ask('session', {})).data.account).toBeUndefined();
    expect((await desk.ask('endOtherSessions', {})).status).toBe(200);
    expect((await server.administrator.ask('listAccounts', {})).code).toBe('signedOut');
    expect((await desk.ask('listSessions', {})).data.sessions).toHaveLength(1);
    expect((await editor.ask('session', {})).data.account).toBeDefined();
  });

  it('leave no password, token or address in the log', async () => {
    const server = await serveWithAdministrator(await openTestDatabase(engine));
    await server.browser().ask('signIn', { email: 'nobody@venue.example', password: 'a wrong password' });
    await server.administrator.ask('changePassword', { current: 'wrong', password: 'another long password' });
    expect(server.logged).toEqual([
      'Made the first account of the editor from ADMIN_EMAIL and ADMIN_PASSWORD.',
    ]);
  });
});

it('are found with two index lookups', async () => {
  const dataDir = temporaryFolder();
  const { db, statements } = watchedConnection(dataDir);
  const database = await openDatabase({ dataDir });
  const { administrator } = await serveWithAdministrator(database);
  const watched = serveAccounts({ ...database, read: db });
  statements.length = 0;
  await watched.accounts.accountOf(new Headers({ cookie: administrator.cookie }));
  expect(statements).toHaveLength(2);
  const plans = statements.map((text) => text.replace(/"/g, ''));
  expect(plans[0]).toMatch(/from account_session where token = \?/);
  expect(plans[1]).toMatch(/from account where id = \?/);
  await database.close();
});

it('use cookies over plain HTTP if the site’s origin is HTTP', async () => {
  const options = { siteOrigin: 'http://127.0.0.1:3000' };
  const server = serveAccounts(await openTestDatabase(sqlite), options);
  await server.accounts.begin(admin);
  const { cookies } = await server.browser().ask('signIn', admin);
  expect(cookies[0]).toMatch(/^pavilion\.session_token=.*HttpOnly/);
  expect(cookies[0]).not.toContain('Secure');
});
