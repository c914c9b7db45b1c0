import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { limitBody } from './limit-body.ts';

const app = new Hono()
  .use(limitBody({ maxSize: 10, onError: (c) => c.text('too large', 413) }))
  .all('*', async (c) => c.text(await c.req.text()));

/** A request whose body must not be touched before it is read. */
const untouched = (method: string, length: string) =>
  Object.defineProperty(new Request('http://a/', { method, headers: { 'content-length': length } }), 'body', {
    get: () => {
      throw new Error('the middleware has touched the body');
    },
  });

const streamed = (text: string) =>
  new Request('http://a/', {
    method: 'POST',
    body: new Blob([text]).stream(),
    duplex: 'half',
  } as RequestInit);

describe('the limit of bodies', () => {
  it('accepts or refuses an announced length without touching the body', async () => {
    expect((await app.request(untouched('POST', '10'))).status).toBe(200);
    expect((await app.request(untouched('POST', '11'))).status).toBe(413);
    expect((await app.request(untouched('GET', '11'))).status).toBe(200);
  });

  it('counts a body whose length is not announced', async () => {
    const short = await app.request(streamed('0123456789'));
    expect([short.status, await short.text()]).toEqual([200, '0123456789']);
    expect((await app.request(streamed('0123456789a'))).status).toBe(413);
  });

  it('counts a body that is sent in chunks, with any announced length', async () => {
    const request = streamed('0123456789a');
    request.headers.set('content-length', '1');
    request.headers.set('transfer-encoding', 'chunked');
    expect((await app.request(request)).status).toBe(413);
  });
});
