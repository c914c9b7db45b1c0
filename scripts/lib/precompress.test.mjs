import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { precompress } from './precompress.mjs';

test('text gets two smaller copies; fonts, tiny files and Vite’s manifest get none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-precompress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = 'export const hall = "N1";\n'.repeat(100);
  const put = (name, content) => writeFileSync(join(folder, name), content);
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  put('assets/a.js', text);
  put('assets/font.woff2', text);
  put('tiny.css', 'a{}');
  put('.vite/manifest.json', text);

  const total = await precompress(folder);

  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))).toString()).toBe(text);
  for (const name of ['assets/font.woff2', 'tiny.css', '.vite/manifest.json'])
    expect(existsSync(join(folder, `${name}.br`)), name).toBe(false);
  expect(total.files).toBe(2);
  expect(total.bytes).toBe(text.length + 3);
});
