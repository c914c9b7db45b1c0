import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../support/open-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const path = '/api/schemas/pages.json';

describe('[BLK-05] GET /api/schemas/pages.json', () => {
  it('answers any origin with a JSON Schema that may be cached', async () => {
    const response = await site.request(path, { headers: { origin: 'https://editor.example' } });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/schema+json',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    });
    expect(await response.json()).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'https://site.example/api/schemas/pages.json',
    });
  });

  it('answers 304 to an editor that has it', async () => {
    const etag = (await site.request(path)).headers.get('etag') ?? '';
    const again = await site.request(path, { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([304, '*']);
  });

  it('accepts official.pages.config as this site answers it', async () => {
    const schema = await (await site.request(path)).json();
    const accepts = new Ajv2020({ strictRequired: false, validateFormats: false }).compile(schema);
    const [entry] = await site.data<{ value: string }[]>(
      '/vrexhibition/bySysDetail?key=official.pages.config',
      'en-US',
    );
    const value = JSON.parse(entry?.value ?? '{}');
    expect(Object.keys(value)).toEqual(['zh', 'en']);
    expect(value.en.pages.map((page: { path: string }) => page.path)).toContain('/about/privacy');
    expect([accepts(value), accepts.errors]).toEqual([true, null]);
    value.en.pages[0].blocks[0].type = 'unheard-of';
    expect(accepts(value)).toBe(false);
  });
});
