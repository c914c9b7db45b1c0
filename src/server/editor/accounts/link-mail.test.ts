import { expect, it } from 'vitest';
import { serveWithAdministrator, tokenOf } from '#tests/support/accounts.ts';
import { openTestDatabase, sqlite } from '#tests/support/database.ts';
import { answer, startSmtp } from '#tests/support/smtp.ts';
import { createLinkMail } from './link-mail.ts';

async function withMail(refuse: (address: string) => Error | undefined = () => undefined) {
  const smtp = await startSmtp({ refuse });
  const logged: string[] = [];
  const sendLink = createLinkMail({
    mail: {
      server: { host: '127.0.0.1', port: smtp.port, secure: false, requireTLS: false },
      from: { name: 'Venue', address: 'web@venue.example' },
      to: ['office@venue.example'],
    },
    random: (length) => new Uint8Array(length).fill(7),
    siteOrigin: 'https://venue.example',
    timeZone: 'Asia/Shanghai',
    log: (line) => logged.push(line),
  });
  const server = await serveWithAdministrator(await openTestDatabase(sqlite), { sendLink });
  return { ...server, smtp, mailLog: logged };
}

it('an invitation goes to its recipient by mail when the administrator asks for it, in the language of the interface', async () => {
  const { administrator, smtp } = await withMail();
  const { data } = await administrator.ask('invite', { email: 'new@venue.example', role: 'editor' });
  expect(data.canMail).toBe(true);
  expect(smtp.mails).toHaveLength(0);
  expect((await administrator.ask('mailLink', { token: tokenOf(data.url) })).status).toBe(200);
  const [mail] = smtp.mails;
  expect(mail?.recipients).toEqual(['new@venue.example']);
  expect(mail?.headers.subject).toBe('venue.example 编辑后台的邀请');
  expect(mail?.text).toContain(`\n${data.url}\n`);
  expect(mail?.text).toMatch(/有效期至 \d{4}-\d\d-\d\d \d\d:\d\d \(Asia\/Shanghai\)/);
  const { entries } = (await administrator.ask('listAudit', { search: 'mailLink' })).data;
  expect(entries.map(({ about }) => about)).toEqual(['new@venue.example']);
});

it('a refused mail is reported, is logged without the address, and leaves the link valid', async () => {
  const { administrator, browser, mailLog } = await withMail(() => answer(550));
  const { data } = await administrator.ask('invite', { email: 'new@venue.example', role: 'editor' });
  const token = tokenOf(data.url);
  expect(await administrator.ask('mailLink', { token })).toMatchObject({ status: 502, code: 'mailFailed' });
  expect(mailLog).toHaveLength(1);
  expect(mailLog[0]).toMatch(/^accounts: a link was not mailed: /);
  expect(mailLog.join()).not.toContain('new@');
  expect((await browser().ask('readLink', { token })).data.email).toBe('new@venue.example');
  expect((await administrator.ask('mailLink', { token: 'x'.repeat(43) })).code).toBe('missing');
});

it('a site without a mail server offers no mail', async () => {
  const { administrator } = await serveWithAdministrator(await openTestDatabase(sqlite));
  const { data } = await administrator.ask('invite', { email: 'new@venue.example', role: 'editor' });
  expect(data.canMail).toBe(false);
  expect((await administrator.ask('mailLink', { token: tokenOf(data.url) })).code).toBe('mailFailed');
});
