import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { chooseSpecs } from '../lib/changed-specs.mjs';
import { inRoot, projectNode, root, tool, toolEnvironment } from '../lib/project.mjs';
import { capture } from '../lib/run.mjs';
import { copy } from './copy.mjs';
import { mutate } from './mutations.mjs';
import { nearestTests } from './nearest-tests.mjs';

/** @typedef {{ file: string, title: string }} FailedTest file: an absolute path */

const unit = ['node', 'dom'];

/** SQLite alone notices nearly everything in half of the time. */
const quick = (environment) => ({ ...environment, POSTGRES_BIN: 'none' });
const isInBrowser = (path) => path.includes('.browser.test.');

/**
 * The steps of a try, from the cheapest to the dearest: seconds for the tests beside a module, minutes for a new build with
 * Playwright's specs. Each runs tests that a mutant touches, until one fails.
 * @type {readonly { name: string, run: (path: string, environment: NodeJS.ProcessEnv, kind: string) => Promise<FailedTest | undefined>,
 * repeat: (file: string, environment: NodeJS.ProcessEnv) => Promise<FailedTest | undefined> }[]}
 */
export const steps = [
  {
    name: 'nearest tests',
    run: (path, environment, kind) =>
      vitest(['run', ...exactly(nearest(path, kind).slice(0, 3))], unit, quick(environment)),
  },
  {
    name: 'near tests',
    run: (path, environment, kind) =>
      vitest(['run', ...exactly(nearest(path, kind).slice(3, 15))], unit, quick(environment)),
  },
  {
    name: 'nearest tests and stories, in a browser',
    run: async (path, environment, kind) =>
      /^(?:blocks|src\/(?:ui|site|editor))\//.test(path)
        ? ((await vitest(
            ['run', ...exactly(nearestTo(path, kind).filter(isInBrowser).slice(0, 2))],
            ['browser'],
            environment,
          )) ?? (await vitest(['run', ...generated, '-t', folderOf(path)], ['browser'], environment)))
        : undefined,
  },
  {
    name: 'all that import it',
    run: (path, environment) => vitest(['related', path, '--run'], unit, environment),
  },
  {
    name: 'all that import it, in a browser',
    run: (path, environment) => vitest(['related', path, '--run'], ['browser'], environment),
  },
  {
    name: 'Playwright',
    run: async (path, environment) => playwright(await chooseSpecs([path]), environment),
    repeat: (file, environment) => playwright([file], environment),
  },
].map((step) => ({
  repeat: (file, environment) => vitest(['run', file], isInBrowser(file) ? ['browser'] : unit, environment),
  ...step,
}));

/** Tests of all blocks and stories, whose titles name the block or the file of the story. */
const generated = ['tests/blocks.browser.test.tsx', 'tests/ui/stories.browser.test.tsx'];

/** What titles of generated tests name: `the block banner` and `blocks/banner/`, or `src/ui/toast/`. */
function folderOf(path) {
  const [, block] = /^blocks\/([\w-]+)\//.exec(path) ?? [];
  return block ? `blocks/${block}/|the block ${block} ` : `${dirname(path)}/`;
}

/** Vitest takes parts of paths; the start of a path makes them whole. */
const exactly = (paths) => paths.map((path) => join(copy, path));

/** Tests that find by a pattern what they test, so that no import names it. */
const finders = [
  { finds: /^src\/i18n\/|texts?\.ts$/, test: 'tests/texts.test.ts' },
  { finds: /\.tsx$/, test: 'tests/ui/contrast.test.ts' },
];

const nearest = (path, kind) => [
  ...finders.filter(({ finds }) => finds.test(path)).map(({ test }) => test),
  ...nearestTo(path, kind).filter((test) => !isInBrowser(test) && !test.startsWith('scripts/')),
];
const nearestTo = (path, kind) => nearestTests(path, sources(), aliases(), kind);

const aliases = () => JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')).imports;

/** Modules and tests of the copy. @returns {import('./nearest-tests.mjs').Source[]} */
const sources = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: copy,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /^(?:blocks|registry|schemas|src|tests|scripts)\/.+\.(?:tsx?|mjs)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(copy, path), 'utf8') }));

/** Passing tests of the copy without a mutant, by file: each is tried once. */
const sound = new Set();

/**
 * Runs one step for a mutant. A test kills a mutant only if it passes without it.
 * @param {{ kind: string, path: string, mutation: import('./mutations.mjs').Mutation }} mutant
 * @param {(typeof steps)[number]} step
 * @param {NodeJS.ProcessEnv} environment with `CHROMIUM_PATH` and `POSTGRES_BIN`
 * @returns {Promise<string | undefined>} the title of the test that failed; undefined if the mutant survived the step
 */
export async function tryMutant({ kind, path, mutation }, { run, repeat }, environment) {
  const file = join(copy, path);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, mutate(source, mutation));
  const failed = await run(path, environment, kind).finally(() => writeFileSync(file, source));
  if (!failed) return undefined;
  if (!sound.has(failed.file) && (await repeat(failed.file, environment))) return undefined;
  sound.add(failed.file);
  return failed.title;
}

/** @returns {Promise<FailedTest | undefined>} */
async function vitest(command, projects, environment) {
  if (command.length === 1) return undefined;
  const report = join(copy, 'build', 'vitest.json');
  const chosen = projects.map((name) => `--project=${name}`);
  const args = [...command, '--bail=1', '--passWithNoTests', '--reporter=json', `--outputFile=${report}`];
  rmSync(report, { force: true });
  const { code, lines } = await runTool(tool('vitest', ...args, ...chosen), {
    ...environment,
    NODE_ENV: 'test',
  });
  if (code === 0) return undefined;
  const broken = readReport(report, lines).testResults.find(({ status }) => status === 'failed');
  // Errors outside of tests have no file that could be repeated.
  if (!broken) return undefined;
  const test = broken.assertionResults.find(({ status }) => status === 'failed');
  return { file: broken.name, title: test?.fullName ?? `${relative(copy, broken.name)} did not start` };
}

/** @returns {Promise<FailedTest | undefined>} */
async function playwright(specs, environment) {
  if (specs.length === 0) return undefined;
  const build = await runTool([inRoot('scripts', 'build.mjs'), '--draft-pictures'], environment);
  if (build.code !== 0) return { file: specs[0], title: 'the build' };
  const report = join(copy, 'build', 'playwright.json');
  rmSync(report, { force: true });
  const args = ['test', '--reporter=json', '--max-failures=1', ...specs];
  const { code, lines } = await runTool(tool('playwright', ...args), {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  if (code === 0) return undefined;
  return (
    firstFailed(readReport(report, lines).suites) ?? { file: specs[0], title: 'Playwright did not start' }
  );
}

function readReport(file, lines) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The tests did not start: ${lines.slice(-20).join('\n')}`, { cause: error });
  }
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
