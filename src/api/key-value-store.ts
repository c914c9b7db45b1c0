/**
 * A key-value store of JSON values. Values may outlive the process that wrote them, so readers must parse them like
 * any external input.
 */
export interface KeyValueStore {
  /** @returns `undefined` if the key is unknown */
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  delete(key: string): void;
}

/** A store in memory that holds the `capacity` most recent values. */
export function createMemoryStore(capacity: number): KeyValueStore {
  const values = new Map<string, unknown>();
  return {
    get: (key) => values.get(key),
    set(key, value) {
      values.delete(key);
      values.set(key, value);
      const oldest = values.keys().next().value;
      if (values.size > capacity && oldest !== undefined) values.delete(oldest);
    },
    delete: (key) => {
      values.delete(key);
    },
  };
}
