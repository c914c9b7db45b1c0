import type { MaskPair } from '#machines/trace/masks.ts';
import type { Trace } from '#schemas/trace.ts';

/** A recording that goes on in the next document of this tab. */
export interface Kept {
  trace: Trace;
  /** What stands for what, so that it is the same there. It never leaves the tab, and goes when the recording ends. */
  masks: readonly MaskPair[];
}

const key = 'qa-recording';

/** Undefined where none runs. */
export function readKept(): Kept | undefined {
  const kept = sessionStorage.getItem(key);
  return kept === null ? undefined : JSON.parse(kept);
}

export const keep = (kept: Kept): void => sessionStorage.setItem(key, JSON.stringify(kept));

export const forgetKept = (): void => sessionStorage.removeItem(key);
