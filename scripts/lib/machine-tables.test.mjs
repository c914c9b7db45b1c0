import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { printMachineTables, waysOfRunning } from './machine-tables.mjs';

let folder;
const printed = { log: '', error: '' };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-machines-'));
  for (const stream of ['log', 'error']) {
    printed[stream] = '';
    vi.spyOn(console, stream).mockImplementation((line) => {
      printed[stream] += `${line}\n`;
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const parts = ['state lamp.lit', 'lamp.lit × press → lamp.dark', 'lamp.lit × press → lamp.dark: refused'];

function leave(way, left = []) {
  mkdirSync(join(folder, way), { recursive: true });
  const found = parts.filter((part) => !left.includes(part)).map((part) => ({ part, by: 'hand' }));
  writeFileSync(join(folder, way, 'lamp.json'), JSON.stringify({ machine: 'lamp', parts: found, left }));
}

it('tells of every machine what its tests came by, in each way', () => {
  for (const way of waysOfRunning) leave(way);
  expect(printMachineTables(folder)).toBe(0);
  expect(printed.log).toMatch(/lamp on the site +1\/1 +1\/1 +1\/1 +0 +0/);
});

it('fails for what is left, and for a way in which a machine was not tested', () => {
  leave('model');
  leave('site', [parts[2]]);
  expect(printMachineTables(folder)).toBe(1);
  expect(printed.error).toContain('lamp was not tested on the component');
  expect(printed.error).toContain('lamp, on the site: lamp.lit × press → lamp.dark: refused');
});

it('fails where nothing was tested', () => {
  expect(printMachineTables(folder)).toBe(1);
});
