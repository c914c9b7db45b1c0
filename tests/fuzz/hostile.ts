import fc from 'fast-check';

const large = 100_000;
const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const withPrototype: unknown = JSON.parse(
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
);

/** Values that break careless servers. */
const known: readonly unknown[] = [
  "' or '1'='1",
  "'; drop table entry; --",
  '" union select * from submission --',
  '%',
  '_',
  '\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}<%= 7 %>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  '\0',
  'a\0b',
  '\r\nset-cookie: a=b',
  '\ud800',
  'a\udfffb',
  '\u202eexe',
  '\ufeff',
  '\u00a0',
  '馆'.repeat(900),
  '😀'.repeat(33),
  'x'.repeat(large),
  ' '.repeat(1_000),
  '__proto__',
  'constructor',
  'toString',
  'undefined',
  'null',
  'NaN',
  '[object Object]',
  '',
  ' ',
  '0x10',
  '1e3',
  '-0',
  '9'.repeat(400),
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '2030-05-01 25:00:00',
  '2030-05-01T09:00:00Z',
  0,
  -0,
  -1,
  0.5,
  1e9,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  true,
  false,
  null,
  {},
  { $ne: null },
  { toString: 'x', valueOf: 'y' },
  withPrototype,
  [],
  [null],
  ['JOURNALISM', 'JOURNALISM'],
  nested(2_000),
];

/** Any value that no honest client sends, known ones most of the time. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...known) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
);

/** Names of unknown fields. */
export const hostileName = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'then',
  '',
  '$where',
  'id',
  'type',
  'status',
  'unknown',
  '馆',
);

/** Path segments that cannot be decoded or try to escape the path. */
export const hostilePart = fc.constantFrom(
  '%',
  '%E0%A4%A',
  '%ff%fe',
  '%00',
  '%2e%2e%2fetc',
  '..%5c',
  '%252e',
  'a%2fb',
  ';v=1',
  'a b',
  '%F0%9F%98%80',
  '~'.repeat(9_000),
);

/** Bodies that are not requests. */
export const hostileBody = fc.oneof(
  fc.constantFrom('', '{', '[]', 'null', '"x"', '1', '{}}', '{"a":}', '\ufeff{}', "{'a':1}", '<xml/>', 'a=b'),
  fc.constantFrom('[', '{"a":').map((opening) => opening.repeat(10_000)),
  fc.constant(`{"name":"${'x'.repeat(large)}"}`),
  fc.string({ unit: 'binary', maxLength: 300 }),
);
