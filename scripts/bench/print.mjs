import { written, writtenGoal } from './figures.mjs';
import { table } from './table.mjs';

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** First loads, in kB of Brotli. */
export function printSizes(sizes) {
  const rows = sizes.map((size) => [
    size.path,
    kilobytes(size.script),
    size.scripts,
    kilobytes(size.html),
    remarks(size) || 'ok',
  ]);
  console.log(
    `\nFirst load at 390 px, kB of Brotli\n${table(['route', 'JavaScript', 'files', 'HTML', ''], rows)}`,
  );
}

const remarks = ({ broken, status, idle, uncompressed, errors }) =>
  [
    ...broken,
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(idle ? [] : ['never idle']),
    ...(uncompressed ? ['not sent as Brotli'] : []),
    ...errors.slice(0, 1).map((message) => `error: ${message}`),
  ].join('; ');

/**
 * The table of all works with their goals.
 *
 * @param {ReturnType<typeof import('./figures.mjs').judge>} rows
 */
export function printFigures(rows) {
  const cells = rows.map(({ work, figure, figures, own, floor, goal, reached, lost, before }) => [
    work,
    written(figure),
    figures.map(written).join(' '),
    own === undefined ? '' : `${written(own)} : ${written(floor)}`,
    writtenGoal(goal),
    written(before),
    lost ? 'LOST' : reached ? 'reached' : 'not reached',
  ]);
  const head = ['', 'median', 'rounds', 'ours : floor', 'goal', 'kept', ''];
  console.log(`\nAll figures; CPU of the whole process tree\n${table(head, cells)}`);
}

/** Milliseconds of processor time for one page. */
export function printLists(results, limit) {
  const rows = results.map(({ name, page, short, long, ratio }) => [
    `${name}, ${page} page`,
    short.toFixed(3),
    long.toFixed(3),
    ratio.toFixed(2),
    ratio > limit ? `over ${limit}` : 'ok',
  ]);
  const head = ['', '100 entries', '100,000 entries', 'ratio', ''];
  console.log(`\nOne page of a list, ms of processor time\n${table(head, rows)}`);
}

/** Durable submissions a second, and what makes them durable. */
export function printSubmissions(results, least) {
  const rows = results.map(({ name, flushes, alone, together, ratio, overHttp }) => [
    name,
    ...[flushes, alone, together].map(Math.round),
    ratio.toFixed(2),
    Math.round(overHttp),
    ratio < least ? `below ${least}` : 'ok',
  ]);
  const head = ['', 'flushes alone', 'a commit each', '32 at a time', 'ratio', '32 connections', ''];
  console.log(
    `\nDurable submissions a second, beside flushes of a file on the same disk\n${table(head, rows)}`,
  );
}

/**
 * A line of a soak.
 *
 * @param {import('./soak.mjs').Minute} minute
 */
export function printMinute({ requests, errors, p50, p99, p999, max, memory }) {
  const times = [p50, p99, p999, max].map((time) => time.toFixed(1));
  console.log(
    `${requests} requests, ${errors} errors; ms: median ${times[0]}, 99 % ${times[1]}, 99.9 % ${times[2]}, slowest ${times[3]}; ${Math.round(memory)} MiB`,
  );
}

/**
 * Times of the editor's search on each database, in milliseconds.
 *
 * @param {Awaited<ReturnType<typeof import('./search.mjs').measureSearch>>} sites
 */
export function printSearch(sites) {
  for (const { name, rows } of sites) {
    const cells = rows.map(({ what, query, total, cpu, first, median, p95, most }) => [
      ...[`${what} (${query})`, total],
      ...[cpu, first, median, p95, most].map((time) => time.toFixed(0)),
    ]);
    console.log(
      `\nSearch on ${name}, ms\n${table(['query', 'found', 'CPU', 'first', 'p50', 'p95', 'max'], cells)}`,
    );
  }
}
