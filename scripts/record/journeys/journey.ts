import type { Visit } from '../visit.ts';

/** What a visitor comes for, from its first page to its end. */
export interface Journey {
  /** Of its file. */
  name: string;
  viewport?: { width: number; height: number };
  run: (visit: Visit, origin: string) => Promise<void>;
}
