import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineOf } from '#machines/machines.ts';
import { acceptedTrace } from '#machines/trace/accepted.ts';
import type { BrowserOptions } from './browser/replay-in-browser.ts';
import { resultLines } from './print.ts';
import { replayReport } from './report.ts';
import { agrees, replayOnMachines, type TraceResult } from './result.ts';
import { readTrace, type TraceFile, writeTrace } from './traces.ts';

type WithProgress = <T>(label: string, work: (note: (text: string) => void) => Promise<T>) => Promise<T>;

export interface ReplayOptions {
  /** Undefined for a replay on the machines only. */
  browser?: (Omit<BrowserOptions, 'note'> & { withProgress: WithProgress }) | undefined;
  /** Writes the report. Always on with a browser. */
  report: boolean;
  accept: boolean;
  /** Absolute path of the report's folder. */
  folder: string;
}

/**
 * Replays files and prints the results.
 * @returns the exit code
 */
export async function replayFiles(paths: readonly string[], options: ReplayOptions): Promise<number> {
  const files = paths.map(readTrace);
  const results: TraceResult[] = files.map((file) => replayOnMachines(file, machineOf));
  for (const line of results.flatMap(resultLines)) console.log(line);
  if (options.browser) results.push(...(await inBrowser(files, options.browser)));
  if (options.browser || options.report) writeReport(results, options.folder);
  if (!options.accept) return results.every(agrees) ? 0 : 1;
  for (const file of files) accept(file);
  return results.every((result) => result.level === 'machines' || agrees(result)) ? 0 : 1;
}

async function inBrowser(files: readonly TraceFile[], browser: NonNullable<ReplayOptions['browser']>) {
  const { replayInBrowser } = await import('./browser/replay-in-browser.ts');
  const results = await browser.withProgress(`Replaying ${files.length} traces in Chromium`, (note) =>
    replayInBrowser(files, { ...browser, note }),
  );
  for (const line of results.flatMap(resultLines)) console.log(line);
  return results;
}

function writeReport(results: readonly TraceResult[], folder: string): void {
  const file = join(folder, 'index.html');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, replayReport(results));
  console.log(`Open ${file}`);
}

function accept({ path, trace }: TraceFile): void {
  writeTrace(path, acceptedTrace(trace, machineOf));
  console.log(`✓ ${path} is now what today's machines do`);
}
