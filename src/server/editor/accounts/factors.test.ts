import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SecondFactorNeeded } from '#schemas/editor/factors.ts';
import {
  admin,
  type EditorBrowser,
  serveWithAdministrator,
  signedInAs,
  tokenOf,
} from '#tests/support/accounts.ts';
import { onEveryEngine, openTestDatabase, sqlite } from '#tests/support/database.ts';
import { consumeChallenge, passkeySite } from './passkeys.ts';
import { totpStep } from './totp.ts';

/** The secret and the codes of RFC 6238, appendix B (SHA-1; the last six digits). */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const rfcCodes = { 59: '287082', 1111111109: '081804', 1111111111: '050471', 1234567890: '005924' };

/** The first secret is that of the RFC. */
const random = (length: number) =>
  new Uint8Array(length === 20 ? Buffer.from('12345678901234567890') : randomBytes(length));

const secondsAt = (seconds: number) => vi.setSystemTime(seconds * 1000);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1111111109 * 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const { password } = admin;

/** Sets up the authenticator app at the time of the second code of the RFC. */
async function withTotp(browser: EditorBrowser) {
  const { ticket } = (await browser.ask('newTotp', { password })).data;
  return (await browser.ask('addTotp', { ticket, code: rfcCodes[1111111109] })).data.recoveryCodes;
}

/** Signs in with the password. */
async function firstStep(browser: EditorBrowser, login: object = {}) {
  const answer = await browser.ask('signIn', { ...admin, ...login });
  // A refusal carries what the account needs instead of an account.
  const data: unknown = answer.data;
  return { ...answer, needed: data as SecondFactorNeeded };
}

it.each(Object.entries(rfcCodes))(
  'the code of RFC 6238 at second %s is right in its step, the one before and the one after',
  (at, code) => {
    const [second, step] = [Number(at), Math.floor(Number(at) / 30)];
    const stepAt = (seconds: number) => totpStep(rfcSecret, code, new Date(seconds * 1000));
    expect([stepAt(second), stepAt(second - 30), stepAt(second + 30)]).toEqual([step, step, step]);
    expect([stepAt(second - 60), stepAt(second + 60)]).toEqual([undefined, undefined]);
  },
);

onEveryEngine('an authenticator app', (engine) => {
  it('is added with the password and a right code, and only its encrypted secret is stored', async () => {
    const database = await openTestDatabase(engine);
    const { administrator } = await serveWithAdministrator(database, { random });
    expect((await administrator.ask('newTotp', { password: 'wrong' })).code).toBe('wrongPassword');
    const { data } = await administrator.ask('newTotp', { password });
    expect(data).toMatchObject({
      secret: rfcSecret,
      uri: `otpauth://totp/venue.example:admin%40venue.example?issuer=venue.example&secret=${rfcSecret}&algorithm=SHA1&digits=6&period=30`,
    });
    const { ticket } = data;
    expect((await administrator.ask('addTotp', { ticket, code: '123456' })).code).toBe('wrongCode');
    const added = await administrator.ask('addTotp', { ticket, code: '081 804' });
    expect(added.data.recoveryCodes).toHaveLength(10);
    expect(added.data.recoveryCodes[0]).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
    expect((await administrator.ask('readFactors', {})).data).toEqual({
      totp: true,
      passkeys: [],
      recoveryCodes: 10,
      required: false,
    });
    const stored = JSON.stringify([
      await database.read.selectFrom('account_totp').selectAll().execute(),
      await database.read.selectFrom('account_recovery_code').selectAll().execute(),
    ]);
    for (const secret of [rfcSecret, ...added.data.recoveryCodes]) expect(stored).not.toContain(secret);
  });

  it('[TRUST-07] is asked for after the password: there is no session before, and each code works once', async () => {
    const server = await serveWithAdministrator(await openTestDatabase(engine), { random });
    await withTotp(server.administrator);
    const browser = server.browser();
    const { status, code, cookies, needed } = await firstStep(browser);
    expect({ status, code, cookies }).toEqual({ status: 401, code: 'secondFactor', cookies: [] });
    expect(needed).toEqual({ ticket: expect.any(String), totp: true, passkey: false });
    expect((await browser.ask('session', {})).data.account).toBeUndefined();
    const { ticket } = needed;
    const used = await browser.ask('signInWithCode', { ticket, code: rfcCodes[1111111109] });
    expect(used).toMatchObject({ status: 401, code: 'wrongCode', cookies: [] });
    secondsAt(1111111111);
    const signedIn = await browser.ask('signInWithCode', { ticket, code: rfcCodes[1111111111] });
    expect(signedIn).toMatchObject({ status: 200, data: { email: admin.email } });
    expect((await browser.ask('session', {})).data.account).toMatchObject({ email: admin.email });
    const again = await server.browser().ask('signInWithCode', { ticket, code: rfcCodes[1111111111] });
    expect(again.code).toBe('wrongCode');
  });

  it('can be replaced by a recovery code, each of which works once', async () => {
    const server = await serveWithAdministrator(await openTestDatabase(engine), { random });
    const [first = '', second = ''] = await withTotp(server.administrator);
    const { ticket } = (await firstStep(server.browser())).needed;
    const tryCode = (code: string) => server.browser().ask('signInWithCode', { ticket, code });
    expect((await tryCode('AAAA-BBBB-CCCC-DDDD')).code).toBe('wrongCode');
    expect((await tryCode(first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await tryCode(first)).code).toBe('wrongCode');
    expect((await server.administrator.ask('readFactors', {})).data.recoveryCodes).toBe(9);
    const { data } = await server.administrator.ask('newRecoveryCodes', { password });
    expect(data.recoveryCodes).toHaveLength(10);
    expect((await tryCode(second)).code).toBe('wrongCode');
    expect((await tryCode(data.recoveryCodes[9] ?? '')).status).toBe(200);
    const { entries } = (await server.administrator.ask('listAudit', { search: 'signInWithCode' })).data;
    expect(entries).toHaveLength(2);
  });

  it('is not passed by a reset link, and a step of a sign-in ends after ten minutes or with the password', async () => {
    const server = await serveWithAdministrator(await openTestDatabase(engine), { random });
    const colleague = await signedInAs(server, { role: 'administrator', by: server.administrator });
    const [first = '', second = ''] = await withTotp(server.administrator);
    const { ticket } = (await firstStep(server.browser())).needed;
    secondsAt(1111111109 + 600);
    expect((await server.browser().ask('signInWithCode', { ticket, code: first })).code).toBe('stepExpired');
    const { ticket: later } = (await firstStep(server.browser())).needed;
    const { id = '' } = (await server.administrator.ask('session', {})).data.account ?? {};
    const link = await colleague.ask('resetLink', { id });
    const used = await server.browser().ask('useLink', {
      token: tokenOf(link.data.url),
      password: 'another long password',
    });
    expect(used).toMatchObject({ status: 401, code: 'secondFactor', cookies: [] });
    expect((await server.browser().ask('signInWithCode', { ticket: later, code: second })).code).toBe(
      'stepExpired',
    );
    expect((await server.browser().ask('signInWithCode', { ticket: `${later}A`, code: second })).code).toBe(
      'stepExpired',
    );
  });

  it('is removed with the password, or by another administrator, who also ends the sessions', async () => {
    const server = await serveWithAdministrator(await openTestDatabase(engine), { random });
    const { administrator } = server;
    const colleague = await signedInAs(server, { role: 'administrator', by: administrator });
    await withTotp(administrator);
    expect((await administrator.ask('removeTotp', { password: 'wrong' })).code).toBe('wrongPassword');
    expect((await administrator.ask('removeTotp', { password })).status).toBe(200);
    expect((await firstStep(server.browser())).status).toBe(200);
    expect((await administrator.ask('readFactors', {})).data).toMatchObject({
      totp: false,
      recoveryCodes: 0,
    });

    await withTotp(administrator);
    const { accounts } = (await colleague.ask('listAccounts', {})).data;
    expect(accounts.map(({ email, secondFactor }) => [email, secondFactor])).toEqual([
      [admin.email, true],
      ['administrator@venue.example', false],
    ]);
    const { id = '' } = accounts[0] ?? {};
    expect((await administrator.ask('resetFactors', { id })).code).toBe('forbidden');
    expect((await colleague.ask('resetFactors', { id })).status).toBe(200);
    expect((await administrator.ask('session', {})).data.account).toBeUndefined();
    expect((await firstStep(server.browser())).status).toBe(200);
  });
});

onEveryEngine('the challenge of a passkey', (engine) => {
  it('can be used once, also by authenticators that do not count, and is forgotten when it has expired', async () => {
    const database = await openTestDatabase(engine);
    const step = { challenge: 'a', expiresAt: '2026-11-22T01:10:00.000Z' };
    const use = (now: string, one = step) => database.write((tx) => consumeChallenge(tx, one, now));
    expect(await use('2026-11-22T01:00:00.000Z')).toBe(true);
    expect(await use('2026-11-22T01:01:00.000Z')).toBe(false);
    const later = { challenge: 'b', expiresAt: '2026-11-22T02:00:00.000Z' };
    expect(await use('2026-11-22T01:50:00.000Z', later)).toBe(true);
    const stored = await database.read.selectFrom('used_challenge').selectAll().execute();
    expect(stored).toEqual([{ challenge: 'b', expires_at: '2026-11-22T02:00:00.000Z' }]);
  });
});

onEveryEngine('the statements of docs/operations.md', (engine) => {
  it('remove the second factor of one account and of no other', async () => {
    const database = await openTestDatabase(engine);
    const server = await serveWithAdministrator(database, { random });
    await withTotp(server.administrator);
    const guide = readFileSync('docs/operations.md', 'utf8');
    const statements = /```sql\n(delete from account_totp where[^`]+)```/.exec(guide)?.[1] ?? '';
    const run = async (email: string) => {
      for (const statement of statements.replaceAll('name@example.com', email).split(';\n'))
        if (statement) await database.write((tx) => sql.raw(statement).execute(tx));
    };
    await run('other@venue.example');
    expect((await firstStep(server.browser())).code).toBe('secondFactor');
    await run(admin.email);
    expect((await firstStep(server.browser())).status).toBe(200);
    expect((await server.administrator.ask('readFactors', {})).data.recoveryCodes).toBe(0);
  });
});

it('guesses of codes are limited to ten in an hour, but a browser that has signed in before has its own count', async () => {
  const server = await serveWithAdministrator(await openTestDatabase(sqlite), { random });
  await withTotp(server.administrator);
  const { ticket } = (await firstStep(server.browser())).needed;
  const guess = (address: string) =>
    server.browser('', address).ask('signInWithCode', { ticket, code: '111111' });
  for (let n = 0; n < 10; n++) expect((await guess(`192.0.2.${n}`)).code).toBe('wrongCode');
  expect(await guess('192.0.2.99')).toMatchObject({ status: 429, code: 'tooMany', retryAfter: '3600' });
  const { needed } = await firstStep(server.administrator);
  secondsAt(1111111111);
  const own = { ticket: needed.ticket, code: rfcCodes[1111111111] };
  expect((await server.administrator.ask('signInWithCode', own)).status).toBe(200);
});

it('administrators without a second factor can do nothing but set one up, if it is required', async () => {
  const options = { random, secondFactorRequired: true };
  const server = await serveWithAdministrator(await openTestDatabase(sqlite), options);
  const { administrator } = server;
  expect((await administrator.ask('session', {})).data.account?.needsSecondFactor).toBe(true);
  expect(await administrator.ask('listAccounts', {})).toMatchObject({
    status: 403,
    code: 'secondFactorMissing',
  });
  expect((await administrator.ask('readFactors', {})).data.required).toBe(true);
  await withTotp(administrator);
  expect((await administrator.ask('session', {})).data.account?.needsSecondFactor).toBeUndefined();
  expect((await administrator.ask('listAccounts', {})).status).toBe(200);
  const publisher = await signedInAs(server, { role: 'publisher', by: administrator });
  const { account } = (await publisher.ask('session', {})).data;
  expect(account?.needsSecondFactor).toBeUndefined();
  await administrator.ask('changeAccount', { id: account?.id ?? '', role: 'administrator' });
  expect((await publisher.ask('listAccounts', {})).code).toBe('secondFactorMissing');
});

it('a passkey that the account does not have, or an invented answer, is refused', async () => {
  const server = await serveWithAdministrator(await openTestDatabase(sqlite), { random });
  const browser = server.browser();
  const { ticket, site } = (await browser.ask('passkeyChallenge', {})).data;
  expect(site).toBe('venue.example');
  const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' } as const;
  const response = { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' };
  const unknown = await browser.ask('signInWithPasskey', { ticket, credential: { ...credential, response } });
  expect(unknown).toMatchObject({ status: 401, code: 'passkeyRefused', cookies: [] });
  const made = (await server.administrator.ask('newPasskey', { password })).data;
  expect(made).toMatchObject({ site: 'venue.example', exclude: [] });
  const invented = { clientDataJSON: 'e30', attestationObject: 'oA' };
  const add = (step: string) =>
    server.administrator.ask('addPasskey', {
      ticket: step,
      name: 'Key',
      credential: { ...credential, response: invented },
    });
  expect((await add(made.ticket)).code).toBe('passkeyRefused');
  expect((await add(ticket)).code).toBe('stepExpired');
  expect((await server.administrator.ask('readFactors', {})).data.passkeys).toEqual([]);
});

it.each([
  ['https://venue.example', 'https://venue.example', 'venue.example', 'https://venue.example'],
  ['https://venue.example', 'http://localhost:3000', 'venue.example', 'https://venue.example'],
  ['http://127.0.0.1:3000', 'http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'http://evil.example', '127.0.0.1', 'http://127.0.0.1:3000'],
])('passkeys of SITE_ORIGIN %s asked from %s belong to %s', (siteOrigin, origin, id, from) => {
  expect(passkeySite(siteOrigin, new Headers({ origin }))).toEqual({ id, origin: from });
});
