import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { beforeDeadline } from '#lib/before-deadline.ts';
import type { Breaker } from '#lib/breaker.ts';
import { DatabaseAwayError } from './engine.ts';

interface GuardedPoolOptions {
  /** Of the server, shared by its pools. */
  breaker: Breaker;
  /** Milliseconds after which a query fails and its connection is closed; undefined for none. */
  timeLimit: () => number | undefined;
  /**
   * The statements that may run again on a new connection if theirs was lost: those that change nothing and belong to no
   * transaction.
   */
  repeats: (statement: string) => boolean;
}

/**
 * Wraps a pool so that no query waits for a server that does not answer. Kysely and pg wait for ever: a frozen server or
 * a lost network closes no connection. A query that ends without an answer takes its connection with it.
 */
export function guardPool(pool: pg.Pool, options: GuardedPoolOptions): PostgresPool {
  const { breaker } = options;

  /** Runs a query, or waits for a connection. It fails when the breaker opens, or after `limit` milliseconds. */
  async function guarded<T>(
    work: () => Promise<T>,
    { limit, isQuery = true }: { limit?: number | undefined; isQuery?: boolean },
  ): Promise<T> {
    const end = breaker.begin('');
    if (!end) throw new DatabaseAwayError();
    const { promise: lost, reject } = Promise.withResolvers<never>();
    const lose = () => reject(new DatabaseAwayError());
    const timer = limit === undefined ? undefined : setTimeout(lose, limit);
    const stop = breaker.onOpen(lose);
    try {
      const result = await Promise.race([work(), lost]);
      // An idle connection comes from the pool without an answer of the server.
      end(isQuery ? true : undefined);
      return result;
    } catch (error) {
      const away = asAway(error);
      end(away === undefined);
      throw away ?? error;
    } finally {
      clearTimeout(timer);
      stop();
    }
  }

  async function connect(): Promise<PostgresPoolClient> {
    const connecting: Promise<PostgresPoolClient> = pool.connect();
    try {
      return await guarded(() => connecting, { isQuery: false });
    } catch (error) {
      // It may still succeed, and must not occupy a place in the pool then.
      connecting.then((client) => client.release()).catch(() => {});
      throw error;
    }
  }

  async function guardedClient(): Promise<PostgresPoolClient> {
    let client = await connect();
    let isLost = false;
    /** The connection went back to the pool, and no other came. The pool refuses it a second time. */
    let isReturned = false;

    async function run<R>(
      statement: string,
      parameters: readonly unknown[],
    ): Promise<PostgresQueryResult<R>> {
      try {
        return await guarded(() => client.query<R>(statement, parameters), { limit: options.timeLimit() });
      } catch (error) {
        if (!(error instanceof DatabaseAwayError)) throw error;
        isLost = true;
        // A restarted server has closed the connections of the pool, and answers on new ones.
        if (breaker.isOpen() || error.cause === undefined || !options.repeats(statement)) throw error;
        client.release(true);
        isReturned = true;
        client = await connect();
        isReturned = false;
        isLost = false;
        return guarded(() => client.query<R>(statement, parameters), { limit: options.timeLimit() });
      }
    }

    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(
      statement: string | PostgresCursor<R>,
      parameters: readonly unknown[] = [],
    ): PostgresCursor<R> | Promise<PostgresQueryResult<R>> {
      if (typeof statement !== 'string') throw new TypeError('Cursors have no time limit');
      return run<R>(statement, parameters);
    }

    const release = (destroy?: boolean) => {
      if (!isReturned) client.release(destroy || isLost);
    };
    return { query, release };
  }

  return { connect: guardedClient, end: () => closeSoon(pool.end()), options: pool.options };
}

/** Milliseconds that closing waits for a server that may be frozen. */
const closingLimit = 2_000;

/** Waits for connections to close, but not for ever. */
export async function closeSoon(closing: Promise<void>): Promise<void> {
  await beforeDeadline(closing, AbortSignal.timeout(closingLimit));
}

/** SQLSTATE codes of a server that stops, has crashed or is starting. It answers, but no query. */
const awayCodes = new Set(['57P01', '57P02', '57P03']);

/**
 * True if the server answered, even with an error.
 * @param error thrown by pg
 */
export function isAnswer(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code) && !awayCodes.has(code);
}

/** The error of a query that ended without an answer; undefined if the server answered. */
function asAway(error: unknown): DatabaseAwayError | undefined {
  if (error instanceof DatabaseAwayError) return error;
  return isAnswer(error) ? undefined : new DatabaseAwayError({ cause: error });
}
