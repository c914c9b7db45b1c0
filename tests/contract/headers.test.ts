import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScript } from '#site/start-script.ts';
import { signInTo, withAdministrator } from '../support/editor.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { jpeg } from '../support/upload-files.ts';

/** Headers of every answer of a site whose `SITE_ORIGIN` is https. */
const everywhere = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Which scripts, styles and frames a document may use, and who may frame it; `down`: pictures of the backend too. `START` is the start script, the only inline one. */
const policies: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  site: {
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'sha256-START'; worker-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; media-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'",
    'x-frame-options': 'DENY',
  },
  map: {
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'sha256-START'; worker-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; media-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'",
    'x-frame-options': 'DENY',
  },
  down: {
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'sha256-START'; worker-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: http://127.0.0.1:9; media-src 'self' http://127.0.0.1:9; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'",
    'x-frame-options': 'DENY',
  },
  frame: {
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'sha256-START'; worker-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; media-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'; manifest-src 'self'",
    'x-frame-options': 'SAMEORIGIN',
  },
  editor: {
    'content-security-policy':
      "default-src 'none'; script-src 'self'; worker-src 'none'; style-src 'self' 'unsafe-inline'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'; frame-src 'self'",
    'x-frame-options': 'DENY',
  },
  drawing: {
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
  },
};

/** The words of the table. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  type: {
    html: 'text/html; charset=utf-8',
    shell: 'text/html; charset=UTF-8',
    text: 'text/plain; charset=UTF-8',
    robots: 'text/plain; charset=utf-8',
    json: 'application/json',
    xml: 'application/xml; charset=utf-8',
    manifest: 'application/manifest+json',
    rss: 'application/rss+xml; charset=utf-8',
    feed: 'application/feed+json; charset=utf-8',
    calendar: 'text/calendar; charset=utf-8',
    script: 'text/javascript; charset=utf-8',
    svg: 'image/svg+xml; charset=utf-8',
    drawing: 'image/svg+xml',
    jpeg: 'image/jpeg',
  },
  cache: {
    never: 'no-store',
    ask: 'no-cache',
    'ask, own': 'private, no-cache',
    'ask, all': 'public, no-cache',
    day: 'public, max-age=86400',
    year: 'public, max-age=31536000, immutable',
  },
  vary: { both: 'Cookie, Accept-Encoding', encoding: 'Accept-Encoding' },
};

/**
 * Every header of every kind of answer. A word between method and path adds headers or a body: `br` accepts that
 * encoding, `known` has the tag of the page, `foreign` comes from another site, `down` goes to a site whose backend does not answer.
 */
const table = `
kind                         | request                                                       | status | type     | cache    | vary     | policy  | others
a page                       | GET /                                                         | 200    | html     | ask, own | both     | site    |
a compressed page            | GET br /                                                      | 200    | html     | ask, own | both     | site    | content-encoding: br
a page without a body        | HEAD /                                                        | 200    | html     | ask, own | both     | site    |
a known page                 | GET known /                                                   | 304    | html     | ask, own | both     | site    |
an unknown page              | GET /nowhere                                                  | 404    | html     | never    | both     | site    |
a page with a map            | GET /about/contactUs                                          | 200    | html     | ask, own | both     | map     |
a preview                    | GET /?preview=TOKEN                                           | 200    | html     | never    | both     | frame   | x-robots-tag: noindex
the path of a group          | GET /about                                                    | 302    |          | ask      |          | site    |
a path with a slash          | GET /news/newsInfo/                                           | 302    |          | ask      |          | site    |
a choice of language         | GET /language/en-US                                           | 303    |          | never    |          | site    | set-cookie: lang=en-US; Max-Age=31536000; Path=/; Secure; SameSite=Lax
a posted form                | POST whole /about/complaintAdvice                             | 303    |          | never    |          | site    |
an incomplete form           | POST half /about/complaintAdvice                              | 400    | html     | never    | both     | site    |
a form of another site       | POST foreign /about/complaintAdvice                           | 403    | text     | never    |          | site    |
a form of 100 kB             | POST large /about/complaintAdvice                             | 413    | text     | never    |          | site    |
a page in an outage          | GET down /                                                    | 503    | html     | never    | both     | down    | retry-after: 60
a form in an outage          | POST whole down /about/complaintAdvice                        | 503    | html     | never    | both     | down    | retry-after: 60
the data of a page, likewise | GET down /api/page?url=/&lang=en-US                           | 503    | json     | never    |          | down    | retry-after: 60
a call in an outage          | POST json down /api/official/website/news/newsPage            | 200    | json     | never    |          | down    |
an unknown method            | PUT json /                                                    | 404    | text     | never    |          | site    |
an unknown host              | GET https://evil.example/                                     | 421    | text     | never    |          | site    |
a list                       | POST json /api/official/website/news/newsPage                | 200    | json     | never    |          | site    |
an invalid call              | POST half /api/official/website/news/newsPage                | 400    | json     | never    |          | site    |
a foreign call               | POST foreign /api/official/website/form/suggestion            | 403    | json     | never    |          | site    |
an unknown call              | GET /api/nothing                                              | 404    | json     | never    |          | site    |
the data of a page           | GET /api/page?url=/&lang=en-US                                | 200    | json     | never    |          | site    |
the list of blocks           | GET /api/blocks                                               | 200    | json     | never    |          | site    |
the OpenAPI document         | GET /api/openapi.json                                         | 200    | json     | ask, all | encoding | site    |
the health of the process    | GET /healthz                                                  | 200    | text     | never    |          | site    |
the health of the content    | GET /readyz                                                   | 200    | text     | never    |          | site    |
health without a token       | GET /api/pages/health                                         | 401    | json     | never    |          | site    | www-authenticate: Bearer
a built file                 | GET /assets/entry-abc.js                                      | 200    | script   | year     |          | site    |
the worker of the map        | GET /assets/maplibre-gl-worker-abc.js                         | 200    | script   | year     |          | map     |
a missing file               | GET /assets/none.js                                           | 404    | text     | never    |          | site    |
an icon                      | GET /icon.svg                                                 | 200    | svg      | day      |          | site    |
a picture of the site        | GET /media/hall.jpg                                           | 200    | jpeg     | day      |          | site    | accept-ranges: bytes
a missing picture            | GET /media/none.jpg                                           | 404    | text     | never    |          | site    |
an uploaded picture          | GET PICTURE                                                   | 200    | jpeg     | year     |          | site    | accept-ranges: bytes
an uploaded drawing          | GET DRAWING                                                   | 200    | drawing  | year     |          | drawing | accept-ranges: bytes
the sitemap                  | GET /sitemap.xml                                              | 200    | xml      | ask, all | encoding | site    |
a feed                       | GET /feeds/news.rss                                           | 200    | rss      | ask, all | encoding | site    |
a feed as JSON               | GET /feeds/events.json                                        | 200    | feed     | ask, all | encoding | site    |
a feed in an outage          | GET down /feeds/news.rss                                      | 503    |          | never    |          | down    | retry-after: 60
the calendar                 | GET /events.ics                                               | 200    | calendar | ask, all | encoding | site    |
robots.txt                   | GET /robots.txt                                               | 200    | robots   | ask, all | encoding | site    |
security.txt                 | GET /.well-known/security.txt                                  | 200    | robots   | ask, all | encoding | site    |
the manifest                 | GET /site.webmanifest                                         | 200    | manifest | ask, all | encoding | site    |
the editor                   | GET /editor                                                   | 200    | shell    | ask      |          | editor  | x-robots-tag: noindex
a call of the editor         | POST json /api/editor/session                                 | 200    | json     | never    |          | site    |
a foreign call of the editor | POST foreign /api/editor/session                              | 403    | json     | never    |          | site    |
`;

/** Headers that differ with content and time; other tests check them. */
const ofContent = [
  'etag',
  'last-modified',
  'content-length',
  'content-disposition',
  'location',
  'x-request-id',
];

const startHash = createHash('sha256').update(startScript).digest('base64');

const own = { origin: 'https://site.example', 'content-type': 'application/x-www-form-urlencoded' };
let site: TestSite;
/** In front of a port that refuses connections. */
let down: TestSite;
let client: string;
/** The values of the words in capitals. */
const replaced = new Map<string, string>();
/** The headers and the body that a word between method and path adds. */
const additions: Record<string, RequestInit> = {
  br: { headers: { 'accept-encoding': 'gzip, br' } },
  whole: { headers: own, body: '_block=suggestion&name=a&contact=b&content=c' },
  half: { headers: own, body: '_block=suggestion&name=a' },
  large: { headers: own, body: 'a'.repeat(100_000) },
  foreign: { headers: { ...own, origin: 'https://evil.example' }, body: '_block=suggestion' },
  json: { headers: { ...own, 'content-type': 'application/json' }, body: '{}' },
};

beforeAll(async () => {
  client = await mkdtemp(join(tmpdir(), 'pavilion-client-'));
  await mkdir(join(client, 'assets'));
  await writeFile(join(client, 'assets/entry-abc.js'), 'export {};');
  await writeFile(join(client, 'assets/maplibre-gl-worker-abc.js'), 'export {};');
  await writeFile(join(client, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  site = await openTestSite(
    {
      ...withAdministrator,
      HEALTH_TOKEN: 'a-token-of-the-tests',
      SECURITY_CONTACT: 'security@venue.example',
    },
    client,
  );
  down = await openTestSite({ CONTENT_API: 'http://127.0.0.1:9/api/official/website' });
  await writeFile(join(site.dataDir, 'media/hall.jpg'), 'a picture');
  const editor = await signInTo(site);
  const upload = async (name: string, bytes: Buffer): Promise<string> => {
    const headers = {
      'content-type': 'application/octet-stream',
      cookie: editor.cookie(),
      origin: own.origin,
    };
    const init = { method: 'POST', body: new Uint8Array(bytes), headers };
    return (await (await site.request(`/api/editor/media?name=${name}`, init)).json()).data.item.address;
  };
  replaced.set('PICTURE', await upload('hall.jpg', await jpeg(40, 30)));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
  replaced.set('DRAWING', await upload('plan.svg', Buffer.from(svg)));
  const { url } = await editor.ask('previewLink', { path: '/', language: 'zh-CN', hours: 1 });
  replaced.set('TOKEN', new URL(url).searchParams.get('preview') ?? '');
  const etag = (await site.request('/')).headers.get('etag') ?? '';
  additions.known = { headers: { 'if-none-match': etag } };
});
afterAll(async () => {
  await Promise.all([site.close(), down.close()]);
  await rm(client, { recursive: true });
});

const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()));

it.each(rows)(
  '[TRUST-11] %s has exactly the headers of the table: %s',
  async (_kind, request = '', status, type = '', cache = '', vary = '', policy = '', others = '') => {
    const [method = '', ...rest] = request.split(' ');
    const asked = rest.includes('down') ? down : site;
    const addition = additions[rest[0] ?? ''] ?? {};
    const path = (rest.at(-1) ?? '').replace(/[A-Z]{5,}/, (word) => replaced.get(word) ?? word);
    const init = { method, ...addition };
    const response = await (path.startsWith('https:')
      ? asked.site.fetch(new Request(path, init))
      : asked.request(path, init));
    const headers = [...response.headers]
      .filter(([name]) => !ofContent.includes(name))
      .map(([name, value]) => [name, value.replace(startHash, 'START')]);
    const [name, value] = others.split(': ');
    expect({ status: String(response.status), ...Object.fromEntries(headers) }).toEqual({
      status,
      ...everywhere,
      ...policies[policy],
      ...(type && { 'content-type': words.type?.[type] }),
      ...(cache && { 'cache-control': words.cache?.[cache] }),
      ...(vary && { vary: words.vary?.[vary] }),
      ...(name && { [name]: value }),
    });
  },
);

it('security.txt has the contact of SECURITY_CONTACT and expires within a year', async () => {
  const text = await (await site.request('/.well-known/security.txt')).text();
  expect(text).toBe(
    'Contact: mailto:security@venue.example\nExpires: 2027-05-01T00:00:00.000Z\nPreferred-Languages: zh, en\nCanonical: https://site.example/.well-known/security.txt\n',
  );
});

it('a call of the editor that is nested 60,000 levels deep is invalid, not an error of the server', async () => {
  const editor = await signInTo(site);
  const body = `{"language":"en-US","page":{"blocks":${'['.repeat(60_000)}${']'.repeat(60_000)}}}`;
  const headers = { cookie: editor.cookie(), origin: own.origin, 'content-type': 'application/json' };
  expect((await site.request('/api/editor/canvas', { method: 'POST', headers, body })).status).toBe(400);
});
