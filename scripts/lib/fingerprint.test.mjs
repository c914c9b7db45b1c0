import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileStates, fingerprint } from './fingerprint.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-fingerprint-'));
  mkdirSync(join(folder, 'src/deep'), { recursive: true });
  writeFileSync(join(folder, 'src/deep/a.ts'), 'a');
});
afterEach(() => rmSync(folder, { recursive: true }));
const now = () => fingerprint(folder, ['src', 'vite.config.ts']);

test('depends on contents and names, not on times', () => {
  const before = now();
  utimesSync(join(folder, 'src/deep/a.ts'), 1, 1);
  expect(now()).toBe(before);
  writeFileSync(join(folder, 'src/deep/a.ts'), 'b');
  expect(now()).not.toBe(before);
});

test('changes when a file is added or removed', () => {
  const before = now();
  writeFileSync(join(folder, 'vite.config.ts'), '');
  expect(now()).not.toBe(before);
});

test('ignores tests and stories', () => {
  const before = now();
  writeFileSync(join(folder, 'src/deep/a.test.ts'), 'test');
  writeFileSync(join(folder, 'src/a.stories.tsx'), 'story');
  expect(now()).toBe(before);
});

test('tells without reading whether a file was written, also if size and modification time stay', async () => {
  const states = () => fileStates(folder, ['src', 'vite.config.ts']);
  utimesSync(join(folder, 'src/deep/a.ts'), 1, 1);
  const before = states();
  expect(states()).toBe(before);
  // The kernel counts times in ticks of some milliseconds.
  await new Promise((resolve) => setTimeout(resolve, 20));
  writeFileSync(join(folder, 'src/deep/a.ts'), 'b');
  utimesSync(join(folder, 'src/deep/a.ts'), 1, 1);
  expect(states()).not.toBe(before);
});
