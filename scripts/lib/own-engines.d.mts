export interface OwnEngine {
  name: string;
  dataDir: string;
  /** Settings of the server. */
  env: Record<string, string>;
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  /** Of PostgreSQL: kills it and starts it as another process on another port, which it returns. */
  move?: () => Promise<number>;
  close: () => Promise<void>;
}

export function openEngines(only?: string, options?: { durable?: boolean }): Promise<OwnEngine[]>;
