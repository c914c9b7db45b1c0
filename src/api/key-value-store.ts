import { LRUCache } from 'lru-cache';

/**
 * A key-value store of JSON values. Values may outlive the process that wrote them, so readers must parse them like
 * any external input.
 */
export interface KeyValueStore {
  /** @returns `undefined` if the key is unknown */
  get(key: string): unknown;
  set(key: string, value: NonNullable<unknown>): void;
  delete(key: string): void;
}

/**
 * @param capacity number of values
 * @returns a store that holds the most recently written values in memory
 */
export function createMemoryStore(capacity: number): KeyValueStore {
  const values = new LRUCache<string, NonNullable<unknown>>({ max: capacity });
  return {
    // Unlike `get`, `peek` does not extend the life of a value.
    get: (key) => values.peek(key),
    set: (key, value) => values.set(key, value),
    delete: (key) => values.delete(key),
  };
}
