import { outcomeOf, type Try } from '../try.ts';
import { sendRaw } from './raw-http.ts';

const head = (line: string, ...headers: string[]) =>
  [line, 'host: 127.0.0.1', ...headers, 'connection: close', '', ''].join('\r\n');

/** A second request that is hidden in the body of a first one. It must never be answered. */
const smuggled = 'GET /api/pages/smuggled HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n';

/** The end of a chunked body, and what an attacker hides behind it. */
const hidden = `0\r\n\r\n${smuggled}`;

/** Requests that two programs could read differently, and bytes that are no request. */
const garbage: Readonly<Record<string, string>> = {
  'two lengths':
    head('POST / HTTP/1.1', 'content-length: 0', `content-length: ${smuggled.length}`) + smuggled,
  'a length and chunks': head('POST / HTTP/1.1', 'content-length: 6', 'transfer-encoding: chunked') + hidden,
  'chunks in disguise': head('POST / HTTP/1.1', 'transfer-encoding: xchunked') + hidden,
  'chunks with a space': head('POST / HTTP/1.1', 'transfer-encoding : chunked') + hidden,
  'two encodings':
    head('POST / HTTP/1.1', 'transfer-encoding: chunked', 'transfer-encoding: identity') + hidden,
  'a negative length': head('POST / HTTP/1.1', 'content-length: -1') + smuggled,
  'a length with a sign': head('POST / HTTP/1.1', 'content-length: +0') + smuggled,
  'a folded header': head('GET / HTTP/1.1', 'x-a: 1', ' transfer-encoding: chunked') + smuggled,
  'a bare line feed': 'GET / HTTP/1.1\nhost: 127.0.0.1\n\n',
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'two hosts': head('GET / HTTP/1.1', 'host: evil.example'),
  'a zero byte in the path': head('GET /\0 HTTP/1.1'),
  'a zero byte in a header': head('GET / HTTP/1.1', 'x-a: a\0b'),
  'an unknown version': head('GET / HTTP/9.9'),
  'HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  TLS: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'no request': 'hello\r\n\r\n',
  'a method of letters': head('HELLO / HTTP/1.1'),
  'headers of 64 kB': head('GET / HTTP/1.1', `x-a: ${'a'.repeat(65_536)}`),
  'an address of 64 kB': head(`GET /${'a'.repeat(65_536)} HTTP/1.1`),
  '3,000 headers': head('GET / HTTP/1.1', ...Array.from({ length: 3_000 }, (_, i) => `x-${i}: 1`)),
  'a tunnel': head('CONNECT example.com:80 HTTP/1.1'),
  'an absolute address': head('GET http://evil.example/ HTTP/1.1'),
};

/** Ways out of a folder. */
const traversals = [
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/....//....//package.json',
  '/assets/%252e%252e/package.json',
  '/assets/..%c0%af..%c0%afpackage.json',
  '/assets//etc/passwd',
  '/assets/%00/../server/serve.js',
  '/media/../server/serve.js',
  '/media/..%2fpavilion.db',
  '/media/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/media/..\\..\\pavilion.db',
  '/media/uploads/../secret',
  '/media/uploads/..%2fsecret',
  '/media/uploads/%2e%2e%2fpavilion.db',
  '/editor-assets/../server/serve.js',
  '/editor-assets/..%2f..%2fsrc/server/serve.ts',
  '/..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/server/serve.js',
  '/.env',
  '/.git/config',
  '/data/pavilion.db',
  '/pavilion.db',
];
/** Texts of the files that those addresses are aimed at. */
const secrets = ['"scripts":', 'root:x:0:0', 'SQLite format 3', 'runProgram', '[core]'];

export const http: readonly Try[] = [
  {
    name: 'HTTP garbage and smuggling: each connection gets one clear answer, and no hidden request is answered',
    sampled: true,
    run: async ({ openSite }) => {
      const { origin, output } = await openSite();
      const findings: string[] = [];
      for (const [what, bytes] of Object.entries(garbage)) {
        const { statuses, text, hangs } = await sendRaw(origin, bytes);
        if (statuses.some((status) => status >= 500)) findings.push(`${what}: ${statuses}`);
        if (hangs) findings.push(`${what}: the connection stays open`);
        if (statuses.length > 1 || text.includes('smuggled')) findings.push(`${what}: ${statuses} answers`);
        if (text.includes('evil.example')) findings.push(`${what}: the answer repeats the foreign host`);
      }
      if ((await fetch(origin)).status !== 200) findings.push('the site no longer answers');
      if (/Error|\bat /.test(output())) findings.push(`the log has an error: ${output().slice(-300)}`);
      return outcomeOf(findings, `${Object.keys(garbage).length} kinds`);
    },
  },
  {
    name: 'paths out of a folder: no file outside the public folders is sent',
    sampled: true,
    run: async ({ openSite }) => {
      const { origin } = await openSite();
      const findings: string[] = [];
      for (const path of traversals) {
        const { statuses, text } = await sendRaw(origin, head(`GET ${path} HTTP/1.1`));
        const [status = 0] = statuses;
        if (status === 200 || status >= 500) findings.push(`${path}: ${status}`);
        const secret = secrets.find((part) => text.includes(part));
        if (secret) findings.push(`${path}: the answer has ${secret}`);
      }
      return outcomeOf(findings, `${traversals.length} paths`);
    },
  },
];
