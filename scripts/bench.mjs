/**
 * `npm run bench`: measures every work of `scripts/bench/figures.mjs` on SQLite and PostgreSQL, in three interleaved
 * rounds, beside floors that it starts itself: bare Node with the same bytes, React alone with the same DOM. Prints all
 * figures with their goals and those of `docs/bench.md`. The exit code is 1 if a goal that was reached before is missed
 * in every round, if a size is over its budget, or if simultaneous submissions do not share disk flushes.
 *
 * --only requests|start|memory|lists|submissions|sizes|soak|servers|search   one part --engine sqlite|postgres   one database
 * --routes /,/news/newsInfo   sizes of these instead of every path that home links to --seconds 2   of each measurement
 * --pages 1000   known pages when memory is measured --server FILE   another server program than dist/server/serve.js
 * --minutes 30   of the soak, which runs only with `--only soak`, as the comparison of servers only with `--only servers`
 * and the editor's search among 100,000 entries only with `--only search` --keep   write the figures to docs/bench.md
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { judge, keep, readKept } from './bench/figures.mjs';
import { firstLoads } from './bench/first-load.mjs';
import { prepareFresh } from './bench/fresh.mjs';
import { listRatio, measureLists } from './bench/lists.mjs';
import {
  printFigures,
  printLists,
  printMinute,
  printSearch,
  printSizes,
  printSubmissions,
} from './bench/print.mjs';
import { residentMemory } from './bench/process-figures.mjs';
import { prepareRequests, visitPages } from './bench/requests.mjs';
import { measureSearch, searchLimit } from './bench/search.mjs';
import { compareServers } from './bench/servers.mjs';
import { startServer } from './bench/site-server.mjs';
import { judgeSoak, soak } from './bench/soak.mjs';
import { measureSubmissions, submissionRatio } from './bench/submissions.mjs';
import { ensureBundles, ensureMedia } from './lib/build-output.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { openEngines } from './lib/own-engines.mjs';
import { main, readArguments } from './lib/problem.mjs';
import { withProgress } from './lib/progress.mjs';
import { inRoot } from './lib/project.mjs';
import { rerunOnProjectNode } from './lib/project-runtime.mjs';

const { values: options } = readArguments({
  options: {
    only: { type: 'string' },
    engine: { type: 'string' },
    routes: { type: 'string' },
    seconds: { type: 'string', default: '2' },
    pages: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '30' },
    server: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});

const rounds = 3;
const program = options.server ?? inRoot('dist/server/serve.js');
const keptFile = inRoot('docs/bench.md');

main(async () => {
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;
  // Lists are measured without a server.
  if (!options.server && options.only !== 'lists') {
    await ensureMedia();
    await ensureBundles();
  }

  const report = {
    date: new Date().toISOString(),
    node: process.version,
    cpu: cpus()[0]?.model,
    cores: availableParallelism(),
    loadBefore: loadavg(),
  };
  if (options.only === 'soak') return (await soakSites()) ? 0 : 1;
  if (options.only === 'servers') return compared();
  if (options.only === 'search') return searched();
  const measured = [];
  if (wants('requests') || wants('start') || wants('memory') || wants('sizes'))
    measured.push(...(await measureSites(report)));
  if (wants('lists')) measured.push(...(await measureLongLists(report)));
  if (wants('submissions')) measured.push(...(await measureCreates(report)));

  const rows = judge(measured, readKept(readFileSync(keptFile, 'utf8')));
  printFigures(rows);
  if (options.keep) keep(keptFile, rows);
  mkdirSync(inRoot('build'), { recursive: true });
  writeFileSync(inRoot('build/bench.json'), `${JSON.stringify({ ...report, rows }, null, 2)}\n`);
  console.log('\nbuild/bench.json holds these figures.');
  const over =
    rows.some(({ lost }) => lost) ||
    report.sizes?.some(({ broken }) => broken.length > 0) ||
    report.lists?.some(({ ratio }) => ratio > listRatio) ||
    report.submissions?.some(({ ratio }) => ratio < submissionRatio);
  return over ? 1 : 0;
});

const wants = (part) => !options.only || options.only === part;

/** Everything that needs a running site with the demo content, on each database. */
async function measureSites(report) {
  const engines = await openEngines(options.engine, { durable: true });
  const sites = [];
  try {
    for (const engine of engines) {
      const settings = { program, data: engine.dataDir, env: { RATE_LIMIT: 'off', ...engine.env } };
      const server = await withProgress(`Starting the site on ${engine.name}`, () => startServer(settings));
      sites.push({ name: engine.name, engine, settings, server });
    }
    const measured = wants('requests') ? await measureRequests(sites) : [];
    if (wants('sizes') && sites[0]) measured.push(...(await measureSizes(report, sites[0].server.origin)));
    if (wants('memory')) for (const site of sites) measured.push(await measureMemory(site));
    for (const site of sites) await site.server.stop();
    if (wants('start')) for (const site of sites) measured.push(await measureStart(site));
    return measured;
  } finally {
    for (const { server } of sites) await server.stop();
    for (const engine of engines) await engine.close();
  }
}

/** @returns {Promise<number>} 1 if the median of a search is over its limit */
async function searched() {
  const sites = await withProgress('Searching among 100,000 entries', (note) =>
    measureSearch({ program, only: options.engine, note }),
  );
  printSearch(sites);
  return sites.every(({ rows }) => rows.every(({ median }) => median <= searchLimit)) ? 0 : 1;
}

/** @returns {Promise<number>} 1 if PostgreSQL, or three servers, cost more of the processor than they may */
async function compared() {
  const { sites, ratios } = await withProgress('Comparing servers', (note) => compareServers(program, note));
  for (const { name, microseconds } of sites)
    console.log(`${name}: ${Math.round(microseconds)} µs of CPU for a cached page`);
  for (const { name, ratio, rounds: each, holds } of ratios) {
    const range = `${Math.min(...each).toFixed(2)} to ${Math.max(...each).toFixed(2)}`;
    console.log(`${holds ? '✓' : '✗'} ${name}: ${ratio.toFixed(2)} (${each.length} rounds, ${range})`);
  }
  return ratios.every(({ holds }) => holds) ? 0 : 1;
}

/** @returns true if the site stood the soak on each database */
async function soakSites() {
  const engines = await openEngines(options.engine, { durable: true });
  let stood = true;
  try {
    for (const engine of engines) {
      const env = { RATE_LIMIT: 'off', ...engine.env };
      const server = await startServer({ program, data: engine.dataDir, env });
      const note = (text) => console.log(`${engine.name}: ${text}`);
      const { minutes } = await soak(server, {
        ...{ engine, note, onMinute: printMinute },
        minutes: Number(options.minutes),
      }).finally(server.stop);
      const problems = judgeSoak(minutes);
      console.log(problems.length > 0 ? `✗ ${engine.name}: ${problems.join('; ')}` : `✓ ${engine.name}`);
      stood &&= problems.length === 0;
    }
  } finally {
    for (const engine of engines) await engine.close();
  }
  return stood;
}

/** In turn: one round of each work on each database. */
async function measureRequests(sites) {
  return withProgress('Measuring requests', async (note) => {
    const prepared = [];
    const byWork = new Map();
    try {
      for (const { name, engine, server } of sites) {
        const seconds = Number(options.seconds);
        prepared.push({ name, works: await prepareRequests(server, { seconds, note }) });
        prepared.push({ name, works: await prepareFresh({ engine, program }) });
      }
      for (let round = 1; round <= rounds; round += 1)
        for (const { name, works } of prepared) {
          note(`${name}, round ${round} of ${rounds}`);
          for (const { work, figure, own, floor } of await works.round()) {
            const title = `${work} · ${name}`;
            const figures = [...(byWork.get(title)?.figures ?? []), figure];
            byWork.set(title, { work: title, figures, own, floor });
          }
        }
    } finally {
      for (const { works } of prepared) await works.stop();
    }
    return [...byWork.values()];
  });
}

async function measureMemory({ name, server }) {
  const pages = Number(options.pages);
  await withProgress(`Visiting ${pages} pages on ${name}`, () => visitPages(server, pages));
  return { work: `memory after load · ${name}`, figures: [residentMemory(server.pid)] };
}

async function measureStart({ name, settings }) {
  const figures = await withProgress(`Starting again on ${name}`, async () => {
    const times = [];
    for (let start = 0; start < 2 * rounds; start += 1) {
      const server = await startServer(settings);
      times.push(server.coldStart);
      await server.stop();
    }
    // The first ones fill the compile cache.
    return times.slice(rounds);
  });
  return { work: `first 200 · ${name}`, figures };
}

async function measureSizes(report, origin) {
  process.env.CHROMIUM_PATH = await ensureChromium();
  const paths = options.routes?.split(',');
  report.sizes = await withProgress('Loading routes at 390 px', (note) =>
    firstLoads({ origin, paths, note }),
  );
  printSizes(report.sizes);
  const home = report.sizes.find(({ path }) => path === '/');
  const others = report.sizes.filter(({ path }) => path !== '/' && path !== '/home');
  const largest = (part) => Math.max(...others.map((size) => size[part])) / 1000;
  return [
    ...(home
      ? [
          { work: 'first load of home, JavaScript', figures: [home.script / 1000] },
          { work: 'HTML of home', figures: [home.html / 1000] },
        ]
      : []),
    ...(others.length > 0
      ? [
          { work: 'first load of other pages, JavaScript', figures: [largest('script')] },
          { work: 'HTML of other pages', figures: [largest('html')] },
        ]
      : []),
  ];
}

async function measureLongLists(report) {
  report.lists = await withProgress('Filling lists with 100,000 entries', measureLists);
  printLists(report.lists, listRatio);
  return [
    { work: 'page of a list of 100,000', figures: [Math.max(...report.lists.map(({ ratio }) => ratio))] },
  ];
}

async function measureCreates(report) {
  const seconds = Number(options.seconds);
  report.submissions = await withProgress('Storing submissions', (note) =>
    measureSubmissions({ program, seconds, only: options.engine, note }),
  );
  printSubmissions(report.submissions, submissionRatio);
  return report.submissions.map(({ name, allOverHttp, flushes }) => ({
    ...{ work: `durable create · ${name}`, figures: allOverHttp },
    ...{ own: allOverHttp.at(-1), floor: flushes },
  }));
}
