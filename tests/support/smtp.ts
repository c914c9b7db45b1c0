import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { type ReadMail, readMail } from './read-mail.ts';

/** A mail that the server accepted. */
export interface TakenMail extends ReadMail {
  from: string;
  /** Envelope recipients. */
  recipients: string[];
}

export interface TestSmtp {
  /** Received mails, acknowledged or not. */
  mails: TakenMail[];
  /** `smtp://127.0.0.1:…`, without a password. */
  url: string;
  port: number;
  stop(): Promise<void>;
}

export interface TestSmtpOptions extends SMTPServerOptions {
  port?: number;
  /** The error for a recipient that the server refuses. */
  refuse?: (address: string) => Error | undefined;
  /** Whether the server acknowledges a mail after reading it. `count` is the number of mails so far. */
  acknowledge?: (count: number) => boolean;
}

/** An error response of a server. */
export const answer = (responseCode: number, message = 'no') =>
  Object.assign(new Error(message), { responseCode });

/** Starts a mail server in this process on 127.0.0.1, which stops after the test. */
export async function startSmtp(options: TestSmtpOptions = {}): Promise<TestSmtp> {
  const { port: wanted = 0, refuse, acknowledge, ...more } = options;
  const mails: TakenMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 50,
    onRcptTo: ({ address }, _session, callback) => callback(refuse?.(address)),
    onData: (stream, { envelope }, callback) => {
      void text(stream).then((source) => {
        const { mailFrom, rcptTo } = envelope;
        const recipients = rcptTo.map(({ address }) => address);
        mails.push({ ...readMail(source), recipients, from: mailFrom ? mailFrom.address : '' });
        if (acknowledge?.(mails.length) ?? true) callback();
      });
    },
    ...more,
  });
  // In some tests the client disconnects in the middle.
  server.on('error', () => {});
  const listener = server.listen(wanted, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= new Promise<void>((resolve) => server.close(() => resolve())));
  onTestFinished(stop);
  return { mails, port, url: `smtp://127.0.0.1:${port}`, stop };
}
