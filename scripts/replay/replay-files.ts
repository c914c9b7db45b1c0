import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineOf } from '#machines/machines.ts';
import { readSources, type Sources } from '#site/qa/sources/read-sources.ts';
import { type Acceptance, accepted } from './accept.ts';
import type { BrowserOptions } from './browser/replay-in-browser.ts';
import { resultLines } from './print.ts';
import { htmlReport } from './report/html.ts';
import { markdownReport } from './report/markdown.ts';
import { reportTrace } from './report/model.ts';
import { agrees, replayOnMachines, type TraceResult } from './result.ts';
import { readTrace, type TraceFile, writeTrace } from './traces.ts';

type WithProgress = <T>(label: string, work: (note: (text: string) => void) => Promise<T>) => Promise<T>;

export interface ReplayOptions {
  /** Undefined for a replay on the machines only. */
  browser?: (Omit<BrowserOptions, 'note' | 'sources'> & { withProgress: WithProgress }) | undefined;
  /** Writes the report. Always on with a browser. */
  report: boolean;
  accept?: Acceptance | undefined;
  /** Absolute path of the report's folder. */
  folder: string;
}

/**
 * Replays files and prints the results.
 * @returns the exit code: 0 if nothing differs, or everything that differs is accepted
 */
export async function replayFiles(paths: readonly string[], options: ReplayOptions): Promise<number> {
  const files = paths.map(readTrace);
  const sources = await readSources();
  const results: TraceResult[] = files.map((file) => replayOnMachines(file, machineOf, sources));
  for (const line of results.flatMap(resultLines)) console.log(line);
  if (options.browser) results.push(...(await inBrowser(files, options.browser, sources)));
  if (options.browser || options.report) writeReport(results, options.folder);
  const { accept } = options;
  if (!accept) return results.every(agrees) ? 0 : 1;
  const codes = files.map((file) => acceptFile(file, { results, accept, sources }));
  return codes.every(Boolean) ? 0 : 1;
}

async function inBrowser(
  files: readonly TraceFile[],
  browser: NonNullable<ReplayOptions['browser']>,
  sources: Sources,
) {
  const { replayInBrowser } = await import('./browser/replay-in-browser.ts');
  const results = await browser.withProgress(`Replaying ${files.length} traces in Chromium`, (note) =>
    replayInBrowser(files, { ...browser, sources, note }),
  );
  for (const line of results.flatMap(resultLines)) console.log(line);
  return results;
}

function writeReport(results: readonly TraceResult[], folder: string): void {
  const traces = results.map(reportTrace);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), htmlReport(traces));
  writeFileSync(join(folder, 'report.json'), JSON.stringify(traces, null, 1));
  writeFileSync(join(folder, 'report.md'), markdownReport(traces));
  console.log(`Open ${join(folder, 'index.html')}`);
}

interface AcceptFile {
  results: readonly TraceResult[];
  accept: Acceptance;
  sources: Sources;
}

/** Returns whether nothing is left that differs. */
function acceptFile({ path, trace }: TraceFile, { results, accept, sources }: AcceptFile): boolean {
  const own = results.filter(({ file }) => file.path === path);
  const next = accepted(trace, {
    results: own,
    acceptance: accept,
    machineOf,
    sources,
    now: new Date(),
  });
  const taken = next.accepted?.at(-1)?.steps ?? [];
  if (taken.length === 0 && (accept.steps ?? accept.kinds)) {
    console.log(`✗ ${path}: nothing was accepted, because ${noSuch(own)}`);
    return false;
  }
  writeTrace(path, next);
  const left = own.filter((result) => changedOf(result).some((index) => !taken.includes(index)));
  console.log(`✓ ${path}: ${taken.length} steps are now what today's site does`);
  return left.length === 0;
}

/** Says which steps could be accepted. */
function noSuch(results: readonly TraceResult[]): string {
  const steps = results.flatMap(({ steps }) => [...steps]);
  const listed = results.flatMap(changedOf).map((index) => {
    const kinds = steps.flatMap(([other, { differences }]) => (other === index ? differences : []));
    return `${index} (${[...new Set(kinds.map(({ what }) => what))].join(', ')})`;
  });
  return listed.length === 0 ? 'no step differs' : `these are the steps that differ: ${listed.join(', ')}`;
}

const changedOf = ({ steps }: TraceResult): number[] =>
  [...steps].flatMap(([index, { differences, follows }]) =>
    differences.length > 0 && follows === undefined ? [index] : [],
  );
