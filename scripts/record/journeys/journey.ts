import type { Visit } from '../visit.ts';

/** A complete visit for one purpose. */
export interface Journey {
  /** Name of its file. */
  name: string;
  viewport?: { width: number; height: number };
  /** False if something in it moves that no look can settle. */
  looks?: false;
  run: (visit: Visit, origin: string) => Promise<void>;
}
