import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chooseChangedSpecs } from './changed-specs.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import { ensureInstalled } from './install.mjs';
import { printMachineTables, removeMachineTables } from './machine-tables.mjs';
import { Problem } from './problem.mjs';
import { duration } from './progress.mjs';
import { inRoot, projectNode, tool, toolEnvironment, typeCheckOptions } from './project.mjs';
import { printRules } from './rules-report.mjs';
import { capture, run } from './run.mjs';
import {
  readReport,
  removeReports,
  reportPath,
  sum,
  totalsLine,
  totalsOfCheck,
  totalsOfReport,
  totalsOfStep,
  troubleLines,
} from './test-reports.mjs';

/** Vitest colours its output when CI is set, in a log as well. */
const isLog = !process.stdout.isTTY;

/** Screenshots and traces of failed browser tests. */
const evidence = {
  vitest: inRoot('build', 'vitest-failures'),
  playwright: inRoot('build', 'playwright-failures'),
  traces: inRoot('build', 'playwright-traces'),
};

/**
 * Runs every check; a failure does not stop the later ones. With `--changed`, or `--changed=COMMIT`, only the tests that
 * can fail because of what changed since the commit (HEAD without one), uncommitted and untracked files included.
 * @param {string[]} args of the command line
 * @returns {Promise<number>} 0 only when nothing failed and every step ran
 */
export async function testAll(args) {
  const since = readArguments(args);
  const postgres = await install();
  mkdirSync(inRoot('build'), { recursive: true });
  removeReports();
  removeMachineTables();
  for (const folder of Object.values(evidence)) rmSync(folder, { recursive: true, force: true });
  const steps = [];
  const step = async (name, work) => {
    const result = await timed(name, work);
    steps.push(result);
    return result.totals.failed === 0;
  };

  // Tests start dozens of Node processes with the same modules.
  const environment = { POSTGRES_BIN: postgres, NODE_COMPILE_CACHE: inRoot('build', 'compile-cache') };
  const hasBrowser = await step('chromium', async () => {
    environment.CHROMIUM_PATH = await ensureChromium();
    return totalsOfStep(0);
  });
  const specs = since && (await chooseChangedSpecs(since));
  const needsBuild = !specs || specs.length > 0;
  // Beside the checks that do not need it, which leave a part of the processor idle.
  const building = needsBuild
    ? capture(projectNode(), [inRoot('scripts/build.mjs'), '--draft-pictures'], { env: toolEnvironment() })
    : undefined;
  // It fails in its own step.
  building?.catch(() => undefined);
  await step('types', async () =>
    totalsOfCheck(await runTool(tool('tsc', ...typeCheckOptions), environment)),
  );
  await step('lint', async () => totalsOfCheck(await runTool(tool('biome', 'check'), environment)));
  await step('vitest', () =>
    vitest(
      { ...environment, NODE_ENV: 'test', NO_COLOR: isLog ? '1' : undefined },
      { hasBrowser, changed: since ? [`--changed=${since}`] : [] },
    ),
  );
  if (building) {
    const isBuilt = await step('build', () => awaitBuild(building));
    const canRun = isBuilt && hasBrowser;
    await step('playwright', () => playwright({ ...environment, NODE_ENV: undefined }, { canRun, specs }));
  }
  if (!since) {
    await step('machines', async () => totalsOfStep(printMachineTables()));
    await step('rules', async () => totalsOfStep(printRules()));
  }
  return conclude(steps);
}

/**
 * Installs packages of npm and PostgreSQL beside each other, because both wait for the network; on a terminal one after
 * the other, because each draws its progress on the last line.
 * @returns {ReturnType<typeof ensurePostgres>}
 */
async function install() {
  if (process.stdout.isTTY) {
    await ensureInstalled();
    return ensurePostgres();
  }
  const [, postgres] = await Promise.all([ensureInstalled(), ensurePostgres()]);
  return postgres;
}

/** @returns {string | undefined} the commit of `--changed`; undefined without it */
function readArguments(args) {
  if (args.length === 0) return undefined;
  const [first, ...others] = args;
  const match = /^--changed(?:=(.+))?$/.exec(first);
  if (!match || others.length > 0)
    throw new Problem(
      `npm test does not know ${args.join(' ')}`,
      'Use: npm test, or npm test -- --changed[=COMMIT]',
    );
  return match[1] ?? 'HEAD';
}

/** A step that throws is a failure of that step, not the end of the run. */
async function timed(name, work) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(3, 60 - name.length))}`);
  const began = performance.now();
  const totals = await work().catch((error) => {
    console.error(error instanceof Problem ? `✗ ${error.message}` : error);
    return totalsOfStep(1);
  });
  const time = duration(performance.now() - began);
  console.log(`${mark(totals)} ${name}  ${time}`);
  return { name, totals, time };
}

const runTool = (args, environment) => run(projectNode(), args, { env: toolEnvironment(environment) });

async function vitest(environment, { hasBrowser, changed }) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath('vitest')}`];
  const projects = hasBrowser ? [] : ['--project=!browser'];
  const code = await runTool(
    tool('vitest', 'run', '--allowOnly=false', ...reporters, ...projects, ...changed),
    environment,
  );
  return totalsOfReport(readReport('vitest'), code);
}

async function awaitBuild(building) {
  const { code, lines } = await building;
  console.log(lines.join('\n'));
  return totalsOfStep(code);
}

async function playwright(environment, { canRun, specs = [] }) {
  if (!canRun) throw new Problem('Playwright has no build or no browser to test', 'Repair what failed above');
  const code = await runTool(
    tool('playwright', 'test', '--reporter=line,json', '--forbid-only', '--pass-with-no-tests', ...specs),
    {
      ...environment,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath('playwright'),
    },
  );
  const totals = totalsOfReport(readReport('playwright'), code);
  if (totals.failed > 0 && !process.env.CI) await recordTraces(environment);
  return totals;
}

/**
 * Runs failed Playwright tests once more with a trace, one at a time and five at most. They stay failed, whatever this
 * run says. Where CI is set, their retry has recorded a trace already.
 */
async function recordTraces(environment) {
  const lastRun = '.last-run.json';
  cpSync(join(evidence.playwright, lastRun), join(evidence.traces, lastRun));
  console.log(`\nRecording traces of what failed in ${evidence.traces}`);
  const args = [
    '--last-failed',
    '--trace=on',
    '--workers=1',
    '--max-failures=5',
    `--output=${evidence.traces}`,
  ];
  await runTool(tool('playwright', 'test', '--reporter=line', ...args), environment);
}

function conclude(steps) {
  const total = sum(steps.map(({ totals }) => totals));
  console.log('');
  for (const { name, totals, time } of steps)
    console.log(`${mark(totals)} ${name.padEnd(12)} ${time.padStart(12)}  ${totalsLine(totals)}`);
  console.log(['', ...troubleLines(total), totalsLine(total)].join('\n'));
  return total.failed === 0 ? 0 : 1;
}

const mark = ({ failed }) => (failed === 0 ? '✓' : '✗');
