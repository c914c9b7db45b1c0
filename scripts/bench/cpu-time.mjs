import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Problem } from '../lib/problem.mjs';

/**
 * CPU time of a process so far, over all threads.
 *
 * @param {number} pid
 *
 * @returns {number} seconds
 */
export function cpuSeconds(pid) {
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
