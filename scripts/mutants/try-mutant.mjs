import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { chooseSpecs } from '../lib/changed-specs.mjs';
import { inRoot, projectNode, root, tool, toolEnvironment } from '../lib/project.mjs';
import { capture } from '../lib/run.mjs';
import { copy } from './copy.mjs';
import { mutate } from './mutations.mjs';

/** @typedef {{ file: string, title: string }} FailedTest file: an absolute path */

/**
 * Runs the tests that a mutant touches, the cheapest first, until one fails: those in its folder, Vitest's graph of
 * imports without and with a browser, then, with a new build, the Playwright specs by the pages and blocks that they name.
 * A test kills a mutant only if it passes without it.
 * @param {{ path: string, mutation: import('./mutations.mjs').Mutation }} mutant
 * @param {NodeJS.ProcessEnv} environment with `CHROMIUM_PATH` and `POSTGRES_BIN`
 * @param {(step: string) => void} note called with each step
 * @returns {Promise<string | undefined>} the title of the test that failed; undefined if the mutant survived
 */
export async function tryMutant({ path, mutation }, environment, note) {
  const file = join(copy, path);
  const source = readFileSync(file, 'utf8');
  for (const { name, run, repeat } of steps) {
    note(name);
    writeFileSync(file, mutate(source, mutation));
    const failed = await run(path, environment).finally(() => writeFileSync(file, source));
    if (!failed) continue;
    note(`${name}, without the mutant`);
    if (!(await repeat(failed.file, environment))) return failed.title;
  }
  return undefined;
}

const steps = [
  {
    name: 'tests beside it',
    run: (path, environment) => vitest(['run', `${dirname(path)}/`], ['node', 'dom'], environment),
    repeat: (file, environment) => vitest(['run', file], ['node', 'dom'], environment),
  },
  {
    name: 'vitest',
    run: (path, environment) => vitest(['related', path, '--run'], ['node', 'dom'], environment),
    repeat: (file, environment) => vitest(['run', file], ['node', 'dom'], environment),
  },
  {
    name: 'vitest in a browser',
    run: (path, environment) => vitest(['related', path, '--run'], ['browser'], environment),
    repeat: (file, environment) => vitest(['run', file], ['browser'], environment),
  },
  {
    name: 'playwright',
    run: async (path, environment) => playwright(await chooseSpecs([path]), environment),
    repeat: (file, environment) => playwright([file], environment),
  },
];

/** @returns {Promise<FailedTest | undefined>} */
async function vitest(command, projects, environment) {
  const report = join(copy, 'build', 'vitest.json');
  const chosen = projects.map((name) => `--project=${name}`);
  const args = [...command, '--bail=1', '--passWithNoTests', '--reporter=json', `--outputFile=${report}`];
  const { code } = await runTool(tool('vitest', ...args, ...chosen), { ...environment, NODE_ENV: 'test' });
  if (code === 0) return undefined;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const broken = testResults.find(({ status }) => status === 'failed');
  const test = broken?.assertionResults.find(({ status }) => status === 'failed');
  return { file: broken?.name ?? '', title: test?.fullName ?? `${broken?.name} did not start` };
}

/** @returns {Promise<FailedTest | undefined>} */
async function playwright(specs, environment) {
  if (specs.length === 0) return undefined;
  const build = await runTool([inRoot('scripts', 'build.mjs'), '--draft-pictures'], environment);
  if (build.code !== 0) return { file: specs[0], title: 'the build' };
  const report = join(copy, 'build', 'playwright.json');
  const args = ['test', '--reporter=json', '--max-failures=1', ...specs];
  const { code } = await runTool(tool('playwright', ...args), {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  if (code === 0) return undefined;
  const { suites } = JSON.parse(readFileSync(report, 'utf8'));
  return firstFailed(suites) ?? { file: specs[0], title: 'Playwright did not start' };
}

/** @returns {FailedTest | undefined} */
function firstFailed(suites) {
  for (const { specs = [], suites: inner = [] } of suites) {
    const spec = specs.find(({ ok }) => !ok);
    if (spec) return { file: join(copy, 'tests', 'e2e', spec.file), title: spec.title };
    const found = firstFailed(inner);
    if (found) return found;
  }
  return undefined;
}

/** Runs a program of the copy, with the copy's packages: two instances of Vitest do not know each other's tests. */
const runTool = ([program, ...args], environment) =>
  capture(projectNode(), [join(copy, relative(root, program)), ...args], {
    cwd: copy,
    env: toolEnvironment({ ...environment, CI: undefined }),
  });
