import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, sourceOver } from '#tests/support/http-backend.ts';

afterEach(() => {
  vi.useRealTimers();
});

const chinese = { language: 'zh-CN' } as const;
const album = (atlasName: string) => json({ resultCode: '0', data: { id: 5, atlasName } });

/** A backend with a named album, which answers `zip` for its ZIP file. */
const backendWith = (zip: RequestListener, detail = album('春季展')) =>
  sourceOver((request, response) =>
    (request.url?.startsWith('/base/image/batch/batchDown') ? zip : detail)(request, response),
  );

const zipped =
  (type: string | undefined): RequestListener =>
  (_request, response) => {
    if (type) response.setHeader('content-type', type);
    response.end('PK the bytes');
  };

describe('[CALL-01.23] a download from a foreign backend', () => {
  it('is requested as section 7 specifies, and streamed under the name of the album', async () => {
    const seen: unknown[] = [];
    const { source } = await backendWith((request, response) => {
      seen.push([request.method, request.url, request.headers['current-language']]);
      zipped('application/zip')(request, response);
    });
    const download = await source.download('albumZip', { dataId: '5' }, chinese);
    expect(download).toMatchObject({ ok: true, name: '春季展.zip', type: 'application/zip' });
    expect(download.ok && (await new Response(download.body).text())).toBe('PK the bytes');
    expect(seen).toEqual([['GET', '/base/image/batch/batchDown?dataId=5&type=WEB_DATA_ATTACHMENT', 'zh-CN']]);
  });

  it.each(['application/octet-stream;charset=UTF-8', 'application/x-zip-compressed', undefined])(
    'accepts the content type %s',
    async (type) => {
      const { source } = await backendWith(zipped(type));
      expect(await source.download('albumZip', { dataId: '5' }, chinese)).toMatchObject({ ok: true });
    },
  );

  it.each([
    [
      'a code that is not 0',
      json({ resultCode: 5, msg: '相册太大' }),
      { kind: 'failed', message: '相册太大' },
    ],
    ['null', json({ resultCode: 0, data: null }), { kind: 'missing', message: '' }],
    ['a page', zipped('text/html'), { kind: 'failed', reason: expect.stringContaining('neither') }],
    [
      'status 404',
      ((_request, response) => response.writeHead(404).end('gone')) as RequestListener,
      { kind: 'failed', reason: expect.stringContaining('404') },
    ],
    [
      'nothing',
      ((_request, response) => response.destroy()) as RequestListener,
      { kind: 'failed', reason: expect.stringContaining('cannot be reached') },
    ],
  ])('fails if the backend answers with %s instead of the ZIP file', async (_what, zip, failure) => {
    const { source } = await backendWith(zip);
    expect(await source.download('albumZip', { dataId: '5' }, chinese)).toMatchObject({ ok: false, failure });
  });

  it('reports its size if the backend does, unless it is compressed in transit', async () => {
    const sized =
      (headers: Record<string, string>): RequestListener =>
      (_request, response) =>
        response.writeHead(200, { 'content-type': 'application/zip', ...headers }).end('PK the bytes');
    const { source } = await backendWith(sized({ 'content-length': '12' }));
    expect(await source.download('albumZip', { dataId: '5' }, chinese)).toMatchObject({ size: 12 });
    const untold: Record<string, string>[] = [{}, { 'content-length': '12', 'content-encoding': 'identity' }];
    for (const headers of untold) {
      const other = await backendWith(sized(headers));
      const download = await other.source.download('albumZip', { dataId: '5' }, chinese);
      expect(download).toMatchObject({ ok: true, size: undefined });
    }
  });

  it('of an unknown album is missing, and its ZIP file is not requested', async () => {
    const { source } = await backendWith(
      () => expect.unreachable('there is no such album'),
      json({ resultCode: 0, data: null }),
    );
    expect(await source.download('albumZip', { dataId: '5' }, chinese)).toMatchObject({
      failure: { kind: 'missing' },
    });
  });

  it('is named after the id if the backend returns no usable name', async () => {
    const { source } = await backendWith(zipped('application/zip'), json({ resultCode: 500 }));
    expect(await source.download('albumZip', { dataId: 'a/5' }, chinese)).toMatchObject({ name: 'a 5.zip' });
  });

  it('ends the request to the backend when it is cancelled', async () => {
    const { promise: left, resolve } = Promise.withResolvers<void>();
    const { source } = await backendWith((_request, response) => {
      response.on('close', resolve);
      response.writeHead(200, { 'content-type': 'application/zip' }).write('PK');
    });
    const download = await source.download('albumZip', { dataId: '5' }, chinese);
    if (!download.ok) expect.unreachable(download.failure.reason);
    else await download.body.cancel();
    await left;
  });

  it('ends the request to the backend when its signal is aborted', async () => {
    const { promise: left, resolve } = Promise.withResolvers<void>();
    const waiting = new AbortController();
    const { source } = await backendWith((_request, response) => {
      response.on('close', resolve);
      waiting.abort();
    });
    const download = await source.download(
      'albumZip',
      { dataId: '5' },
      { ...chinese, signal: waiting.signal },
    );
    expect(download).toMatchObject({ failure: { kind: 'timeout' } });
    await left;
  });

  it('[CALL-02] times out after 10 000 ms without headers, and never after them', async () => {
    const finish: (() => void)[] = [];
    const { source, answerWith } = await backendWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/zip' }).write('PK');
      finish.push(() => response.end(' and the rest'));
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const download = await source.download('albumZip', { dataId: '5' }, chinese);
    await vi.advanceTimersByTimeAsync(60_000);
    for (const end of finish) end();
    expect(download.ok && (await new Response(download.body).text())).toBe('PK and the rest');

    const { promise: asked, resolve } = Promise.withResolvers<void>();
    answerWith(() => resolve());
    const late = source.download('albumZip', { dataId: '5' }, chinese);
    await asked;
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await Promise.race([late, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await late).toMatchObject({ failure: { kind: 'timeout' } });
  });
});
