/**
 * `npm run bench`: measures first load, server cost per request and start time. Times are only reported, as ratios
 * within the same run. The exit code is 1 if a size is over its budget, a page of a long list costs more than one of a
 * short list, or simultaneous submissions do not share disk flushes.
 *
 * --only sizes|throughput|start|lists|submissions   one of them --routes /,/news/newsInfo       instead of every path
 * that home links to --seconds 2                     of each measurement of throughput (three rounds) --server FILE
 * another server program than dist/server/serve.js
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { firstLoads } from './bench/first-load.mjs';
import { listRatio, measureLists } from './bench/lists.mjs';
import { printLists, printSizes, printStart, printSubmissions, printThroughput } from './bench/print.mjs';
import { startServer, temporaryData } from './bench/site-server.mjs';
import { measureSubmissions, submissionRatio } from './bench/submissions.mjs';
import { targets } from './bench/targets.mjs';
import { throughput } from './bench/throughput.mjs';
import { ensureBundles, ensureMedia } from './lib/build-output.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';
import { withProgress } from './lib/progress.mjs';
import { inRoot } from './lib/project.mjs';
import { rerunOnProjectNode } from './lib/project-runtime.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    routes: { type: 'string' },
    seconds: { type: 'string', default: '2' },
    server: { type: 'string' },
  },
});

main(async () => {
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;
  if (!options.server) {
    await ensureMedia();
    await ensureBundles();
  }

  const program = options.server ?? inRoot('dist/server/serve.js');
  const data = temporaryData();
  const first = await withProgress('Starting the server on an empty database', () =>
    startServer({ program, data }),
  );
  const report = {
    date: new Date().toISOString(),
    node: process.version,
    cpu: cpus()[0]?.model,
    cores: availableParallelism(),
  };
  try {
    if (wants('sizes')) report.sizes = await measureSizes(first.origin);
    if (wants('throughput')) report.throughput = await measureThroughput(first);
  } finally {
    await first.stop();
  }
  if (wants('start')) report.start = await measureStart(program, data, first.coldStart);

  if (wants('lists')) {
    report.lists = await withProgress('Filling lists with 100,000 entries', measureLists);
    printLists(report.lists, listRatio);
  }

  if (wants('submissions')) {
    const seconds = Number(options.seconds);
    report.submissions = await withProgress('Storing submissions', (note) =>
      measureSubmissions({ program, seconds, note }),
    );
    printSubmissions(report.submissions, submissionRatio);
  }

  mkdirSync(inRoot('build'), { recursive: true });
  writeFileSync(inRoot('build/bench.json'), `${JSON.stringify(report, null, 2)}\n`);
  console.log('\nbuild/bench.json holds these figures.');
  const over =
    report.sizes?.some(({ broken }) => broken.length > 0) ||
    report.lists?.some(({ ratio }) => ratio > listRatio) ||
    report.submissions?.some(({ ratio }) => ratio < submissionRatio);
  return over ? 1 : 0;
});

const wants = (part) => !options.only || options.only === part;

async function measureSizes(origin) {
  process.env.CHROMIUM_PATH = await ensureChromium();
  const paths = options.routes?.split(',');
  const sizes = await withProgress('Loading routes at 390 px', (note) => firstLoads({ origin, paths, note }));
  printSizes(sizes);
  return sizes;
}

async function measureThroughput(server) {
  const results = [];
  await withProgress('Measuring throughput', async (note) => {
    for (const target of targets) {
      note(target.name);
      results.push(await throughput(server, target, Number(options.seconds)));
    }
  });
  printThroughput(results);
  return results;
}

/** The second start uses the database of the first. */
async function measureStart(program, data, emptyDatabase) {
  const again = await startServer({ program, data });
  await again.stop();
  const start = { emptyDatabase, seededDatabase: again.coldStart };
  printStart(start);
  return start;
}
