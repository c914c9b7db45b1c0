/** Source of random bytes; tests pass their own. */
export type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A unique id with a readable lower-case prefix: `online-booking-k3f9xw2m`. */
export function newId(
  readable: string,
  random: RandomBytes = (bytes) => crypto.getRandomValues(bytes),
): string {
  const words =
    readable
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const start = words.join('-').slice(0, 40).replace(/-$/, '');
  const end = [...random(new Uint8Array(8))].map((byte) => letters[byte % letters.length]).join('');
  return start === '' ? end : `${start}-${end}`;
}
