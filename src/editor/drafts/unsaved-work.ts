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
  /** Stores the work within a quarter of a second; removes it immediately if there is none. */
  store: (work: readonly Unsaved[]) => void;
  /** Stores delayed work immediately. */
  flush: () => void;
}

/** Limit of stored items, to avoid too many questions. */
const maxItems = 3;
/**
 * Delay from a change to its copy on the device, in milliseconds. At each key, the copy of a page of 200 blocks would take
 * longer than the rest. If the browser is killed, the text of this time is lost; if the page is closed or hidden, nothing is.
 */
const storeDelay = 250;

/**
 * Stores unsaved work under a key of `localStorage` and drops the oldest items over the limit. Storage can fail at any
 * time (private windows, full disks, settings); then the work exists only on the screen.
 */
export function createUnsavedWork(key: string, storage: () => Storage): UnsavedWork {
  let waiting: readonly Unsaved[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const work = waiting;
    waiting = undefined;
    if (work) attempt(() => storage().setItem(key, JSON.stringify(work.slice(0, maxItems))));
  };
  return {
    read: () => {
      const stored = attempt(() => JSON.parse(storage().getItem(key) ?? '[]'));
      if (!Array.isArray(stored)) return [];
      return stored.flatMap((one) => unsavedSchema.safeParse(one).data ?? []);
    },
    store: (work) => {
      waiting = work.length ? work : undefined;
      // Does not start again at each change: someone who types without a pause is copied too.
      if (waiting) timer ??= setTimeout(flush, storeDelay);
      else {
        flush();
        attempt(() => storage().removeItem(key));
      }
    },
    flush,
  };
}
