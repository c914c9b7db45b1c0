import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createLog, createRequestIds } from './log.ts';

/** What a log writes to a file or a terminal. */
function written(isTTY: boolean, ...args: Parameters<ReturnType<typeof createLog>>): string {
  let text = '';
  createLog({ isTTY, write: (part) => (text += part) })(...args);
  return text;
}

it('[OPS-06] a log writes each event as one JSON line with time, level, message and request id', () => {
  const line = written(false, 'TypeError\n    at x (y.ts:1)\u001b[31m', { level: 'error', request: 'a1' });
  expect(line.match(/\n/g)).toHaveLength(1);
  expect(line).not.toContain('\u001b');
  expect(JSON.parse(line)).toEqual({
    level: 'error',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    request: 'a1',
    msg: 'TypeError\n    at x (y.ts:1)\u001b[31m',
  });
  expect(Object.keys(JSON.parse(written(false, 'ready')))).toEqual(['level', 'time', 'msg']);
});

it('a log on a terminal is text without control characters, and a stack is indented below its error', () => {
  const text = written(true, 'TypeError\n    at x\u001b[31m\rInvented line\u202e', {
    level: 'error',
    request: 'a1',
  });
  expect(text.replace(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d /, '')).toBe(
    'ERROR TypeError (request a1)\n    at x\\u001b[31m\\u000dInvented line\\u202e\n',
  );
  expect(written(true, 'The site is ready')).toMatch(/^[-\d]{10} [:\d]{8} The site is ready\n$/);
});

it('each request has an id of its own in its log lines, which an answer with a server error names', async () => {
  let count = 0;
  const ids = createRequestIds((length) => new Uint8Array(length).fill(++count));
  const seen: unknown[] = [];
  const app = new Hono().use(ids.middleware).get('/:status', async (c) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    seen.push(ids.current());
    return c.text('', Number(c.req.param('status')) as 200);
  });
  const headers = { 'x-request-id': 'forged' };
  const answers = await Promise.all([app.request('/200', { headers }), app.request('/500', { headers })]);
  expect(seen).toEqual(['010101010101', '020202020202']);
  expect(answers.map((answer) => answer.headers.get('x-request-id'))).toEqual([null, '020202020202']);
  expect(ids.current()).toBeUndefined();
});
