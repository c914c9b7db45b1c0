import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from './run-try-list.mjs';

const held = { name: 'one', outcome: { held: 'all' }, time: 5 };
const found = { name: 'two', outcome: { findings: ['lost'] }, time: 5 };
const skipped = { name: 'three', outcome: { skipped: 'needs root' }, time: 0 };

function storeFile() {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-tries-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'tries', 'faults.json');
}

it('a resumed run leaves out tries that held, and repeats those with findings and those that were skipped', () => {
  const file = storeFile();
  const first = openStore(file, 'program 1');
  for (const result of [held, found, skipped]) first.add(result);
  const second = openStore(file, 'program 1');
  expect(['one', 'two', 'three', 'four'].map(second.heldEarlier)).toEqual([
    held,
    undefined,
    undefined,
    undefined,
  ]);
});

it('a resumed run repeats everything after a change of the program', () => {
  const file = storeFile();
  openStore(file, 'program 1').add(held);
  expect(openStore(file, 'program 2').heldEarlier('one')).toBeUndefined();
});

it('a result replaces the earlier one of the same try', () => {
  const file = storeFile();
  const store = openStore(file, 'program 1');
  store.add(held);
  store.add({ ...found, name: 'one' });
  expect(openStore(file, 'program 1').heldEarlier('one')).toBeUndefined();
});
