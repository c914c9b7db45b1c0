import { describe, expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import { SetupError } from '../setup-error.ts';

const mailOf = (SMTP_URL: string, more: Record<string, string> = {}) =>
  parseConfig({ SMTP_URL, MAIL_TO: 'office@venue.example', ...more }).mail;

describe('mail settings', () => {
  it('disable mail by default', () => {
    expect(parseConfig({}).mail).toBeUndefined();
    expect(parseConfig({ SMTP_URL: '', MAIL_TO: '', MAIL_FROM: 'a@b.example' }).mail).toBeUndefined();
  });

  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, requireTLS: false }],
    ['smtp://127.0.0.1:25/', { host: '127.0.0.1', port: 25, secure: false, requireTLS: false }],
    ['smtps://[2001:db8::1]', { host: '2001:db8::1', port: 465, secure: true, requireTLS: false }],
    [
      'smtps://site%40venue.example:p%2F%25%40@mail.example:4650',
      {
        host: 'mail.example',
        port: 4650,
        secure: true,
        requireTLS: false,
        auth: { user: 'site@venue.example', pass: 'p/%@' },
      },
    ],
  ])('read %s', (url, server) => {
    expect(mailOf(url)?.server).toEqual(server);
  });

  it('send no password without encryption, except to the local host', () => {
    expect(mailOf('smtp://u:p@mail.example')?.server.requireTLS).toBe(true);
    expect(mailOf('smtp://u:p@localhost')?.server.requireTLS).toBe(false);
  });

  it('accept several addresses of the venue', () => {
    expect(mailOf('smtp://mail.example', { MAIL_TO: 'a@b.example, c@b.example' })?.to).toEqual([
      'a@b.example',
      'c@b.example',
    ]);
  });

  it('use the configured sender, the account or the venue as the sender', () => {
    const from = (url: string, MAIL_FROM = '') => mailOf(url, { MAIL_FROM })?.from;
    expect(from('smtp://mail.example')).toEqual({ name: '', address: 'office@venue.example' });
    expect(from('smtps://apikey:p@mail.example')).toEqual({ name: '', address: 'office@venue.example' });
    expect(from('smtps://site%40venue.example:p@mail.example')).toEqual({
      name: '',
      address: 'site@venue.example',
    });
    expect(from('smtp://mail.example', 'web@venue.example')).toEqual({
      name: '',
      address: 'web@venue.example',
    });
    expect(from('smtp://mail.example', '"会展中心" <web@venue.example>')).toEqual({
      name: '会展中心',
      address: 'web@venue.example',
    });
  });

  it.each([
    'mail.example',
    'http://mail.example',
    'smtp://',
    'smtp://u:secret@mail.example:port',
    'smtp://u:secret@mail.example/path',
    'smtp://u:secret@mail.example?tls=no',
    'smtp://u:secret%@mail.example',
    'smtp://secret@mail.example',
    'smtp://:secret@mail.example',
  ])('refuse SMTP_URL=%s in one line that does not repeat it', (url) => {
    expect(() => mailOf(url)).toThrow(SetupError);
    expect(() => mailOf(url)).toThrow(/^SMTP_URL=…: (must|contains) .*\. Correct or unset SMTP_URL\.$/);
    expect(() => mailOf(url)).not.toThrow(/secret/);
  });

  it.each([
    ['MAIL_TO', 'office'],
    ['MAIL_TO', 'office@venue.example, '.repeat(2).concat('office')],
    ['MAIL_TO', ' '],
    ['MAIL_FROM', 'The Venue'],
    ['MAIL_FROM', 'a@b.example, c@b.example'],
    ['MAIL_FROM', 'A\r\nBcc: c@b.example <a@b.example>'],
  ])('refuse %s=%s', (name, value) => {
    expect(() => mailOf('smtp://mail.example', { [name]: value })).toThrow(
      new RegExp(`^${name}=.*Correct or unset ${name}\\.$`),
    );
  });

  it('require server and recipients together', () => {
    expect(() => parseConfig({ SMTP_URL: 'smtp://u:secret@mail.example' })).toThrow(
      'SMTP_URL is set, but MAIL_TO is not. Set both to send mail, or unset SMTP_URL.',
    );
    expect(() => parseConfig({ MAIL_TO: 'office@venue.example' })).toThrow(
      /^MAIL_TO is set, but SMTP_URL is not\./,
    );
  });
});
