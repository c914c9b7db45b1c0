import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callNames, calls, contractBase } from '#schemas/calls.ts';
import { languages } from '#schemas/language.ts';
import { ruleOf } from '../support/call-rules.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { type SecondBackend, startSecondBackend } from '../support/second-backend.ts';

let backend: SecondBackend;
let sites: Record<'embedded' | 'foreign', TestSite>;

beforeAll(async () => {
  backend = await startSecondBackend();
  sites = { embedded: await openTestSite(), foreign: await openTestSite({ CONTENT_API: backend.url }) };
});
afterAll(async () => {
  await Promise.all(Object.values(sites).map((site) => site.close()));
  await backend.close();
});

/** A call at our origin, as any client would make it. */
function ask(site: TestSite, name: (typeof callNames)[number], request: object, language: string) {
  const { method, path } = calls[name];
  const { id, ...rest } = { id: undefined, ...request };
  const url = contractBase + path.replace('{id}', String(id));
  const headers = { 'current-language': language, 'content-type': 'application/json' };
  if (method === 'POST') return site.request(url, { method, headers, body: JSON.stringify(rest) });
  return site.request(
    `${url}?${new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)]))}`,
    {
      headers,
    },
  );
}

describe.each(['embedded', 'foreign'] as const)('the %s backend behind our origin', (kind) => {
  for (const name of callNames)
    it.each(languages)(`[${ruleOf[name]}] answers ${name} in the strict form, in %s`, async (language) => {
      const example = kind === 'foreign' && name === 'newsDetail' ? { id: '1000' } : calls[name].example;
      const response = await ask(sites[kind], name, example, language);
      const body = await response.json();
      expect(response.status).toBe(200);
      expect(Object.keys(body)).toEqual(['resultCode', 'message', 'data']);
      expect(body.resultCode).toBe(0);
      const again = JSON.parse(JSON.stringify(calls[name].response.parse(body.data) ?? null));
      expect(again).toEqual(body.data);
    });

  it('answers an unknown id with 404 in the envelope', async () => {
    const response = await ask(sites[kind], 'newsDetail', { id: 999_999 }, 'en-US');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ resultCode: 404, message: 'Not found.', data: null });
  });

  it.each([
    ['a page number that is none', 'newsPage', { pageNo: 'x' }, { pageNo: 'invalid' }],
    ['a type it does not know', 'introduction', { code: 'official', type: 9 }, { type: 'invalid' }],
    ['a missing parameter', 'remoteConfig', {}, { key: 'required' }],
    ['an empty form', 'createSuggestion', {}, { name: 'required', contact: 'required', content: 'required' }],
    [
      '801 characters',
      'createSuggestion',
      { name: 'a', contact: 'b', content: 'x'.repeat(801) },
      { content: 'too_long' },
    ],
  ] as const)('answers %s with 400 and a code for each field', async (_what, name, request, errors) => {
    const response = await ask(sites[kind], name, request, 'zh-CN');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      resultCode: 400,
      message: '请求内容有误，请检查后重试。',
      data: { errors },
    });
  });

  it.each(['{', '[]', '"x"', 'null', ''])(
    'answers the body %j with 400, never with a stack',
    async (body) => {
      const response = await sites[kind].request(`${contractBase}/news/newsPage`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(response.status).toBe(400);
      expect((await response.json()).resultCode).toBe(400);
    },
  );

  it('answers a body that is too large with 413', async () => {
    const response = await sites[kind].request(`${contractBase}/suggestions/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': String(1e6) },
      body: 'x'.repeat(1e6),
    });
    expect(response.status).toBe(413);
  });

  it('answers a path it does not know with 404 in the envelope', async () => {
    const response = await sites[kind].request(`${contractBase}/nothing`);
    expect(response.status).toBe(404);
    expect((await response.json()).resultCode).toBe(404);
  });
});

describe('a foreign backend that refuses', () => {
  it('[CALL-02] has its message passed on, with HTTP 200 as it sent it', async () => {
    backend.failing.add('/suggestions/create');
    const request = { name: 'a', contact: 'b', content: 'c' };
    const response = await ask(sites.foreign, 'createSuggestion', request, 'zh-CN');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ resultCode: 500, message: '系统繁忙' });
  });
});

describe('GET /api/blocks', () => {
  it('describes every block: type, version, JSON Schema and a valid example', async () => {
    const list = await (await sites.embedded.request('/api/blocks')).json();
    expect(list.map(({ type }: { type: string }) => type)).toEqual(
      expect.arrayContaining(['banner', 'carousel', 'form', 'paged-list', 'rich-text', 'stats']),
    );
    for (const { version, props, example } of list) {
      expect(version).toBeGreaterThanOrEqual(1);
      expect(props.type).toBe('object');
      expect(example).toBeTypeOf('object');
    }
  });
});
