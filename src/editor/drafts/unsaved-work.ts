import * as z from 'zod';
import { attempt } from '#lib/attempt.ts';
import { entrySchema } from '#schemas/entry.ts';

const unsavedSchema = z.object({
  entry: entrySchema.nullable(),
  /** From what it was made; absent where there was nothing. */
  base: entrySchema.nullish(),
  /** ISO 8601. */
  at: z.string(),
});

/** Work that the server has not got. */
export type Unsaved = z.output<typeof unsavedSchema>;

/** Work of one entry on this device, the newest first. */
export interface UnsavedWork {
  read: () => readonly Unsaved[];
  keep: (work: readonly Unsaved[]) => void;
}

/** As many as are worth asking about. */
const most = 3;

/**
 * Unsaved work under a key of `localStorage`; what does not fit any more is left out. Storage may refuse at any time
 * (private windows, full disks, settings): then the work is only on the screen.
 */
export function createUnsavedWork(key: string, storage: () => Storage): UnsavedWork {
  return {
    read: () => {
      const kept = attempt(() => JSON.parse(storage().getItem(key) ?? '[]'));
      if (!Array.isArray(kept)) return [];
      return kept.flatMap((one) => unsavedSchema.safeParse(one).data ?? []);
    },
    keep: (work) =>
      attempt(() =>
        work.length ? storage().setItem(key, JSON.stringify(work.slice(0, most))) : storage().removeItem(key),
      ),
  };
}
