import { expect, it } from 'vitest';
import { fileName } from './file-name.ts';

it.each([
  ['春季展 2026', '春季展 2026.zip'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.zip'],
  ['../../etc/passwd', 'etc passwd.zip'],
  ['line\r\nbreak\0\u0085', 'line break.zip'],
  ['gpj.\u202eexe', 'gpj. exe.zip'],
  ['half \ud800 sign', 'half sign.zip'],
  [' . ', 'album.zip'],
  ['', 'album.zip'],
  ['馆'.repeat(200), `${'馆'.repeat(80)}.zip`],
  ['😀'.repeat(200), `${'😀'.repeat(80)}.zip`],
])('[GAL-02] %j becomes the file name %j', (name, expected) => {
  expect(fileName(name, { ending: '.zip', fallback: 'album' })).toBe(expected);
});
