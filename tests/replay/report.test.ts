import { join } from 'node:path';
import { expect, it } from 'vitest';
import { galleryViewerMachine } from '#machines/gallery-viewer.ts';
import { machineOf } from '#machines/machines.ts';
import { itemsOf } from '#machines/trace/looks.ts';
import type { TraceStep } from '#schemas/trace.ts';
import { resultLines } from '../../scripts/replay/print.ts';
import { htmlReport } from '../../scripts/replay/report/html.ts';
import { markdownReport } from '../../scripts/replay/report/markdown.ts';
import { reportTrace } from '../../scripts/replay/report/model.ts';
import { replayOnMachines } from '../../scripts/replay/result.ts';
import { readTrace } from '../../scripts/replay/traces.ts';
import { mutantsOf } from '../machines/model/mutants.ts';

const file = readTrace(join(import.meta.dirname, '../traces/gallery.en-US.trace.json'));
const mutant = mutantsOf(galleryViewerMachine).find(({ name }) => name === 'open × zoomOut: drops zoomBy');
const changed = replayOnMachines(file, (id) => (id === 'galleryViewer' ? mutant?.machine : machineOf(id)));

it('[MACH-02] the replay of a trace from before a change of a machine names exactly the changed step', () => {
  expect(mutant).toBeDefined();
  const lines = resultLines(changed);
  expect(lines[1]).toBe('  machines changed in the source since the recording: galleryViewer');
  expect(lines.slice(2)).toEqual([
    expect.stringMatching(/^ {2}step \d+: galleryViewer#1 × zoomOut → open$/),
    '    zoom: 2 was recorded, now 3',
  ]);
});

it('[QA-04] the report lists every step, and shows the changed one with its cause, its state and its source', () => {
  const [same, other] = [replayOnMachines(file, machineOf), changed].map(reportTrace);
  expect(same?.rows).toHaveLength(file.trace.steps.length);
  const [row, ...others] = other?.rows.filter(({ differences }) => differences.length > 0) ?? [];
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    text: 'galleryViewer#1 × zoomOut → open',
    differences: ['zoom: 2 was recorded, now 3'],
    lane: { actor: 'galleryViewer#1', state: 'open' },
    source: {
      file: expect.stringMatching(/^src\/machines\/gallery-viewer\.ts:\d+$/),
      code: expect.stringMatching(/^\s*zoomOut: /),
    },
  });
  const report = htmlReport([same, other].filter((trace) => trace !== undefined));
  expect(report).toContain('Not as recorded: 1 of 1 recordings');
  expect(markdownReport(other ? [other] : [])).toContain('  * zoom: 2 was recorded, now 3');
});

it('[QA-04] typing a word is one act, with its last value', () => {
  const typed = readTrace(join(import.meta.dirname, '../traces/suggestion.en-US.trace.json'));
  const { rows } = reportTrace(replayOnMachines(typed, machineOf));
  const acts = rows.filter(({ rank }) => rank === 'act').map(({ text }) => text);
  expect(acts.filter((text) => text.startsWith('fills'))).toHaveLength(3);
});

it('[QA-04] a changed step of a machine is shown beside the recorded one, with a hint where to look for the cause', () => {
  const index = file.trace.steps.findIndex(({ kind }) => kind === 'event');
  const step = file.trace.steps[index];
  if (step?.kind !== 'event') throw new Error('the recording has no event');
  const rowWith = (now: TraceStep) => {
    const difference = { what: 'zoom', recorded: '2', now: '3' };
    const steps = new Map([[index, { differences: [difference], now }]]);
    return reportTrace({ ...changed, level: 'browser', steps }).rows[index];
  };
  const given = rowWith({ ...step, event: { ...step.event, more: 'Hall 4' } });
  expect(given?.verdict).toContain('The machine was given something else than in the recording');
  expect(given?.source).toBeUndefined();
  expect(given?.pair?.filter(([recorded, now]) => recorded !== now)).toContainEqual([
    null,
    expect.stringContaining('"more": "Hall 4"'),
  ]);
  const did = rowWith({ ...step, event: { ...step.event }, changes: { zoom: 3 } });
  expect(did?.verdict).toContain('The machine was given the same as in the recording');
  expect(did?.source?.file).toMatch(/^src\/machines\/gallery/);
});

it('a file that is not a trace is refused in one line', () => {
  expect(() => readTrace('package.json')).toThrow(
    'package.json is no trace: version: Invalid input: expected 2. Record it again (docs/qa.md)',
  );
  expect(() => readTrace('README.md')).toThrow(/README\.md is no JSON: Unexpected token.*Record it again/);
  expect(() => readTrace('nowhere.trace.json')).toThrow(/nowhere\.trace\.json cannot be read\. Give/);
});

it('[QA-04] a page that differs although the machines did the same leads to the view of its block, and is marked until it is right', () => {
  const looks = file.trace.steps.flatMap((step, index) => (step.kind === 'look' ? [{ step, index }] : []));
  const [first, second] = looks;
  if (!first || !second) throw new Error('the recording has no looks');
  const before = itemsOf(file.trace, first.step);
  const heading = before.findIndex(({ role }) => role === 'heading');
  const seen = before.with(heading, { ...before[heading], text: 'Other words' } as (typeof before)[number]);
  const differences = [{ what: 'text', recorded: 'Words', now: 'Other words', says: 'a heading differs' }];
  const steps = new Map([
    [first.index, { differences, cause: 0, seen }],
    [second.index, { differences: [], seen }],
  ]);
  const { rows } = reportTrace({ ...changed, level: 'browser', steps });
  expect(rows[first.index]?.verdict).toMatch(
    /^(No machine took part, and|\S+ did the same as in the recording, but) the page shows something else\. The content is the recorded one\. Look at the view and the styles of \S+\.$/,
  );
  const beside = rows[first.index]?.pair?.filter(([recorded, now]) => recorded !== now);
  expect(beside).toEqual([[expect.stringContaining('heading “'), expect.stringContaining('“Other words”')]]);
  expect(rows[first.index]?.isStillOther).toBeUndefined();
  expect(rows[second.index]).toMatchObject({ differences: [], isStillOther: true });
});
