import { type Coverage, type CoverageRow, type Visit, ways } from './coverage.ts';
import { rowOf } from './parts.ts';

/** @returns the cells of the table: its head, a row for each block and kind of parts, and the sums */
export function tableCells({ rows }: Coverage): { head: string[]; rows: string[][] } {
  const sums = ways.map((way) =>
    share({
      covered: rows.reduce((sum, row) => sum + row.ways[way].covered, 0),
      of: rows.reduce((sum, row) => sum + row.ways[way].of, 0),
    }),
  );
  return {
    head: ['used by the content', 'pages', ...ways],
    rows: [...rows.map(cellsOf), ['all', '', ...sums]],
  };
}

const cellsOf = ({ name, pages, ways: shares }: CoverageRow): string[] => [
  name,
  String(pages),
  ...ways.map((way) => share(shares[way])),
];

const share = ({ covered, of }: { covered: number; of: number }): string =>
  of === 0 ? '–' : `${covered}/${of}`;

/** @returns the pages to visit, one line each, under a line that says so */
export function visitLines({ visits }: Coverage): string[] {
  if (visits.length === 0) return ['Everything that the content uses has been recorded'];
  const pages = visits.length === 1 ? 'this page' : `these ${visits.length} pages`;
  return [`Visit ${pages} with ?qa=record to close it:`, ...visits.map(visitLine)];
}

const visitLine = ({ path, ofItem, parts }: Visit): string => {
  const byRow = [...Map.groupBy(parts, rowOf)].map(([row, own]) => `${row} (${own.length})`);
  return `  ${path}${ofItem ? ' with one of its items' : ''}: ${byRow.join(', ')}`;
};

/** @returns the gaps that a visit does not close, one line each */
export const otherGapLines = ({ rows }: Coverage): string[] =>
  rows.flatMap((row) =>
    (['generated test', 'picture'] as const).flatMap((way) =>
      row.ways[way].missing.map((part) => `${part} has no ${way}`),
    ),
  );

/** @returns the whole result with every gap by name, as Markdown */
export function coverageMarkdown(coverage: Coverage): string {
  const { head, rows } = tableCells(coverage);
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  const [first = '', ...visits] = visitLines(coverage);
  const gaps = ways.flatMap((way) => {
    const missing = coverage.rows.flatMap((row) => row.ways[way].missing);
    return missing.length > 0 ? [`## Without a ${way}\n\n${list(missing)}`] : [];
  });
  const table = [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return `${['# Coverage of the live content', table, first, list(visits.map((line) => line.trim())), ...gaps].filter(Boolean).join('\n\n')}\n`;
}

const list = (lines: readonly string[]): string => lines.map((line) => `* ${line}`).join('\n');
