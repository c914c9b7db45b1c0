import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clean } from '#api/clean.ts';
import { type CallName, callNames, calls, contractBase, type DataCallName } from '#schemas/calls.ts';
import { languages } from '#schemas/language.ts';
import { ask } from '../support/ask.ts';
import { ruleOf } from '../support/call-rules.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { type SecondBackend, startSecondBackend } from '../support/second-backend.ts';
import { readZip } from '../support/zip.ts';

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

/** Ids of the second backend. */
const foreignIds: Partial<Record<CallName, object>> = {
  newsDetail: { id: 1000 },
  articleDetail: { id: 2000 },
  activityAtlasDetail: { id: 301 },
  albumDetail: { id: 501 },
  albumZip: { dataId: 501 },
};

const exampleFor = (kind: keyof typeof sites, name: CallName): object => ({
  ...calls[name].example,
  ...(kind === 'foreign' ? foreignIds[name] : {}),
});

const dataCalls = callNames.filter((name): name is DataCallName => !('downloads' in calls[name]));

describe.each(['embedded', 'foreign'] as const)('the %s backend behind our origin', (kind) => {
  for (const name of dataCalls)
    it.each(languages)(`[${ruleOf[name]}] answers ${name} in the strict form, in %s`, async (language) => {
      const response = await ask(sites[kind], name, exampleFor(kind, name), language);
      const text = await response.text();
      const body = JSON.parse(text);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(Object.keys(body)).toEqual(['resultCode', 'message', 'data']);
      expect(body).toMatchObject({ resultCode: 0, message: expect.any(String) });
      // Parsing it again changes nothing: no alias, no unknown field, nothing to sanitise.
      const schema = calls[name].response;
      const again = clean<unknown>(schema, schema.parse(body.data));
      expect(JSON.parse(JSON.stringify(again ?? null))).toEqual(body.data);
      expect(text).not.toMatch(/<script|onclick|onerror|steal|malformed/);
    });

  it.each(languages)(`[${ruleOf.albumZip}] answers albumZip with a file, in %s`, async (language) => {
    const response = await ask(sites[kind], 'albumZip', exampleFor(kind, 'albumZip'), language);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[ -~]+\.zip"; filename\*=UTF-8''[\w%.~-]+\.zip$/,
    );
    readZip(Buffer.from(await response.arrayBuffer()));
  });

  it.each([
    ['newsDetail', { id: 999_999 }],
    ['articleDetail', { id: 'constructor' }],
    ['activityAtlasDetail', { id: '__proto__' }],
    ['albumDetail', { id: "1' or '1'='1" }],
    ['albumZip', { dataId: 'nothing' }],
  ] as const)('answers %s of an unknown id with 404 in the envelope', async (name, request) => {
    const response = await ask(sites[kind], name, request, 'en-US');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ resultCode: 404, message: 'Not found.', data: null });
  });

  it('[CALL-01.23] answers a link without a header in the language of its page', async () => {
    const path = `${contractBase}/image/batch/batchDown?dataId=nothing`;
    const response = await sites[kind].request(path, { headers: { cookie: 'lang=en-US' } });
    expect(await response.json()).toMatchObject({ message: 'Not found.' });
  });
});

describe('the file of a foreign album', () => {
  it('[GAL-02] is the backend’s file, named after the album', async () => {
    const response = await ask(sites.foreign, 'albumZip', { dataId: 501 }, 'zh-CN');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="_ 501.zip"; filename*=UTF-8''${encodeURIComponent('外部相册 501')}.zip`,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    const files = readZip(bytes);
    expect(files.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([['photo.txt', 'photo']]);
  });

  it.each([
    ['failing', 200, { resultCode: 500, message: '系统繁忙', data: null }],
    ['empty', 404, { resultCode: 404, message: '内容不存在。', data: null }],
  ] as const)('is a failure in the envelope when the backend is %s', async (how, status, body) => {
    backend[how].add('/image/batch/batchDown');
    const response = await ask(sites.foreign, 'albumZip', { dataId: 502 }, 'zh-CN');
    backend[how].delete('/image/batch/batchDown');
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual(body);
  });
});

describe('a foreign backend that refuses', () => {
  it('[CALL-02] has its message passed on, with its HTTP status 200', async () => {
    const request = { name: 'a', contact: 'b', content: 'c' };
    backend.failing.add('/suggestions/create');
    const response = await ask(sites.foreign, 'createSuggestion', request, 'zh-CN');
    backend.failing.delete('/suggestions/create');
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
