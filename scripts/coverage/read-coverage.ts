import { globSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../lib/problem.mjs';
import { readTrace } from '../replay/traces.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { healthSchema, livePages } from './live-pages.ts';
import { picturedParts } from './pictured-parts.ts';
import { recordedParts } from './recorded-parts.ts';
import { testedParts } from './tested-parts.ts';

const root = join(import.meta.dirname, '../..');

/**
 * @param health answer of `GET /api/pages/health`
 * @returns the coverage of the site's content by the recordings, tests and stories of this folder
 * @throws Problem if the site is of a release whose answer names no props
 */
export async function readCoverage(health: unknown): Promise<Coverage> {
  const parsed = healthSchema.safeParse(health);
  if (!parsed.success)
    throw new Problem('The answer names no props and machines', 'Update the site to this release');
  const traces = globSync('tests/traces/*.trace.json', { cwd: root }).map((file) =>
    readTrace(join(root, file)),
  );
  const recorded = await Promise.all(traces.map(({ trace }) => recordedParts(trace)));
  return coverageOf(livePages(parsed.data), {
    recording: new Set(recorded.flatMap((parts) => [...parts])),
    'generated test': testedParts(),
    picture: await picturedParts(),
  });
}
