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
import { judge } from './judge.mjs';
import { chooseMutations, kinds } from './mutations.mjs';
import { steps, tryMutant } from './try-mutant.mjs';

/**
 * @typedef {object} Result
 * @property {string} kind
 * @property {string} place path and line
 * @property {string} before the line
 * @property {string} after the line, or what replaced it
 * @property {string[]} survived names of the steps that no test failed in
 * @property {string} [killer] title of the test that failed; none for a survivor
 */

const resultsFile = inRoot('build', 'mutants', 'results.json');

/**
 * @param {string[]} args of the command line
 * @returns {Promise<number>} 1 if fewer mutants were killed than the goals ask for
 */
export async function runMutants(args) {
  const { count, seed, only, list, resume } = optionsOf(args);
  const mutants = mutantsOf({ count, seed, only });
  if (list) {
    for (const mutant of mutants) console.log(textOf(mutant));
    return 0;
  }
  const earlier = resume ? readResults() : [];
  const environment = { CHROMIUM_PATH: await ensureChromium(), POSTGRES_BIN: await ensurePostgres() };
  await withProgress('Copying the project', async () => copyProject());
  const results = mutants.map(({ kind, place, before, after }) => {
    const same = (one) => one.place === place && one.before === before && one.after === after;
    return earlier.find(same) ?? { kind, place, before, after, survived: [] };
  });
  const others = earlier.filter((one) => !results.includes(one));
  // The cheap steps of all mutants before the dear ones of any: after a minute each, most are killed.
  for (const step of steps)
    for (const [index, result] of results.entries()) {
      if (result.killer || result.survived.includes(step.name)) continue;
      const killer = await withProgress(
        `${index + 1} of ${results.length}: ${result.kind}, ${result.place}: ${step.name}`,
        () => tryMutant(mutants[index], step, environment),
        { markOf: (killed) => (killed ? '✓' : '…') },
      );
      if (killer) result.killer = killer;
      else result.survived.push(step.name);
      // After each, so that a run that was interrupted can go on.
      mkdirSync(dirname(resultsFile), { recursive: true });
      writeFileSync(resultsFile, JSON.stringify([...results, ...others], undefined, 2));
    }
  return print(results);
}

/**
 * The mutants of a seed, as many of each kind.
 * @param {{ count: number, seed: number, only: readonly string[] }} options only: kinds; none for all
 * @returns {(ReturnType<typeof chooseMutations>[number] & Pick<Result, 'place' | 'before' | 'after'>)[]}
 */
export function mutantsOf({ count, seed, only }) {
  const sources = readSources();
  const names = only.length > 0 ? only : Object.keys(kinds);
  return names.flatMap((kind) =>
    chooseMutations(sources, { kind, count: Math.ceil(count / names.length), seed }).map((mutant) => ({
      ...mutant,
      ...describe(mutant, sources),
    })),
  );
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
  const { rates, survivors, isEnough } = judge(results);
  console.log('');
  for (const { name, killed, all, isEnough } of rates)
    console.log(`${isEnough ? '✓' : '✗'} ${name.padEnd(12)} ${killed} of ${all} killed`);
  if (survivors.length > 0) console.log(['', 'Survivors:', ...survivors.map(textOf)].join('\n'));
  return isEnough ? 0 : 1;
}

const textOf = ({ kind, place, before, after }) =>
  `  ${kind}, ${place}: ${short(before)} → ${short(after) || 'nothing'}`;

const short = (text) => text.replace(/\s+/g, ' ').trim().slice(0, 100);
