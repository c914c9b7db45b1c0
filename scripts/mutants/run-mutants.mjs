import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../lib/ensure-chromium.mjs';
import { ensurePostgres } from '../lib/ensure-postgres.mjs';
import { Problem } from '../lib/problem.mjs';
import { withProgress } from '../lib/progress.mjs';
import { inRoot, root } from '../lib/project.mjs';
import { copyProject } from './copy.mjs';
import { chooseMutations, kinds } from './mutations.mjs';
import { tryMutant } from './try-mutant.mjs';

/**
 * @typedef {object} Result
 * @property {string} kind
 * @property {string} place path and line
 * @property {string} before the line
 * @property {string} after the line, or what replaced it
 * @property {string} [killer] title of the test that failed; none for a survivor
 */

const goals = { all: 0.95, kind: 0.85 };
const resultsFile = inRoot('build', 'mutants', 'results.json');

/**
 * @param {string[]} args of the command line
 * @returns {Promise<number>} 1 if fewer mutants were killed than the goals ask for
 */
export async function runMutants(args) {
  const { count, seed, only, list, resume } = optionsOf(args);
  const sources = readSources();
  const names = only.length > 0 ? only : Object.keys(kinds);
  const mutants = names.flatMap((kind) =>
    chooseMutations(sources, { kind, count: Math.ceil(count / names.length), seed }).map((mutant) => ({
      ...mutant,
      ...describe(mutant, sources),
    })),
  );
  if (list) {
    for (const mutant of mutants) console.log(textOf(mutant));
    return 0;
  }
  const earlier = resume ? readResults() : [];
  const environment = { CHROMIUM_PATH: await ensureChromium(), POSTGRES_BIN: await ensurePostgres() };
  await withProgress('Copying the project', async () => copyProject());
  const results = [];
  for (const [index, { kind, place, before, after, ...mutant }] of mutants.entries()) {
    const same = earlier.find((one) => one.place === place && one.before === before && one.after === after);
    const killer = same
      ? same.killer
      : await withProgress(
          `${index + 1} of ${mutants.length}: ${kind}, ${place}`,
          (note) => tryMutant(mutant, environment, note),
          { markOf: (killed) => (killed ? '✓' : '✗') },
        );
    results.push({ kind, place, before, after, ...(killer && { killer }) });
    // After each, so that a run that was interrupted can go on.
    mkdirSync(dirname(resultsFile), { recursive: true });
    writeFileSync(resultsFile, JSON.stringify(results, undefined, 2));
  }
  return print(results);
}

function optionsOf(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        count: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        kind: { type: 'string', multiple: true, default: [] },
        list: { type: 'boolean', default: false },
        resume: { type: 'boolean', default: false },
      },
    });
    const unknown = values.kind.find((kind) => !kinds[kind]);
    if (unknown) throw new Error(`There is no kind ${unknown}; there are ${Object.keys(kinds).join(', ')}`);
    const [count, seed] = [Number(values.count), Number(values.seed)];
    if (!(Number.isInteger(count) && count > 0 && Number.isInteger(seed)))
      throw new Error('--count and --seed take whole numbers');
    return { count, seed, only: values.kind, list: values.list, resume: values.resume };
  } catch (error) {
    throw new Problem(
      error.message,
      'Use npm run mutants -- --count 100 --seed 1 --kind texts --resume --list',
    );
  }
}

/** The product's modules, as they are in the working tree. */
const readSources = () =>
  execFileSync('git', ['ls-files', 'blocks', 'registry', 'schemas', 'src'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));

/** @returns {Pick<Result, 'place' | 'before' | 'after'>} */
function describe({ path, mutation: { start, end, text } }, sources) {
  const { source } = sources.find((one) => one.path === path);
  return {
    place: `${path}:${source.slice(0, start).split('\n').length}`,
    before: source.slice(start, end),
    after: text,
  };
}

/** @returns {Result[]} empty without a file of an earlier run */
const readResults = () => (existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : []);

function print(results) {
  const rates = Object.entries(Object.groupBy(results, ({ kind }) => kind)).map(([kind, all]) => ({
    kind,
    killed: all.filter(({ killer }) => killer).length,
    all: all.length,
  }));
  console.log('');
  for (const { kind, killed, all } of rates)
    console.log(`${mark(killed / all >= goals.kind)} ${kind.padEnd(12)} ${killed} of ${all} killed`);
  const killed = results.filter(({ killer }) => killer).length;
  const isEnough = killed / results.length >= goals.all;
  console.log(`${mark(isEnough)} ${'all'.padEnd(12)} ${killed} of ${results.length} killed\n`);
  const survivors = results.filter(({ killer }) => !killer);
  if (survivors.length > 0) console.log(['Survivors:', ...survivors.map(textOf)].join('\n'));
  return isEnough && rates.every((rate) => rate.killed / rate.all >= goals.kind) ? 0 : 1;
}

const textOf = ({ kind, place, before, after }) =>
  `  ${kind}, ${place}: ${short(before)} → ${short(after) || 'nothing'}`;

const short = (text) => text.replace(/\s+/g, ' ').trim().slice(0, 100);

const mark = (isEnough) => (isEnough ? '✓' : '✗');
