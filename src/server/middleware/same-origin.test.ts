import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { knownHost, sameOrigin } from './same-origin.ts';

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
    ['the site, which the browser vouches for', { 'sec-fetch-site': 'same-origin' }],
    ['the site with its origin hidden', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ] as const)('is taken from %s', async (_from, headers) => {
    expect(await statusOf({ ...type, ...headers })).toBe(200);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['the address that was asked', { origin: 'http://127.0.0.1:3000' }],
    ['a name that leads to this server', { origin: 'https://new.example', 'sec-fetch-site': 'same-origin' }],
    ['another port', { origin: 'https://site.example:8443' }],
    ['the site without TLS', { origin: 'http://site.example' }],
    ['a site that begins alike', { origin: 'https://site.example.evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['another site by the browser’s word', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['nonsense', { 'sec-fetch-site': 'x' }],
    ['an empty origin', { origin: '' }],
  ] as const)('[TRUST-10] is refused from %s', async (_from, headers) => {
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

describe('while the site runs at an address of this machine', () => {
  const statusAt = async (siteOrigin: string, url: string, origin: string) =>
    (
      await new Hono()
        .use(sameOrigin(siteOrigin))
        .all('/', (c) => c.text('done'))
        .request(url, { method: 'POST', headers: { origin } })
    ).status;

  it.each([
    ['localhost for 127.0.0.1', 'http://127.0.0.1:3000', 'http://localhost:3000', 200],
    ['its address in the local network', 'http://0.0.0.0:3000', 'http://192.168.1.5:3000', 200],
    ['an IPv6 address', 'http://[::]:3000', 'http://[fd00::1]:3000', 200],
    ['a name', 'http://127.0.0.1:3000', 'http://evil.example:3000', 403],
    ['an address, if SITE_ORIGIN is public', 'https://site.example', 'http://192.168.1.5:3000', 403],
  ] as const)('judges a post from the page of %s', async (_what, siteOrigin, origin, status) => {
    expect(await statusAt(siteOrigin, `${origin}/`, origin)).toBe(status);
  });
});

it.each([
  ['https://site.example/', 200],
  ['https://SITE.example/', 200],
  ['http://10.0.0.7:3000/', 200],
  ['http://[::1]:3000/', 200],
  ['http://localhost:3000/', 200],
  ['http://app:3000/', 200],
  ['https://evil.example/', 421],
  ['https://site.example:8443/', 200],
  ['https://site.example.evil.example/', 421],
  ['https://www.site.example/', 421],
])('answers GET %s with %i when SITE_ORIGIN is https://site.example', async (url, status) => {
  const guarded = new Hono().use(knownHost('https://site.example')).all('/', (c) => c.text('done'));
  expect((await guarded.request(url)).status).toBe(status);
});
