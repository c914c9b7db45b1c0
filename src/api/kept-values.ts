/**
 * Values by key, as JSON holds them. They may outlive the program that wrote them: whoever takes one out reads it like
 * anything that comes from outside.
 */
export interface KeptValues {
  /** Undefined when nothing is kept under this key. */
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  delete(key: string): void;
}

/** Keeps the newest `capacity` values until the program ends. */
export function keepInMemory(capacity: number): KeptValues {
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
