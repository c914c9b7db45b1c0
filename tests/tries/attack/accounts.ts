import { TOTP } from 'otpauth';
import * as z from 'zod';
import type { Role } from '#schemas/editor/call.ts';
import { editorCallNames } from '#schemas/editor/calls.ts';
import { secondFactorSchema } from '#schemas/editor/factors.ts';
import type { Visitor } from '../../support/editor.ts';
import { allowedCallers } from '../../support/editor-access.ts';
import { browserOf, signIn } from '../client.ts';
import { administrator, outcomeOf, type Settings, type TriedSite, type Try } from '../try.ts';

/** A fixed clock, because a code of an authenticator app belongs to half a minute. */
const now = '2026-11-21T09:00:00+08:00';

/** Addresses of clients are taken from `X-Forwarded-For`. */
const settings: Settings = { DEMO: 'off', TRUST_PROXY: '1', QA_NOW: now, QA_NOW_CONFIRM: now };

const stranger = '198.51.100.1';
const owner = '192.0.2.1';
const guess = { ...administrator, password: 'a guess of a stranger' };
const goodPassword = 'nine herons on the river';

const refusal = z.object({ code: z.string().optional(), data: z.unknown() });

/** Sends a call and returns its status with the code of a refusal, such as `401 wrongPassword`. */
async function outcome(visitor: Visitor, name: string, body: unknown): Promise<string> {
  const response = await visitor.post(name, body);
  const { code = '' } = refusal.parse(await response.json());
  return `${response.status} ${code}`.trim();
}

/** Notes answers that differ from the expected ones. */
function createCheck() {
  const findings: string[] = [];
  let count = 0;
  return {
    findings,
    count: () => count,
    expect: (what: string, actual: unknown, expected: unknown) => {
      count += 1;
      if (actual !== expected) findings.push(`${what}: ${actual}, not ${expected}`);
    },
  };
}

/** Name of the account of a cookie; empty without a session. */
async function nameWith({ origin }: TriedSite, cookie: string): Promise<string> {
  const response = await fetch(new URL('/api/editor/session', origin), {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: '{}',
  });
  const { data } = z
    .object({ data: z.object({ account: z.object({ email: z.string() }).optional() }) })
    .parse(await response.json());
  return data.account?.email ?? '';
}

const tokenOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

async function join(site: TriedSite, admin: Visitor, role: Role): Promise<Visitor> {
  const { url } = await admin.ask('invite', { email: `${role}@example.com`, role });
  const visitor = browserOf(site, owner);
  await visitor.ask('useLink', { token: tokenOf(url), name: role, password: goodPassword });
  return visitor;
}

/** Passwords of lists, patterns, the own address and the venue. */
const easyPasswords = [
  'password1234',
  'Password1234!',
  '123456789012',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'qwertyuiop12',
  'passwordpassword',
  '198001011234',
  'li@venue.example',
  'LI@venue.example',
];

export const accounts: readonly Try[] = [
  {
    name: 'wrong passwords: a stranger neither locks the owner out nor guesses on, and learns of no account',
    sampled: true,
    run: async ({ openSite }) => {
      const site = await openSite(settings);
      const { findings, count, expect } = createCheck();
      const known = browserOf(site, stranger);
      expect('the first sign-in', await outcome(known, 'signIn', administrator), '200');
      const [of, ofNone] = [guess, { ...guess, email: 'unknown@example.com' }];
      const texts = await Promise.all(
        [of, ofNone].map(async (login) => (await browserOf(site, stranger).post('signIn', login)).text()),
      );
      expect('the answer for an unknown account', texts[1], texts[0]);
      for (let n = 1; n < 10; n++)
        expect(`guess ${n}`, await outcome(browserOf(site, stranger), 'signIn', guess), '401 wrongPassword');
      const last = await outcome(browserOf(site, stranger), 'signIn', administrator);
      expect('the eleventh, with the right password', last, '429 tooMany');
      expect('the owner elsewhere', await outcome(browserOf(site, owner), 'signIn', administrator), '200');
      expect('the owner in a known browser', await outcome(known, 'signIn', administrator), '200');
      const forged = browserOf(site, `${owner}, ${stranger}`);
      expect('a forged address', await outcome(forged, 'signIn', administrator), '429 tooMany');
      return outcomeOf(findings, `${count()} answers`);
    },
  },
  {
    name: 'guesses for many accounts from one network: sixty are judged, the others refused',
    sampled: true,
    run: async ({ openSite, note }) => {
      const site = await openSite(settings);
      const { findings, expect } = createCheck();
      for (let n = 0; n < 61; n++) {
        note(`${n} of 61`);
        const login = { email: `n${n}@example.com`, password: 'one password for all' };
        const answer = await outcome(browserOf(site, stranger), 'signIn', login);
        expect(`guess ${n}`, answer, n < 60 ? '401 wrongPassword' : '429 tooMany');
      }
      return outcomeOf(findings, '60 judged, then 429');
    },
  },
  {
    name: 'sessions: none outlives a sign-out, a later sign-in of its browser, a reset or the disabling of its account',
    sampled: true,
    run: async ({ openSite }) => {
      const site = await openSite(settings);
      const { findings, count, expect } = createCheck();
      const admin = await signIn(site);
      const first = admin.cookie();
      await admin.ask('signIn', administrator);
      const second = admin.cookie();
      expect('the earlier session of the same browser', await nameWith(site, first), '');
      expect('the later one', await nameWith(site, second), administrator.email);
      const session = second.split('; ').find((pair) => !pair.includes('browser')) ?? '';
      for (const [what, cookie] of Object.entries({
        'a changed signature': `${session.slice(0, -8)}AAAAAAAA`,
        'no signature': session.split('.')[0] ?? '',
        'another token': session.replace(/=.{6}/, '=AAAAAA'),
      }))
        expect(what, await nameWith(site, cookie), '');

      const editor = await join(site, admin, 'editor');
      const of = editor.cookie();
      const { accounts } = await admin.ask('listAccounts', {});
      const id = accounts.find(({ role }) => role === 'editor')?.id ?? '';
      const older = await admin.ask('resetLink', { id });
      const { url } = await admin.ask('resetLink', { id });
      const use = (link: string) =>
        outcome(browserOf(site, stranger), 'useLink', { token: tokenOf(link), password: goodPassword });
      expect('a replaced reset link', await use(older.url), '404 missing');
      expect('a reset link', await use(url), '200');
      expect('a used reset link', await use(url), '404 missing');
      expect('an invented link', await use(`x/${'A'.repeat(43)}`), '404 missing');
      expect('the session before the reset', await nameWith(site, of), '');
      const again = browserOf(site, owner);
      await again.ask('signIn', { email: 'editor@example.com', password: goodPassword });
      await admin.ask('changeAccount', { id, disabled: true });
      expect('the session of a disabled account', await nameWith(site, again.cookie()), '');
      const signOut = admin.cookie();
      await admin.ask('signOut', {});
      expect('the cookie after the sign-out', await nameWith(site, signOut), '');
      return outcomeOf(findings, `${count()} answers`);
    },
  },
  {
    name: 'easy passwords: none of a list, a pattern or the own address is taken, and the link stays valid',
    sampled: true,
    run: async ({ openSite }) => {
      const site = await openSite(settings);
      const { findings, expect } = createCheck();
      const { url } = await (await signIn(site)).ask('invite', { email: 'li@venue.example', role: 'editor' });
      const use = (password: string) =>
        outcome(browserOf(site, owner), 'useLink', { token: tokenOf(url), name: 'Li', password });
      for (const password of easyPasswords) expect(password, await use(password), '400 easyPassword');
      expect('eleven characters', await use('nine herons'), '400 invalid');
      expect('a sentence', await use(goodPassword), '200');
      return outcomeOf(findings, `${easyPasswords.length} refused`);
    },
  },
  {
    name: 'second factors: no session before the last step, each code works once, and guesses end after ten',
    sampled: true,
    run: async ({ openSite }) => {
      const site = await openSite(settings);
      const { findings, count, expect } = createCheck();
      const admin = await signIn(site);
      const { password } = administrator;
      expect(
        'a new secret with a wrong password',
        await outcome(admin, 'newTotp', { password: 'x' }),
        '401 wrongPassword',
      );
      const made = await admin.ask('newTotp', { password });
      const app = new TOTP({ secret: made.secret });
      const at = (seconds: number) => app.generate({ timestamp: Date.parse(now) + seconds * 1_000 });
      const { recoveryCodes } = await admin.ask('addTotp', { ticket: made.ticket, code: at(0) });
      const firstStep = async (browser: Visitor) => {
        const response = await browser.post('signIn', administrator);
        expect('cookies of the first step', browser.cookie(), '');
        return secondFactorSchema.parse(refusal.parse(await response.json()).data).ticket;
      };
      const browser = browserOf(site, owner);
      const ticket = await firstStep(browser);
      const enter = (code: string, one = ticket, by = browserOf(site, owner)) =>
        outcome(by, 'signInWithCode', { ticket: one, code });
      expect('the code that added the app', await enter(at(0)), '401 wrongCode');
      expect('a code of five minutes ago', await enter(at(-300)), '401 wrongCode');
      expect('a code of tomorrow', await enter(at(86_400)), '401 wrongCode');
      expect('a changed ticket', await enter(at(30), `${ticket.slice(0, -4)}AAAA`), '410 stepExpired');
      expect('a ticket of another step', await enter(at(30), made.ticket), '410 stepExpired');
      expect('the right code', await enter(at(30)), '200');
      expect('the same code again', await enter(at(30)), '401 wrongCode');
      const [first = ''] = recoveryCodes;
      expect('a recovery code', await enter(first), '200');
      expect('the same recovery code again', await enter(first), '401 wrongCode');
      const passkey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
      const { ticket: challenge } = await browser.ask('passkeyChallenge', {});
      const response = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };
      const invented = { ticket: challenge, credential: { ...passkey, response } };
      expect(
        'an invented passkey',
        await outcome(browser, 'signInWithPasskey', invented),
        '401 passkeyRefused',
      );
      let guesses = 0;
      for (; guesses < 12; guesses++) if ((await enter('000000')) !== '401 wrongCode') break;
      if (guesses > 10) findings.push(`${guesses} guesses of a code were judged`);
      expect('the right code of a stranger after them', await enter(recoveryCodes[1] ?? ''), '429 tooMany');
      return outcomeOf(findings, `${count()} answers, ${guesses} more guesses`);
    },
  },
  {
    name: 'roles: no call can be made by a role that the matrix does not name, and none can be raised by its own account',
    sampled: true,
    run: async ({ openSite, note }) => {
      const site = await openSite(settings);
      const { findings, count, expect } = createCheck();
      const admin = await signIn(site);
      const people: Partial<Record<Role, Visitor>> = {
        editor: await join(site, admin, 'editor'),
        publisher: await join(site, admin, 'publisher'),
      };
      for (const name of editorCallNames) {
        note(name);
        const { visitor = false, roles = [] } = allowedCallers.get(name) ?? {};
        const by = async (one: Visitor) => (await one.post(name, null)).status;
        expect(`${name} without a session`, await by(browserOf(site, stranger)), visitor ? 400 : 401);
        for (const role of ['editor', 'publisher'] as const)
          expect(`${name} by ${role}`, await by(people[role] ?? admin), roles.includes(role) ? 400 : 403);
      }
      const { editor = admin, publisher = admin } = people;
      for (const [what, path] of Object.entries({
        requests: '/api/editor/inbox.csv',
        media: '/api/editor/media?name=a.jpg',
      }))
        expect(
          `${what} without a session`,
          (
            await fetch(new URL(path, site.origin), {
              method: what === 'media' ? 'POST' : 'GET',
              headers: { origin: site.origin },
            })
          ).status,
          401,
        );

      const { sessions } = await admin.ask('listSessions', {});
      expect(
        'the end of a session of another account',
        await outcome(editor, 'endSession', { id: sessions[0]?.id }),
        '404 missing',
      );
      const { url } = await admin.ask('invite', { email: 'new@example.com', role: 'editor' });
      const more = { role: 'administrator', email: 'other@example.com', id: 'x', disabled: false };
      const joined = await browserOf(site, owner).ask('useLink', {
        ...{ token: tokenOf(url), name: 'New', password: goodPassword },
        ...more,
      });
      expect('the role of an invited editor', joined.role, 'editor');
      expect('the address of an invited editor', joined.email, 'new@example.com');
      const preview = await publisher.ask('previewLink', { path: '/', language: 'zh-CN', hours: 1 });
      const [listed] = (await publisher.ask('listPreviewLinks', {})).links;
      expect(
        'the end of another’s preview link',
        await outcome(editor, 'revokePreviewLink', { id: listed?.id }),
        '404 missing',
      );
      const shown = new URL(preview.url);
      const statusOf = async (path: string) =>
        (await fetch(new URL(path, site.origin), { redirect: 'manual' })).status;
      expect('a preview link', (await statusOf(shown.pathname + shown.search)) === 410, false);
      expect('a preview link on another page', await statusOf(`/news${shown.search}`), 410);
      expect('an invented preview link', await statusOf(`/?preview=${'A'.repeat(43)}`), 410);
      await publisher.ask('revokePreviewLink', { id: listed?.id ?? '' });
      expect('a revoked preview link', await statusOf(shown.pathname + shown.search), 410);
      return outcomeOf(findings, `${editorCallNames.length} calls, ${count()} answers`);
    },
  },
];
