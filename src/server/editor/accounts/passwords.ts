import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Turns passwords into what may be stored, and compares. Injected: tests need no slow one. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether a hash was made of a password. Takes as long as `hash`. */
  verify(attempt: { hash: string; password: string }): Promise<boolean>;
}

interface Cost {
  N: number;
  r: number;
  p: number;
}

/** 32 MB and about a tenth of a second of one core, as OWASP's cheat sheet on storing passwords asks. */
const cost: Cost = { N: 2 ** 15, r: 8, p: 3 };
const keyLength = 32;

const derive = promisify<string, Buffer, number, Cost & { maxmem: number }, Buffer>(scrypt);

/** Off this thread: visitors are served meanwhile. Signs that look alike count as the same, however a keyboard writes them. */
const keyOf = (password: string, salt: Buffer, { N, r, p }: Cost) =>
  derive(password.normalize('NFKC'), salt, keyLength, { N, r, p, maxmem: 256 * N * r });

/** Scrypt. A hash tells how it was made, `scrypt$N$r$p$salt$key`, so that the cost can be raised one day. */
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
