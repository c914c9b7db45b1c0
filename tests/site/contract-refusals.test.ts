import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callNames, calls, contractBase } from '#schemas/calls.ts';
import { ask } from '../support/ask.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { type SecondBackend, startSecondBackend } from '../support/second-backend.ts';

let backend: SecondBackend;
let sites: Record<'embedded' | 'foreign', TestSite>;

beforeAll(async () => {
  backend = await startSecondBackend();
  sites = { embedded: await openTestSite(), foreign: await openTestSite({ CONTENT_API: backend.url }) };
});
afterAll(async () => {
  for (const site of Object.values(sites)) {
    // No refusal logs a stack trace.
    expect(site.lines.join('\n')).not.toMatch(/\n\s+at /);
    await site.close();
  }
  await backend.close();
});

const messages = { 'zh-CN': '请求内容有误，请检查后重试。', 'en-US': expect.stringContaining('not valid') };
const long = 'x'.repeat(65);
const suggestion = { name: 'a', contact: 'b', content: 'c' };

describe.each(['embedded', 'foreign'] as const)('the %s backend behind our origin', (kind) => {
  const request = (path: string, init: RequestInit = {}) => sites[kind].request(contractBase + path, init);

  async function expectRefusal(
    response: Response,
    errors: object,
    language: keyof typeof messages = 'zh-CN',
  ) {
    expect(await response.json()).toEqual({
      resultCode: 400,
      message: messages[language],
      data: { errors },
    });
    expect(response.status).toBe(400);
  }

  it.each([
    ['a page number that is none', 'newsPage', { pageNo: 'x' }, { pageNo: 'invalid' }],
    ['a number beyond all numbers', 'newsPage', { pageNo: '9'.repeat(400) }, { pageNo: 'invalid' }],
    ['half a page', 'newsPage', { pageSize: 0.5 }, { pageSize: 'invalid' }],
    ['a type it does not know', 'introduction', { code: 'official', type: 9 }, { type: 'invalid' }],
    ['a type that every object has', 'articlePage', { type: 'constructor' }, { type: 'invalid' }],
    ['a list where one value belongs', 'albumPage', { atlasType: [] }, { atlasType: 'invalid' }],
    ['a missing parameter', 'remoteConfig', {}, { key: 'required' }],
    ['a key that is too long', 'remoteConfig', { key: 'k'.repeat(101) }, { key: 'too_long' }],
    ['a day that does not exist', 'scheduleList', { start: '2026-02-30' }, { start: 'invalid' }],
    ['an empty form', 'createSuggestion', {}, { name: 'required', contact: 'required', content: 'required' }],
    [
      '801 characters',
      'createSuggestion',
      { ...suggestion, content: 'x'.repeat(801) },
      { content: 'too_long' },
    ],
    ['a NUL', 'createSuggestion', { ...suggestion, name: 'a\0b' }, { name: 'invalid' }],
    [
      'a status of its own',
      'createMeetingBooking',
      { ...calls.createMeetingBooking.example, status: 1 },
      { status: 'invalid' },
    ],
    ['another download', 'albumZip', { dataId: '1', type: 'ALL' }, { type: 'invalid' }],
    ['a download of nothing', 'albumZip', {}, { dataId: 'required' }],
    ['an id that is too long', 'newsDetail', { id: long }, { id: 'too_long' }],
    ['an album id that is too long', 'albumZip', { dataId: long }, { dataId: 'too_long' }],
    ['an id with a NUL', 'albumDetail', { id: 'a\0' }, { id: 'invalid' }],
  ] as const)('answers %s with 400 and a code for the field', async (_what, name, sent, errors) => {
    await expectRefusal(await ask(sites[kind], name, sent, 'zh-CN'), errors);
    await expectRefusal(await ask(sites[kind], name, sent, 'en-US'), errors, 'en-US');
  });

  it.each([
    ['/news/%E0%A4%A', { id: 'invalid' }],
    ['/news/%', { id: 'invalid' }],
    ['/article/management/%ff%fe', { id: 'invalid' }],
    ['/data/attached/a%00b', { id: 'invalid' }],
    ['/activity/atlas/%20', { id: 'required' }],
    ['/technical/param/list?type=1&type=2', { type: 'invalid' }],
    ['/vrexhibition/bySysDetail?key=a&key=a', { key: 'invalid' }],
    ['/exhibition/introduce/get?code=official&type=%00', { type: 'invalid' }],
    ['/footer/config/getByKey?__proto__=foot&constructor=foot', { key: 'required' }],
    ['/image/batch/batchDown?dataId=a&dataId=b', { dataId: 'invalid' }],
  ])('answers GET %s with 400 and a code for the field', async (path, errors) => {
    await expectRefusal(await request(path), errors);
  });

  const post = (body: string, type = 'application/json') =>
    request('/news/newsPage', {
      method: 'POST',
      headers: { 'content-type': type, origin: 'https://site.example' },
      body,
    });

  it.each(['{', '[]', '[{"pageNo":1}]', '"x"', '1', 'true', 'null', '', '{"pageNo":1}}', '\ufeff{'])(
    'answers the body %j with 400 and no stack trace',
    async (body) => {
      await expectRefusal(await post(body), { request: 'invalid' });
    },
  );

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'json',
    '',
  ])('answers a body that says it is %j with 400', async (type) => {
    await expectRefusal(await post('{}', type), { request: 'invalid' });
  });

  it.each(['application/json;charset=UTF-8', 'APPLICATION/JSON', 'application/vnd.api+json'])(
    'accepts JSON with the content type %s',
    async (type) => {
      expect((await post('{}', type)).status).toBe(200);
    },
  );

  it.each([
    '{"__proto__":{"pageNo":"x"},"constructor":{"prototype":{"polluted":1}}}',
    `{"deep":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    '{"pageNo":1,"pageNo":2,"unknown":"\\ud800"}',
  ])('ignores fields it does not know: %.40s', async (body) => {
    expect((await post(body)).status).toBe(200);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it.each([0, -1, 1e9, 2 ** 31, '0', '-5', '1000000000'])(
    'corrects the page %j and the page size to the nearest valid value',
    async (pageNo) => {
      const { data } = await (await ask(sites[kind], 'newsPage', { pageNo, pageSize: 1e6 }, 'zh-CN')).json();
      expect(data.total).toBeGreaterThan(0);
      if (kind === 'embedded') expect(data.list.length).toBeGreaterThan(0);
      expect(data.list.length).toBeLessThanOrEqual(100);
      const first = await (await ask(sites[kind], 'newsPage', { pageNo, pageSize: -3 }, 'zh-CN')).json();
      expect(first.data.list.length).toBeLessThanOrEqual(1);
    },
  );

  it('answers another method or an unknown path with 404 in the envelope and the language', async () => {
    const wrong = callNames.flatMap((name) => {
      const path = calls[name].path.replace('{id}', 'x');
      const others = calls[name].method === 'GET' ? ['POST', 'PUT', 'DELETE', 'PATCH'] : ['PUT', 'DELETE'];
      return others.map((method) => [method, path] as const);
    });
    for (const [method, path] of [
      ...wrong,
      ['GET', '/nothing'],
      ['GET', '/news/a/b'],
      ['POST', '/'],
    ] as const) {
      const headers = { 'current-language': 'en-US', 'content-type': 'application/json' };
      const response = await request(path, { method, headers });
      expect(response.status, `${method} ${path}`).toBe(404);
      expect(await response.json()).toEqual({ resultCode: 404, message: 'Not found.', data: null });
    }
  });

  it('answers HEAD like GET without the body', async () => {
    const response = await request('/menu/treeMenu', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.text()).toBe('');
  });

  it('answers a too large body with 413 in the envelope, with and without a content length', async () => {
    for (const said of [{ 'content-length': String(1e6) }, undefined]) {
      const response = await request('/suggestions/create', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(said ?? {}) },
        body: JSON.stringify({ ...suggestion, content: 'x'.repeat(1e6) }),
      });
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ resultCode: 413, data: null });
    }
  });
});
