import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../bench/site-server.mjs';
import { createLedger } from './ledger.mjs';

const connections = 12;
/** A server is killed before it acknowledges more. */
const mostAcknowledged = 300;
/** Number of acknowledged submissions of the previous run that are retried. */
const repeatedAcknowledged = 10;

/**
 * The kills of one database engine. Each server starts on the database of the killed one.
 *
 * @param {{ engine: import('../lib/own-engines.mjs').Engine, program: string }} options
 */
export function createTrial({ engine, program }) {
  const totals = { kills: 0, acknowledged: 0, unanswered: 0, storedUnanswered: 0 };
  const faults = [];
  let sentInAll = 0;
  let last;

  const start = () =>
    startServer({
      program,
      data: engine.dataDir,
      env: { DEMO: 'off', RATE_LIMIT: 'off', SMTP_URL: '', MAIL_TO: '', ...engine.env },
    });

  /**
   * Compares the acknowledged submissions of the previous server with the stored ones, and retries the unacknowledged.
   */
  async function check(ledger, origin) {
    const { run, sent } = ledger;
    const unanswered = sent.filter(({ reference }) => !reference);
    const before = await storedOf(run);
    const lost = sent.filter(({ name, reference }) => reference && !before.has(name));
    for (const { name } of lost) faults.push(`${name} was acknowledged and is lost`);
    totals.unanswered += unanswered.length;
    totals.acknowledged += sent.length - unanswered.length;
    totals.storedUnanswered += unanswered.filter(({ name }) => before.has(name)).length;

    await ledger.repeat(origin, [...unanswered, ...sent.slice(0, repeatedAcknowledged)]);
    faults.push(...ledger.faults);
    const after = await storedOf(run);
    for (const { name, call, reference } of sent.filter((item) => !lost.includes(item))) {
      const rows = after.get(name) ?? [];
      if (rows.length !== 1) faults.push(`${name} is stored ${rows.length} times`);
      else if (rows[0].reference !== reference || rows[0].call !== call)
        faults.push(`${name} is stored as ${rows[0].call} ${rows[0].reference}, not ${call} ${reference}`);
    }
    if (after.size !== sent.length) faults.push(`${run}: ${sent.length} were sent, ${after.size} are stored`);
    sentInAll += sent.length;
  }

  /** Stored rows of one run by applicant name. */
  async function storedOf(run) {
    const rows = await engine.query(
      `select call, reference, body from submission where body like '%"name":"${run}-%'`,
    );
    return Map.groupBy(rows, ({ body }) => JSON.parse(body).name);
  }

  return {
    name: engine.name,
    totals,
    faults,
    /** Starts the server, checks the data of the previous one, and kills it during its work. */
    killOnce: async () => {
      const server = await start();
      if (last) await check(last, server.origin);
      const run = `${engine.name}-${++totals.kills}`;
      last = { run, ...createLedger(run) };
      const working = last.submitUntilKilled(server.origin, connections);
      let isOver = false;
      working.then(() => {
        isOver = true;
      });
      // A random moment, including right after the start.
      const enough = Math.random() * mostAcknowledged;
      while (!isOver && last.acknowledged() <= enough) await sleep(2);
      if (isOver) faults.push(`${run}: the server ended by itself`);
      process.kill(server.pid, 'SIGKILL');
      await working;
      await server.stop();
      return { acknowledged: totals.acknowledged, faults: faults.length };
    },
    /** Checks the last run, then all runs together. */
    finish: async () => {
      const server = await start();
      if (last) await check(last, server.origin);
      await server.stop();
      const [counted] = await engine.query(
        'select count(*) as stored, count(distinct reference) as receipts, (select count(*) from idempotency_key) as keys from submission',
      );
      for (const [what, count] of Object.entries(counted))
        if (Number(count) !== sentInAll)
          faults.push(`in all ${sentInAll} were sent, and there are ${count} ${what}`);
      if (engine.name === 'SQLite') {
        const [{ integrity_check: integrity }] = await engine.query('pragma integrity_check');
        if (integrity !== 'ok') faults.push(`the file is damaged: ${integrity}`);
      }
    },
  };
}
