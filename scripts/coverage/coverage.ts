import type { LivePage } from './live-pages.ts';
import { compareParts, isVisible, type Part, rowOf } from './parts.ts';

/** How a part can be covered, in the order of the table. */
export const ways = ['recording', 'generated test', 'picture'] as const;
export type Way = (typeof ways)[number];

/** The parts that the project has, by the way in which it covers them. */
export type Evidence = Readonly<Record<Way, ReadonlySet<Part>>>;

export interface CoverageRow {
  name: string;
  /** Number of pages that use a part of it. */
  pages: number;
  /** By way: how many of the parts are covered, and those that are not. Transitions and guards have no picture. */
  ways: Record<Way, { covered: number; of: number; missing: Part[] }>;
}

/** A page to visit with the recorder, with what no recording has of it. */
export interface Visit {
  path: string;
  ofItem: boolean;
  parts: Part[];
}

export interface Coverage {
  rows: CoverageRow[];
  /** As few pages as possible that have everything without a recording. */
  visits: Visit[];
}

/** Joins what live pages use with what recordings, generated tests and pictures show. */
export function coverageOf(pages: readonly LivePage[], evidence: Evidence): Coverage {
  const used = [...new Set(pages.flatMap(({ parts }) => [...parts]))].sort(compareParts);
  const rows = [...Map.groupBy(used, rowOf)].map(([name, parts]) => ({
    name,
    pages: pages.filter((page) => parts.some((part) => page.parts.has(part))).length,
    ways: {
      recording: covered(parts, evidence.recording),
      'generated test': covered(parts, evidence['generated test']),
      picture: covered(parts.filter(isVisible), evidence.picture),
    },
  }));
  const unrecorded = used.filter((part) => !evidence.recording.has(part));
  return { rows, visits: fewestVisits(pages, unrecorded) };
}

function covered(parts: readonly Part[], by: ReadonlySet<Part>) {
  const missing = parts.filter((part) => !by.has(part));
  return { covered: parts.length - missing.length, of: parts.length, missing };
}

/** Takes the page with the most missing parts until none is missing; of equal pages, the first one. */
function fewestVisits(pages: readonly LivePage[], parts: readonly Part[]): Visit[] {
  const left = new Set(parts);
  const visits: Visit[] = [];
  while (left.size > 0) {
    const found = pages.map(({ path, ofItem, parts }) => ({
      path,
      ofItem,
      parts: [...parts].filter((part) => left.has(part)).sort(compareParts),
    }));
    const best = found.reduce((one, other) => (other.parts.length > one.parts.length ? other : one));
    visits.push(best);
    for (const part of best.parts) left.delete(part);
  }
  return visits;
}
