/**
 * Computes a value once for each object, and keeps it as long as the object is in use. Neither may be changed afterwards.
 * @returns the function with a memory
 * @example
 * const longest = memoize((texts: readonly string[]) => Math.max(...texts.map(({ length }) => length)));
 */
export function memoize<K extends object, V>(compute: (object: K) => V): (object: K) => V {
  const known = new WeakMap<K, { value: V }>();
  return (object) => {
    const found = known.get(object) ?? { value: compute(object) };
    known.set(object, found);
    return found.value;
  };
}
