/**
 * `npm run replay -- FILE…`: replays recorded visits (`*.trace.json`, docs/qa.md) on the state machines and compares
 * every state. The exit code is 1 if anything differs.
 *
 *   --browser   also in Chromium on the built site, with the recorded clock, network and random numbers
 *   --report    writes build/replay/index.html without a browser, too
 *   --accept    rewrites the files as today's machines behave
 */
import { parseArgs } from 'node:util';
import { ensureBundles, ensureMedia } from './lib/build-output.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, Problem } from './lib/problem.mjs';
import { withProgress } from './lib/progress.mjs';
import { inRoot } from './lib/project.mjs';
import { rerunOnProjectNode } from './lib/project-runtime.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    browser: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
  },
});

main(async () => {
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;
  if (positionals.length === 0)
    throw new Problem('No trace was given', 'Run `npm run replay -- tests/traces/*.trace.json`');
  const { replayFiles } = await import('./replay/replay-files.ts');
  const folder = inRoot('build/replay');
  const browser = values.browser ? await browserOptions(folder) : undefined;
  return replayFiles(positionals, { ...values, folder, browser });
});

async function browserOptions(folder) {
  await ensureMedia();
  await ensureBundles();
  const { recordableSite } = await import('./replay/recordable-site.mjs');
  return { executablePath: await ensureChromium(), openSite: recordableSite, folder, withProgress };
}
