/**
 * `npm run scale`: replays visits of an opening day against one server and against three behind nginx, on one PostgreSQL,
 * and extrapolates what such a day needs. docs/scale.md explains the model and keeps a run.
 *
 * npm run scale -- --visits 2000 --day 2000000 --phones 0.6 --peak 0.05 --requests 0.002
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuSeconds } from './bench/process-figures.mjs';
import { ensureBundles, ensureMedia } from './lib/build-output.mjs';
import { ensurePostgres } from './lib/ensure-postgres.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, Problem, readArguments } from './lib/problem.mjs';
import { withProgress } from './lib/progress.mjs';
import { rerunOnProjectNode } from './lib/project-runtime.mjs';

const number = (value) => ({ type: 'string', default: String(value) });
const { values } = readArguments({
  options: {
    visits: number(2_000),
    day: number(2_000_000),
    /** Shares of all visits: on phones, in the busiest ten minutes, and with a form. */
    phones: number(0.6),
    peak: number(0.05),
    requests: number(0.002),
  },
});
const model = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));

/** Share of a core that may be used at the peak. */
const most = 0.6;
/** Width in CSS pixels times the density of the screen, which chooses the width of a picture. */
const screens = { phone: 390 * 3, desktop: 1440 };
/** How many visits are open at once. */
const atOnce = 16;

main(async () => {
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;
  await ensureMedia();
  await ensureBundles();
  const bin = await ensurePostgres();
  if (bin) process.env.POSTGRES_BIN = bin;
  const tools = await import('#tests/tries/cluster.ts');
  if (!tools.systemProgram('nginx')) throw new Problem('nginx is not installed', 'Install it');
  for (const count of [1, 3]) {
    const label = `${model.visits} visits of ${count === 1 ? 'one server' : `${count} servers`}`;
    print(count, await withProgress(label, (note) => measure(tools, count, note)));
  }
  return 0;
});

async function measure({ caches, openCluster }, count, note) {
  const { startServers } = await import('#tests/tries/run-tries.ts');
  const { createClient, forEachAtOnce } = await import('#tests/tries/client.ts');
  const { sitemapPaths } = await import('#tests/tries/faults/crawl.ts');
  const { sendOnce } = await import('#tests/tries/faults/spread.ts');
  const { startServer, end } = startServers();
  const cluster = await openCluster({ cache: caches[0], count }, { startServer });
  if (!cluster) throw new Problem('PostgreSQL cannot be started', 'Install it');
  try {
    const { client, origin, engine, servers, pid } = cluster;
    const paths = await sitemapPaths(cluster, 100);
    /** Asks as a browser does. Returns the bytes of the answer. */
    const send = async (address, language, by = client) => {
      const headers = { cookie: `lang=${language}`, 'accept-encoding': 'br' };
      const answer = await by.send(address, { headers });
      if (answer.status !== 200)
        throw new Problem(`${address} is answered with status ${answer.status}`, 'Look at the log');
      return Number(answer.headers['content-length'] ?? answer.text.length);
    };
    const languages = ['zh-CN', 'en-US'];
    const views = ['/', ...paths].flatMap((path) => languages.map((language) => ({ path, language })));
    const documents = new Map();
    for (const { path, language } of views)
      documents.set(`${path} ${language}`, await open(client, path, language));
    // The first visits render the pages, on each server; a day has them once.
    for (const by of [...servers.map((server) => createClient(server.origin)), client]) {
      for (const { path, language } of views) await send(path, language, by);
      const files = new Set([...documents.values()].flatMap((html) => [...filesOf(html, screens.phone)]));
      for (const address of files) await send(address, 'zh-CN', by);
      if (by !== client) by.close();
    }
    const postmaster = await postmasterOf(engine);
    const processor = () => ({
      servers: servers.reduce((sum, server) => sum + cpuSeconds(server.pid), 0),
      nginx: cpuSeconds(pid),
      database: cpuSeconds(postmaster),
    });
    const sum = {
      pages: 0,
      files: 0,
      requests: 0,
      bytes: { phone: 0, desktop: 0 },
      visits: { phone: 0, desktop: 0 },
    };
    const visit = async (index) => {
      const device = fraction(index, 1) < model.phones ? 'phone' : 'desktop';
      const language = fraction(index, 2) < 0.8 ? 'zh-CN' : 'en-US';
      // Home, and one to three further pages.
      const further = 1 + Math.floor(fraction(index, 3) * 3);
      const chosen = Array.from(
        { length: further },
        (_, step) => paths[Math.floor(fraction(index, 4 + step) * paths.length)],
      );
      const known = new Set();
      for (const path of ['/', ...chosen]) {
        const size = await send(path, language);
        sum.bytes[device] += size;
        sum.pages += 1;
        const text = documents.get(`${path} ${language}`);
        // A browser that knows a file does not ask again.
        for (const address of filesOf(text, screens[device])) {
          if (known.has(address)) continue;
          known.add(address);
          sum.files += 1;
          const length = await send(address, language);
          sum.bytes[device] += length;
        }
      }
      sum.visits[device] += 1;
      if (fraction(index, 9) < model.requests) {
        const { status } = await sendOnce(origin, `visit-${count}-${index}`);
        if (status !== 200)
          throw new Problem(`a request is answered with status ${status}`, 'Look at the log');
        sum.requests += 1;
      }
    };
    const before = processor();
    const began = performance.now();
    const visits = Array.from({ length: model.visits }, (_, index) => index);
    let done = 0;
    await forEachAtOnce(visits, { connections: atOnce }, async (index) => {
      await visit(index);
      done += 1;
      if (done % 100 === 0) note(`${done} visits`);
    });
    const seconds = (performance.now() - began) / 1000;
    const after = processor();
    // A process of PostgreSQL that ended takes its time with it.
    const each = (name) => (Math.max(0, after[name] - before[name]) / model.visits) * 1000;
    return {
      ...sum,
      seconds,
      milliseconds: { servers: each('servers'), nginx: each('nginx'), database: each('database') },
    };
  } finally {
    await cluster.close();
    await end();
  }
}

/** Numbers from 0 to 1 that are the same in each run. */
function fraction(visit, draw) {
  let hash = Math.imul(visit + 1, 0x9e3779b1) ^ Math.imul(draw, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** The HTML of a page. */
async function open(client, path, language) {
  const { status, text } = await client.send(path, { headers: { cookie: `lang=${language}` } });
  if (status !== 200) throw new Problem(`${path} is answered with status ${status}`, 'Look at the log');
  return text;
}

/** What a browser loads with a page: scripts, styles, fonts, and every second picture in the width of its screen. */
function filesOf(html, width) {
  const program = [...html.matchAll(/\/assets\/[\w.@-]+\.(?:js|css|woff2)/g)].map(([address]) => address);
  // The first source of a picture is AVIF.
  const sets = [...html.matchAll(/<source type="image\/avif"[^>]*? srcSet="([^"]+)"/gi)].map(
    ([, set]) => set,
  );
  const pictures = sets.flatMap((set, index) => {
    if (index % 2 === 1) return [];
    const candidates = set.split(', ').map((one) => one.split(' '));
    // The first is the largest picture of a page; the others are in lists, at a third of the width.
    const wanted = index === 0 ? width : width / 3;
    const [address] =
      candidates.find(([, pixels = '']) => Number.parseInt(pixels, 10) >= wanted) ?? candidates.at(-1);
    return address.startsWith('/media/') ? [address] : [];
  });
  return new Set([...program, ...pictures]);
}

async function postmasterOf(engine) {
  const [row] = await engine.query('show data_directory');
  return Number(readFileSync(join(row.data_directory, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function print(count, { pages, files, requests, bytes, visits, milliseconds, seconds }) {
  const perVisit = (value) => (value / model.visits).toFixed(1);
  const kilobytes = (device) => bytes[device] / visits[device] / 1000;
  const mean = model.phones * kilobytes('phone') + (1 - model.phones) * kilobytes('desktop');
  const peak = (model.day * model.peak) / 600;
  const cores = (name) => ((milliseconds[name] / 1000) * peak) / most;
  const rows = [
    [
      'pages, files and requests of a visit',
      `${perVisit(pages)}, ${perVisit(files)}, ${(requests / model.visits).toFixed(4)}`,
    ],
    ['visits a second in this run', (model.visits / seconds).toFixed(0)],
    [
      'processor of a visit: servers, nginx, PostgreSQL',
      ['servers', 'nginx', 'database'].map((name) => `${milliseconds[name].toFixed(2)} ms`).join(', '),
    ],
    [
      'bytes of a visit: phone, desktop, mean',
      `${kilobytes('phone').toFixed(0)} kB, ${kilobytes('desktop').toFixed(0)} kB, ${mean.toFixed(0)} kB`,
    ],
    ['visits a second at the peak', peak.toFixed(0)],
    [
      `cores at the peak, used by ${most * 100} %: servers, nginx, PostgreSQL`,
      ['servers', 'nginx', 'database'].map((name) => cores(name).toFixed(1)).join(', '),
    ],
    ['bandwidth at the peak', `${((mean * peak * 8) / 1e6).toFixed(2)} Gbit/s`],
    ['traffic of the day', `${((mean * model.day) / 1e9).toFixed(2)} TB`],
  ];
  console.log(`\n| ${count === 1 ? 'one server' : `${count} servers`} | |\n|---|---|`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}
