import { duration } from '../lib/progress.mjs';
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

/** Requests per second of processor time. */
export function printThroughput(results) {
  const rows = results.map((result) => [
    result.name,
    Math.round(result.perCpuSecond),
    Math.round(result.barePerCpuSecond),
    `${(result.ratio * 100).toFixed(1)} %`,
    kilobytes(result.bodyBytes),
    result.p50.toFixed(1),
    result.p99.toFixed(1),
    faults(result) || 'ok',
  ]);
  const head = ['', 'per CPU second', 'bare server', 'ratio', 'kB', 'p50 ms', 'p99 ms', ''];
  console.log(`\nRequests, beside a bare node:http server that sends as many bytes\n${table(head, rows)}`);
}

const faults = ({ errors, statuses }) =>
  [
    ...(errors > 0 ? [`${errors} errors`] : []),
    ...Object.entries(statuses)
      .filter(([status]) => status !== '200')
      .map(([status, count]) => `${count} × ${status}`),
  ].join('; ');

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

/** From the start of the process to the first page. */
export function printStart({ emptyDatabase, seededDatabase }) {
  console.log(
    `\nFirst 200 of / after ${duration(emptyDatabase)} on an empty database, ${duration(seededDatabase)} on a seeded one`,
  );
}
