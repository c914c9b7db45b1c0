import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Problem } from '../lib/problem.mjs';
import { generateLoad } from './generate-load.mjs';
import { startServer } from './site-server.mjs';

const bareServer = fileURLToPath(new URL('./bare-server.mjs', import.meta.url));
const connections = 16;
const limit = 500_000;
const rounds = 3;

/**
 * Requests per second of CPU time, compared with a bare `node:http` server that sends as many bytes. Measured
 * alternately; reports the round with the median ratio.
 *
 * @param {{ origin: string, pid: number }} server
 *
 * @param {{ name: string, path: string, method?: string, headers?: Record<string, string>, body?: string }} target
 *
 * @param {number} seconds of each measurement
 */
export async function throughput(server, target, seconds) {
  // Warms up the compiler and the caches, and learns the size of a response.
  let { requests: asked, bytes } = await load(server, target, { seconds, first: 0 });
  const bodyBytes = Math.round(bytes / Math.max(1, asked));
  const bare = await startBare(bodyBytes, target);
  try {
    await load(bare, target, { seconds, first: 0 });
    const results = [];
    for (let round = 0; round < rounds; round++) {
      const own = await measure(server, target, { seconds, first: asked });
      asked += own.requests;
      const least = await measure(bare, target, { seconds, first: 0 });
      results.push({
        ...own,
        barePerCpuSecond: least.perCpuSecond,
        ratio: own.perCpuSecond / least.perCpuSecond,
      });
    }
    results.sort((one, other) => one.ratio - other.ratio);
    return { name: target.name, path: target.path, bodyBytes, ...results[Math.floor(rounds / 2)] };
  } finally {
    await bare.stop();
  }
}

const startBare = (bodyBytes, { method }) =>
  startServer({
    program: bareServer,
    data: '',
    env: {
      BODY_BYTES: String(bodyBytes),
      BODY_TYPE: method === 'POST' ? 'application/json' : 'text/html; charset=utf-8',
    },
  });

async function measure(server, target, span) {
  const before = cpuSeconds(server.pid);
  const { seconds, ...result } = await load(server, target, span);
  const cpu = cpuSeconds(server.pid) - before;
  return {
    ...result,
    perCpuSecond: result.requests / Math.max(cpu, 0.01),
    perSecond: result.requests / seconds,
  };
}

/** Generates load in another process. Numbered requests continue at `first`. */
const load = ({ origin }, { path, method, headers, body }, { seconds, first }) =>
  generateLoad({ origin, path, method, headers, body, connections, limit, seconds, first });

/**
 * CPU time of a process so far, over all threads.
 *
 * @param {number} pid
 *
 * @returns {number} seconds
 */
function cpuSeconds(pid) {
  const stat = readStat(pid);
  // The program name is in brackets and may contain spaces; utime and stime are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond();
}

function readStat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    throw new Problem(
      `/proc/${pid}/stat cannot be read`,
      'Measure throughput on Linux (--only sizes works anywhere)',
    );
  }
}

let ticks;
const ticksPerSecond = () => {
  ticks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return ticks;
};
