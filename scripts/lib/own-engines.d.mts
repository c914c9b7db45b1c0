export interface OwnEngine {
  name: string;
  dataDir: string;
  /** Settings of the server. */
  env: Record<string, string>;
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}

export function openEngines(only?: string, options?: { durable?: boolean }): Promise<OwnEngine[]>;
