import type { Visit } from '../visit.ts';

/** A complete visit for one purpose. */
export interface Journey {
  /** Name of its file. */
  name: string;
  viewport?: { width: number; height: number };
  /** False for pages with movements that never end. Their recordings have no looks. */
  looks?: false;
  run: (visit: Visit, origin: string) => Promise<void>;
}
