import { mkdirSync } from 'node:fs';
import { ensureMedia } from './build-output.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import { ensureInstalled } from './install.mjs';
import { printMachineTables, removeMachineTables } from './machine-tables.mjs';
import { Problem } from './problem.mjs';
import { duration } from './progress.mjs';
import { inRoot, projectNode, tool, toolEnvironment } from './project.mjs';
import { removeReports, reportOf, reportPath } from './reports.mjs';
import { printRules } from './rules-report.mjs';
import { run } from './run.mjs';
import { sum, totalsLine, totalsOfCheck, totalsOfReport, totalsOfStep } from './totals.mjs';

/** With CI set, Vitest would colour a log as well. */
const isLog = !process.stdout.isTTY;

/**
 * Runs every check in order; a failure does not keep the later ones from running.
 * @returns {Promise<number>} 0 only when nothing failed and every step ran
 */
export async function testAll() {
  await ensureInstalled();
  mkdirSync(inRoot('build'), { recursive: true });
  removeReports();
  removeMachineTables();
  const postgres = await ensurePostgres();
  const steps = [];
  const step = async (name, work) => {
    const result = await timed(name, work);
    steps.push(result);
    return result.totals.failed === 0;
  };

  const environment = { CI: process.env.CI || '1', POSTGRES_BIN: postgres };
  const hasBrowser = await step('chromium', async () => {
    environment.CHROMIUM_PATH = await ensureChromium();
    return totalsOfStep(0);
  });
  await step('types', async () => totalsOfCheck(await runTool(tool('tsc', '--noEmit'), environment)));
  await step('lint', async () => totalsOfCheck(await runTool(tool('biome', 'check'), environment)));
  await step('vitest', () =>
    vitest({ ...environment, NODE_ENV: 'test', NO_COLOR: isLog ? '1' : undefined }, hasBrowser),
  );
  const isBuilt = await step('build', buildAll);
  await step('playwright', () => playwright({ ...environment, NODE_ENV: undefined }, isBuilt && hasBrowser));
  await step('machines', async () => totalsOfStep(printMachineTables()));
  await step('rules', async () => totalsOfStep(printRules({ quiet: true })));
  return conclude(steps);
}

/** A step that breaks is a failure of that step, not the end of the run. */
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

async function vitest(environment, hasBrowser) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath('vitest')}`];
  const projects = hasBrowser ? [] : ['--project=!browser'];
  const code = await runTool(tool('vitest', 'run', ...reporters, ...projects), environment);
  return totalsOfReport(reportOf('vitest'), code);
}

async function buildAll() {
  await ensureMedia();
  return totalsOfStep(await runTool([inRoot('scripts/build.mjs')], {}));
}

async function playwright(environment, canRun) {
  if (!canRun) throw new Problem('Playwright has no build or no browser to test', 'Repair what failed above');
  const code = await runTool(tool('playwright', 'test', '--reporter=line,json'), {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath('playwright'),
  });
  return totalsOfReport(reportOf('playwright'), code);
}

function conclude(steps) {
  const total = sum(steps.map(({ totals }) => totals));
  console.log('');
  for (const { name, totals, time } of steps)
    console.log(`${mark(totals)} ${name.padEnd(12)} ${time.padStart(12)}  ${totalsLine(totals)}`);
  console.log(`\n${totalsLine(total)}`);
  return total.failed === 0 ? 0 : 1;
}

const mark = ({ failed }) => (failed === 0 ? '✓' : '✗');
