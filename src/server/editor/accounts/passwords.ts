import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { extname, join } from 'node:path';
import Tinypool from 'tinypool';
import { createGate } from '../../limits/gate.ts';
import type { ScryptCost, ScryptTask } from './scrypt-worker.ts';

/**
 * Hashes and verifies passwords. Injected, so that tests can use a fast implementation.
 * @throws OverloadError when too many passwords are being hashed
 */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether a password matches a hash. Takes as long as `hash`. */
  verify(attempt: { hash: string; password: string }): Promise<boolean>;
}

/** 32 MB and about 0.1 s of one core, as the OWASP Password Storage Cheat Sheet recommends. */
const usualCost: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };
const keyLength = 32;

const threads = 2;
/** About half a second of waiting. */
const queueLength = 8;
/** Further places of the queue, which strangers cannot take. */
const reservedPlaces = 4;
/** Seconds after which a refused client may try again; by then a full queue is empty. */
const retryAfter = 2;
/** Milliseconds after which an idle thread ends. */
const idleTimeout = 60_000;

const strangers = new AsyncLocalStorage<true>();

/**
 * Runs a job whose passwords come from anyone: they cannot take the reserved places of the queue. A flood of sign-ins
 * therefore leaves room for browsers that have signed in before, for password changes and for valid links.
 */
export const hashForStranger = <T>(job: () => Promise<T>): Promise<T> => strangers.run(true, job);

/** The worker's file: beside this one in the sources, and beside the server's bundle in `dist/server`. */
const workerFile = join(import.meta.dirname, `scrypt-worker${extname(import.meta.filename)}`);

/**
 * Scrypt in two worker threads of its own, with a short queue: a flood of sign-ins delays neither files nor
 * the compression of pages, which share libuv's thread pool. The hash includes its parameters,
 * `scrypt$N$r$p$salt$key`, so that the cost can be raised later.
 * @param cost cost of new hashes
 */
export function createScryptPasswords(cost: ScryptCost = usualCost): Passwords {
  const pool = new Tinypool({
    filename: workerFile,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout,
  });
  const gate = createGate({ atOnce: threads, queueLength: queueLength + reservedPlaces, retryAfter });

  /** NFKC makes equivalent characters equal, whichever keyboard produces them. */
  const keyOf = async (password: string, salt: Uint8Array, of: ScryptCost): Promise<Uint8Array> => {
    const task: ScryptTask = { password: password.normalize('NFKC'), salt, keyLength, cost: of };
    return gate(() => pool.run(task), strangers.getStore() && queueLength);
  };

  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      const key = await keyOf(password, salt, cost);
      const { N, r, p } = cost;
      return ['scrypt', N, r, p, salt.toString('base64url'), Buffer.from(key).toString('base64url')].join(
        '$',
      );
    },
    verify: async ({ hash, password }) => {
      const [kind, N, r, p, salt, key] = hash.split('$');
      if (kind !== 'scrypt' || !salt || !key) return false;
      const made = await keyOf(password, Buffer.from(salt, 'base64url'), {
        N: Number(N),
        r: Number(r),
        p: Number(p),
      });
      const stored = Buffer.from(key, 'base64url');
      return stored.length === made.length && timingSafeEqual(stored, made);
    },
  };
}

/** All sites of a process share the two threads. */
export const scryptPasswords: Passwords = createScryptPasswords();
