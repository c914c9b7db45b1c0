import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { replayFiles } from '../../scripts/replay/replay-files.ts';
import { readTrace, writeTrace } from '../../scripts/replay/traces.ts';

const folder = mkdtempSync(join(tmpdir(), 'pavilion-replay-'));
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

it('[MACH-02] a replay with differences exits with 1 until the new behaviour is accepted', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const own = readTrace(join(import.meta.dirname, '../traces/technical.en-US.trace.json'));
  const path = join(folder, 'old.trace.json');
  const older = structuredClone(own.trace);
  for (const step of older.steps) if (step.kind === 'event' && step.state === 'info') step.state = 'plan';
  writeTrace(path, { ...older, machines: { ...older.machines, technicalToggle: 'other' } });

  const options = { report: true, accept: false, folder };
  expect(await replayFiles([path], options)).toBe(1);
  expect(lines).toContain('  machines that have changed: technicalToggle');
  expect(lines).toContain('    state: plan was recorded, now info');
  expect(await replayFiles([path], { ...options, accept: true })).toBe(0);
  expect(readTrace(path).trace).toEqual(own.trace);
  expect(await replayFiles([path], options)).toBe(0);
});
