import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import pino from 'pino';
import type { Random } from './db/requests/reference.ts';

/** `error` for what an operator has to look at, `warn` for what may become one. */
export type LogLevel = 'info' | 'warn' | 'error';

/** Writes a line about an event; never what a visitor typed. Default: `info`. */
export type Log = (line: string, level?: LogLevel) => void;

/** Writes a line with the id of the request it belongs to, if any. */
export type WriteLog = (line: string, details?: { level?: LogLevel; request?: string | undefined }) => void;

/** Where log lines go. */
interface LogStream {
  isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Creates the log of a program: one JSON object per line with time, level, message and request id; on a terminal, the
 * same as text. Control characters are escaped in both, so that no text can forge a line or command a terminal.
 * @returns a function that has written the line when it returns
 */
export function createLog(stream: LogStream): WriteLog {
  const destination = stream.isTTY ? { write: (json: string) => stream.write(readable(json)) } : stream;
  const options: pino.LoggerOptions = {
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  };
  const logger = pino(options, destination);
  return (line, { level = 'info', request } = {}) => logger[level](request ? { request } : {}, line);
}

/** `2026-11-23 09:00:00 ERROR GET /news: TypeError (request 7f3a9c)` with its stack below. */
function readable(json: string): string {
  const { time, level, msg, request }: Record<string, string | undefined> = JSON.parse(json);
  const [first = '', ...stack] = (msg ?? '').split('\n').map(withoutControls);
  const moment = (time ?? '').slice(0, 19).replace('T', ' ');
  const id = request ? ` (request ${request})` : '';
  const head = `${moment} ${level === 'info' ? '' : `${level?.toUpperCase()} `}${first}${id}`;
  return [head, ...stack.map((line) => `    ${line.trim()}`), ''].join('\n');
}

const withoutControls = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Bidi_Control}]/gu,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

/** The ids of the requests that are being answered. */
export interface RequestIds {
  /** The id of the request that the present code answers; undefined outside of requests. */
  current: () => string | undefined;
  /** Gives each request an id. An answer with a server error has it in `x-request-id`, for the log. */
  middleware: MiddlewareHandler;
}

export const requestIdHeader = 'x-request-id';

/** @param random makes the ids; one that comes with a request could forge log lines and is ignored */
export function createRequestIds(random: Random): RequestIds {
  const ids = new AsyncLocalStorage<string>();
  return {
    current: () => ids.getStore(),
    middleware: (c, next) => {
      const id = Buffer.from(random(6)).toString('hex');
      return ids.run(id, async () => {
        await next();
        if (c.res.status >= 500) c.header(requestIdHeader, id);
      });
    },
  };
}
