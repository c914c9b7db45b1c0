import { openEngines } from '../lib/own-engines.mjs';
import { generateLoad } from './generate-load.mjs';
import { cpuSeconds } from './process-figures.mjs';
import { startServer } from './site-server.mjs';

const rounds = 15;
/** Requests of each measurement, and how many are open at once. */
const [requests, connections] = [30_000, 30];
const browser = { 'accept-encoding': 'br', 'accept-language': 'zh-CN', accept: 'text/html' };
const path = '/news/newsInfo';

/**
 * Compares the CPU time of a cached page: PostgreSQL with SQLite, and three servers on one PostgreSQL with one. The sites take
 * turns in short rounds, so that other work on the machine slows all of them alike.
 *
 * @param {string} program
 *
 * @param {(text: string) => void} note
 *
 * @returns {Promise<{ sites: { name: string, microseconds: number }[], ratios: { name: string, ratio: number, rounds: number[], holds: boolean }[] }>}
 * microseconds of CPU of a request; ratios: medians of the rounds
 */
export async function compareServers(program, note) {
  const engines = [...(await openEngines()), ...(await openEngines('postgres'))];
  const names = ['SQLite', 'PostgreSQL', 'three servers on PostgreSQL'];
  const sites = [];
  try {
    for (const [index, { dataDir, env }] of engines.entries()) {
      const servers = [];
      // One after the other: the first writes the demo.
      for (let count = index === 2 ? 3 : 1; count > 0; count -= 1)
        servers.push(
          await startServer({
            ...{ program, data: dataDir },
            env: { RATE_LIMIT: 'off', AUTH_SECRET: 'a secret of this run that all servers share', ...env },
          }),
        );
      sites.push({ name: names[index], servers, costs: [] });
    }
    for (const site of sites) await costOf(site.servers);
    for (let round = 0; round < rounds; round += 1) {
      note(`round ${round + 1} of ${rounds}`);
      for (const turn of sites.keys()) {
        const site = sites[(round + turn) % sites.length];
        site.costs.push(await costOf(site.servers));
      }
    }
  } finally {
    for (const { servers } of sites) for (const server of servers) await server.stop();
    for (const engine of engines) await engine.close();
  }
  const [sqlite, postgres, three] = sites.map(({ costs }) => costs);
  const compared = (name, of, to, least) => {
    const each = of.map((cost, round) => to[round] / cost);
    const ratio = median(each);
    return { name, ratio, rounds: each, holds: ratio >= least };
  };
  return {
    sites: sites.map(({ name, costs }) => ({ name, microseconds: median(costs) * 1e6 })),
    ratios: [
      compared('pages per CPU second, PostgreSQL to SQLite', postgres, sqlite, 0.9),
      // Without an upper bound: a page that three servers make cheaper is no fault.
      compared('pages per CPU second, three servers to one', three, postgres, 0.95),
    ],
  };
}

/** CPU seconds of a request, which reaches one of the servers. */
async function costOf(servers) {
  const processor = () => servers.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
  const before = processor();
  const done = await Promise.all(
    servers.map(({ origin }) =>
      generateLoad({
        ...{ origin, path, headers: browser, seconds: 120 },
        ...{ limit: requests / servers.length, connections: connections / servers.length },
      }),
    ),
  );
  return (processor() - before) / done.reduce((sum, { requests: count }) => sum + count, 0);
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
