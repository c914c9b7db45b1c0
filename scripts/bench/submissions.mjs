import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openEngines } from '../lib/own-engines.mjs';
import { Problem } from '../lib/problem.mjs';
import { generateLoad } from './generate-load.mjs';
import { startServer } from './site-server.mjs';

/** Minimum gain of simultaneous submissions, which share a disk flush, over one flush each. */
export const submissionRatio = 2;

const connections = 32;
const rounds = 3;
/** Seconds of requests before a server is measured: the code of a new one is compiled by then. */
const warmUp = 4;
const limit = 1_000_000;

/**
 * Durable submissions per second on each database, compared with one flush per submission on the same disk. Measured
 * alternately; reports the round with the median ratio.
 *
 *
 * @param {{ program: string, seconds: number, only?: string, note: (text: string) => void }} options only: one engine
 *
 *
 * @returns {Promise<{ name: string, flushes: number, alone: number, together: number, ratio: number, overHttp: number,
 * allOverHttp: number[] }[]>} per second: flushes of a file that grows by one submission each time; sequential
 * submissions, 32 at a time, and over 32 connections to a server (in all rounds)
 */
export async function measureSubmissions({ program, seconds, only, note }) {
  const results = [];
  for (const engine of await openEngines(only, { durable: true })) {
    try {
      const measured = [];
      for (let round = 0; round <= rounds; round++) {
        note(`${engine.name}, round ${round} of ${rounds}`);
        measured.push(await measureRound(engine, { program, seconds }));
      }
      // The first round only warms up.
      measured.shift();
      const allOverHttp = measured.map(({ overHttp }) => overHttp);
      measured.sort((one, other) => one.ratio - other.ratio);
      results.push({ name: engine.name, ...measured[Math.floor(rounds / 2)], allOverHttp });
    } finally {
      await engine.close();
    }
  }
  return results;
}

async function measureRound(engine, { program, seconds }) {
  const flushes = await flushLoop(engine.dataDir, seconds);
  const source = await openSource(engine);
  const alone = await submit(source, 1, seconds);
  const together = await submit(source, connections, seconds);
  await source.close();
  const overHttp = await submitOverHttp(engine, { program, seconds });
  return { flushes, alone, together, ratio: together / alone, overHttp };
}

const name = 'createExhibitionBooking';

/** Address and body of a valid submission. */
async function submission() {
  const { calls, contractBase } = await import('#schemas/calls.ts');
  return { path: contractBase + calls[name].path, body: calls[name].example };
}

/** Appends one submission to a file and flushes it, repeatedly. */
async function flushLoop(folder, seconds) {
  const file = join(folder, 'flushes');
  const text = JSON.stringify((await submission()).body);
  const descriptor = openSync(file, 'w');
  const end = performance.now() + seconds * 1000;
  let count = 0;
  for (; performance.now() < end; count += 1) {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  }
  closeSync(descriptor);
  rmSync(file);
  return count / seconds;
}

/** Imports the server's TypeScript modules, which the project's Node runs directly. */
async function openSource({ dataDir, env }) {
  const [{ openDatabase }, { createEmbeddedSource }, { createTranslations }] = await Promise.all([
    import('#server/db/database.ts'),
    import('#server/db/embedded-source.ts'),
    import('#i18n/translations.ts'),
  ]);
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir });
  const source = createEmbeddedSource({
    database,
    clock: () => new Date(),
    timeZone: 'Asia/Shanghai',
    random: randomBytes,
    translations: createTranslations(),
    siteCode: 'official',
    zipOf: () => new Blob().stream(),
    report: () => {},
  });
  return { call: source.call, close: database.close };
}

/** Submissions per second with a number of concurrent callers. */
async function submit({ call }, callers, seconds) {
  const { body } = await submission();
  const began = performance.now();
  let count = 0;
  const work = async () => {
    for (; performance.now() < began + seconds * 1000; count += 1) {
      const answer = await call(name, body, { language: 'en-US', idempotencyKey: randomUUID() });
      if (!answer.ok) throw new Problem(`A submission failed: ${answer.failure.reason}`, 'Repair the writer');
    }
  };
  await Promise.all(Array.from({ length: callers }, work));
  return (count * 1000) / (performance.now() - began);
}

async function submitOverHttp({ dataDir, env }, { program, seconds }) {
  const settings = { DEMO: 'off', RATE_LIMIT: 'off', SMTP_URL: '', MAIL_TO: '', ...env };
  const server = await startServer({ program, data: dataDir, env: settings });
  try {
    const { path, body } = await submission();
    const plan = {
      origin: server.origin,
      path,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'current-language': 'en-US' },
      body: JSON.stringify(body),
      keyed: true,
      connections,
      seconds,
      limit,
    };
    await generateLoad({ ...plan, seconds: warmUp });
    const { requests, statuses, seconds: took } = await generateLoad(plan);
    if (statuses[200] !== requests)
      throw new Problem(`Submissions were answered ${JSON.stringify(statuses)}`, 'Repair the server');
    return requests / took;
  } finally {
    await server.stop();
  }
}
