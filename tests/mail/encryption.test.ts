import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '#server/config.ts';
import { createSmtp, type Delivery } from '#server/mail/smtp.ts';
import { makeCertificate } from '../support/certificate.ts';
import { venue } from '../support/mail.ts';
import { answer, startSmtp, type TestSmtpOptions } from '../support/smtp.ts';

const certificate = makeCertificate();

/** Sends a mail with the settings of SMTP_URL. */
function send(url: string, change: { requireTLS?: boolean } = {}): Promise<Delivery> {
  const { mail } = parseConfig({ SMTP_URL: url, MAIL_TO: venue });
  if (!mail) throw new Error('SMTP_URL and MAIL_TO switch mail on');
  const message = {
    messageId: '<1@venue.example>',
    from: mail.from,
    to: mail.to,
    replyTo: [],
    subject: 'S',
    text: 'T',
  };
  return createSmtp({ ...mail.server, ...change })(
    { ...message, language: 'en-US' },
    AbortSignal.timeout(20_000),
  );
}

describe('the connection to the mail server', () => {
  it('sends no mail if TLS is required and the server does not offer it', async () => {
    const smtp = await startSmtp();
    expect(await send(smtp.url.replace('smtp:', 'smtps:'))).toMatchObject({ kind: 'unreachable' });
    // As for every remote server with a password.
    expect(await send(smtp.url, { requireTLS: true })).toMatchObject({
      kind: 'unreachable',
      code: 'ETLS 500',
    });
    expect(smtp.mails).toEqual([]);
  });

  describe.skipIf(!certificate)('encrypted', () => {
    const passwords: string[] = [];
    const options: TestSmtpOptions = {
      ...certificate,
      disabledCommands: [],
      onAuth: ({ password }, _session, callback) => {
        passwords.push(String(password));
        callback(password === 'right' ? null : answer(535), { user: 'site' });
      },
    };

    it('sends no mail to a server with an untrusted certificate', async () => {
      for (const secure of [false, true]) {
        const smtp = await startSmtp({ ...options, secure });
        const url = smtp.url.replace(/^smtp:../, secure ? 'smtps://site:right@' : 'smtp://site:right@');
        expect(await send(url)).toEqual({
          kind: 'unreachable',
          code: expect.stringMatching(/ DEPTH_ZERO_SELF_SIGNED_CERT$/),
        });
        expect(smtp.mails).toEqual([]);
      }
      expect(passwords).toEqual([]);
    });

    it('sends mail over STARTTLS and TLS with user name and password', async () => {
      const before = getCACertificates();
      setDefaultCACertificates([...before, certificate?.cert ?? '']);
      onTestFinished(() => setDefaultCACertificates(before));
      for (const secure of [false, true]) {
        const smtp = await startSmtp({ ...options, secure });
        const url = smtp.url.replace(/^smtp:../, secure ? 'smtps://site:right@' : 'smtp://site:right@');
        expect(await send(url, { requireTLS: !secure })).toEqual({ kind: 'sent', refused: 0 });
        expect(smtp.mails).toHaveLength(1);
        expect(await send(url.replace('right', 'wrong'))).toEqual({ kind: 'unreachable', code: 'EAUTH 535' });
      }
    });
  });
});
