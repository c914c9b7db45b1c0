import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { replayFiles } from '../../scripts/replay/replay-files.ts';
import { readTrace, writeTrace } from '../../scripts/replay/traces.ts';

const folder = mkdtempSync(join(tmpdir(), 'pavilion-replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => void vi.restoreAllMocks());

const trace = (name: string) => readTrace(join(import.meta.dirname, `../traces/${name}.trace.json`));
const options = { report: true, folder };

it('[QA-03] a replay with differences exits with 1 until the new behaviour is accepted, and the file keeps who and why', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const own = trace('technical.en-US');
  const path = join(folder, 'old.trace.json');
  const older = structuredClone(own.trace);
  for (const step of older.steps) if (step.kind === 'event' && step.state === 'info') step.state = 'plan';
  writeTrace(path, { ...older, machines: { ...older.machines, technicalToggle: 'other' } });

  expect(await replayFiles([path], options)).toBe(1);
  expect(lines).toContain('  machines changed in the source since the recording: technicalToggle');
  expect(lines).toContain('    state: plan was recorded, now info');
  const accept = { by: 'QA', why: 'The info opens at once.' };
  expect(await replayFiles([path], { ...options, accept })).toBe(0);
  const { accepted, ...rest } = readTrace(path).trace;
  expect(rest.steps).toEqual(own.trace.steps);
  expect(accepted).toEqual([
    ...(own.trace.accepted ?? []),
    { at: expect.any(String), by: 'QA', why: 'The info opens at once.', steps: [expect.any(Number)] },
  ]);
  expect(await replayFiles([path], options)).toBe(0);
});

it('[QA-03] accepts only the wanted steps or kinds', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const own = trace('gallery.en-US');
  const path = join(folder, 'partly.trace.json');
  const older = structuredClone(own.trace);
  const changed = older.steps.flatMap((step, index) => {
    if (step.kind !== 'event' || !('zoom' in step.changes)) return [];
    step.changes.zoom = 9;
    return [index];
  });
  writeTrace(path, older);
  const [first = 0] = changed;
  const accept = { by: 'QA', why: 'Bigger steps.', steps: [first] };
  expect(await replayFiles([path], { ...options, accept })).toBe(1);
  expect(readTrace(path).trace.steps[first]).toEqual(own.trace.steps[first]);
  // The second step agreed, because it only kept the value of the first: it has to follow it.
  const left = changed.slice(2).map((index) => `${index} (zoom)`);
  const before = readFileSync(path, 'utf8');
  for (const wrong of [{ kinds: ['contrast'] }, { steps: [first, Number.NaN] }]) {
    lines.splice(0);
    const none = { by: 'QA', why: 'No such difference here.', ...wrong };
    expect(await replayFiles([path], { ...options, accept: none })).toBe(1);
    // Later steps that keep the value differ too.
    expect(lines.at(-1)).toContain(
      `✗ ${path}: nothing was accepted, because these are the steps that differ: ${left.join(', ')}`,
    );
  }
  expect(readFileSync(path, 'utf8')).toBe(before);
  const kinds = { by: 'QA', why: 'Bigger, all of them.', kinds: ['zoom'] };
  expect(await replayFiles([path], { ...options, accept: kinds })).toBe(0);
  expect(readTrace(path).trace.steps).toEqual(own.trace.steps);
  expect(await replayFiles([path], options)).toBe(0);
  lines.splice(0);
  expect(await replayFiles([path], { ...options, accept: { ...kinds, steps: [first] } })).toBe(1);
  expect(lines.at(-1)).toBe(`✗ ${path}: nothing was accepted, because no step differs`);
});
