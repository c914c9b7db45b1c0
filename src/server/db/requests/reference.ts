/** Returns `length` random bytes. Injected, so that tests are reproducible. */
export type Random = (length: number) => Uint8Array;

/** Crockford's base 32: no I, L, O or U, which are easily misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * @param random source of secure random bytes
 * @returns the reference shown to a visitor, such as `7K3M9-Q2XTA`: 50 random bits, so that references cannot be
 * guessed
 */
export function createReference(random: Random): string {
  const signs = Array.from(random(10), (byte) => alphabet[byte % alphabet.length]);
  return `${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`;
}

/** @returns an internal id: 128 random bits, hexadecimal */
export const createId = (random: Random): string => Buffer.from(random(16)).toString('hex');
