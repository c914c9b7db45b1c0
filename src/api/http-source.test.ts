import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttpSource } from './http-source.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  vi.useRealTimers();
});

const json =
  (body: unknown): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  };

/** A source over a real HTTP server that answers with `listener`. */
async function sourceOver(listener: RequestListener, ttl = 60_000) {
  const server = createServer((request, response) => current(request, response));
  let current = listener;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const lines: string[] = [];
  let time = 0;
  const source = createHttpSource({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`,
    fetch,
    ttl,
    now: () => time,
    report: (call, where, reason) => lines.push(`${call} ${where} ${reason}`),
    log: (line) => lines.push(line),
  });
  return {
    source,
    lines,
    answerWith: (next: RequestListener) => {
      current = next;
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    server,
  };
}

const english = { language: 'en-US' } as const;
const menu = (name: string) => json({ resultCode: '0', data: [{ menuId: 1, menuName: name }] });

describe('a foreign backend', () => {
  it('[LANG-02] gets method, path, query and the language header', async () => {
    const seen: unknown[] = [];
    const { source } = await sourceOver((request, response) => {
      seen.push([request.method, request.url, request.headers['current-language']]);
      json({ resultCode: 0, data: [] })(request, response);
    });
    await source.call('bannersOfColumn', { belongColumn: '首页' }, english);
    await source.call('newsDetail', { id: 'a/b' }, { language: 'zh-CN' });
    expect(seen).toEqual([
      ['GET', `/base/content/getFirstAll?belongColumn=${encodeURIComponent('首页')}`, 'en-US'],
      ['GET', '/base/news/a%2Fb', 'zh-CN'],
    ]);
  });

  it('[CALL-02] rejects with the server message when resultCode is not 0', async () => {
    for (const key of ['message', 'msg', 'resultMsg']) {
      const { source } = await sourceOver(json({ resultCode: 17, [key]: 'closed today', data: null }));
      expect(await source.call('menuTree', {}, english)).toEqual({
        ok: false,
        failure: { kind: 'failed', message: 'closed today' },
      });
    }
  });

  it('[CALL-02] gives up after 10 000 ms', async () => {
    const { source } = await sourceOver(() => {});
    const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      expect(milliseconds).toBe(10_000);
      return AbortSignal.abort(new DOMException('timed out', 'TimeoutError'));
    });
    cleanups.push(() => spy.mockRestore());
    expect(await source.call('menuTree', {}, english)).toMatchObject({ failure: { kind: 'timeout' } });
  });

  it.each([
    ['a network failure', (_: unknown, response: { destroy: () => void }) => response.destroy()],
    ['no JSON', (_: unknown, response: { end: (text: string) => void }) => response.end('<html>')],
    ['another shape', json({ hello: 1 })],
  ])('[CALL-02] counts %s as failed, with a reason for the log only', async (_name, listener) => {
    const { source } = await sourceOver(listener as RequestListener);
    const answer = await source.call('menuTree', {}, english);
    expect(answer).toMatchObject({
      ok: false,
      failure: { kind: 'failed', message: '', reason: expect.any(String) },
    });
  });

  it.each([null, { current: null, previous: null, next: null }])(
    'takes a detail of %j as missing',
    async (data) => {
      const { source } = await sourceOver(json({ resultCode: 0, data }));
      expect(await source.call('newsDetail', { id: '1' }, english)).toMatchObject({
        failure: { kind: 'missing' },
      });
    },
  );

  it('reports what it leaves out', async () => {
    const { source, lines } = await sourceOver(
      json({ resultCode: 0, data: [{ menuId: 1 }, { menuId: 2, menuName: 'b' }] }),
    );
    const answer = await source.call('menuTree', {}, english);
    expect(answer.ok && answer.data.map(({ menuId }) => menuId)).toEqual(['2']);
    expect(lines).toEqual([expect.stringContaining('menuTree data[0] menuName')]);
  });
});

describe('answers of a foreign backend', () => {
  it('are used again until they are too old, then renewed behind the next visitor', async () => {
    const { source, answerWith, pass } = await sourceOver(menu('old'), 5_000);
    const name = async () => {
      const answer = await source.call('menuTree', {}, english);
      return answer.ok && answer.data[0]?.menuName;
    };
    expect(await name()).toBe('old');
    const revision = await source.revision();
    answerWith(menu('new'));
    pass(4_999);
    expect(await name()).toBe('old');
    pass(1);
    expect(await name()).toBe('old');
    await vi.waitFor(async () => expect(await name()).toBe('new'));
    expect(await source.revision()).not.toBe(revision);
  });

  it('are renewed by asking for the revision alone, as cached pages do', async () => {
    const { source, answerWith, pass } = await sourceOver(menu('old'), 5_000);
    await source.call('menuTree', {}, english);
    const revision = await source.revision();
    answerWith(menu('new'));
    pass(5_000);
    await vi.waitFor(async () => expect(await source.revision()).not.toBe(revision));
  });

  it('stay when the backend breaks', async () => {
    const { source, answerWith, pass, lines } = await sourceOver(menu('good'), 1);
    await source.call('menuTree', {}, english);
    answerWith(json({ resultCode: 500, data: null }));
    pass(2);
    await source.call('menuTree', {}, english);
    await vi.waitFor(() => expect(lines.join()).toContain('the last good answer stays'));
    expect(await source.call('menuTree', {}, english)).toMatchObject({ ok: true });
  });

  it('of create calls are never remembered, and carry the key of the submission', async () => {
    const keys: unknown[] = [];
    const { source } = await sourceOver((request, response) => {
      keys.push(request.headers['idempotency-key']);
      json({ resultCode: 0, msg: 'thanks', data: null })(request, response);
    });
    const body = { name: 'a', contact: 'b', content: 'c' };
    for (const idempotencyKey of ['k1', 'k2'])
      expect(await source.call('createSuggestion', body, { ...english, idempotencyKey })).toEqual({
        ok: true,
        data: null,
        message: 'thanks',
      });
    expect(keys).toEqual(['k1', 'k2']);
  });
});
