/**
 * `npm run replay -- FILE…`: replays recorded visits (`*.trace.json`, docs/qa.md) on the state machines and compares
 * every state. The exit code is 1 if anything differs.
 *
 *   --browser   also in Chromium on the built site, with the recorded clock, network and random numbers
 *   --report    writes build/replay/index.html without a browser, too
 *   --accept --why TEXT   rewrites the files as today's site behaves; the files keep who did it and why
 *     --by NAME           default: the name that git knows
 *     --steps 12,15       only these steps
 *     --kind text,size    only steps whose differences are all of these kinds
 */
import { spawnSync } from 'node:child_process';
import { ensureBundles, ensureMedia } from './lib/build-output.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, Problem, readArguments } from './lib/problem.mjs';
import { withProgress } from './lib/progress.mjs';
import { inRoot } from './lib/project.mjs';
import { rerunOnProjectNode } from './lib/project-runtime.mjs';

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    browser: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    by: { type: 'string' },
    why: { type: 'string' },
    steps: { type: 'string' },
    kind: { type: 'string' },
  },
});

main(async () => {
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;
  if (positionals.length === 0)
    throw new Problem('No trace was given', 'Run `npm run replay -- tests/traces/*.trace.json`');
  const accept = values.accept ? acceptance() : undefined;
  const { replayFiles } = await import('./replay/replay-files.ts');
  const folder = inRoot('build/replay');
  const browser = values.browser ? await browserOptions() : undefined;
  return replayFiles(positionals, { report: values.report, accept, folder, browser });
});

async function browserOptions() {
  await ensureMedia();
  await ensureBundles();
  const { recordableSite } = await import('./replay/recordable-site.mjs');
  return { executablePath: await ensureChromium(), openSite: recordableSite, withProgress };
}

function acceptance() {
  const { why, steps, kind } = values;
  if (!why) throw new Problem('It is not said why the differences are right', 'Add `--why "…"`');
  const name = spawnSync('git', ['config', 'user.name'], { encoding: 'utf8' }).stdout?.trim();
  const by = values.by ?? name;
  if (!by) throw new Problem('It is not said who accepts the differences', 'Add `--by "…"`');
  return { by, why, steps: steps?.split(',').map(Number), kinds: kind?.split(',') };
}
