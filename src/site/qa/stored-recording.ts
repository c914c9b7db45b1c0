import type { MaskPair } from '#machines/trace/masks.ts';
import type { Trace } from '#schemas/trace.ts';

/** A recording that continues in the next document of this tab. */
export interface StoredRecording {
  trace: Trace;
  /**
   * Replacements of masked texts, so that the next document uses the same ones. They never leave the tab and are
   * deleted when the recording ends.
   */
  masks: readonly MaskPair[];
}

const key = 'qa-recording';

/** Undefined if no recording is active. */
export function readStoredRecording(): StoredRecording | undefined {
  const stored = sessionStorage.getItem(key);
  return stored === null ? undefined : JSON.parse(stored);
}

export const storeRecording = (stored: StoredRecording): void =>
  sessionStorage.setItem(key, JSON.stringify(stored));

export const deleteStoredRecording = (): void => sessionStorage.removeItem(key);
