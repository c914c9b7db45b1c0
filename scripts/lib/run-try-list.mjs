import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBundles, ensureMedia } from './build-output.mjs';
import { inputsOf } from './build-state.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import { ensureInstalled } from './install.mjs';
import { Problem } from './problem.mjs';
import { duration, withProgress } from './progress.mjs';
import { inRoot } from './project.mjs';
import { rerunOnProjectNode } from './project-runtime.mjs';

/**
 * Runs a list of tries on servers of their own and prints what held. After each try the result is stored in
 * `build/tries`, so that a run that was interrupted can go on.
 *
 * @param {'attack' | 'faults'} list folder below `tests/tries`
 *
 * @param {string[]} args `--only TEXT`, any number of times, and `--resume`
 *
 * @returns {Promise<number>} 1 if anything was found
 */
export async function runTryList(list, args) {
  const { only, resume } = optionsOf(list, args);
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;
  const { tries } = await import(`#tests/tries/${list}/index.ts`);
  const chosen = tries.filter(({ name }) => only.length === 0 || only.some((text) => name.includes(text)));
  if (chosen.length === 0)
    throw new Problem(
      `No try has ${only.join(' or ')} in its name`,
      `Choose from:\n${tries.map(({ name }) => `  ${name}`).join('\n')}`,
    );
  await ensureMedia();
  await ensureBundles();
  const bin = list === 'faults' && (await ensurePostgres());
  if (bin) process.env.POSTGRES_BIN = bin;
  const { runTry } = await import('#tests/tries/run-tries.ts');
  const store = openStore(inRoot(`build/tries/${list}.json`), inputsOf('bundles'));
  const tried = [];
  for (const [index, one] of chosen.entries()) {
    const earlier = store.heldEarlier(one.name);
    if (resume && earlier) {
      tried.push({ ...earlier, isEarlier: true });
      continue;
    }
    const result = await withProgress(
      `${index + 1} of ${chosen.length}: ${one.name}`,
      (note) => runTry(one, note),
      { markOf },
    );
    console.log([textOf(result), ...findingsOf(result)].map((line) => `  ${line}`).join('\n'));
    store.add(result);
    tried.push(result);
  }
  print(tried);
  return tried.some(({ outcome }) => outcome.findings) ? 1 : 0;
}

function optionsOf(list, args) {
  try {
    const options = { only: { type: 'string', multiple: true }, resume: { type: 'boolean' } };
    const { only = [], resume = false } = parseArgs({ args, options }).values;
    return { only, resume };
  } catch (error) {
    throw new Problem(error.message, `Use npm run ${list} -- --only TEXT --only TEXT --resume`);
  }
}

/**
 * Results of earlier runs in a file.
 *
 * @param {string} file
 *
 * @param {string} program fingerprint of the tried program; results of another one are dropped
 */
export function openStore(file, program) {
  const results = new Map(read(file, program).map((result) => [result.name, result]));
  return {
    /** The result of a try, if it held. */
    heldEarlier: (name) => {
      const result = results.get(name);
      return result?.outcome.held === undefined ? undefined : result;
    },
    add: (result) => {
      results.set(result.name, result);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, `${JSON.stringify({ program, tried: [...results.values()] }, null, 2)}\n`);
      renameSync(`${file}.new`, file);
    },
  };
}

function read(file, program) {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8'));
    return stored.program === program ? stored.tried : [];
  } catch {
    return [];
  }
}

const markOf = ({ outcome }) => (outcome.findings ? '✗' : outcome.skipped ? '–' : '✓');

const textOf = ({ outcome, isEarlier }) => {
  if (outcome.findings) return `${outcome.findings.length} findings`;
  if (outcome.skipped) return `SKIPPED: ${outcome.skipped}`;
  return isEarlier ? `${outcome.held} (earlier run)` : outcome.held;
};

const findingsOf = ({ outcome }) => outcome.findings?.slice(0, 20) ?? [];

function print(tried) {
  const width = Math.max(...tried.map(({ name }) => name.length));
  console.log('');
  for (const one of tried)
    console.log(
      `${markOf(one)} ${one.name.padEnd(width)}  ${duration(one.time).padStart(12)}  ${textOf(one)}`,
    );
  for (const one of tried) for (const finding of findingsOf(one)) console.log(`✗ ${one.name}: ${finding}`);
  const count = (mark) => tried.filter((one) => markOf(one) === mark).length;
  const findings = tried.reduce((sum, { outcome }) => sum + (outcome.findings?.length ?? 0), 0);
  const skipped = count('–') > 0 ? `, ${count('–')} SKIPPED` : '';
  console.log(`\n${count('✓')} of ${tried.length} held${skipped}, ${findings} findings`);
}
