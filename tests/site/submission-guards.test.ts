import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type CreateCallName, calls } from '#schemas/calls.ts';
import { honeypotField } from '#schemas/honeypot.ts';
import { requestFor } from '../support/ask.ts';
import { ruleOf } from '../support/call-rules.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

const creates = ['createSuggestion', 'createExhibitionBooking', 'createMeetingBooking'] as const;
const formPath = '/about/complaintAdvice';
const suggestion = { name: '王', contact: 'a@b.example', content: '谢谢' };

interface Sent {
  request?: object;
  language?: 'zh-CN' | 'en-US';
  headers?: Record<string, string>;
}

/** Sends a create call with its example, or with `request`. */
function send(site: TestSite, name: CreateCallName, { request, language = 'en-US', headers }: Sent = {}) {
  const [path, init] = requestFor(name, request ?? calls[name].example, language);
  return site.request(path, { ...init, headers: { ...(init.headers as object), ...headers } });
}

/** Posts the suggestion form of the English page without scripts. */
const post = (site: TestSite, fields: object, headers: Record<string, string> = {}) =>
  site.request(formPath, {
    method: 'POST',
    body: new URLSearchParams({ _block: 'suggestion', ...fields }),
    headers: { origin: 'https://site.example', cookie: 'lang=en-US', ...headers },
  });

const openSite = async (settings: Record<string, string>) => {
  const site = await openTestSite(settings);
  onTestFinished(() => site.close());
  return site;
};

const tooMany = {
  'zh-CN': '此网络提交的次数过多，请在 10 分钟后再试，已填写的内容不会丢失。',
  'en-US': 'Too many submissions from this network. Please try again in 10 min; nothing you typed is lost.',
} as const;

describe('the limit of submissions', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const limited = { RATE_LIMIT: '2', TRUST_PROXY: 'on' };
  const noPages = { ...limited, DEMO: 'off' };

  it(`[${creates.map((name) => ruleOf[name]).join(', ')}] answers 429 in the envelope and the language, with Retry-After, over all calls`, async () => {
    const site = await openSite(noPages);
    const headers = from('192.0.2.1');
    for (const name of creates.slice(0, 2)) expect((await send(site, name, { headers })).status).toBe(200);
    for (const language of ['zh-CN', 'en-US'] as const)
      for (const name of creates) {
        const response = await send(site, name, { language, headers });
        expect(response.status).toBe(429);
        expect(response.headers.get('retry-after')).toBe('600');
        expect(await response.json()).toEqual({ resultCode: 429, message: tooMany[language], data: null });
      }
    expect((await send(site, 'createSuggestion', { headers: from('192.0.2.2') })).status).toBe(200);
    expect(site.lines.join('\n')).not.toContain('192.0.2');
  });

  it('[BOOK-07] counts 100 simultaneous retries with one key once', async () => {
    const site = await openSite(noPages);
    const headers = { ...from('192.0.2.1'), 'idempotency-key': 'one' };
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const response = await send(site, 'createMeetingBooking', { headers });
        return [response.status, await response.text()];
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(200);
    const other = { headers: { ...headers, 'idempotency-key': 'two' } };
    expect((await send(site, 'createMeetingBooking', other)).status).toBe(200);
    expect((await send(site, 'createMeetingBooking', { headers: from('192.0.2.1') })).status).toBe(429);
    expect((await send(site, 'createMeetingBooking', { headers })).status).toBe(200);
  });

  it('never locks out a visitor who corrects a form', async () => {
    const site = await openSite(limited);
    const headers = from('192.0.2.1');
    const wrong = { ...calls.createExhibitionBooking.example, mobilePhone: '12' };
    for (let tries = 0; tries < 5; tries += 1) {
      const refused = await send(site, 'createExhibitionBooking', {
        request: wrong,
        language: 'zh-CN',
        headers,
      });
      expect(refused.status).toBe(400);
      expect((await post(site, { ...suggestion, name: '' }, headers)).status).toBe(400);
    }
    expect((await send(site, 'createExhibitionBooking', { language: 'zh-CN', headers })).status).toBe(200);
    expect((await post(site, suggestion, headers)).status).toBe(303);
  });

  it('[FORM-03] returns a form posted without scripts with its values and an instruction', async () => {
    const site = await openSite(limited);
    const headers = from('2001:db8:1:2::1');
    await post(site, { ...suggestion, name: '1' }, headers);
    await post(site, { ...suggestion, name: '2' }, from('2001:db8:1:2:ffff::2'));
    const refused = await post(site, { ...suggestion, name: '3' }, headers);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('600');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    const html = await refused.text();
    expect(visibleText(html)).toContain(tooMany['en-US']);
    expect(html).toContain('value="3"');
    // A post with the same values counts as a retry.
    expect((await post(site, { ...suggestion, name: '1' }, headers)).status).toBe(303);
    expect((await post(site, { ...suggestion, name: '3' }, from('2001:db8:1:3::1'))).status).toBe(303);
  });

  it('counts by connection if no proxy is trusted, and ignores the header', async () => {
    const site = await openSite({ RATE_LIMIT: '1', DEMO: 'off' });
    const statuses = [];
    for (const claimed of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      const [path, init] = requestFor('createSuggestion', suggestion, 'en-US');
      const request = new Request(`https://site.example${path}`, init);
      request.headers.set('x-forwarded-for', claimed);
      const bindings = { incoming: { socket: { remoteAddress: '::ffff:198.51.100.7' } } };
      statuses.push((await site.site.fetch(request, bindings as HttpBindings)).status);
    }
    expect(statuses).toEqual([200, 429, 429]);
  });

  it('is 60 by default, and reads are never counted', async () => {
    const site = await openSite({ TRUST_PROXY: 'on', DEMO: 'off' });
    const headers = from('192.0.2.1');
    const statuses = await Promise.all(
      Array.from({ length: 70 }, async () => (await send(site, 'createSuggestion', { headers })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    const [path, init] = requestFor('newsPage', {}, 'zh-CN');
    expect(
      (await site.request(path, { ...init, headers: { ...(init.headers as object), ...headers } })).status,
    ).toBe(200);
  });
});

describe('guards of one site', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  describe.each(creates)('%s', (name) => {
    const rule = ruleOf[name];

    it.each(['https://bot.example', ' ', 0, ['x'], { a: 1 }])(
      `[${rule}] refuses a field that people do not see, filled in with %j, and says so`,
      async (value) => {
        const request = { ...calls[name].example, [honeypotField]: value };
        const response = await send(site, name, { request });
        expect(response.status).toBe(400);
        expect(await response.json()).toEqual({
          resultCode: 400,
          message: expect.stringContaining('people cannot see'),
          data: { errors: { [honeypotField]: 'invalid' } },
        });
      },
    );

    it(`[${rule}] takes that field empty, as the form sends it`, async () => {
      for (const value of ['', null])
        expect(
          (await send(site, name, { request: { ...calls[name].example, [honeypotField]: value } })).status,
        ).toBe(200);
    });

    it(`[${rule}] is refused to pages of another origin, in the language, and free to those that have none`, async () => {
      const foreign: Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
      ];
      for (const headers of foreign) {
        const response = await send(site, name, { headers, language: 'zh-CN' });
        expect(response.status).toBe(403);
        expect(await response.json()).toEqual({ resultCode: 403, message: '请求来源不被允许。', data: null });
      }
      const own: Record<string, string>[] = [
        { origin: 'https://site.example', 'sec-fetch-site': 'same-origin' },
        {},
      ];
      for (const headers of own) expect((await send(site, name, { headers })).status).toBe(200);
    });
  });

  it.each(['find', 'amend', 'withdraw'])(
    'requests/%s is refused to pages of another origin',
    async (call) => {
      const response = await site.request(`/api/requests/${call}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'current-language': 'en-US',
          origin: 'https://evil.example',
        },
        body: '{}',
      });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ resultCode: 403, data: null });
    },
  );

  it('a form posted without scripts returns if the hidden field is filled in, and can be sent again', async () => {
    const refused = await post(site, { ...suggestion, [honeypotField]: 'https://bot.example' });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(visibleText(html)).toContain('A field that people cannot see was filled in');
    expect(html).toContain('value="a@b.example"');
    expect(html).not.toContain('bot.example');
    expect((await post(site, { ...suggestion, [honeypotField]: '' })).status).toBe(303);
  });

  it('a form whose body does not match its content type is not found, and nothing is logged', async () => {
    const response = await site.request(formPath, {
      method: 'POST',
      headers: { origin: 'https://site.example', 'content-type': 'multipart/form-data; boundary=x' },
      body: '--y\r\nnothing of the kind',
    });
    expect(response.status).toBe(404);
    expect(site.lines.join('\n')).not.toContain(formPath);
  });

  it('a too large form is refused with a message', async () => {
    const response = await post(site, { ...suggestion, content: 'x'.repeat(1e6) });
    expect(response.status).toBe(413);
    expect(await response.text()).toBe('The request is too large.');
  });
});

describe('a body beyond the limit, over a socket', () => {
  const tooLarge = { resultCode: 413, message: '提交的内容过大。', data: null };

  /** Sends `chunks` times 32 kB, with or without a content length; resolves with the response. */
  async function upload(chunks: number, headers: Record<string, string>) {
    const site = await openSite({ DEMO: 'off' });
    const server = createServer(getRequestListener((request) => site.site.fetch(request)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    return new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
      const outgoing = httpRequest(
        {
          port,
          host: '127.0.0.1',
          method: 'POST',
          path: requestFor('createSuggestion', {}, 'zh-CN')[0],
          headers: { 'content-type': 'application/json', 'current-language': 'zh-CN', ...headers },
        },
        async (response) => {
          let text = '';
          for await (const chunk of response.setEncoding('utf8')) text += chunk;
          resolve({ status: response.statusCode, body: JSON.parse(text) });
        },
      );
      // After its response the server may close the connection in the middle of the body.
      outgoing.on('error', (error) => setTimeout(() => reject(error), 1_000));
      for (let sent = 0; sent < chunks; sent += 1) outgoing.write(Buffer.alloc(32 * 1024, 'x'));
      outgoing.end();
    });
  }

  it('[CALL-01.20] is answered with 413 in the envelope if it is chunked without a length', async () => {
    expect(await upload(3, { 'transfer-encoding': 'chunked' })).toEqual({ status: 413, body: tooLarge });
    expect(await upload(300, { 'transfer-encoding': 'chunked' })).toEqual({ status: 413, body: tooLarge });
  });

  it('[CALL-01.20] is answered with 413 by its content length', async () => {
    const length = String(300 * 32 * 1024);
    expect(await upload(300, { 'content-length': length })).toEqual({ status: 413, body: tooLarge });
  });

  it('[CALL-01.20] is read if it is chunked and small enough', async () => {
    expect((await upload(1, { 'transfer-encoding': 'chunked' })).status).toBe(400);
  });
});
