import { scryptSync } from 'node:crypto';
import { setPriority } from 'node:os';

/** One derivation of a key from a password. */
export interface ScryptTask {
  password: string;
  salt: Uint8Array;
  keyLength: number;
  cost: ScryptCost;
}

export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

// On Linux, process 0 is the calling thread: pages come first when the cores are busy. Elsewhere it would be
// the whole process.
if (process.platform === 'linux') setPriority(0, 5);

/** Runs in a worker thread of `passwords.ts`, because scrypt in libuv's thread pool delays all file access. */
export default function deriveKey({ password, salt, keyLength, cost }: ScryptTask): Uint8Array {
  const { N, r, p } = cost;
  return new Uint8Array(scryptSync(password, salt, keyLength, { N, r, p, maxmem: 256 * N * r }));
}
