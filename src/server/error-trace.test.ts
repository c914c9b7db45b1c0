import { expect, it } from 'vitest';
import { DatabaseAwayError } from './db/dialects/engine.ts';
import { errorTrace, isDiskFull, isOutage } from './error-trace.ts';

it('logs the location of an error without user input', () => {
  const typed = 'invalid input syntax: "+86 138 0000 0000\nsu@example.com"';
  const cause = Object.assign(new RangeError(typed), { code: '22P02' });
  const trace = errorTrace(new Error(typed, { cause }));
  expect(trace).toMatch(/^Error\n {4}at .*error-trace\.test\.ts/);
  expect(trace).toContain('caused by RangeError 22P02\n');
  expect(trace).not.toMatch(/8613|138 0000|su@example/);
  expect(errorTrace(typed)).toBe('a thrown string');
});

it.each([
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'Error ERR_SQLITE_ERROR (the disk of the database is full)'],
  [
    { code: 'ERR_SQLITE_ERROR', errcode: 266 },
    'Error ERR_SQLITE_ERROR (the disk of the database reports an error)',
  ],
  [{ code: 'ENOSPC' }, 'Error ENOSPC (the disk is full)'],
  [{ code: 'EMFILE' }, 'Error EMFILE (too many open files: raise ulimit -n)'],
  [{ code: '23505' }, 'Error 23505'],
])('names a fault of the machine: %j', (details, expected) => {
  expect(errorTrace(Object.assign(new Error('text'), details)).split('\n')[0]).toBe(expected);
});

const failed = (details: object, cause?: Error) => Object.assign(new Error('text', { cause }), details);

it('knows a full disk by the codes of the system, SQLite and PostgreSQL, and by a cause', () => {
  const full = [{ code: 'ENOSPC' }, { code: 'EDQUOT' }, { code: '53100' }, { errcode: 13 }];
  expect(full.map((details) => isDiskFull(failed(details)))).toEqual([true, true, true, true]);
  expect(isDiskFull(failed({}, failed({ code: 'ENOSPC' })))).toBe(true);
  expect([failed({ code: 'EMFILE' }), failed({ errcode: 5 }), 'ENOSPC'].map(isDiskFull)).toEqual([
    false,
    false,
    false,
  ]);
});

it('knows an outage: a database that does not answer, or no more open files', () => {
  const outages = [
    new DatabaseAwayError(),
    failed({ code: 'EMFILE' }),
    failed({}, failed({ code: 'ENFILE' })),
  ];
  expect(outages.map(isOutage)).toEqual([true, true, true]);
  expect([failed({ code: 'ENOSPC' }), new TypeError('x'), undefined].map(isOutage)).toEqual([
    false,
    false,
    false,
  ]);
});
