import { expect, it } from 'vitest';
import { onEveryEngine, openTestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { booking, openMail, outboxOf, venue } from '../support/mail.ts';
import { answer, startSmtp } from '../support/smtp.ts';

const english = { language: 'en-US' } as const;

onEveryEngine('mail that cannot be sent', (engine) => {
  const open = async (url: string, settings: Record<string, string> = {}) => {
    const database = await openTestDatabase(engine);
    const mail = openMail({ database, url, settings });
    const request = () => mail.source.call('createMeetingBooking', booking, english);
    return { database, ...mail, request, rows: () => outboxOf(database) };
  };

  /** A port without a listener. */
  const deadPort = async () => {
    const { port, stop } = await startSmtp();
    await stop();
    return port;
  };

  it('waits while the server is down and is then sent once', async () => {
    const port = await deadPort();
    const { request, log, rows, pass } = await open(`smtp://127.0.0.1:${port}`);
    for (let count = 0; count < 3; count += 1) expect(await request()).toMatchObject({ ok: true });
    await eventually(async () => expect((await rows()).some(({ error }) => error)).toBe(true));
    // The log line follows the update of the row.
    await eventually(() =>
      expect(log[0]).toMatch(/^mail [0-9a-f]{32}: ESOCKET ECONNREFUSED, next attempt in 1 min$/),
    );
    const smtp = await startSmtp({ port });
    await eventually(async () => {
      pass(1);
      expect((await rows()).filter(({ sent_at }) => sent_at)).toHaveLength(6);
    });
    pass(10 * 24 * 60);
    expect(new Set(smtp.mails.map(({ headers }) => headers['message-id'])).size).toBe(6);
    expect(smtp.mails).toHaveLength(6);
  });

  it('contacts an unreachable server once a minute for any number of mails', async () => {
    const { request, rows, pass, log } = await open(`smtp://127.0.0.1:${await deadPort()}`);
    await Promise.all(Array.from({ length: 20 }, request));
    const failures = async () => (await rows()).reduce((sum, { attempts }) => sum + attempts, 0);
    // One for the first poll, and one for each batch of submissions that woke the worker during it.
    await eventually(async () => expect(await failures()).toBeGreaterThan(0));
    const before = log.length;
    expect(before).toBeLessThan(10);
    pass(1);
    await eventually(() => expect(log.length).toBeGreaterThan(before));
    expect(log.length).toBeLessThan(12);
  });

  it('is retried after a temporary error while others are sent', async () => {
    let greylisted = true;
    const smtp = await startSmtp({
      refuse: (address) =>
        greylisted && address === venue ? answer(450, `${address} try later`) : undefined,
    });
    const { request, log, rows, pass } = await open(smtp.url);
    await request();
    await eventually(async () =>
      expect(await rows()).toMatchObject([
        { kind: 'applicant', attempts: 1, next_at: null, error: null },
        { kind: 'venue', attempts: 1, sent_at: null, error: 'EENVELOPE 450' },
      ]),
    );
    pass(1);
    await eventually(() => expect(log).toHaveLength(2));
    expect(log.map((line) => line.replace(/ [0-9a-f]{32}/, ''))).toEqual([
      'mail: EENVELOPE 450, next attempt in 1 min',
      'mail: EENVELOPE 450, next attempt in 2 min',
    ]);
    greylisted = false;
    pass(2);
    await eventually(() => expect(smtp.mails).toHaveLength(2));
    await eventually(async () =>
      expect((await rows())[1]).toMatchObject({ attempts: 3, next_at: null, error: null }),
    );
  });

  it('is given up but stored after a permanent error', async () => {
    const smtp = await startSmtp({
      refuse: (address) => (address === booking.email ? answer(550, `${address} unknown`) : undefined),
    });
    const { request, log, errors, rows, pass, database } = await open(smtp.url);
    await request();
    await eventually(async () =>
      expect(await rows()).toMatchObject([
        { kind: 'applicant', attempts: 1, next_at: null, sent_at: null, error: 'EENVELOPE 550' },
        { kind: 'venue', next_at: null, error: null },
      ]),
    );
    pass(10 * 24 * 60);
    expect(log.map((line) => line.replace(/ [0-9a-f]{32}/, ''))).toEqual(['mail: EENVELOPE 550, given up']);
    expect(errors).toEqual(log);
    const again = openMail({ database, url: smtp.url });
    await eventually(() =>
      expect(again.log).toEqual(['mail: 1 given up; docs/operations.md says how to send them again']),
    );
    expect(smtp.mails).toHaveLength(1);
  });

  it('is given up after five days', async () => {
    const { request, rows, pass } = await open(`smtp://127.0.0.1:${await deadPort()}`);
    await request();
    await eventually(async () => expect((await rows()).some(({ error }) => error)).toBe(true));
    pass(5 * 24 * 60);
    await eventually(async () => {
      pass(1);
      expect((await rows()).map(({ next_at }) => next_at)).toEqual([null, null]);
    });
    for (const row of await rows())
      expect(row).toMatchObject({ sent_at: null, error: 'ESOCKET ECONNREFUSED' });
  });

  it('is retried after a wrong password or sender, because settings can be corrected', async () => {
    const accounts = await startSmtp({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, callback) =>
        callback(password === 'right' ? null : answer(535, `no ${password}`), { user: 'site' }),
    });
    const wrong = await open(accounts.url.replace('//', '//site:secret@'));
    await wrong.request();
    await eventually(() => expect(wrong.log[0]).toContain('EAUTH 535, next attempt in 1 min'));
    expect(accounts.mails).toEqual([]);
    const right = openMail({ database: wrong.database, url: accounts.url.replace('//', '//site:right@') });
    await eventually(() => {
      right.pass(1);
      expect(accounts.mails).toHaveLength(2);
    });

    const strict = await startSmtp({ onMailFrom: (_address, _session, callback) => callback(answer(553)) });
    const refused = await open(strict.url);
    await refused.request();
    await eventually(() => expect(refused.log[0]).toContain('EENVELOPE 553, next attempt in 1 min'));
  });

  it('waits if the server’s host name is wrong', async () => {
    const { request, log } = await open('smtp://no-such-host.invalid');
    await request();
    await eventually(() => expect(log[0]).toMatch(/: EDNS [A-Z_]+, next attempt in 1 min$/));
  });

  it('does not delay requests or shutdown if the server never answers', async () => {
    const mute = await startSmtp({ onConnect: () => {} });
    const { request, worker, rows } = await open(mute.url);
    const began = performance.now();
    await request();
    await eventually(async () => expect((await rows()).some(({ attempts }) => attempts > 0)).toBe(true));
    for (let count = 0; count < 20; count += 1) expect(await request()).toMatchObject({ ok: true });
    await worker.close();
    // Far less than the greeting timeout of 20 s.
    expect(performance.now() - began).toBeLessThan(15_000);
    expect(await rows()).toHaveLength(42);
    for (const row of await rows()) expect(row.next_at).not.toBeNull();
  });

  it('counts as sent if one of several recipients is refused, which is logged', async () => {
    const smtp = await startSmtp({
      refuse: (address) => (address === 'gone@venue.example' ? answer(550) : undefined),
    });
    const { request, log } = await open(smtp.url, { MAIL_TO: `gone@venue.example, ${venue}` });
    await request();
    await eventually(() => expect(smtp.mails).toHaveLength(2));
    await eventually(() =>
      expect(log).toEqual([expect.stringMatching(/: sent, but 1 of its recipients were refused$/)]),
    );
  });

  it('with an unreadable row does not block the others', async () => {
    const smtp = await startSmtp();
    const { request, log, rows, database } = await open(`smtp://127.0.0.1:${await deadPort()}`);
    await request();
    await eventually(() => expect(log).not.toEqual([]));
    await database.write((tx) => tx.updateTable('submission').set({ body: '{"secret":' }).execute());
    const working = openMail({ database, url: smtp.url });
    await working.source.call('createMeetingBooking', booking, english);
    await eventually(async () => {
      working.pass(1);
      expect((await rows()).filter(({ error }) => error === 'unreadable')).toHaveLength(2);
    });
    await eventually(() => expect(smtp.mails).toHaveLength(2));
  });
});
