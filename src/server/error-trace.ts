/**
 * Where an error was thrown, for the log: its name, its code (`SQLITE_BUSY`, `23505`) and its stack. Without its message:
 * a database repeats in it what somebody typed, and personal data never stands in a log.
 */
export function errorTrace(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? [] : [`caused by ${errorTrace(error.cause)}`];
  return [`${error.name}${code}`, ...frames, ...cause].join('\n');
}
