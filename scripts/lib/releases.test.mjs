import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { setAside } from './releases.mjs';

/** Simulates a build: writes files into an emptied folder. */
function createReleases() {
  const root = mkdtempSync(join(tmpdir(), 'pavilion-releases-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [folder, memory] = [join(root, 'client/assets'), join(root, 'memory')];
  return {
    folder,
    memory,
    build(...files) {
      const bringBack = setAside(folder, memory);
      expect(existsSync(folder)).toBe(false);
      mkdirSync(folder, { recursive: true });
      for (const file of files) writeFileSync(join(folder, file), file);
      bringBack();
      return readdirSync(folder).toSorted();
    },
  };
}

test('keeps the files of the two previous releases and removes older ones', () => {
  const { build } = createReleases();
  expect(build('entry-1.js', 'same.js')).toEqual(['entry-1.js', 'same.js']);
  expect(build('entry-2.js', 'same.js')).toEqual(['entry-1.js', 'entry-2.js', 'same.js']);
  expect(build('entry-3.js', 'same.js')).toEqual(['entry-1.js', 'entry-2.js', 'entry-3.js', 'same.js']);
  expect(build('entry-4.js')).toEqual(['entry-2.js', 'entry-3.js', 'entry-4.js', 'same.js']);
});

test('building the same release again removes none', () => {
  const { build } = createReleases();
  build('entry-1.js');
  build('entry-2.js');
  for (let again = 0; again < 4; again += 1)
    expect(build('entry-2.js')).toEqual(['entry-1.js', 'entry-2.js']);
});

test('an interrupted build loses none', () => {
  const { folder, memory, build } = createReleases();
  build('entry-1.js');
  setAside(folder, memory);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'half.js'), '');
  rmSync(folder, { recursive: true });
  expect(build('entry-2.js')).toEqual(['entry-1.js', 'entry-2.js']);
});
