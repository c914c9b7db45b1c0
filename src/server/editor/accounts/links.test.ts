import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  admin,
  serveAccounts,
  serveWithAdministrator,
  signedInAs,
  tokenOf,
} from '#tests/support/accounts.ts';
import { onEveryEngine, openTestDatabase } from '#tests/support/database.ts';

const hour = 60 * 60_000;
const password = 'a long enough password';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T01:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});
const wait = (time: number) => vi.setSystemTime(Date.now() + time);

/** Tokens of the set-up links in a log, oldest first. */
const setUpTokens = (logged: readonly string[]) =>
  logged.flatMap((line) => /https:\/\/venue\.example\/editor\/link\/(\S+)$/.exec(line)?.[1] ?? []);

onEveryEngine('the first start', (engine) => {
  it('logs a new link at every start until the first account is created with the latest one', async () => {
    const database = await openTestDatabase(engine);
    const { accounts, logged, browser } = serveAccounts(database);
    await accounts.begin();
    await accounts.begin();
    const [early = '', token = ''] = setUpTokens(logged);
    expect(token).toMatch(/^[\w-]{43}$/);
    const anyone = browser();
    expect((await anyone.ask('session', {})).data).toEqual({ needsSetUp: true, timeZone: 'Asia/Shanghai' });
    expect((await anyone.ask('readLink', { token: early })).code).toBe('missing');
    expect((await anyone.ask('readLink', { token })).data).toEqual({ purpose: 'setUp' });
    const unnamed = await anyone.ask('useLink', { token, password });
    expect(unnamed).toMatchObject({ code: 'invalid', data: { errors: { name: 'is missing' } } });
    const made = await anyone.ask('useLink', { token, name: '李明', email: admin.email, password });
    expect(made.data).toMatchObject({ name: '李明', email: admin.email, role: 'administrator' });
    expect((await anyone.ask('session', {})).data).toEqual({
      account: made.data,
      needsSetUp: false,
      timeZone: 'Asia/Shanghai',
    });
    expect((await anyone.ask('readLink', { token })).code).toBe('missing');
    await accounts.begin();
    expect(setUpTokens(logged)).toHaveLength(2);
  });

  it('stores nothing from which a link could be reconstructed', async () => {
    const database = await openTestDatabase(engine);
    const { accounts, logged } = serveAccounts(database);
    await accounts.begin();
    const stored = JSON.stringify(await database.read.selectFrom('account_link').selectAll().execute());
    expect(stored).toContain('setUp');
    expect(stored).not.toContain(setUpTokens(logged)[0]);
  });

  it('creates the configured account once, and accepts no set-up link afterwards', async () => {
    const database = await openTestDatabase(engine);
    const { accounts, logged, browser } = serveAccounts(database);
    await accounts.begin();
    await Promise.all([accounts.begin(admin), accounts.begin(admin)]);
    await accounts.begin({ ...admin, email: 'second@venue.example' });
    expect(await database.read.selectFrom('account').select(['email', 'role']).execute()).toEqual([
      { email: admin.email, role: 'administrator' },
    ]);
    const [token = ''] = setUpTokens(logged);
    const use = { token, name: 'X', email: 'x@venue.example', password };
    expect((await browser().ask('useLink', use)).code).toBe('missing');
  });
});

onEveryEngine('an invitation', (engine) => {
  it('creates one account with its address and role, even if it is used twice at the same time', async () => {
    const server = await serveWithAdministrator(await openTestDatabase(engine));
    const { data: link } = await server.administrator.ask('invite', {
      email: 'Li@venue.example',
      role: 'publisher',
    });
    expect(link.url).toMatch(/^https:\/\/venue\.example\/editor\/link\//);
    const token = tokenOf(link.url);
    const read = await server.browser().ask('readLink', { token });
    expect(read.data).toEqual({ purpose: 'invitation', email: 'li@venue.example' });
    const use = { token, name: 'Li', email: 'other@venue.example', password };
    const answers = await Promise.all([1, 2].map(() => server.browser().ask('useLink', use)));
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    const { data } = await server.administrator.ask('listAccounts', {});
    expect(data.invitations).toEqual([]);
    expect(data.accounts).toMatchObject([
      { email: admin.email, role: 'administrator', disabled: false, createdAt: '2026-11-22T01:00:00.000Z' },
      { email: 'li@venue.example', role: 'publisher', lastSeenAt: '2026-11-22T01:00:00.000Z' },
    ]);
    expect((await server.browser().ask('useLink', use)).code).toBe('missing');
  });

  it('expires after a week, when it is revoked, and when another replaces it', async () => {
    const server = await serveWithAdministrator(await openTestDatabase(engine));
    const { administrator } = server;
    const invite = async () => {
      const { data } = await administrator.ask('invite', { email: 'li@venue.example', role: 'editor' });
      return tokenOf(data.url);
    };
    const codeOf = async (token: string) =>
      (await server.browser().ask('useLink', { token, name: 'Li', password })).code;
    const [first, second] = [await invite(), await invite()];
    expect(await codeOf(first)).toBe('missing');
    wait(7 * 24 * hour);
    expect(await codeOf(second)).toBe('expired');
    expect((await server.browser().ask('readLink', { token: second })).status).toBe(410);
    await administrator.ask('signIn', admin);
    const third = await invite();
    const { data } = await administrator.ask('listAccounts', {});
    expect(data.invitations).toMatchObject([{ email: 'li@venue.example', role: 'editor' }]);
    const id = data.invitations[0]?.id ?? '';
    expect((await administrator.ask('revokeInvitation', { id })).status).toBe(200);
    expect((await administrator.ask('revokeInvitation', { id })).code).toBe('missing');
    expect(await codeOf(third)).toBe('missing');
  });

  it('gives the account a name of its own if its name is that of another account', async () => {
    const server = await serveWithAdministrator(await openTestDatabase(engine));
    const { administrator } = server;
    const nameOf = async (email: string, asked: string) => {
      const { data } = await administrator.ask('invite', { email, role: 'editor' });
      const browser = server.browser();
      await browser.ask('useLink', { token: tokenOf(data.url), name: asked, password });
      return (await browser.ask('session', {})).data.account?.name;
    };
    expect(await nameOf('li.ming@venue.example', '李明')).toBe('李明');
    expect(await nameOf('li.ming2@venue.example', '李明')).toBe('李明 (li.ming2)');
    expect(await nameOf('li.ming2@agency.example', ' 李明 ')).toBe('李明 (li.ming2@agency.example)');
    const { data } = await administrator.ask('listAudit', { search: 'useLink' });
    expect(data.entries.map(({ who }) => who)).toEqual([
      '李明 (li.ming2@agency.example)',
      '李明 (li.ming2)',
      '李明',
    ]);
  });

  it('gives accounts of one name, which an earlier release has created, names of their own at the next start', async () => {
    const database = await openTestDatabase(engine);
    const row = (id: string, created_at: string) => ({
      ...{ id, name: 'Li', email: `${id}@venue.example`, role: 'editor' as const, disabled: 0 },
      ...{ last_seen_at: null, created_at },
    });
    const rows = [row('third', '2026-03-01'), row('first', '2026-01-01'), row('second', '2026-02-01')];
    await database.write((tx) => tx.insertInto('account').values(rows).execute());
    const { accounts } = serveAccounts(database);
    await accounts.begin();
    await accounts.begin();
    expect(
      await database.read.selectFrom('account').select(['id', 'name']).orderBy('created_at').execute(),
    ).toEqual([
      { id: 'first', name: 'Li' },
      { id: 'second', name: 'Li (second)' },
      { id: 'third', name: 'Li (third)' },
    ]);
  });

  it('is not created for an address that has an account, ignoring case', async () => {
    const { administrator } = await serveWithAdministrator(await openTestDatabase(engine));
    const refused = await administrator.ask('invite', { email: 'ADMIN@venue.example', role: 'editor' });
    expect(refused).toMatchObject({ status: 409, code: 'taken' });
  });
});

onEveryEngine('a reset link', (engine) => {
  it('sets a new password once within a day and ends all sessions', async () => {
    const server = await serveWithAdministrator(await openTestDatabase(engine));
    const { administrator } = server;
    const editor = await signedInAs(server, { role: 'editor', by: administrator });
    const id = (await editor.ask('session', {})).data.account?.id ?? '';
    const stale = tokenOf((await administrator.ask('resetLink', { id })).data.url);
    wait(24 * hour);
    expect((await editor.ask('readLink', { token: stale })).code).toBe('expired');
    const token = tokenOf((await administrator.ask('resetLink', { id })).data.url);
    const read = await server.browser().ask('readLink', { token });
    expect(read.data).toEqual({ purpose: 'reset', email: 'editor@venue.example' });
    const anew = server.browser();
    expect((await anew.ask('useLink', { token, password })).data.id).toBe(id);
    expect((await anew.ask('session', {})).data.account?.id).toBe(id);
    expect((await editor.ask('session', {})).data.account).toBeUndefined();
    expect((await server.browser().ask('useLink', { token, password })).code).toBe('missing');
    const login = { email: 'editor@venue.example', password };
    expect((await server.browser().ask('signIn', login)).status).toBe(200);
  });

  it('is not created for a disabled account and is invalid after the account is disabled', async () => {
    const server = await serveWithAdministrator(await openTestDatabase(engine));
    const { administrator } = server;
    const editor = await signedInAs(server, { role: 'editor', by: administrator });
    const id = (await editor.ask('session', {})).data.account?.id ?? '';
    const token = tokenOf((await administrator.ask('resetLink', { id })).data.url);
    await administrator.ask('changeAccount', { id, disabled: true });
    expect((await server.browser().ask('useLink', { token, password })).code).toBe('missing');
    expect((await administrator.ask('resetLink', { id })).code).toBe('missing');
  });
});
