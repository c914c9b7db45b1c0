import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/database.ts';
import { openBackendStore } from './backend-store.ts';

/** Opens the store of a folder and collects its log lines. */
function open(dataDir: string, scope = 'https://cms.example/api') {
  const lines: string[] = [];
  let time = 0;
  const kept = openBackendStore({ dataDir, scope, now: () => (time += 1), log: (line) => lines.push(line) });
  return { kept, lines };
}

it('stores answers and receipts separately and across restarts', () => {
  const dataDir = temporaryFolder();
  const before = open(dataDir).kept;
  before?.answers.set('a', { list: ['馆', null, 1] });
  before?.receipts.set('a', 'receipt');
  before?.answers.set('gone', 1);
  before?.answers.delete('gone');
  before?.close();
  const { kept, lines } = open(dataDir);
  expect(kept?.answers.get('a')).toEqual({ list: ['馆', null, 1] });
  expect(kept?.receipts.get('a')).toBe('receipt');
  expect(kept?.answers.get('gone')).toBeUndefined();
  kept?.close();
  expect(lines).toEqual([]);
});

it('does not return values of one backend to another', () => {
  const dataDir = temporaryFolder();
  const first = open(dataDir).kept;
  first?.answers.set('a', 1);
  first?.close();
  const second = open(dataDir, 'https://other.example/api').kept;
  expect(second?.answers.get('a')).toBeUndefined();
  second?.close();
});

it('removes the oldest answers beyond its capacity', () => {
  const { kept } = open(temporaryFolder());
  for (let index = 0; index < 2_400; index += 1) kept?.answers.set(`key ${index}`, index);
  expect(kept?.answers.get('key 399')).toBeUndefined();
  expect(kept?.answers.get('key 400')).toBe(400);
  kept?.close();
});

it('returns undefined and logs the reason if the file cannot be used', () => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, 'backend.db'), 'this is no database, it is a text of some length');
  const { kept, lines } = open(dataDir);
  expect(kept).toBeUndefined();
  expect(lines).toEqual([expect.stringContaining('backend.db'), expect.stringContaining('in memory only')]);
});

it('ignores answers after it was closed without logging', () => {
  const { kept, lines } = open(temporaryFolder());
  kept?.close();
  kept?.answers.set('late', 1);
  expect(kept?.answers.get('late')).toBeUndefined();
  expect(lines).toEqual([]);
});
