/**
 * Describes an error for the log: name, code (`SQLITE_BUSY`, `23505`) and stack, without the message.
 * Database errors repeat user input in their message, and personal data must never be logged.
 */
export function errorTrace(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? [] : [`caused by ${errorTrace(error.cause)}`];
  return [`${error.name}${code}`, ...frames, ...cause].join('\n');
}
