/** Random bytes, as many as asked for. Injected, so that tests replay. */
export type Random = (length: number) => Uint8Array;

/** Digits and letters that nobody confuses when reading them out (Crockford's base 32: no I, L, O, U). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a visitor is told, `7K3M9-Q2XTA`: 50 random bits, so that nobody can guess the reference of another. */
export function createReference(random: Random): string {
  const signs = Array.from(random(10), (byte) => alphabet[byte % alphabet.length]);
  return `${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`;
}

/** An id that is never shown: 128 random bits, hexadecimal. */
export const createId = (random: Random): string => Buffer.from(random(16)).toString('hex');
