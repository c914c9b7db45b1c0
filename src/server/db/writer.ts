import { setImmediate } from 'node:timers/promises';
import type { ControlledTransaction, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * A write job. It runs inside a transaction and awaits only queries of `tx`; anything else would delay every
 * other writer. It can be rolled back and run again, so it must have no other effects.
 */
export type Job<T> = (tx: Kysely<Tables>) => Promise<T>;

export interface Writer {
  /**
   * Resolves after the commit that includes the job. Rejects if the job or the commit failed; nothing is
   * stored then.
   */
  write<T>(job: Job<T>): Promise<T>;
  /** Number of jobs that wait for a transaction. */
  waiting(): number;
  /** Refuses further jobs and resolves when the waiting ones are done. */
  close(): Promise<void>;
}

/**
 * Maximum number of jobs per transaction. SQLite runs on this thread: a larger batch would block readers too
 * long.
 */
export const batchSize = 200;

/** Maximum number of jobs that wait. More of them would wait longer than their visitors do. */
export const longestQueue = 2_000;

/** Times that a batch is tried which deadlocks with other processes. */
const mostAttempts = 5;

interface Waiting {
  /** Runs the job; the returned function acknowledges it. */
  run(tx: Kysely<Tables>): Promise<() => void>;
  reject(error: unknown): void;
}

/**
 * Creates the single writer. All waiting jobs share one transaction, because a commit costs a disk flush however much
 * is in it. If one of them fails, all of them run again, each in its own savepoint, so that only the failing job is
 * undone: savepoints for every job would double the statements, and failures are rare.
 *
 * @returns a writer whose `write` resolves after the commit: only then may a submission be acknowledged
 */
export function createWriter(db: Kysely<Tables>): Writer {
  const queue: Waiting[] = [];
  let working: Promise<void> | undefined;
  let closed = false;

  async function work(): Promise<void> {
    while (queue.length > 0) {
      // Lets requests that arrived together join this batch, and lets other requests run between two batches.
      await setImmediate();
      await commitTogether(db, queue.splice(0, batchSize));
    }
    // Must happen in the same turn as the last check of the queue, or a job added now would never run.
    working = undefined;
  }

  function write<T>(job: Job<T>): Promise<T> {
    if (closed) return Promise.reject(new Error('The database is closed: no further writes are possible'));
    if (queue.length >= longestQueue)
      return Promise.reject(new Error(`The database has more than ${longestQueue} writes waiting`));
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const run = async (tx: Kysely<Tables>) => {
      const result = await job(tx);
      return () => resolve(result);
    };
    queue.push({ run, reject });
    working ??= work();
    return promise;
  }

  async function close(): Promise<void> {
    closed = true;
    await working;
  }

  return { write, waiting: () => queue.length, close };
}

/** Commits a batch and tells every job its outcome. After a deadlock all jobs run again, because none of them has failed. */
async function commitTogether(db: Kysely<Tables>, batch: readonly Waiting[], attempt = 1): Promise<void> {
  let tx: ControlledTransaction<Tables> | undefined;
  try {
    tx = await db.startTransaction().execute();
    let outcomes = await runAll(tx, batch);
    if (!outcomes) {
      await tx.rollback().execute();
      tx = await db.startTransaction().execute();
      outcomes = [];
      for (const job of batch) outcomes.push(await runAlone(tx, job));
    }
    await tx.commit().execute();
    for (const tell of outcomes) tell();
  } catch (error) {
    const runsAgain = isDeadlock(error) && attempt < mostAttempts;
    if (!runsAgain) for (const job of batch) job.reject(error);
    // Rolling back fails if the connection is lost; the engine has rolled back by itself then.
    await tx
      ?.rollback()
      .execute()
      .catch(() => {});
    if (runsAgain) await commitTogether(db, batch, attempt + 1);
  }
}

/** PostgreSQL broke this transaction off, because it and another process's waited for each other. */
const isDeadlock = (error: unknown) => error instanceof Error && 'code' in error && error.code === '40P01';

/** Runs jobs in order. Returns `undefined` as soon as one of several fails; `tx` must be rolled back then. */
async function runAll(
  tx: ControlledTransaction<Tables>,
  batch: readonly Waiting[],
): Promise<(() => void)[] | undefined> {
  const acknowledgements: (() => void)[] = [];
  try {
    for (const job of batch) acknowledgements.push(await job.run(tx));
    return acknowledgements;
  } catch (error) {
    if (batch.length === 1 || isDeadlock(error)) throw error;
    return undefined;
  }
}

/**
 * Runs a job in a savepoint. A failing job is undone, and rejected after the commit; only a deadlock or a broken transaction
 * throws.
 */
async function runAlone(tx: ControlledTransaction<Tables>, job: Waiting): Promise<() => void> {
  const inJob = await tx.savepoint('job').execute();
  try {
    return await job.run(inJob);
  } catch (error) {
    await inJob.rollbackToSavepoint('job').execute();
    if (isDeadlock(error)) throw error;
    return () => job.reject(error);
  } finally {
    await inJob.releaseSavepoint('job').execute();
  }
}
