import { expect, it } from 'vitest';
import { traceOf } from './trace-of.ts';

it('a log tells where something failed, and nothing that was typed', () => {
  const typed = 'invalid input syntax: "+86 138 0000 0000\nsu@example.com"';
  const cause = Object.assign(new RangeError(typed), { code: '22P02' });
  const trace = traceOf(new Error(typed, { cause }));
  expect(trace).toMatch(/^Error\n {4}at .*trace-of\.test\.ts/);
  expect(trace).toContain('caused by RangeError 22P02\n');
  expect(trace).not.toMatch(/8613|138 0000|su@example/);
  expect(traceOf(typed)).toBe('a thrown string');
});
