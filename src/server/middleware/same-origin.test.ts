import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { sameOrigin } from './same-origin.ts';

const app = new Hono().use(sameOrigin('https://site.example')).all('/', (c) => c.text('done'));

/** The status of a request; behind a proxy that ends TLS, its address is not the one of the site. */
const statusOf = async (headers: Record<string, string>, method = 'POST') =>
  (await app.request('http://127.0.0.1:3000/', { method, headers })).status;

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe.each([
  ['JSON', json],
  ['a form', form],
  ['a form with files', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['text', { 'content-type': ' Text/Plain' }],
  ['no type', {}],
] as const)('a post of %s', (_what, type) => {
  it.each([
    ['the site', { origin: 'https://site.example' }],
    ['the address that was asked', { origin: 'http://127.0.0.1:3000' }],
    ['the site, which the browser vouches for', { 'sec-fetch-site': 'same-origin' }],
    ['the site with its origin hidden', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    [
      'the site under a name we were not told',
      { origin: 'https://new.example', 'sec-fetch-site': 'same-origin' },
    ],
  ] as const)('is taken from %s', async (_from, headers) => {
    expect(await statusOf({ ...type, ...headers })).toBe(200);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'https://site.example:8443' }],
    ['the site without TLS', { origin: 'http://site.example' }],
    ['a site that begins alike', { origin: 'https://site.example.evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['another site by the browser’s word', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['nonsense', { 'sec-fetch-site': 'x' }],
    ['an empty origin', { origin: '' }],
  ] as const)('is refused from %s', async (_from, headers) => {
    expect(await statusOf({ ...type, ...headers })).toBe(403);
  });
});

it('accepts JSON from clients without an origin, but no form content types', async () => {
  expect(await statusOf(json)).toBe(200);
  expect(await statusOf({ 'content-type': 'application/vnd.api+json' })).toBe(200);
  for (const headers of [form, {}, { 'content-type': 'text/plain; a=application/json' }])
    expect(await statusOf(headers)).toBe(403);
});

it('allows safe methods for every origin and restricts all others', async () => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(await statusOf(foreign, method)).toBe(200);
  for (const method of ['PUT', 'PATCH', 'DELETE'])
    expect(await statusOf({ ...json, ...foreign }, method)).toBe(403);
});
