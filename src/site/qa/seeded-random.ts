/** Random numbers in [0, 1) from a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Replaces the document's random sources with seeded ones.
 *
 * @returns a function that restores them
 */
export function seedDocument(seed: number): () => void {
  const next = seededRandom(seed);
  const { random } = Math;
  Math.random = next;
  const fill = <List extends ArrayBufferView>(list: List): List => {
    const bytes = new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
    for (const index of bytes.keys()) bytes[index] = Math.floor(next() * 256);
    return list;
  };
  Object.defineProperty(crypto, 'getRandomValues', { configurable: true, value: fill });
  Object.defineProperty(crypto, 'randomUUID', {
    configurable: true,
    value: () => uuid(fill(new Uint8Array(16))),
  });
  return () => {
    Math.random = random;
    // Deleting the own property uncovers the prototype's function.
    Reflect.deleteProperty(crypto, 'getRandomValues');
    Reflect.deleteProperty(crypto, 'randomUUID');
  };
}

/** UUID of version 4. */
function uuid(bytes: Uint8Array): string {
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[Number(`0x${digits[16]}`) % 4];
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant}$4-$5`);
}
