import { describe, expect, it } from 'vitest';
import { createCallFailures } from './call-failures.ts';
import { broken, failed } from './failures.ts';

/** A clock that a test sets. */
function setUp() {
  let now = '2026-11-21T09:00:00.000Z';
  const failures = createCallFailures(() => new Date(now));
  return { failures, at: (time: string) => (now = `2026-11-21T${time}:00.000Z`) };
}

const news = { call: 'newsPage', request: { pageNo: 1, pageSize: 10 }, language: 'en-US' } as const;
const down = broken('failed', 'the backend cannot be reached');
const answered = { ok: true } as const;

describe('the record of failed calls', () => {
  it('reports the first and the last failure of a call', () => {
    const { failures, at } = setUp();
    failures.note(news, down);
    at('09:05');
    failures.note(news, broken('timeout', 'no answer within 10000 ms'));
    expect(failures.of(news)).toEqual({
      ...news,
      reason: 'no answer within 10000 ms',
      since: '2026-11-21T09:00:00.000Z',
      at: '2026-11-21T09:05:00.000Z',
    });
  });

  it('reports when a call succeeded again, and starts a new record with the next failure', () => {
    const { failures, at } = setUp();
    failures.note(news, down);
    at('09:10');
    failures.note(news, answered);
    at('09:11');
    failures.note(news, answered);
    expect(failures.of(news)).toMatchObject({ answeredAgain: '2026-11-21T09:10:00.000Z' });
    at('09:20');
    failures.note(news, down);
    expect(failures.of(news)).toEqual({
      ...news,
      reason: 'the backend cannot be reached',
      since: '2026-11-21T09:20:00.000Z',
      at: '2026-11-21T09:20:00.000Z',
    });
  });

  it('identifies a call by its parsed request and its language', () => {
    const { failures } = setUp();
    failures.note(news, down);
    expect(failures.of({ ...news, request: { pageSize: '10' } })).toBeDefined();
    expect(failures.of({ ...news, request: { pageSize: 20 } })).toBeUndefined();
    expect(failures.of({ ...news, language: 'zh-CN' })).toBeUndefined();
  });

  it('reports the last failure of a call for any id if a page has no id', () => {
    const { failures } = setUp();
    const detail = { call: 'newsDetail', language: 'en-US' } as const;
    expect(failures.of({ ...detail, request: {} })).toBeUndefined();
    failures.note({ ...detail, request: { id: 'n1' } }, down);
    failures.note({ ...detail, request: { id: 'n2' } }, down);
    expect(failures.of({ ...detail, request: {} })?.request).toEqual({ id: 'n2' });
    expect(failures.of({ ...detail, language: 'zh-CN', request: {} })).toBeUndefined();
  });

  it('treats an unknown id and a malformed request as answers', () => {
    const { failures } = setUp();
    failures.note(news, failed('missing', ''));
    failures.note(news, failed('invalid', ''));
    expect(failures.last()).toBeUndefined();
  });

  it('stores nothing that visitors submit', () => {
    const { failures } = setUp();
    failures.note({ call: 'createSuggestion', request: { name: 'Li' }, language: 'en-US' }, down);
    expect(failures.last()).toBeUndefined();
  });

  it('stores 500 calls and evicts the one with the oldest failure', () => {
    const { failures } = setUp();
    const item = (id: number) =>
      ({ call: 'newsDetail', request: { id: `n${id}` }, language: 'en-US' }) as const;
    for (let id = 0; id < 500; id += 1) failures.note(item(id), down);
    failures.note(item(0), down);
    failures.note(item(500), down);
    expect(failures.of(item(0))).toBeDefined();
    expect(failures.of(item(1))).toBeUndefined();
    expect(failures.last()?.request).toEqual({ id: 'n500' });
  });
});
