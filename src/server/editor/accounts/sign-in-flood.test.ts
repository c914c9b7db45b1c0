import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { expect, it } from 'vitest';
import { admin, plainPasswords, serveAccounts } from '#tests/support/accounts.ts';
import { openTestDatabase, sqlite } from '#tests/support/database.ts';
import { OverloadError } from '../../limits/gate.ts';
import { createScryptPasswords } from './passwords.ts';

it('[TRUST-01] hashes two of forty passwords at a time, queues eight and refuses the others, while files are read and pages compressed', async () => {
  const passwords = createScryptPasswords({ N: 2 ** 15, r: 8, p: 1 });
  const server = serveAccounts(await openTestDatabase(sqlite), { passwords });
  const finished: (string | undefined)[] = [];
  let started: () => void = () => {};
  const firstAnswer = new Promise<void>((resolve) => {
    started = resolve;
  });
  const burst = Array.from({ length: 40 }, async (_, n) => {
    const browser = server.browser('', `192.0.2.${n + 1}`);
    const answer = await browser.ask('signIn', {
      email: `n${n}@venue.example`,
      password: 'a wrong password',
    });
    finished.push(answer.code);
    started();
    return answer;
  });
  await firstAnswer;
  const text = await readFile(import.meta.filename);
  await promisify(gzip)(text);
  const hashedBeforeFile = finished.filter((code) => code === 'wrongPassword').length;
  const answers = await Promise.all(burst);
  expect(hashedBeforeFile).toBeLessThan(8);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  const refused = answers.filter(({ status }) => status !== 401);
  expect(refused).toHaveLength(30);
  for (const answer of refused)
    expect(answer).toMatchObject({ status: 429, code: 'tooMany', retryAfter: '2' });
});

it('does not count a sign-in for its account if the queue was full', async () => {
  const plain = plainPasswords();
  let full = false;
  const passwords = {
    ...plain,
    verify: async (attempt: { hash: string; password: string }) => {
      if (full) throw new OverloadError(2);
      return plain.verify(attempt);
    },
  };
  const server = serveAccounts(await openTestDatabase(sqlite), { passwords });
  await server.accounts.begin(admin);
  const browser = server.browser('', '192.0.2.1');
  full = true;
  for (let n = 0; n < 12; n++) expect((await browser.ask('signIn', admin)).retryAfter).toBe('2');
  full = false;
  expect((await browser.ask('signIn', admin)).status).toBe(200);
  expect(server.logged).toHaveLength(1);
});

it('[TRUST-01] signs a browser in that has signed in before, while strangers have filled the queue for hashing', async () => {
  const passwords = createScryptPasswords({ N: 2 ** 15, r: 8, p: 1 });
  const server = serveAccounts(await openTestDatabase(sqlite), { passwords });
  await server.accounts.begin(admin);
  const known = server.browser('', '192.0.2.1');
  expect((await known.ask('signIn', admin)).status).toBe(200);
  const guess = (n: number) =>
    server.browser('', `198.51.100.${n}`).ask('signIn', { ...admin, email: `n${n}@venue.example` });
  const flood = Array.from({ length: 30 }, (_, n) => guess(n));
  await Promise.race(flood);
  const [stranger, owner] = await Promise.all([
    server.browser('', '192.0.2.1').ask('signIn', admin),
    known.ask('signIn', admin),
  ]);
  expect(stranger).toMatchObject({ status: 429, code: 'tooMany', retryAfter: '2' });
  expect(owner.status).toBe(200);
  await Promise.all(flood);
});
