import { DatabaseAwayError } from './db/dialects/engine.ts';

/** Faults of the machine, by the code of a system error or the primary result code of SQLite (sqlite.org/rescode.html). */
const faults: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EMFILE: 'too many open files: raise ulimit -n',
  ENFILE: 'the machine has too many open files',
  EIO: 'the disk reports an error',
  5: 'another program locks the database',
  8: 'the database cannot be written',
  10: 'the disk of the database reports an error',
  11: 'the database is damaged: restore a backup',
  13: 'the disk of the database is full',
};

/**
 * Describes an error for the log: name, code (`SQLITE_BUSY`, `23505`), a fault of the machine and stack, without the message.
 * Database errors repeat user input in their message, and personal data must never be logged.
 */
export function errorTrace(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  // The lower byte of SQLite's code is the primary one.
  const fault = 'errcode' in error ? faults[Number(error.errcode) % 256] : faults[code.trim()];
  const inWords = fault ? ` (${fault})` : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? [] : [`caused by ${errorTrace(error.cause)}`];
  return [`${error.name}${code}${inWords}`, ...frames, ...cause].join('\n');
}

/** True if the same request may succeed a minute later: the database does not answer, or no file can be opened. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isLimit = 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE');
  return isLimit || error instanceof DatabaseAwayError || isOutage(error.cause);
}

/** True if nothing more can be stored: for a file, the database or its quota, as the error or one of its causes says. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  // 53100 is PostgreSQL's.
  const isFull =
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    code === '53100' ||
    ('errcode' in error && Number(error.errcode) % 256 === 13);
  return isFull || isDiskFull(error.cause);
}
