import * as z from 'zod';
import { isAddress } from '#schemas/contact.ts';

/** Connection settings of the mail server. */
export interface SmtpServer {
  host: string;
  /** 465 for smtps and 587 for smtp by default. */
  port: number;
  /** Uses TLS from the start (smtps); otherwise STARTTLS if the server offers it. */
  secure: boolean;
  /** Refuses to send without STARTTLS, so that a password never travels in plain text. */
  requireTLS: boolean;
  auth?: { user: string; pass: string };
}

export interface Mailbox {
  /** Display name. */
  name: string;
  address: string;
}

/** Server, sender and recipients of mail about requests. */
export interface MailSettings {
  server: SmtpServer;
  from: Mailbox;
  /** The addresses of the venue. */
  to: readonly string[];
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * `smtp://user:password@host:port` or `smtps://…`. Error messages do not repeat the value, because it may
 * contain a password.
 */
export const smtpUrlSchema = z.string().transform((text, context): SmtpServer => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname)
    return refuse('must be written smtp://user:password@host:587 or smtps://user:password@host:465');
  if (url.search || url.hash || !['', '/'].includes(url.pathname)) return refuse('must end after the port');
  const secure = url.protocol === 'smtps:';
  const [user, pass] = [decoded(url.username), decoded(url.password)];
  if (user === undefined || pass === undefined)
    return refuse('contains a % that is not an escape: write %25 for a % in user name and password');
  if (Boolean(user) !== Boolean(pass)) return refuse('must hold both user name and password, or neither');
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && user !== '' && !loopback.includes(url.hostname),
    ...(user ? { auth: { user, pass } } : {}),
  };
});

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Addresses, separated by commas. */
export const mailToSchema = z
  .string()
  .transform((text) => text.split(/[\s,;]+/).filter(Boolean))
  .refine((addresses) => addresses.length > 0 && addresses.every(isAddress), {
    error: 'must be e-mail addresses, separated by commas',
  });

/** `office@venue.example` or `The Venue <office@venue.example>`. */
export const mailFromSchema = z.string().transform((text, context): Mailbox => {
  const [, name = '', address = text] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim()) ?? [];
  if (isAddress(address.trim()))
    return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
  context.addIssue({ code: 'custom', message: 'must be an e-mail address, or a name with one in <>' });
  return z.NEVER;
});

/** @returns the account that sends the mail if it is an address, otherwise the venue's first address */
export const defaultSender = ({ auth }: SmtpServer, to: readonly string[]): Mailbox => ({
  name: '',
  address: isAddress(auth?.user) ? auth.user : (to[0] ?? ''),
});
