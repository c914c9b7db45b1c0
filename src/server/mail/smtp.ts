import { createTransport, type NodemailerError } from 'nodemailer';
import type { Message } from './compose.ts';
import type { SmtpServer } from './settings.ts';

/** What became of a mail; `code` is made of codes alone, because servers repeat addresses in their texts. */
export type Delivery =
  /** `refused` is how many of several recipients the server did not take. */
  | { kind: 'sent'; refused: number }
  /** The server will never take this mail. */
  | { kind: 'refused'; code: string }
  /** Not this mail, not now. */
  | { kind: 'deferred'; code: string }
  /** No mail can be sent now: there is no server, no encryption, or it does not let us in. */
  | { kind: 'unreachable'; code: string };

/** Sends a mail; resolves whatever happens. */
export type Send = (message: Message, signal: AbortSignal) => Promise<Delivery>;

/** Waiting for a server that does not answer, in milliseconds. */
const timeouts = {
  dnsTimeout: 20_000,
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 60_000,
};

/** Sends through an SMTP server; each mail on a connection of its own. */
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
        // Answering machines leave such mails alone (RFC 3834).
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

/** An object is taken as it is, where a text would be parsed as a list. */
const mailbox = (address: string) => ({ name: '', address });

const isMailError = (error: unknown): error is NodemailerError => error instanceof Error;

function failureOf(error: unknown): Delivery {
  if (!isMailError(error)) return { kind: 'unreachable', code: 'unknown' };
  const { code, originalCode, responseCode, permanent, command = '' } = error;
  const parts = [code, originalCode, responseCode]
    .map(String)
    .filter((part) => /^[A-Z0-9_]{3,64}$/.test(part));
  const shown = [...new Set(parts)].join(' ') || 'unknown';
  // An answer to the recipients or the text is about this mail; an answer to the sender is about our settings.
  if (permanent && ['RCPT TO', 'DATA'].includes(command)) return { kind: 'refused', code: shown };
  const aboutMail =
    responseCode !== undefined && responseCode !== 421 && ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command);
  return { kind: aboutMail ? 'deferred' : 'unreachable', code: shown };
}
