/**
 * `npm run coverage -- [ADDRESS]`: which blocks, props and machines the content of a running site uses, and which of them
 * have no recording, no generated test or no picture (docs/qa.md). Asks `GET /api/pages/health` with the token in
 * `HEALTH_TOKEN`; without an address it starts the site with the demo content. The exit code is 1 if there is a gap.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer, temporaryData } from './bench/site-server.mjs';
import { table } from './bench/table.mjs';
import { ensureBundles, ensureMedia } from './lib/build-output.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, Problem, readArguments } from './lib/problem.mjs';
import { inRoot } from './lib/project.mjs';
import { rerunOnProjectNode } from './lib/project-runtime.mjs';

const {
  positionals: [address],
} = readArguments({ allowPositionals: true });

main(async () => {
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;
  const health = address ? await healthAt(address, process.env.HEALTH_TOKEN) : await healthOfDemo();
  const { readCoverage } = await import('./coverage/read-coverage.ts');
  const { coverageMarkdown, otherGapLines, tableCells, visitLines } = await import('./coverage/report.ts');
  const coverage = await readCoverage(health);
  const { head, rows } = tableCells(coverage);
  const gaps = otherGapLines(coverage);
  console.log([table(head, rows), '', ...visitLines(coverage), ...gaps].join('\n'));
  const folder = inRoot('build/coverage');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'report.md'), coverageMarkdown(coverage));
  writeFileSync(join(folder, 'report.json'), JSON.stringify(coverage, null, 1));
  console.log(`Every gap by name: ${join(folder, 'report.md')}`);
  return coverage.visits.length + gaps.length > 0 ? 1 : 0;
});

/** @param {string} origin @param {string | undefined} token */
async function healthAt(origin, token) {
  if (!token) throw new Problem('HEALTH_TOKEN is not set', 'Set it to the token of the site');
  const url = new URL('/api/pages/health', origin);
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } }).catch(() => undefined);
  if (!response) throw new Problem(`${url} does not answer`, 'Start the site');
  if (!response.ok)
    throw new Problem(
      `${url} answers ${response.status}`,
      'Start the site with HEALTH_TOKEN, and set the same token here',
    );
  return response.json();
}

async function healthOfDemo() {
  await ensureMedia();
  await ensureBundles();
  const token = randomUUID();
  const site = await startServer({
    program: inRoot('dist/server/serve.js'),
    data: temporaryData(),
    env: { HEALTH_TOKEN: token },
  });
  try {
    return await healthAt(site.origin, token);
  } finally {
    await site.stop();
  }
}
