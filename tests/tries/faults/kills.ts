import { setTimeout as sleep } from 'node:timers/promises';
import { type OwnEngine, openEngines } from '../../../scripts/lib/own-engines.mjs';
import { outcomeOf, type Try, type TryContext } from '../try.ts';
import { Ledger } from './ledger.ts';

const connections = 8;
/** A server is killed before it acknowledges more. */
const mostAcknowledged = 60;
/** Number of acknowledged submissions of the previous run that are retried. */
const repeatedAcknowledged = 4;

/** Settings of a site without content, which starts fastest. */
const empty = { DEMO: 'off', SMTP_URL: '', MAIL_TO: '' };

/** In parts, so that an interrupted run loses less. */
const parts = [1, 2, 3, 4];
const killsOfPart = 50;

/** 200 kills (SIGKILL) of servers that take submissions of all three forms, each on the database of the killed one. */
export const kills: readonly Try[] = (['sqlite', 'postgres'] as const).flatMap((engine) =>
  parts.map((part) => ({
    name: `kill -9 during submissions, ${engine}, part ${part} of ${parts.length}: nothing acknowledged is lost, changed or doubled`,
    run: async (context: TryContext) => {
      const [database] = await openEngines(engine);
      if (!database) return { skipped: `${engine} cannot be started` };
      try {
        return await killRepeatedly(context, database, killsOfPart);
      } finally {
        await database.close();
      }
    },
  })),
);

async function killRepeatedly(context: TryContext, engine: OwnEngine, count: number) {
  const trial = new Trial(context, engine);
  for (let kill = 1; kill <= count; kill++) {
    await trial.killOnce(kill);
    context.note(`${kill} of ${count} kills, ${trial.acknowledged} acknowledged`);
  }
  await trial.finish();
  const { acknowledged, unanswered, storedUnanswered, faults } = trial;
  return outcomeOf(
    faults,
    `${count} kills, ${acknowledged} acknowledged; ${unanswered} on their way, ${storedUnanswered} of them stored`,
  );
}

/** The kills of one database engine. */
class Trial {
  readonly faults: string[] = [];
  acknowledged = 0;
  unanswered = 0;
  storedUnanswered = 0;
  private sentInAll = 0;
  private last: Ledger | undefined;
  private readonly context: TryContext;
  private readonly engine: OwnEngine;

  constructor(context: TryContext, engine: OwnEngine) {
    this.context = context;
    this.engine = engine;
  }

  /** Starts the server, checks the data of the previous one, and kills it during its work. */
  async killOnce(number: number): Promise<void> {
    const server = await this.start();
    if (this.last) await this.check(this.last, server.origin);
    const ledger = new Ledger(`${this.engine.name}-${number}`);
    this.last = ledger;
    let isOver = false;
    const working = ledger.submitUntilKilled(server.origin, connections).then(() => {
      isOver = true;
    });
    // A random moment, including right after the start.
    const enough = Math.random() * mostAcknowledged;
    while (!isOver && ledger.acknowledged <= enough) await sleep(2);
    if (isOver) this.faults.push(`${ledger.run}: the server ended by itself`);
    server.kill('SIGKILL');
    await Promise.all([working, server.ended]);
  }

  /** Checks the last run, then all runs together. */
  async finish(): Promise<void> {
    const server = await this.start();
    if (this.last) await this.check(this.last, server.origin);
    server.kill('SIGTERM');
    await server.ended;
    const [counted = {}] = await this.engine.query(
      'select count(*) as stored, count(distinct reference) as receipts, (select count(*) from idempotency_key) as keys from submission',
    );
    for (const [what, count] of Object.entries(counted))
      if (Number(count) !== this.sentInAll)
        this.faults.push(`in all ${this.sentInAll} were sent, and there are ${count} ${what}`);
    if (this.engine.name !== 'SQLite') return;
    const [row] = await this.engine.query('pragma integrity_check');
    if (row?.integrity_check !== 'ok') this.faults.push(`the file is damaged: ${row?.integrity_check}`);
  }

  private start() {
    return this.context.startServer({ ...empty, ...this.engine.env, DATA_DIR: this.engine.dataDir });
  }

  /** Compares the submissions of the previous server with the stored ones, and retries the unacknowledged. */
  private async check(ledger: Ledger, origin: string): Promise<void> {
    const { run, sent, faults } = ledger;
    const unanswered = sent.filter(({ reference }) => !reference);
    const before = await this.storedOf(run);
    const lost = sent.filter(({ name, reference }) => reference && !before.has(name));
    for (const { name } of lost) this.faults.push(`${name} was acknowledged and is lost`);
    this.unanswered += unanswered.length;
    this.acknowledged += sent.length - unanswered.length;
    this.storedUnanswered += unanswered.filter(({ name }) => before.has(name)).length;

    await ledger.repeat(origin, [...unanswered, ...sent.slice(0, repeatedAcknowledged)]);
    this.faults.push(...faults);
    const after = await this.storedOf(run);
    for (const { name, call, reference } of sent.filter((item) => !lost.includes(item))) {
      const rows = after.get(name) ?? [];
      const [row] = rows;
      if (!row || rows.length !== 1) this.faults.push(`${name} is stored ${rows.length} times`);
      else if (row.reference !== reference || row.call !== call)
        this.faults.push(`${name} is stored as ${row.call} ${row.reference}, not ${call} ${reference}`);
    }
    if (after.size !== sent.length)
      this.faults.push(`${run}: ${sent.length} were sent, ${after.size} are stored`);
    this.sentInAll += sent.length;
  }

  /** Stored rows of one run by applicant name. */
  private async storedOf(run: string) {
    const rows = await this.engine.query(
      `select call, reference, body from submission where body like '%"name":"${run}-%'`,
    );
    return Map.groupBy(rows, ({ body }): string => JSON.parse(String(body)).name);
  }
}
