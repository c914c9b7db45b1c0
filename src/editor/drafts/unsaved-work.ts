import * as z from 'zod';
import { attempt } from '#lib/attempt.ts';
import { entrySchema } from '#schemas/entry.ts';

const unsavedSchema = z.object({
  entry: entrySchema.nullable(),
  /** State that the work is based on; absent if the entry did not exist. */
  base: entrySchema.nullish(),
  /** Time of the last change, ISO 8601. */
  at: z.string(),
  /** The version of a colleague in the fields that both have changed. */
  contested: z
    .object({
      base: entrySchema.nullish(),
      theirs: entrySchema,
      by: z.string().optional(),
      at: z.string().optional(),
    })
    .optional(),
  /** The version that was not chosen, until a save has carried it to the history. */
  unchosen: entrySchema.optional(),
});

/** Work that is not saved on the server. */
export type Unsaved = z.output<typeof unsavedSchema>;

/** Unsaved work on one entry, stored on this device, newest first. */
export interface UnsavedWork {
  read: () => readonly Unsaved[];
  store: (work: readonly Unsaved[]) => void;
}

/** Limit of stored items, to avoid too many questions. */
const maxItems = 3;

/**
 * Stores unsaved work under a key of `localStorage` and drops the oldest items over the limit. Storage can fail at any
 * time (private windows, full disks, settings); then the work exists only on the screen.
 */
export function createUnsavedWork(key: string, storage: () => Storage): UnsavedWork {
  return {
    read: () => {
      const stored = attempt(() => JSON.parse(storage().getItem(key) ?? '[]'));
      if (!Array.isArray(stored)) return [];
      return stored.flatMap((one) => unsavedSchema.safeParse(one).data ?? []);
    },
    store: (work) =>
      attempt(() =>
        work.length
          ? storage().setItem(key, JSON.stringify(work.slice(0, maxItems)))
          : storage().removeItem(key),
      ),
  };
}
