import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { postgres } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { booking, openMail, outboxOf } from '../support/mail.ts';
import { startSmtp } from '../support/smtp.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';

describe.skipIf(postgres.unavailable)('mail while PostgreSQL does not answer', () => {
  async function setUp() {
    const settings = await postgres.migratedDatabase();
    const url = new URL(settings.url ?? '');
    const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    const database = await openDatabase({ ...settings, url: url.href });
    onTestFinished(async () => {
      await database.close();
      await proxy.close();
    });
    return { proxy, database };
  }

  it('is sent once if PostgreSQL stops between the acknowledgement of the mail server and its recording', async () => {
    const { proxy, database } = await setUp();
    const smtp = await startSmtp({
      acknowledge: (count) => {
        if (count === 1) proxy.stop();
        return true;
      },
    });
    const { source, pass, log } = openMail({ database, url: smtp.url });
    expect(await source.call('createMeetingBooking', booking, { language: 'en-US' })).toMatchObject({
      ok: true,
    });
    await eventually(() => expect(database.isAway()).toBe(true));
    proxy.heal();
    await eventually(() => expect(database.isAway()).toBe(false));
    // Longer than the lease of ten minutes: a mail that is not recorded as sent would be sent again.
    await eventually(async () => {
      pass(15);
      expect((await outboxOf(database)).map(({ next_at, error }) => [next_at, error])).toEqual([
        [null, null],
        [null, null],
      ]);
    });
    expect(smtp.mails.map(({ recipients }) => recipients.join()).toSorted()).toEqual([
      'host@company.example',
      'office@venue.example',
    ]);
    expect(log.map((line) => line.replace(/ [0-9a-f]{32}/, ''))).toEqual([
      'mail: sent, which is recorded when the database can be written again',
    ]);
  });

  it('is reported once, however often the outbox is looked at, and again at the next outage', async () => {
    const { proxy, database } = await setUp();
    const smtp = await startSmtp();
    const { source, worker, log } = openMail({ database, url: smtp.url });
    const send = () => source.call('createMeetingBooking', booking, { language: 'zh-CN' });
    for (const outage of [1, 2]) {
      await send();
      await eventually(() => expect(smtp.mails).toHaveLength(2 * outage));
      await eventually(async () =>
        expect((await outboxOf(database)).filter(({ sent_at }) => !sent_at)).toEqual([]),
      );
      proxy.stop();
      for (let look = 0; look < 5; look += 1) {
        worker.wake();
        await eventually(() => expect(log.length).toBeGreaterThanOrEqual(outage));
      }
      proxy.heal();
      await eventually(() => expect(database.isAway()).toBe(false));
    }
    await send();
    await eventually(() => expect(smtp.mails).toHaveLength(6));
    expect(log).toEqual([
      'mail: the outbox cannot be used (DatabaseAwayError)',
      'mail: the outbox cannot be used (DatabaseAwayError)',
    ]);
  });
});
