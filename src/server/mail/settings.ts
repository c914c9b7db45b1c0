import * as z from 'zod';
import { isAddress } from '#schemas/contact.ts';

/** How the mail server is reached. */
export interface SmtpServer {
  host: string;
  /** 465 for smtps, 587 for smtp, unless stated. */
  port: number;
  /** TLS from the first byte (smtps); otherwise STARTTLS where the server offers it. */
  secure: boolean;
  /** Without STARTTLS nothing is sent: a password is never shown to the network. */
  requireTLS: boolean;
  auth?: { user: string; pass: string };
}

export interface Mailbox {
  /** Shown instead of the address. */
  name: string;
  address: string;
}

/** Mails about requests: through which server, from whom, to whom. */
export interface MailSettings {
  server: SmtpServer;
  from: Mailbox;
  /** The addresses of the venue. */
  to: readonly string[];
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** `smtp://user:password@host:port` or `smtps://…`; the errors never repeat it, it may hold a password. */
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
    return refuse('holds a % that is no escape: write %25 for it in user name and password');
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

/** Who mails come from where nobody said it: the account that sends them, if it is an address, or the venue. */
export const senderOf = ({ auth }: SmtpServer, to: readonly string[]): Mailbox => ({
  name: '',
  address: isAddress(auth?.user) ? auth.user : (to[0] ?? ''),
});
