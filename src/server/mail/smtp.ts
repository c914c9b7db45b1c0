import { createTransport, type NodemailerError } from 'nodemailer';
import type { Message } from './compose.ts';
import type { SmtpServer } from './settings.ts';

/**
 * Result of sending a mail. `code` contains only codes, because servers repeat addresses in their messages.
 */
export type Delivery =
  /** `refused` is the number of recipients that the server rejected. */
  | { kind: 'sent'; refused: number }
  /** The server rejects this mail permanently. */
  | { kind: 'refused'; code: string }
  /** The server rejects this mail for now. */
  | { kind: 'deferred'; code: string }
  /** No mail can be sent now: the server is unreachable, offers no encryption, or rejects our credentials. */
  | { kind: 'unreachable'; code: string };

/** Sends a mail. Never rejects; failures are results. */
export type Send = (message: Message, signal: AbortSignal) => Promise<Delivery>;

/** Timeouts for a server that does not answer, in milliseconds. */
const timeouts = {
  dnsTimeout: 20_000,
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 60_000,
};

/** Sends through an SMTP server, with one connection per mail. */
export function createSmtp(server: SmtpServer): Send {
  const transport = createTransport({
    ...server,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ language, replyTo, to, ...message }, signal) => {
    try {
      const { rejected } = await transport.sendMail({
        ...message,
        to: to.map(mailbox),
        replyTo: replyTo.map(mailbox),
        // Tells automatic responders not to reply (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
        xMailer: false,
        signal,
      });
      return { kind: 'sent', refused: rejected.length };
    } catch (error) {
      return failureOf(error);
    }
  };
}

/** An object is used as it is; a string would be parsed as a list. */
const mailbox = (address: string) => ({ name: '', address });

const isMailError = (error: unknown): error is NodemailerError => error instanceof Error;

function failureOf(error: unknown): Delivery {
  if (!isMailError(error)) return { kind: 'unreachable', code: 'unknown' };
  const { code, originalCode, responseCode, permanent, command = '' } = error;
  const parts = [code, originalCode, responseCode]
    .map(String)
    .filter((part) => /^[A-Z0-9_]{3,64}$/.test(part));
  const shown = [...new Set(parts)].join(' ') || 'unknown';
  // A refusal after RCPT TO or DATA concerns this mail; a refusal after MAIL FROM concerns our settings.
  if (permanent && ['RCPT TO', 'DATA'].includes(command)) return { kind: 'refused', code: shown };
  const aboutMail =
    responseCode !== undefined && responseCode !== 421 && ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command);
  return { kind: aboutMail ? 'deferred' : 'unreachable', code: shown };
}
