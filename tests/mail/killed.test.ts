import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { onEveryEngine } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { booking, openAgain, openMail, outboxOf, venue } from '../support/mail.ts';
import { startSmtp, type TakenMail } from '../support/smtp.ts';

const program = new URL('./submit-with-mail.ts', import.meta.url).pathname;

const idsOf = (mails: readonly TakenMail[]) => mails.map(({ headers }) => headers['message-id']);

onEveryEngine('a server that is killed', (engine) => {
  it('sends every mail after its restart; the one in progress may be sent twice with the same Message-ID', async () => {
    const settings = await engine.migratedDatabase();
    // The server reads the seventh mail but never acknowledges it: the program is killed while sending it.
    const hanging = await startSmtp({ acknowledge: (count) => count < 7 });
    const child = spawn(process.execPath, [program], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        DATA_DIR: settings.dataDir,
        DATABASE_URL: settings.url ?? '',
        SMTP_URL: hanging.url,
        MAIL_TO: venue,
      },
    });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
    await eventually(() => {
      expect(printed.trim().split('\n')).toHaveLength(20);
      expect(hanging.mails).toHaveLength(7);
    });
    child.kill('SIGKILL');
    await once(child, 'close');

    const smtp = await startSmtp();
    const database = await openAgain(settings);
    const left = (await outboxOf(database)).filter(({ sent_at }) => !sent_at);
    expect(left).toHaveLength(34);
    const { pass } = openMail({ database, url: smtp.url, settings: {} });
    // The test's clock is behind that of the program.
    pass((Date.now() - Date.parse('2026-11-21T01:00:00.000Z')) / 60_000 + 15);
    await eventually(() => expect(smtp.mails).toHaveLength(34));

    const all = [...hanging.mails, ...smtp.mails];
    expect(new Set(idsOf(all)).size).toBe(40);
    expect(idsOf(smtp.mails).filter((id) => idsOf(hanging.mails).includes(id))).toEqual([
      idsOf(hanging.mails)[6],
    ]);
    const references = all.map(({ headers }) => headers.subject?.split(' ').at(-1));
    for (const reference of printed.trim().split('\n'))
      expect(references.filter((other) => other === reference).length).toBeGreaterThanOrEqual(2);
  });
});

onEveryEngine('two servers on one database', (engine) => {
  it('[OPS-08] send each mail once', async () => {
    const settings = await engine.migratedDatabase();
    const smtp = await startSmtp();
    const [one, other] = [await openAgain(settings), await openAgain(settings)].map((database) =>
      openMail({ database, url: smtp.url }),
    );
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const server = index % 2 ? one : other;
        // The other server is woken at the same time.
        return server?.source.call('createMeetingBooking', booking, { language: 'zh-CN' }).then(() => {
          one?.worker.wake();
          other?.worker.wake();
        });
      }),
    );
    await eventually(() => expect(smtp.mails.length).toBeGreaterThanOrEqual(60));
    await one?.worker.close();
    await other?.worker.close();
    expect(smtp.mails).toHaveLength(60);
    expect(new Set(idsOf(smtp.mails)).size).toBe(60);
  });
});
