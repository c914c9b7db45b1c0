import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-fingerprint-'));
  mkdirSync(join(folder, 'src/deep'), { recursive: true });
  writeFileSync(join(folder, 'src/deep/a.ts'), 'a');
});
afterEach(() => rmSync(folder, { recursive: true }));
const now = () => fingerprint(folder, ['src', 'vite.config.ts']);

test('contents and names count, times do not', () => {
  const before = now();
  utimesSync(join(folder, 'src/deep/a.ts'), 1, 1);
  expect(now()).toBe(before);
  writeFileSync(join(folder, 'src/deep/a.ts'), 'b');
  expect(now()).not.toBe(before);
});

test('a file that comes or goes counts', () => {
  const before = now();
  writeFileSync(join(folder, 'vite.config.ts'), '');
  expect(now()).not.toBe(before);
});

test('tests and stories do not count', () => {
  const before = now();
  writeFileSync(join(folder, 'src/deep/a.test.ts'), 'test');
  writeFileSync(join(folder, 'src/a.stories.tsx'), 'story');
  expect(now()).toBe(before);
});
