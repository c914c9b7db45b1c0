import { join } from 'node:path';
import { expect, it } from 'vitest';
import { galleryViewerMachine } from '#machines/gallery-viewer.ts';
import { machineOf } from '#machines/machines.ts';
import { resultLines } from '../../scripts/replay/print.ts';
import { replayReport } from '../../scripts/replay/report.ts';
import { replayOnMachines } from '../../scripts/replay/result.ts';
import { readTrace } from '../../scripts/replay/traces.ts';
import { mutantsOf } from '../machines/model/mutants.ts';

const file = readTrace(join(import.meta.dirname, '../traces/gallery.en-US.trace.json'));
const mutant = mutantsOf(galleryViewerMachine).find(({ name }) => name === 'open × zoomOut: drops zoomBy');
const changed = replayOnMachines(file, (id) => (id === 'galleryViewer' ? mutant?.machine : machineOf(id)));

it('[MACH-02] the replay of a trace from before a change of a machine names exactly the changed step', () => {
  expect(mutant).toBeDefined();
  const lines = resultLines(changed);
  expect(lines[1]).toBe('  machines that have changed: galleryViewer');
  expect(lines.slice(2)).toEqual([
    expect.stringMatching(/^ {2}step \d+: galleryViewer#1 × zoomOut → open$/),
    '    zoom: 2 was recorded, now 3',
  ]);
});

it('the report lists every step and shows the differences', () => {
  const report = replayReport([replayOnMachines(file, machineOf), changed]);
  expect(report).toContain('1 of 2 replays are not as they were recorded');
  expect(report.match(/<tr class="other">/g)).toHaveLength(1);
  expect(report).toContain('<dt>zoom</dt><dd><del>2</del> <ins>3</ins></dd>');
  expect(report.match(/<tbody>[\s\S]*?<\/tbody>/g)?.[1]?.match(/<tr/g)).toHaveLength(file.trace.steps.length);
});

it('a file that is not a trace is refused in one line', () => {
  expect(() => readTrace('package.json')).toThrow(/package\.json is no trace: .*\. Record it again/);
  expect(() => readTrace('nowhere.trace.json')).toThrow(/nowhere\.trace\.json cannot be read\. Give/);
});
