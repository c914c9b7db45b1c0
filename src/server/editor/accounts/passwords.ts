import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Hashes and verifies passwords. Injected, so that tests can use a fast implementation. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether a password matches a hash. Takes as long as `hash`. */
  verify(attempt: { hash: string; password: string }): Promise<boolean>;
}

interface Cost {
  N: number;
  r: number;
  p: number;
}

/** 32 MB and about 0.1 s of one core, as the OWASP Password Storage Cheat Sheet recommends. */
const cost: Cost = { N: 2 ** 15, r: 8, p: 3 };
const keyLength = 32;

const derive = promisify<string, Buffer, number, Cost & { maxmem: number }, Buffer>(scrypt);

/** Runs off the main thread. NFKC makes equivalent characters equal, whichever keyboard produces them. */
const keyOf = (password: string, salt: Buffer, { N, r, p }: Cost) =>
  derive(password.normalize('NFKC'), salt, keyLength, { N, r, p, maxmem: 256 * N * r });

/**
 * Scrypt. The hash includes its parameters, `scrypt$N$r$p$salt$key`, so that the cost can be raised later.
 */
export const scryptPasswords: Passwords = {
  hash: async (password) => {
    const salt = randomBytes(16);
    const key = await keyOf(password, salt, cost);
    const { N, r, p } = cost;
    return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
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
