import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Problem } from '../lib/problem.mjs';

/**
 * CPU time so far of a process, all its threads and all processes that it started.
 *
 * @param {number} pid
 *
 * @returns {number} seconds
 */
export function cpuSeconds(pid) {
  const own = ownCpuTicks(pid) / ticksPerSecond();
  return childrenOf(pid).reduce((sum, child) => sum + cpuSeconds(child), own);
}

/**
 * Memory of a process that is in RAM, in MiB.
 *
 * @param {number} pid
 */
export function residentMemory(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readProcess(pid, 'status')) ?? [];
  return Number(kilobytes) / 1024;
}

function ownCpuTicks(pid) {
  const stat = readProcess(pid, 'stat');
  // The program name is in brackets and may contain spaces; utime and stime are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

const childrenOf = (pid) =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readProcess(pid, `task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );

function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    throw new Problem(
      `/proc/${pid}/${file} cannot be read`,
      'Measure speed on Linux (--only sizes works anywhere)',
    );
  }
}

let ticks;
const ticksPerSecond = () => {
  ticks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return ticks;
};
