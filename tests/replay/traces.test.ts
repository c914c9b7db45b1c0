import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { machineOf, machines } from '#machines/machines.ts';
import { changedMachines } from '#machines/trace/accepted.ts';
import { personalTexts } from '#machines/trace/redact.ts';
import { plainOf } from '#machines/trace/standing.ts';
import { languages } from '#schemas/language.ts';
import { marks } from '../../scripts/record/journeys/marked.ts';
import { journeys } from '../../scripts/record/journeys.ts';
import { recordJourneys } from '../../scripts/record/record-journeys.ts';
import { resultLines } from '../../scripts/replay/print.ts';
import { replayOnMachines } from '../../scripts/replay/result.ts';
import { readTrace } from '../../scripts/replay/traces.ts';

const folder = join(import.meta.dirname, '../traces');
const files = readdirSync(folder).map((name) => readTrace(join(folder, name)));

/**
 * A masked value: every digit, letter and Chinese character is the first of its alphabet, except in the last four
 * places, where values may differ.
 */
const mask = /^(?:[0０Aa甲]*|\d{2}0*)[\d０-９A-Za-z甲乙丙丁戊己庚辛壬癸]{0,4}$/u;
const signs = /[^\p{L}\d０-９]/gu;

describe('the traces of the journeys', () => {
  it('[MACH-02] exist for exactly the journeys in both languages', () => {
    const wanted = journeys.flatMap(({ name }) => languages.map((language) => `${name}.${language}`));
    expect(files.map(({ name }) => name).sort()).toEqual(wanted.sort());
  });

  it('[MACH-02] use every machine of the site', () => {
    const met = new Set(files.flatMap(({ trace }) => Object.keys(trace.machines)));
    expect(machines.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([]);
  });

  it.each(files)('[MACH-02] $name ends in the same states with the current machines', (file) => {
    const result = replayOnMachines(file, machineOf);
    expect(resultLines(result).slice(1)).toEqual([]);
    expect(result.steps.size).toBeGreaterThan(2);
  });

  it.each(files)('$name was recorded with the current machines', ({ trace }) => {
    expect(changedMachines(trace, machineOf)).toEqual([]);
  });

  it.each(files)('[MACH-02] $name contains no name, phone, e-mail or address', ({ trace }) => {
    const text = JSON.stringify(trace).toLowerCase();
    expect(marks.filter((mark) => text.includes(mark))).toEqual([]);
    const typed = trace.steps.flatMap((step) => personalTexts(plainOf(step)));
    expect(typed.filter((value) => !mask.test(value.replace(signs, '')))).toEqual([]);
  });
});

it('a journey that does not exist is refused with the names of those that do', async () => {
  const options = { executablePath: '', origin: '', folder, note: () => {} };
  await expect(recordJourneys({ ...options, names: ['gallery', 'galery'] })).rejects.toThrow(
    /^There is no journey galery\. The journeys are schedule-years, /,
  );
});
