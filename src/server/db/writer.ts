import { setImmediate } from 'node:timers/promises';
import type { ControlledTransaction, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Something to be written. It runs inside a transaction and awaits nothing but queries of `tx`: whatever else it
 * awaited, everyone who writes would wait for. It may run and be rolled back, and then run again, so it has no other
 * effects.
 */
export type Job<T> = (tx: Kysely<Tables>) => Promise<T>;

export interface Writer {
  /** Resolves after the commit that holds the job; rejects when the job or the commit failed, and nothing is stored. */
  write<T>(job: Job<T>): Promise<T>;
  /** Refuses further jobs and resolves when the waiting ones are done. */
  close(): Promise<void>;
}

/** Jobs in one transaction at most. SQLite works on this thread: a larger batch would hold up readers too long. */
const batchSize = 200;

interface Waiting {
  /** Runs the job; what comes back acknowledges it. */
  run(tx: Kysely<Tables>): Promise<() => void>;
  reject(error: unknown): void;
}

/**
 * The single writer. All waiting jobs share one transaction, because a commit costs a disk flush however much is in
 * it. When one of them fails they all run again, each in a savepoint of its own, so that it takes nothing else with it:
 * savepoints for every job would double the statements, and failures are rare.
 */
export function createWriter(db: Kysely<Tables>): Writer {
  const queue: Waiting[] = [];
  let working: Promise<void> | undefined;
  let closed = false;

  async function work(): Promise<void> {
    while (queue.length > 0) {
      // Lets the requests that arrived together join this batch, and others be served between two batches.
      await setImmediate();
      await commitTogether(db, queue.splice(0, batchSize));
    }
    // In the same turn as the last look at the queue, or a job that comes right now would wait for ever.
    working = undefined;
  }

  function write<T>(job: Job<T>): Promise<T> {
    if (closed) return Promise.reject(new Error('The database is closed: nothing can be written any more'));
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

  return { write, close };
}

async function commitTogether(db: Kysely<Tables>, batch: readonly Waiting[]): Promise<void> {
  let tx: ControlledTransaction<Tables> | undefined;
  try {
    tx = await db.startTransaction().execute();
    let acknowledgements = await runAll(tx, batch);
    if (!acknowledgements) {
      await tx.rollback().execute();
      tx = await db.startTransaction().execute();
      acknowledgements = [];
      for (const job of batch) acknowledgements.push(await runAlone(tx, job));
    }
    await tx.commit().execute();
    for (const acknowledge of acknowledgements) acknowledge();
  } catch (error) {
    // Jobs that failed by themselves are rejected already; a second rejection changes nothing.
    for (const job of batch) job.reject(error);
    // Rolling back fails when the connection is lost; then the engine has done it by itself.
    await tx
      ?.rollback()
      .execute()
      .catch(() => {});
  }
}

/** Runs jobs one after the other; undefined as soon as one of several fails, and what is in `tx` is worth nothing then. */
async function runAll(
  tx: ControlledTransaction<Tables>,
  batch: readonly Waiting[],
): Promise<(() => void)[] | undefined> {
  const acknowledgements: (() => void)[] = [];
  try {
    for (const job of batch) acknowledgements.push(await job.run(tx));
    return acknowledgements;
  } catch (error) {
    if (batch.length === 1) throw error;
    return undefined;
  }
}

/** Runs a job in a savepoint. A failing one is undone and rejected; only a broken transaction makes this throw. */
async function runAlone(tx: ControlledTransaction<Tables>, job: Waiting): Promise<() => void> {
  const inJob = await tx.savepoint('job').execute();
  try {
    return await job.run(inJob);
  } catch (error) {
    await inJob.rollbackToSavepoint('job').execute();
    job.reject(error);
    return () => {};
  } finally {
    await inJob.releaseSavepoint('job').execute();
  }
}
