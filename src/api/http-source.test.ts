import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { json, sourceOver } from '#tests/support/http-backend.ts';

const english = { language: 'en-US' } as const;
const menu = (name: string) => json({ resultCode: '0', data: [{ menuId: 1, menuName: name }] });

describe('a foreign backend', () => {
  it('[LANG-02] receives method, path, query and the language header', async () => {
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

  it('[CALL-02] rejects with the message of the server if resultCode is not 0', async () => {
    for (const key of ['message', 'msg', 'resultMsg']) {
      const { source } = await sourceOver(json({ resultCode: 17, [key]: 'closed today', data: null }));
      expect(await source.call('menuTree', {}, english)).toEqual({
        ok: false,
        failure: { kind: 'failed', message: 'closed today' },
      });
    }
  });

  it('[CALL-02] times out after 10 000 ms', async () => {
    const { source } = await sourceOver(() => {});
    const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      expect(milliseconds).toBe(10_000);
      return AbortSignal.abort(new DOMException('timed out', 'TimeoutError'));
    });
    onTestFinished(() => spy.mockRestore());
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

  it('[CALL-02] times out if the answer stops after its headers', async () => {
    const { source } = await sourceOver((_request, response) => response.write('{"resultCode":'));
    const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const soon = new AbortController();
      setTimeout(() => soon.abort(new DOMException('timed out', 'TimeoutError')), 100);
      return soon.signal;
    });
    onTestFinished(() => spy.mockRestore());
    expect(await source.call('menuTree', {}, english)).toMatchObject({ failure: { kind: 'timeout' } });
  });

  it('is not called with a malformed request', async () => {
    const { source } = await sourceOver(() => expect.unreachable('the request is malformed'));
    for (const id of ['', 'a\0b', 'x'.repeat(65)])
      expect(await source.call('newsDetail', { id }, english)).toMatchObject({
        failure: { kind: 'invalid', errors: { id: expect.any(String) } },
      });
  });

  it.each(['.', '..'])('is not called with the path traversal id %j', async (id) => {
    const { source } = await sourceOver(() => expect.unreachable('nothing has this id'));
    const missing = { ok: false, failure: { kind: 'missing', message: '' } };
    expect(await source.call('newsDetail', { id }, english)).toEqual(missing);
    expect(await source.download('albumZip', { dataId: id }, english)).toEqual(missing);
  });

  it('may answer a list call with null, which means an empty list', async () => {
    const { source } = await sourceOver(json({ resultCode: 0, data: null }));
    const data = async (answer: Promise<object>) => ({ ...(await answer) });
    expect(await data(source.call('newsPage', {}, english))).toMatchObject({ data: { list: [], total: 0 } });
    expect(await data(source.call('activityAtlasPage', { type: 1 }, english))).toMatchObject({
      data: { list: [], count: 0 },
    });
    expect(await data(source.call('scheduleList', {}, english))).toMatchObject({ data: [] });
    expect(await data(source.call('venues', {}, english))).toMatchObject({ data: [] });
    expect(await data(source.call('introduction', { code: 'official', type: 1 }, english))).toMatchObject({
      failure: { kind: 'missing' },
    });
  });

  it.each([null, { current: null, previous: null, next: null }])(
    'may answer a detail call with %j, which means an unknown id',
    async (data) => {
      const { source } = await sourceOver(json({ resultCode: 0, data }));
      expect(await source.call('newsDetail', { id: '1' }, english)).toMatchObject({
        failure: { kind: 'missing' },
      });
    },
  );

  it('has parts of its answers left out, which are reported', async () => {
    const { source, lines } = await sourceOver(
      json({ resultCode: 0, data: [{ menuId: 1 }, { menuId: 2, menuName: 'b' }] }),
    );
    const answer = await source.call('menuTree', {}, english);
    expect(answer.ok && answer.data.map(({ menuId }) => menuId)).toEqual(['2']);
    expect(lines).toEqual([expect.stringContaining('menuTree data[0] menuName')]);
  });
});

describe('a redirect of a foreign backend', () => {
  const redirect =
    (status: number, location: string): RequestListener =>
    (_request, response) =>
      response.writeHead(status, { location }).end();
  const suggestion = { name: 'Ada', contact: '023', content: 'text' };

  it.each([301, 302, 303, 307, 308])(
    '[TRUST-08] with status %i to another origin is refused',
    async (status) => {
      let reached = 0;
      const other = await sourceOver((request, response) => {
        reached += 1;
        json({ resultCode: 0, data: [{ menuId: 1, menuName: 'stolen' }] })(request, response);
      });
      const { source } = await sourceOver(redirect(status, `${other.url}/elsewhere`));
      const refusal = {
        ok: false,
        failure: {
          kind: 'failed',
          message: '',
          reason: `the backend redirects to ${new URL(other.url).origin}, which is refused: set CONTENT_API to the final address`,
        },
      };
      expect(await source.call('menuTree', {}, english)).toEqual(refusal);
      expect(await source.call('createSuggestion', suggestion, english)).toEqual(refusal);
      expect(await source.download('albumZip', { dataId: '5' }, english)).toEqual(refusal);
      expect(reached).toBe(0);
    },
  );

  it('is followed within its origin if it preserves the request', async () => {
    const seen: unknown[] = [];
    const { source } = await sourceOver((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      if (request.url?.endsWith('/')) return json({ resultCode: 0, data: null })(request, response);
      redirect(request.method === 'GET' ? 301 : 308, `${request.url}/`)(request, response);
    });
    expect(await source.call('menuTree', {}, english)).toMatchObject({ ok: true });
    expect(await source.call('createSuggestion', suggestion, english)).toMatchObject({ ok: true });
    expect(seen).toEqual([
      'GET /base/menu/treeMenu?type=1',
      'GET /base/menu/treeMenu?type=1/',
      'POST /base/suggestions/create',
      'POST /base/suggestions/create/',
    ]);
  });

  it('is refused after three others, or if it drops what a visitor submits', async () => {
    let asked = 0;
    const { source } = await sourceOver((request, response) => {
      asked += 1;
      redirect(302, '/base/again')(request, response);
    });
    expect(await source.call('menuTree', {}, english)).toMatchObject({ ok: false });
    expect(asked).toBe(4);
    expect(await source.call('createSuggestion', suggestion, english)).toMatchObject({ ok: false });
    expect(asked).toBe(5);
  });
});

describe('an answer of a foreign backend that is larger than 5 MB', () => {
  const largest = 5 * 1024 * 1024;
  const menuOfSize = (size: number) => {
    const text = (name: string) => JSON.stringify({ resultCode: 0, data: [{ menuId: 1, menuName: name }] });
    return text('x'.repeat(size - text('').length));
  };

  it('[TRUST-08] fails, and one of exactly 5 MB does not', async () => {
    const { source, answerWith } = await sourceOver((_request, response) =>
      response.end(menuOfSize(largest + 1)),
    );
    expect(await source.call('menuTree', {}, english)).toEqual({
      ok: false,
      failure: {
        kind: 'failed',
        message: '',
        reason: 'the answer is larger than 5242880 bytes',
        away: true,
      },
    });
    answerWith((_request, response) => response.end(menuOfSize(largest)));
    expect(await source.call('menuTree', {}, english)).toMatchObject({ ok: true });
  });

  it('[TRUST-08] fails if only its unpacked form is larger', async () => {
    const packed = gzipSync(menuOfSize(largest + 1));
    expect(packed.length).toBeLessThan(10_000);
    const { source } = await sourceOver((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed),
    );
    expect(await source.call('menuTree', {}, english)).toMatchObject({
      failure: { reason: 'the answer is larger than 5242880 bytes' },
    });
  });

  it('is not asked for again when three different calls and the probe have had one', async () => {
    let asked = 0;
    const { source, lines } = await sourceOver((_request, response) => {
      asked += 1;
      response.end(menuOfSize(largest + 1));
    });
    await source.call('menuTree', {}, english);
    await source.call('venues', {}, english);
    await source.call('newsPage', {}, english);
    await eventually(() => expect(lines.join()).toContain('error: backend: it does not answer'));
    asked = 0;
    expect(await source.call('meetingVenues', {}, english)).toMatchObject({ ok: false });
    expect(source.isAway?.()).toBe(true);
    expect(asked).toBe(0);
  });

  it('is not read to its end', async () => {
    let sent = 0;
    const { source } = await sourceOver((_request, response) => {
      const more = () => {
        while (!response.destroyed) {
          sent += 64 * 1024;
          if (!response.write(Buffer.alloc(64 * 1024, ' '))) return response.once('drain', more);
        }
      };
      more();
    });
    expect(await source.call('menuTree', {}, english)).toMatchObject({
      failure: { reason: 'the answer is larger than 5242880 bytes' },
    });
    expect(sent).toBeLessThan(50 * 1024 * 1024);
  });
});

describe('answers of a foreign backend', () => {
  it('are reused until they are stale, then refreshed after the next visit', async () => {
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
    await eventually(async () => expect(await name()).toBe('new'));
    expect(await source.revision()).not.toBe(revision);
  });

  it('are not parsed again while their text is the same, in either language', async () => {
    let asked = 0;
    const withBroken =
      (name: string): RequestListener =>
      (request, response) => {
        asked += 1;
        json({ resultCode: 0, data: [{ menuId: 1, menuName: name }, 'broken'] })(request, response);
      };
    const { source, lines, answerWith, pass } = await sourceOver(withBroken('old'), 5_000);
    const first = await source.call('menuTree', {}, english);
    expect(first).toMatchObject({ ok: true, data: [{ menuName: 'old' }] });
    const reported = ['menuTree data[1] item: Invalid input: expected object, received string'];
    expect(lines).toEqual(reported);
    expect(await source.call('menuTree', {}, { language: 'zh-CN' })).toBe(first);
    pass(5_000);
    expect(await source.call('menuTree', {}, english)).toBe(first);
    await eventually(() => expect(asked).toBe(3));
    expect(lines).toEqual(reported);

    answerWith(withBroken('new'));
    await eventually(async () => {
      // Again and again: an answer that was on its way before counts as new when it arrives.
      pass(5_000);
      expect(await source.call('menuTree', {}, english)).toMatchObject({ data: [{ menuName: 'new' }] });
    });
    expect(lines).toEqual([...reported, ...reported]);
  });

  it('are refreshed when only the revision is read, as for cached pages', async () => {
    const { source, answerWith, pass } = await sourceOver(menu('old'), 5_000);
    await source.call('menuTree', {}, english);
    const revision = await source.revision();
    answerWith(menu('new'));
    pass(5_000);
    await eventually(async () => expect(await source.revision()).not.toBe(revision));
  });

  it('stay when the backend fails', async () => {
    const { source, answerWith, pass, lines } = await sourceOver(menu('good'), 1);
    await source.call('menuTree', {}, english);
    answerWith(json({ resultCode: 500, data: null }));
    pass(2);
    await source.call('menuTree', {}, english);
    await eventually(() => expect(lines.join()).toContain('the last good answer stays'));
    expect(await source.call('menuTree', {}, english)).toMatchObject({ ok: true });
  });

  it('of create calls are never cached, and their requests carry the idempotency key', async () => {
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

  it('are dropped after ten minutes without a visitor, and cached pages with them', async () => {
    const { source, answerWith, pass } = await sourceOver(menu('old'), 5_000);
    await source.call('menuTree', {}, english);
    const revisions = new Set<string>();
    for (let time = 0; time < 12 * 60_000; time += 5_000) {
      revisions.add(await source.revision());
      pass(5_000);
    }
    expect(revisions.size).toBe(2);
    // Rendering a page again calls again, and the answer is refreshed as usual.
    answerWith(menu('new'));
    await eventually(async () =>
      expect(await source.call('menuTree', {}, english)).toMatchObject({ data: [{ menuName: 'new' }] }),
    );
  });

  it('are refreshed for the 300 most recently used requests only', async () => {
    const asked: string[] = [];
    const { source, pass } = await sourceOver((request, response) => {
      asked.push(new URL(request.url ?? '', 'http://backend').searchParams.get('belongColumn') ?? '');
      json({ resultCode: 0, data: [] })(request, response);
    }, 5_000);
    const read = (belongColumn: string) => source.call('bannersOfColumn', { belongColumn }, english);
    for (let column = 0; column <= 300; column += 1) await read(`column ${column}`);
    await read('column 0');
    asked.length = 0;
    pass(5_000);
    await source.revision();
    await eventually(() => expect(asked).toHaveLength(300));
    expect([asked.includes('column 0'), asked.includes('column 1')]).toEqual([true, false]);
  });

  it('are refreshed eight at a time, so that stale answers do not flood the backend', async () => {
    let open = 0;
    let most = 0;
    let answered = 0;
    const { source, pass } = await sourceOver((request, response) => {
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        answered += 1;
        json({ resultCode: 0, data: [] })(request, response);
      }, 5);
    }, 5_000);
    for (let column = 0; column < 30; column += 1)
      await source.call('bannersOfColumn', { belongColumn: `column ${column}` }, english);
    pass(5_000);
    await source.revision();
    await eventually(() => expect(answered).toBe(60));
    expect(most).toBe(8);
  });

  it('are logged once as outdated when they cannot be refreshed', async () => {
    const { source, answerWith, pass, lines } = await sourceOver(menu('good'), 1);
    await source.call('menuTree', {}, english);
    for (const backend of [json({ resultCode: 1 }), menu('good'), json({ resultCode: 1 })]) {
      let answered = 0;
      answerWith((request, response) => {
        response.once('close', () => (answered += 1));
        backend(request, response);
      });
      for (let times = 1; times <= 3; times += 1) {
        pass(2);
        await source.revision();
        await eventually(() => expect(answered).toBe(times));
        // The answer is read after it has been sent.
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    }
    expect(lines).toHaveLength(2);
  });
});

describe('a submission to a foreign backend', () => {
  const body = { name: 'a', contact: 'b', content: 'c' };
  const submit = ({ source }: Awaited<ReturnType<typeof sourceOver>>, idempotencyKey: string, name = 'a') =>
    source.call('createSuggestion', { ...body, name }, { ...english, idempotencyKey });

  /** Answers with a new number each time. */
  const counting = (): RequestListener => {
    let count = 0;
    return (request, response) => {
      count += 1;
      json({ resultCode: 0, msg: `number ${count}`, data: { id: count } })(request, response);
    };
  };

  it('[BOOK-07] is sent once per key, also for simultaneous requests', async () => {
    const backend = await sourceOver(counting());
    const first = { ok: true, message: 'number 1', data: { id: '1' } };
    expect(await Promise.all([submit(backend, 'k'), submit(backend, 'k')])).toEqual([first, first]);
    expect(await submit(backend, 'k')).toEqual(first);
    expect(await submit(backend, 'other')).toMatchObject({ message: 'number 2' });
  });

  it('is a conflict if its key was used with another body', async () => {
    const backend = await sourceOver(counting());
    const answers = await Promise.all([submit(backend, 'k'), submit(backend, 'k', 'someone else')]);
    expect(answers).toMatchObject([{ ok: true }, { failure: { kind: 'conflict' } }]);
    expect(await submit(backend, 'k', 'someone else')).toMatchObject({ failure: { kind: 'conflict' } });
  });

  it('can be sent again after a failure', async () => {
    const backend = await sourceOver(json({ resultCode: 9, msg: 'closed' }));
    expect(await submit(backend, 'k')).toMatchObject({ failure: { message: 'closed' } });
    backend.answerWith(counting());
    expect(await submit(backend, 'k')).toMatchObject({ ok: true });
  });
});
