import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallName, callNames, calls, contractBase } from '#schemas/calls.ts';
import { ruleOf } from '../support/call-rules.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const withJson = callNames.filter((name) => !('downloads' in calls[name]));

describe('GET /api/openapi.json', () => {
  it('names SITE_ORIGIN as its server for a request to another address', async () => {
    const response = await site.site.fetch(new Request('http://127.0.0.1:3000/api/openapi.json'));
    expect(response.headers.get('content-type')).toBe('application/json');
    expect((await response.json()).servers).toEqual([
      { url: 'https://site.example', description: 'This site' },
    ]);
  });

  it('is answered with 304 for a matching entity tag', async () => {
    const first = await site.request('/api/openapi.json');
    const etag = first.headers.get('etag') ?? '';
    const again = await site.request('/api/openapi.json', { headers: { 'if-none-match': etag } });
    expect([first.status, again.status]).toEqual([200, 304]);
  });

  it('has examples that match their schemas', async () => {
    expect(await misfits(await (await site.request('/api/openapi.json')).json())).toEqual([]);
  });

  // The linter checks examples against their schemas, so a real answer takes the place of the example. Other paths are
  // left out: the linter would read the whole document for each call.
  it.each(withJson.map((name) => [ruleOf[name], name] as const))(
    '[%s] describes every field of the real answer of %s',
    async (_rule, name) => {
      const document = await (await site.request('/api/openapi.json')).json();
      const { method, path } = calls[name];
      const operations = document.paths[contractBase + path];
      document.paths = { [contractBase + path]: operations };
      const { responses } = operations[method.toLowerCase()];
      const success = responses[200].content['application/json'];
      success.example = await answerOf(name);
      expect(success.example.resultCode).toBe(0);
      expect(await misfits(document)).toEqual([]);
      success.example = { ...success.example, surprise: 1 };
      expect(await misfits(document)).not.toEqual([]);
    },
  );
});

async function answerOf(name: CallName): Promise<{ resultCode: number }> {
  const { method, path, example } = calls[name];
  const { id, ...rest } = { id: '', ...example };
  const headers = { 'current-language': 'en-US', 'content-type': 'application/json' };
  const query = new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)]));
  const url = contractBase + path.replace('{id}', id);
  const response =
    method === 'POST'
      ? await site.request(url, { method, headers, body: JSON.stringify(rest) })
      : await site.request(`${url}?${query}`, { headers });
  return response.json();
}

/** Examples that do not fit their schemas. */
async function misfits(document: unknown): Promise<string[]> {
  const config = await createConfig({ rules: { 'no-invalid-media-type-examples': 'error' } });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return problems.map(({ message }) => message);
}
